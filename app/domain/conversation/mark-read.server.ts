import { and, eq, lt, sql } from 'drizzle-orm';
import { conversationMember, message } from '#db/schema/conversation';
import { writeBatch } from '#db/write-batch';
import type { Language } from '../language/language';
import { joinStatement, WAITING_EVENT } from './append-statements.server';
import { type ConversationContext, requireParticipant } from './conversation-scope';
import { findConversation } from './find-conversation.server';

type Read = {
	ctx: ConversationContext;
	conversationId: string;
	/** Sequence up to which the actor has read; more than there is counts as all. */
	upTo: number;
	/** How the reader looks at it, for mails to him. */
	seen?: { language: Language; origin: string };
};

/**
 * Remembers how far the actor has read; never backwards. Hotel staff who come for the first time become members; an admin who looks on, and
 * a supervisor who has not written, leave no mark. Gives the sequence that counts, null where none is kept. Throws DomainError
 * 'forbidden', 'not-found', 'unavailable'.
 */
export async function markRead({ ctx, conversationId, upTo, seen }: Read): Promise<number | null> {
	const { actor, party, scope } = requireParticipant(ctx);
	const { db, now } = ctx;
	const conversation = await findConversation(db, scope, conversationId);
	const read = Math.max(0, Math.min(Math.trunc(upTo) || 0, conversation.lastSequence));
	const own = and(eq(conversationMember.conversationNo, conversation.no), eq(conversationMember.userNo, actor.no));
	const firstUnread = sql`(select ${message.createdAt} from ${message} where ${message.conversationNo} = ${conversation.no}
		and ${message.sequence} > ${read} and (${message.kind} <> 'event' or (${message.event} = ${WAITING_EVENT} and ${message.party} <> ${party}))
		and ${message.userNo} is not ${actor.no}
		order by ${message.sequence} limit 1)`;
	await writeBatch(db, [
		...(party === 'hotel'
			? [joinStatement(db, { conversationNo: conversation.no, author: { no: actor.no, party }, now })]
			: []),
		db
			.update(conversationMember)
			.set({ readSequence: read, unreadSince: firstUnread, mailedAt: null })
			.where(and(own, lt(conversationMember.readSequence, read))),
		...(seen ? [db.update(conversationMember).set(seen).where(own)] : []),
	]);
	return party === 'admin' ? null : read;
}
