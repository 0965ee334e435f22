import { and, desc, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#db/client';
import { conversation, conversationMember } from '#db/schema/conversation';
import { hotel } from '#db/schema/hotel';
import { travelAgency } from '#db/schema/travel-agency';
import { CONVERSATION_HOTEL } from './conversation-hotel.server';
import type { Participant } from './conversation-scope';
import { conversationScopeCondition } from './conversation-scope-condition.server';

const SHOWN = 12;

/** A conversation with messages that its member has not read. */
export type UnreadConversation = {
	conversationId: string;
	hotel: string;
	agency: string;
	clientFirstName: string;
	clientLastName: string;
	unread: number;
	/** Milliseconds: when the first of them came. */
	since: number;
};

/**
 * A member's unread conversations, the newest first, each with `all`, the unread messages of all of them; none for null. `away`: colleagues whose conversations count
 * as well where the participant is no member of them (MEMBER-6). A statement for a batch.
 */
export function unreadQuery(db: Database, participant: Participant | null, away: SQL = sql`(null)`) {
	const userNo = participant?.actor.no ?? -1;
	const unread = sql<number>`max(${conversation.lastSequence} - ${conversationMember.readSequence})`;
	const isOwn = sql`exists (select 1 from conversation_member own where own.conversation_no = ${conversation.no} and own.user_no = ${userNo})`;
	return (
		db
			.select({
				conversationId: conversation.id,
				hotel: CONVERSATION_HOTEL.name,
				agency: travelAgency.name,
				clientFirstName: conversation.clientFirstName,
				clientLastName: conversation.clientLastName,
				unread,
				since: sql<number>`min(${conversationMember.unreadSince})`,
				all: sql<number>`sum(${unread}) over ()`,
			})
			.from(conversationMember)
			.innerJoin(conversation, eq(conversation.no, conversationMember.conversationNo))
			.leftJoin(hotel, eq(hotel.no, conversation.hotelNo))
			.innerJoin(travelAgency, eq(travelAgency.no, conversation.agencyNo))
			.where(
				and(
					or(eq(conversationMember.userNo, userNo), sql`${conversationMember.userNo} in ${away} and not ${isOwn}`),
					isNotNull(conversationMember.unreadSince),
					participant ? conversationScopeCondition(db, participant.scope) : sql`false`,
				),
			)
			// Of several colleagues who are away, each conversation counts once.
			.groupBy(conversation.no)
			.orderBy(desc(conversation.lastMessageAt), desc(conversation.no))
			.limit(SHOWN)
	);
}
