import { useNavigate } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { StreamAccess } from '~/domain/conversation/stream-access.server';
import { leadPath } from '~/domain/lead/lead-path';
import { useShortcuts } from '../shortcuts';
import { LateStream } from '../stream/late-stream';
import { ContextColumn } from './context-column';
import { ConversationList } from './conversation-list';
import type { Desk, RowView } from './conversation-view';
import type { DeskData } from './load-desk.server';
import { Thread } from './thread';

type DeskProps = {
	data: DeskData;
	desk: Desk;
	typed?: string;
	fault?: string | null;
};

/** A conversation between the list of all and what it is about; on phones the conversation alone. */
export function ConversationDesk({ data, desk, typed, fault }: DeskProps) {
	const { list, conversation, query, today, formKey } = data;
	const navigate = useNavigate();
	const at = list.rows.findIndex(({ id }) => id === conversation.id);
	const go = (row: RowView | undefined) => row && navigate(`${desk.base}/${row.id}`);
	useShortcuts({
		arrowup: () => go(list.rows[at - 1]),
		arrowdown: () => go(list.rows[at + 1]),
		...(conversation.lead && !desk.isHotel ? { l: () => navigate(leadPath(conversation.lead?.id ?? '')) } : {}),
	});
	if (data.stream)
		return (
			<main id="content" className="talk" data-open>
				<LateStream
					access={data.stream}
					desk={desk}
					conversation={conversation}
					list={{ rows: list.rows as RowView[], next: list.next, query, today }}
				/>
				<ContextColumn conversation={conversation} desk={desk} hasDocuments={false} />
			</main>
		);
	return (
		<main id="content" className="talk" data-open>
			<ConversationList
				rows={list.rows as RowView[]}
				next={list.next}
				query={query}
				today={today}
				desk={desk}
				openId={conversation.id}
			/>
			<Thread
				key={conversation.id}
				conversation={conversation}
				desk={desk}
				formKey={formKey}
				{...(typed ? { typed } : {})}
				fault={fault ?? null}
			/>
			<ContextColumn conversation={conversation} desk={desk} />
		</main>
	);
}

/** All conversations of somebody, none of them open. */
export function ConversationStart({
	list,
	query,
	today,
	desk,
	stream,
	children,
}: {
	list: { rows: readonly RowView[]; next: string | null };
	query: string;
	today: string;
	desk: Desk;
	stream: StreamAccess | null;
	/** In the place of an open conversation. */
	children?: ReactNode;
}) {
	const { t } = useTranslation('conversation');
	return (
		<main id="content" className="talk" data-begin={children ? '' : undefined}>
			{stream ? (
				<LateStream access={stream} desk={desk} conversation={null} list={{ ...list, query, today }} />
			) : (
				<ConversationList rows={list.rows} next={list.next} query={query} today={today} desk={desk} />
			)}
			{children ? (
				<div className="talk-begin">{children}</div>
			) : (
				<p className="talk-choose">{list.rows.length > 0 ? t('choose') : null}</p>
			)}
		</main>
	);
}
