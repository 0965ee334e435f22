import { and, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '#db/client';
import { conversation, conversationMember, message } from '#db/schema/conversation';
import type { CONVERSATION_EVENTS, MESSAGE_KINDS } from '#db/schema/enums';
import type { Party } from './conversation-scope';

export type NewMessage = {
	id: string;
	kind: (typeof MESSAGE_KINDS)[number];
	event?: (typeof CONVERSATION_EVENTS)[number];
	body: string;
	clientKey: string;
};

type Append = {
	/** A subselect or number that gives the conversation's internal key. */
	conversationNo: number | ReturnType<typeof sql<number>>;
	author: { no: number; party: Party };
	message: NewMessage;
	now: number;
};

/** An event that the other side has to know of, so that it waits unread there: a rate of the hotel can be had no longer. */
export const WAITING_EVENT = 'rateWithdrawn';

/**
 * Statements that write one message with the next number of its conversation, for one transaction: number and counter move together, so
 * that none is missing and none is given twice. The author becomes a member who has read everything up to it; for everybody else it is
 * unread. Events wait for no one, but for a withdrawn rate, which waits for the other side. Fails on `message_client_key` when the message is there already.
 */
export function appendStatements(db: Database, { conversationNo, author, message: said, now }: Append) {
	const last = sql<number>`(select ${conversation.lastSequence} from ${conversation} where ${conversation.no} = ${conversationNo})`;
	const own = sql`${conversationNo}`;
	return [
		db.insert(message).values({
			id: said.id,
			conversationNo: sql`${own}`,
			sequence: sql`${last} + 1`,
			userNo: said.kind === 'event' ? null : author.no,
			party: author.party,
			kind: said.kind,
			event: said.event ?? null,
			body: said.body,
			clientKey: said.clientKey,
			createdAt: now,
		}),
		db
			.update(conversation)
			.set({ lastSequence: sql`${conversation.lastSequence} + 1`, lastMessageAt: now })
			.where(eq(conversation.no, sql`${own}`)),
		...(said.kind === 'event' ? [] : [joinStatement(db, { conversationNo, author, now })]),
		db
			.update(conversationMember)
			.set({ readSequence: sql`${last}`, unreadSince: null, mailedAt: null })
			.where(and(eq(conversationMember.conversationNo, sql`${own}`), eq(conversationMember.userNo, author.no))),
		...(said.kind === 'event' && said.event !== WAITING_EVENT
			? []
			: [
					db
						.update(conversationMember)
						.set({ unreadSince: sql`coalesce(${conversationMember.unreadSince}, ${now})` })
						.where(
							and(
								eq(conversationMember.conversationNo, sql`${own}`),
								ne(conversationMember.userNo, author.no),
								...(said.kind === 'event' ? [ne(conversationMember.party, author.party)] : []),
							),
						),
				]),
	];
}

/** Makes a user a member, unless they are one; earlier messages count as read. */
export function joinStatement(
	db: Database,
	{ conversationNo, author, now }: Pick<Append, 'conversationNo' | 'author' | 'now'>,
) {
	return db
		.insert(conversationMember)
		.values({
			conversationNo: sql`${conversationNo}`,
			userNo: author.no,
			party: author.party,
			readSequence: sql`(select ${conversation.lastSequence} from ${conversation} where ${conversation.no} = ${conversationNo})`,
			joinedAt: now,
		})
		.onConflictDoNothing();
}
