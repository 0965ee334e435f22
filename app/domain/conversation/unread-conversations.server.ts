import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
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

/** A member's unread conversations, the newest first, each with `all`, the unread messages of all of them; none for null. A statement for a batch. */
export function unreadQuery(db: Database, participant: Participant | null) {
	const unread = sql<number>`${conversation.lastSequence} - ${conversationMember.readSequence}`;
	return db
		.select({
			conversationId: conversation.id,
			hotel: CONVERSATION_HOTEL.name,
			agency: travelAgency.name,
			clientFirstName: conversation.clientFirstName,
			clientLastName: conversation.clientLastName,
			unread,
			since: sql<number>`${conversationMember.unreadSince}`,
			all: sql<number>`sum(${unread}) over ()`,
		})
		.from(conversationMember)
		.innerJoin(conversation, eq(conversation.no, conversationMember.conversationNo))
		.leftJoin(hotel, eq(hotel.no, conversation.hotelNo))
		.innerJoin(travelAgency, eq(travelAgency.no, conversation.agencyNo))
		.where(
			and(
				eq(conversationMember.userNo, participant?.actor.no ?? -1),
				isNotNull(conversationMember.unreadSince),
				participant ? conversationScopeCondition(db, participant.scope) : sql`false`,
			),
		)
		.orderBy(desc(conversation.lastMessageAt), desc(conversation.no))
		.limit(SHOWN);
}
