import {
	type ActionFunctionArgs,
	json,
	type LinksFunction,
	type LoaderFunctionArgs,
	redirect,
} from '@remix-run/cloudflare';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { readFormData } from '~/components/form/read-form.server';
import { pageMeta } from '~/components/layout/page-meta';
import { answerEnquiry } from '~/components/trade/conversation/answer-enquiry.server';
import css from '~/components/trade/conversation/conversation.css?url';
import { ConversationStart } from '~/components/trade/conversation/conversation-desk';
import { conversationKeys } from '~/components/trade/conversation/conversation-keys';
import type { RowView } from '~/components/trade/conversation/conversation-view';
import { filterOf, loadRows } from '~/components/trade/conversation/load-desk.server';
import { throwAsPage } from '~/components/trade/desk/answer-verb.server';
import { serverTexts } from '~/locales/server';

export const handle = { i18n: ['conversation'], keys: conversationKeys };

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: css }];

/** `/partner/conversations`: all conversations of an agent, or of everybody for admins. */
export async function loader({ context, request }: LoaderFunctionArgs) {
	const title = serverTexts(context.language).t('conversation:title');
	const url = new URL(request.url);
	try {
		const list = await loadRows(context, filterOf(url));
		return json({ title, list, query: url.searchParams.get('q') ?? '', today: context.today });
	} catch (error) {
		throwAsPage(error, title);
	}
}

/** A chat enquiry sent as a form: with script it answers what became of it, without it leads to the conversation. */
export async function action({ context, request }: ActionFunctionArgs) {
	const answer = await answerEnquiry(context, await readFormData(request));
	if (answer.cid !== null && !request.headers.get('accept')?.includes('application/json'))
		throw redirect(`/partner/conversations/${answer.cid}`);
	return json(answer, { status: answer.cid === null ? 400 : 200 });
}

export default function Conversations() {
	const { list, query, today } = useLoaderData<typeof loader>();
	return (
		<ConversationStart
			list={{ rows: list.rows as RowView[], next: list.next }}
			query={query}
			today={today}
			desk={{ base: '/partner/conversations', isHotel: false }}
		/>
	);
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
	pageMeta(matches, {
		title: data?.title ?? '',
		description: data?.title ?? '',
		path: '/partner/conversations',
		isNoindex: true,
	});
