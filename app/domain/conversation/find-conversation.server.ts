import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#db/client';
import { conversation } from '#db/schema/conversation';
import { hotel, hotelPlace } from '#db/schema/hotel';
import { lead } from '#db/schema/lead';
import { travelAgency } from '#db/schema/travel-agency';
import { DomainError } from '~/platform/errors';
import { CONVERSATION_HOTEL } from './conversation-hotel.server';
import type { ConversationScope } from './conversation-scope';
import { conversationScopeCondition } from './conversation-scope-condition.server';

/** The client of a conversation, the references and the stay. */
export const CLIENT_COLUMNS = {
	clientFirstName: conversation.clientFirstName,
	clientLastName: conversation.clientLastName,
	amexTier: conversation.amexTier,
	tls: conversation.tls,
	cc: conversation.cc,
	stay: conversation.stay,
};

/** A conversation with the hotel, the agency and the lead it is about. */
export type ConversationRecord = Awaited<ReturnType<typeof selectConversations>>[number];

/** Conversations under a condition; the caller says the scope. */
export function selectConversations(db: Database, condition: SQL | undefined) {
	return db
		.select({
			no: conversation.no,
			id: conversation.id,
			brandKey: conversation.brandKey,
			...CLIENT_COLUMNS,
			lastSequence: conversation.lastSequence,
			lastMessageAt: conversation.lastMessageAt,
			agencyNo: conversation.agencyNo,
			userNo: conversation.userNo,
			contactNo: conversation.contactNo,
			hotelContactNo: conversation.hotelContactNo,
			leadNo: conversation.leadNo,
			origin: conversation.origin,
			hotel: { ...CONVERSATION_HOTEL, reservationPhone: sql<string | null>`${hotel.reservationPhone}` },
			agency: { id: travelAgency.id, name: travelAgency.name },
			lead: { id: lead.id, status: lead.status },
		})
		.from(conversation)
		.leftJoin(hotel, eq(hotel.no, conversation.hotelNo))
		.leftJoin(hotelPlace, eq(hotelPlace.no, hotel.hotelPlaceNo))
		.innerJoin(travelAgency, eq(travelAgency.no, conversation.agencyNo))
		.leftJoin(lead, eq(lead.no, conversation.leadNo))
		.where(condition)
		.$dynamic();
}

/** One conversation inside a scope, by its public id. Throws DomainError 'not-found' (also for one outside of it) or 'unavailable'. */
export async function findConversation(
	db: Database,
	scope: ConversationScope,
	id: string,
): Promise<ConversationRecord> {
	const [row] = await selectConversations(
		db,
		and(eq(conversation.id, id), conversationScopeCondition(db, scope)),
	).execute();
	if (!row) throw new DomainError('not-found', `No conversation ${id}`);
	return row;
}
