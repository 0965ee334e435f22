import { useNavigate } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { StreamAccess } from '~/domain/conversation/stream-access.server';
import { leadPath } from '~/domain/lead/lead-path';
import { useShortcuts } from '../shortcuts';
import { LateStream } from '../stream/late-stream';
import { ContextColumn } from './context-column';
import { ConversationList } from './conversation-list';
import type { Inbox, RowView } from './conversation-view';
import type { ConversationsData } from './conversations-data';
import { Messages } from './messages';

type ConversationsPageProps = {
	data: ConversationsData;
	inbox: Inbox;
	typed?: string;
	error?: string | null;
};

/** A conversation between the list of all and its context; on phones the conversation alone. */
export function ConversationsPage({ data, inbox, typed, error }: ConversationsPageProps) {
	const { list, conversation, query, today, formKey } = data;
	const navigate = useNavigate();
	const at = list.rows.findIndex(({ id }) => id === conversation.id);
	const go = (row: RowView | undefined) => row && navigate(`${inbox.base}/${row.id}`);
	useShortcuts({
		arrowup: () => go(list.rows[at - 1]),
		arrowdown: () => go(list.rows[at + 1]),
		...(conversation.lead && !inbox.isHotel ? { l: () => navigate(leadPath(conversation.lead?.id ?? '')) } : {}),
	});
	if (data.stream)
		return (
			<main id="content" className="talk" data-open>
				<LateStream
					access={data.stream}
					inbox={inbox}
					conversation={conversation}
					list={{ rows: list.rows as RowView[], next: list.next, query, today }}
				/>
				<ContextColumn conversation={conversation} inbox={inbox} hasDocuments={false} />
			</main>
		);
	return (
		<main id="content" className="talk" data-open>
			<ConversationList
				rows={list.rows as RowView[]}
				next={list.next}
				query={query}
				today={today}
				inbox={inbox}
				openId={conversation.id}
			/>
			<Messages
				key={conversation.id}
				conversation={conversation}
				inbox={inbox}
				formKey={formKey}
				{...(typed ? { typed } : {})}
				error={error ?? null}
			/>
			<ContextColumn conversation={conversation} inbox={inbox} />
		</main>
	);
}

/** All conversations of a user, none of them open. */
export function ConversationStart({
	list,
	query,
	today,
	inbox,
	stream,
	children,
}: {
	list: { rows: readonly RowView[]; next: string | null };
	query: string;
	today: string;
	inbox: Inbox;
	stream: StreamAccess | null;
	/** In the place of an open conversation. */
	children?: ReactNode;
}) {
	const { t } = useTranslation('conversation');
	return (
		<main id="content" className="talk" data-begin={children ? '' : undefined}>
			{stream ? (
				<LateStream access={stream} inbox={inbox} conversation={null} list={{ ...list, query, today }} />
			) : (
				<ConversationList rows={list.rows} next={list.next} query={query} today={today} inbox={inbox} />
			)}
			{children ? (
				<div className="w-full max-w-3xl px-4 py-6">{children}</div>
			) : (
				<p className="hidden place-items-center text-ink2 xl:grid">{list.rows.length > 0 ? t('choose') : null}</p>
			)}
		</main>
	);
}
