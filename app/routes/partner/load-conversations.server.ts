import type { RowView } from '~/components/trade/conversation/conversation-view';
import type { ConversationsData } from '~/components/trade/conversation/conversations-data';
import type { AppLoadContext } from '~/context';
import { type ConversationFilter, listConversations } from '~/domain/conversation/list-conversations.server';
import { loadConversation } from '~/domain/conversation/load-conversation.server';
import { readSequence } from '~/domain/conversation/read-sequence';
import { streamAccess } from '~/domain/conversation/stream-access.server';
import { clockInZone } from '~/domain/date/clock-in-zone';

/** The list of the actor's conversations for his pages. Throws the errors of the verb. */
export async function loadRows(
	ctx: AppLoadContext,
	filter: ConversationFilter,
): Promise<{ rows: RowView[]; next: string | null }> {
	const { rows, next } = await listConversations({ ctx, filter });
	return {
		next,
		rows: rows.map(({ lastMessageAt, timeZone, ...row }) => ({
			id: row.id,
			hotelName: row.hotelName,
			agencyName: row.agencyName,
			clientFirstName: row.clientFirstName,
			clientLastName: row.clientLastName,
			isOwn: row.isOwn,
			kind: row.kind,
			event: row.event,
			body: row.body,
			unread: row.unread,
			pictureHash: row.pictureHash,
			authorFirstName: row.authorFirstName,
			contact: row.contact,
			...clockInZone(lastMessageAt, timeZone),
		})),
	};
}

/** List and conversation of one page, side by side. */
export async function loadConversations(ctx: AppLoadContext, id: string, url: URL): Promise<ConversationsData> {
	const before = readSequence(url.searchParams.get('before'));
	const [list, conversation] = await Promise.all([loadRows(ctx, filterOf(url)), loadConversation({ ctx, id, before })]);
	return {
		list,
		conversation,
		query: url.searchParams.get('q') ?? '',
		today: ctx.today,
		formKey: crypto.randomUUID(),
		stream: streamAccess(ctx),
	};
}

export function filterOf(url: URL): ConversationFilter {
	const q = url.searchParams.get('q')?.trim().slice(0, 80);
	const isOwn = url.searchParams.get('whose') === 'mine';
	return { ...(q ? { q } : {}), ...(isOwn ? { isOwn } : {}), after: url.searchParams.get('after') };
}
