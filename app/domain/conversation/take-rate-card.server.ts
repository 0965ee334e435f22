import { and, eq, isNull, sql } from 'drizzle-orm';
import { audit } from '#db/schema/audit';
import { message, rateCard } from '#db/schema/conversation';
import { writeBatch } from '#db/write-batch';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { plainDate } from '../date/plain-date';
import { reachDatabase } from '../enquiry/reach-database.server';
import type { Money } from '../money/money';
import { offerAccessOf } from '../offer/offer-access';
import { quoteOffers } from '../offer/quote-offers.server';
import { appendStatements } from './append-statements.server';
import { requireParticipant } from './conversation-scope';
import { findConversation } from './find-conversation.server';
import { newMessageId } from './send-message.server';

type Take = {
	ctx: Pick<RequestContext, 'db' | 'actor' | 'brand' | 'now' | 'language' | 'today'>;
	conversationId: string;
	messageId: string;
};

export type TakenCard =
	| { outcome: 'taken'; hotelId: string }
	/** What holds now in the hotel's currency; null when the room is not to be had. */
	| { outcome: 'differs'; holds: Money | null }
	| { outcome: 'expired' };

/**
 * Takes a rate that the hotel has posted: it is worked out anew like any rate, and refused with what holds now when it does not. A price that
 * the hotel gave to this client is not compared: it is the hotel's word until it expires. Who took what is written down, and told in the
 * conversation. For the agency's people. Throws DomainError 'forbidden', 'not-found', 'unavailable'.
 */
export async function takeRateCard({ ctx, conversationId, messageId }: Take): Promise<TakenCard> {
	const { actor, party, scope } = requireParticipant(ctx);
	if (party !== 'travelAgency') throw new DomainError('forbidden', 'Only agencies take rates');
	const { db, now, today, brand } = ctx;
	const found = await findConversation(db, scope, conversationId);
	const [row] = await reachDatabase(
		db
			.select({ card: rateCard })
			.from(rateCard)
			.innerJoin(message, eq(message.no, rateCard.messageNo))
			.where(and(eq(message.id, messageId), eq(message.conversationNo, found.no)))
			.execute(),
	);
	if (!row) throw new DomainError('not-found', `No rate ${messageId}`);
	const { card } = row;
	if (card.takenAt !== null) return { outcome: 'taken', hotelId: found.hotel.id };
	if (card.validUntil <= now) return { outcome: 'expired' };
	if (!card.isNegotiated) {
		const [quote] = await quoteOffers({
			ctx: { db, today, access: offerAccessOf(ctx, true) },
			requests: [
				{
					roomId: card.roomId,
					planId: card.planId ?? '',
					checkIn: plainDate(card.checkIn),
					checkOut: plainDate(card.checkOut),
					adults: card.adults,
					children: card.children,
					childrenAges: card.childrenAges,
					paymentProfile: card.paymentProfile,
				},
			],
		});
		const holds = quote?.offer?.localPrice?.total ?? null;
		if (holds?.minor !== card.totalMinor || holds.currency !== card.currency) return { outcome: 'differs', holds };
	}
	const isFree = and(eq(rateCard.messageNo, card.messageNo), isNull(rateCard.takenAt));
	try {
		await reachDatabase(
			writeBatch(db, [
				// Null, and so refused, when a colleague was faster.
				db.insert(audit).values({
					brandKey: brand.key,
					actor: actor.id,
					action: 'conversation.rate-taken',
					subjectId: sql`(select ${messageId} from ${rateCard} where ${isFree})`,
					detail: {
						role: actor.role,
						conversation: found.id,
						isNegotiated: card.isNegotiated,
						...(actor.isActing && actor.agency ? { forAgency: actor.agency.id } : {}),
					},
					createdAt: now,
				}),
				db.update(rateCard).set({ takenAt: now, takenBy: actor.id }).where(isFree),
				...appendStatements(db, {
					conversationNo: found.no,
					author: { no: actor.no, party },
					message: { id: newMessageId(), kind: 'event', event: 'rateTaken', body: '', clientKey: `taken-${messageId}` },
					now,
				}),
			]),
		);
	} catch (error) {
		if (!(error instanceof Error && /NOT NULL constraint failed: audit\.subject_id/i.test(error.message))) throw error;
	}
	return { outcome: 'taken', hotelId: found.hotel.id };
}
