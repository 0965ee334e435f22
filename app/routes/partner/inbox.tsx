import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { noindexMeta, stylesheets } from '~/components/layout/page-meta';
import messages from '~/components/trade/conversation/conversation.css?url';
import type { RowView } from '~/components/trade/conversation/conversation-view';
import { ConversationStart } from '~/components/trade/conversation/conversations-page';
import { InboxPage } from '~/components/trade/inbox/inbox-page';
import { LeadRequest } from '~/components/trade/inbox/lead-request';
import { RequestCard } from '~/components/trade/inbox/request-card';
import { EmptyState } from '~/components/trade/states';
import { streamAccess } from '~/domain/conversation/stream-access.server';
import { type InboxLead, type InboxRequest, listInbox } from '~/domain/inbox/list-inbox.server';
import { isHotelStaff } from '~/domain/user/is-hotel-staff';
import { serverTexts } from '~/locales/server';
import { errorPage } from '../forms/error-page.server';
import { readFormData } from '../forms/read-form.server';
import { answerInbox } from './answer-inbox.server';
import { filterOf, loadRows } from './load-conversations.server';

export const handle = { i18n: ['inbox', 'desk', 'conversation', 'trade-payments'] };

export const links = stylesheets(messages);

/** `/partner/inbox`: requests to operators; for hotels, the conversations of their property. */
export async function loader({ context, request }: LoaderFunctionArgs) {
	const url = new URL(request.url);
	const marked = url.searchParams.get('lead')?.slice(0, 80) || null;
	const title = serverTexts(context).t('inbox:title');
	const { actor, now } = context;
	if (actor !== null && isHotelStaff(actor) && actor.role !== 'operator') {
		const list = await loadRows(context, filterOf(url)).catch(errorPage(title));
		const conversations = {
			list,
			query: url.searchParams.get('q') ?? '',
			today: context.today,
			stream: streamAccess(context),
		};
		return json({ title, inbox: null, conversations, marked, now });
	}
	const inbox = await listInbox({ ctx: context }).catch(errorPage(title));
	return json({ title, inbox, conversations: null, marked, now });
}

export async function action({ context, request }: ActionFunctionArgs) {
	return answerInbox({ ctx: context, form: await readFormData(request) });
}

export default function Inbox() {
	const { t } = useTranslation('inbox');
	const { inbox, conversations, marked, now } = useLoaderData<typeof loader>();
	useEffect(() => {
		if (marked) document.getElementById(marked)?.scrollIntoView();
	}, [marked]);
	if (inbox === null)
		return (
			<ConversationStart
				list={{ rows: conversations.list.rows as RowView[], next: conversations.list.next }}
				query={conversations.query}
				today={conversations.today}
				inbox={{ base: '/partner/inbox', isHotel: true }}
				stream={conversations.stream}
			/>
		);
	const leads = inbox.leads as InboxLead[];
	const requests = inbox.requests as InboxRequest[];
	return (
		<InboxPage title={t('title')} lead={t('lead')}>
			{marked && ![...leads, ...requests].some(({ id }) => id === marked) ? (
				<p role="status" className="trade-card mt-6 py-3.5 px-4.5">
					{t('markedAway')}
				</p>
			) : null}
			{leads.length + requests.length === 0 ? (
				<div className="trade-card mt-6">
					<EmptyState title={t('emptyTitle')}>{t('empty')}</EmptyState>
				</div>
			) : null}
			{leads.length > 0 ? (
				<section className="mt-6 [&>h2]:mb-3">
					<h2>
						{t('asked')} <small className="trade-note">{leads.length}</small>
					</h2>
					{leads.map((lead) => (
						<LeadRequest key={lead.id} lead={lead} isMarked={lead.id === marked} now={now} />
					))}
				</section>
			) : null}
			{requests.length > 0 ? (
				<section className="mt-6 [&>h2]:mb-3">
					<h2>
						{t('changes')} <small className="trade-note">{requests.length}</small>
					</h2>
					{requests.map((request) => (
						<RequestCard key={request.requestId} request={request} isMarked={request.id === marked} now={now} />
					))}
				</section>
			) : null}
		</InboxPage>
	);
}

export const meta = noindexMeta;
