import { and, asc, eq, sql } from 'drizzle-orm';
import { ratePlan, ratePlanText } from '#db/schema/hotel-rate';
import { hotelRoom } from '#db/schema/hotel-room';
import { DomainError } from '~/platform/errors';
import { offSaleSql } from '../hotel-desk/plans/plan-sale';
import type { Language } from '../language/language';
import { type ConversationContext, requireParticipant } from './conversation-scope';
import { findConversation } from './find-conversation.server';

/** Rooms, and rates on sale, that a hotel may put on a card. For the hotel's people. Throws DomainError 'forbidden', 'not-found', 'unavailable'. */
export async function rateChoices({
	ctx,
	conversationId,
}: {
	ctx: ConversationContext & { language: Language };
	conversationId: string;
}) {
	const { party, scope } = requireParticipant(ctx);
	if (party !== 'hotel') throw new DomainError('forbidden', 'Only hotels post rates');
	const { db, language } = ctx;
	const { hotel } = await findConversation(db, scope, conversationId);
	const [rooms, plans] = await db.batch([
		db
			.select({ id: hotelRoom.id, name: hotelRoom.name })
			.from(hotelRoom)
			.where(eq(hotelRoom.hotelNo, hotel.no))
			.orderBy(asc(hotelRoom.position)),
		db
			.select({ id: ratePlan.id, name: ratePlanText.name, commissionPercent: ratePlan.commissionPercent })
			.from(ratePlan)
			.innerJoin(ratePlanText, and(eq(ratePlanText.planNo, ratePlan.no), eq(ratePlanText.language, language)))
			.where(and(eq(ratePlan.hotelNo, hotel.no), sql`not ${sql.raw(offSaleSql('rate_plan'))}`))
			.orderBy(asc(ratePlan.position)),
	]);
	return { rooms, plans, currency: hotel.currency, timeZone: hotel.timeZone };
}
