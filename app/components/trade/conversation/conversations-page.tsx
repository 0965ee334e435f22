import { useNavigate, useRevalidator } from '@remix-run/react';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MessageView } from '~/domain/conversation/message-view';
import type { StreamAccess } from '~/domain/conversation/stream-access.server';
import { leadPath } from '~/domain/lead/lead-path';
import { useNews } from '../frame/news';
import { useShortcuts } from '../shortcuts';
import { LateStream } from '../stream/late-stream';
import { ContextColumn } from './context-column';
import { ConversationList } from './conversation-list';
import type { Inbox, RowView } from './conversation-view';
import type { ConversationsData } from './conversations-data';
import { Messages } from './messages';
import { withNewest } from './with-newest';

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
	const { id } = conversation;
	const [newest, setNewest] = useState<{ id: string; message: MessageView } | null>(null);
	const { revalidate } = useRevalidator();
	const loaded = conversation.lastSequence;
	const hear = useCallback(
		(message: MessageView) => {
			setNewest({ id, message });
			// Who takes part stands beside the messages.
			if (message.sequence > loaded && (message.event === 'takenOver' || message.event === 'memberJoined'))
				revalidate();
		},
		[id, loaded, revalidate],
	);
	const rows = withNewest(list.rows as RowView[], conversation, newest?.id === id ? newest.message : undefined);
	useNewsOfOthers(id);
	const at = list.rows.findIndex((row) => row.id === id);
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
				rows={rows}
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
				onNewest={hear}
			/>
			<ContextColumn conversation={conversation} inbox={inbox} />
		</main>
	);
}

/** Reads the list anew when messages wait in another conversation than the open one (null: none is open). */
function useNewsOfOthers(openId: string | null): void {
	const { revalidate } = useRevalidator();
	const { news } = useNews();
	const waiting = news?.messages
		.filter(({ conversationId }) => conversationId !== openId)
		.map(({ conversationId, unread }) => `${conversationId} ${unread}`)
		.join();
	const known = useRef(waiting);
	useEffect(() => {
		// The first answer tells what the page was loaded with.
		if (known.current !== undefined && waiting !== undefined && known.current !== waiting) revalidate();
		known.current = waiting;
	}, [waiting, revalidate]);
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
	useNewsOfOthers(null);
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
