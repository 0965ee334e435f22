import { asc, eq } from 'drizzle-orm';
import { leadRoom } from '#db/schema/lead';
import type { RequestContext } from '~/context';
import { plainDate } from '../../date/plain-date';
import { type Drift, driftOf } from '../../offer/drift-of';
import { isPriced, type PricedOffer } from '../../offer/priced-offer';
import type { Quote } from '../../offer/quote-offers.server';
import type { LeadRecord } from '../find-lead.server';
import { figuresOf, type HotelFigures } from './hotel-figures';
import { quoteRooms } from './quote-rooms.server';
import { rememberedOffer } from './read-lead-rooms.server';
import { reviewKey } from './review-key';

export type RoomRow = typeof leadRoom.$inferSelect;

/** A hotel's lead as it would be asked for or booked now. */
export type RoomsReview = {
	rows: RoomRow[];
	/** For each room, in its order: what it costs now, and what has changed since it was saved. */
	quotes: Quote[];
	drifts: Drift[];
	/** Null while one of the rooms cannot be had at its rate. */
	now: { offers: PricedOffer[]; figures: HotelFigures } | null;
	/** What was shown: the same text for the same prices, payments and cancellation terms of the same rooms, and for no others. */
	key: string;
};

type Context = Pick<RequestContext, 'db' | 'actor' | 'brand' | 'language' | 'today' | 'now'>;

/**
 * Works the rooms of a hotel's lead out anew, each at its rate and for its party (LEAD-5, LEAD-43); two round trips, three where a hotel
 * has given a price. Throws DomainError 'forbidden', 'unavailable'.
 */
export async function reviewRooms(ctx: Context, record: LeadRecord): Promise<RoomsReview> {
	const { db, today } = ctx;
	const rows = await db
		.select()
		.from(leadRoom)
		.where(eq(leadRoom.leadNo, record.no))
		.orderBy(asc(leadRoom.position))
		.execute();
	const [checkIn, checkOut] = [plainDate(record.checkIn), plainDate(record.checkOut)];
	const stay = { checkIn, checkOut, paymentProfile: record.paymentProfile ?? 'ClientPays' };
	const quotes = await quoteRooms({
		...{ ctx, agencyNo: record.agencyNo, stay },
		rooms: rows.map(({ agreed, adults, childrenAges }) => ({
			...{ roomId: agreed.roomId, planId: agreed.planId, adults, childrenAges, cardId: agreed.cardId ?? null },
		})),
	});
	const offers = quotes.flatMap(({ offer }) => (offer && isPriced(offer) ? [offer] : []));
	const figures = offers.length === rows.length ? figuresOf(offers) : null;
	const drifts = rows.map((room, at) => {
		const quote = quotes[at] ?? { offer: null, reason: 'gone' as const, roomsLeft: 0 };
		const savedOn = plainDate(room.agreed.cancellation[0]?.from ?? today);
		const before = rememberedOffer({ lead: record, room }, savedOn);
		return driftOf(before, quote, quote.offer?.cancellation[0]?.from ?? today, record.tolerancePercent ?? 0);
	});
	return {
		rows,
		quotes,
		drifts,
		now: figures && { offers, figures },
		key: await reviewKey([rows.length, shownOf(offers)]),
	};
}

/** Prices, payments and cancellation terms of the rooms, as they are shown. */
function shownOf(offers: readonly PricedOffer[]) {
	return offers.map(({ roomId, planId, price, commissionMinor, payments, cancellation }) => [
		...[roomId, planId, price.total, commissionMinor],
		payments.map(({ dueDate, minor }) => [dueDate, minor]),
		cancellation.map(({ from, until, feeMinor }) => [from, until, feeMinor]),
	]);
}
