import { and, desc, eq, notInArray, sql } from 'drizzle-orm';
import type { Database } from '#db/client';
import { message, rateCard } from '#db/schema/conversation';
import { lead, leadRoom } from '#db/schema/lead';
import { leadScopeCondition } from '../lead/lead-scope-condition.server';
import { ENDED_STATUSES } from '../lead/lead-status';

/**
 * Rate cards of a conversation that are a room of a lead of its agency, by the card's message; the conversation's own lead comes first. What
 * has come to nothing may be taken again, and is left out. A statement for a batch.
 */
export function leadsOfCardsQuery(
	db: Database,
	of: { no: number; agencyNo: number; leadNo: number | null; hotelNo: number },
) {
	return db
		.select({ cardId: message.id, leadId: lead.id })
		.from(message)
		.innerJoin(rateCard, eq(rateCard.messageNo, message.no))
		.innerJoin(lead, and(eq(lead.hotelNo, of.hotelNo), eq(lead.checkIn, rateCard.checkIn)))
		.innerJoin(
			leadRoom,
			and(eq(leadRoom.leadNo, lead.no), eq(sql`json_extract(${leadRoom.agreed}, '$.cardId')`, rateCard.id)),
		)
		.where(
			and(
				eq(message.conversationNo, of.no),
				leadScopeCondition(db, { reach: 'agency', agencyNo: of.agencyNo }),
				notInArray(lead.status, [...ENDED_STATUSES]),
			),
		)
		.orderBy(desc(sql`${lead.no} is ${of.leadNo}`), desc(lead.no));
}
