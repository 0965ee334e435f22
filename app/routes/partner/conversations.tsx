import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { useActionData, useLoaderData, useNavigate } from '@remix-run/react';
import { noindexMeta, stylesheets } from '~/components/layout/page-meta';
import { ChatEnquiryForm } from '~/components/trade/conversation/chat-enquiry-form';
import css from '~/components/trade/conversation/conversation.css?url';
import { conversationKeys } from '~/components/trade/conversation/conversation-keys';
import type { RowView } from '~/components/trade/conversation/conversation-view';
import { ConversationStart } from '~/components/trade/conversation/conversations-page';
import type { EnquiryAnswer } from '~/components/trade/conversation/enquiry-answer';
import { chattingHotel } from '~/domain/conversation/chatting-hotel.server';
import { streamAccess } from '~/domain/conversation/stream-access.server';
import { serverTexts } from '~/locales/server';
import { errorPage } from '../forms/error-page.server';
import { readFormData } from '../forms/read-form.server';
import { answerEnquiry } from './answer-enquiry.server';
import { filterOf, loadRows } from './load-conversations.server';
import { loadEnquiry } from './load-enquiry.server';

export const handle = { i18n: ['conversation'], keys: conversationKeys };

export const links = stylesheets(css);

/**
 * `/partner/conversations`: all conversations of an agent, or of everybody for admins; `?hotel=` begins one, about the lead of `&lead=` if there
 * is one.
 */
export async function loader({ context, request }: LoaderFunctionArgs) {
	const title = serverTexts(context).t('conversation:title');
	const url = new URL(request.url);
	const toPage = errorPage(title);
	const list = await loadRows(context, filterOf(url)).catch(toPage);
	const hotelId = url.searchParams.get('hotel');
	const hotel = hotelId ? await chattingHotel(context, hotelId).catch(toPage) : null;
	const { today } = context;
	return json({
		title,
		list,
		hotel,
		query: url.searchParams.get('q') ?? '',
		today,
		about: hotel ? await loadEnquiry(context, hotel.id, url.searchParams.get('lead')).catch(toPage) : null,
		stream: streamAccess(context),
	});
}

/** A chat enquiry sent as a form: with script it returns the result, without it redirects to the conversation. */
export async function action({ context, request }: ActionFunctionArgs) {
	const answer = await answerEnquiry(context, await readFormData(request));
	if (answer.cid !== null && !request.headers.get('accept')?.includes('application/json'))
		throw redirect(`/partner/conversations/${answer.cid}`);
	return json(answer, { status: answer.cid === null ? 400 : 200 });
}

export default function Conversations() {
	const { list, query, today, hotel, about, stream } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const navigate = useNavigate();
	return (
		<ConversationStart
			list={{ rows: list.rows as RowView[], next: list.next }}
			query={query}
			today={today}
			inbox={{ base: '/partner/conversations', isHotel: false }}
			stream={stream}
		>
			{hotel && about ? (
				<ChatEnquiryForm
					hotelId={hotel.id}
					hotelName={hotel.name}
					about={about}
					answer={(answer ?? null) as EnquiryAnswer | null}
					onSent={(cid) => navigate(`/partner/conversations/${cid}`)}
				/>
			) : null}
		</ConversationStart>
	);
}

export const meta = noindexMeta;
