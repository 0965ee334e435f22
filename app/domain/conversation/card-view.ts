import type { rateCard } from '#db/schema/conversation';
import { clockInZone } from '../date/clock-in-zone';
import { instantAt } from '../date/instant-at';
import { plainDate } from '../date/plain-date';
import { zoneName } from '../date/zone-name';
import { hotelTerms } from '../lead/hotel/hotel-terms';
import type { RateCardView } from './message-view';

type Row = typeof rateCard.$inferSelect & { pictureHash: string | null; objectPosition: string | null };

/** The rooms of a message as one card; null without a room. */
export function cardView(rows: readonly Row[], timeZone: string): RateCardView | null {
	const [first] = rows;
	if (!first) return null;
	const agency = rows.map(({ agencyPrice }) => agencyPrice);
	const [price] = agency;
	return {
		...{ checkIn: first.checkIn, checkOut: first.checkOut, currency: first.currency },
		paymentProfile: first.paymentProfile,
		totalMinor: sum(rows.map(({ totalMinor }) => totalMinor)),
		agencyPrice: price ? { ...price, totalMinor: sum(agency.map((each) => each?.totalMinor ?? 0)) } : null,
		terms: termsOf(rows, timeZone),
		validUntil: { at: first.validUntil, ...clockInZone(first.validUntil, timeZone) },
		isTaken: rows.every(({ takenAt }) => takenAt !== null),
		isWithdrawn: first.withdrawnAt !== null,
		rooms: rows.map(({ id, pictureHash, objectPosition, ...row }) => ({
			cardId: id,
			...{ roomId: row.roomId, roomName: row.roomName, planId: row.planId, rateName: row.rateName },
			...{ adults: row.adults, childrenAges: row.childrenAges, totalMinor: row.totalMinor },
			...{ commissionPercent: row.commissionPercent, isNegotiated: row.isNegotiated },
			picture: pictureHash === null ? null : { hash: pictureHash, objectPosition },
		})),
	};
}

function termsOf(rows: readonly Row[], timeZone: string): RateCardView['terms'] {
	const terms = rows.flatMap((row) => row.terms ?? []);
	if (terms.length < rows.length) return null;
	const { payments, cancellation } = hotelTerms(terms);
	return {
		payments: payments.map(({ dueDate, minor }) => ({ dueDate, minor })),
		cancellation: cancellation.map(({ from, until, keptMinor }) => ({
			...{ from, until, feeMinor: keptMinor },
			zone: zoneName(timeZone, 'en', instantAt(plainDate(until), '23:59', timeZone)),
		})),
	};
}

function sum(list: readonly number[]): number {
	return list.reduce((total, each) => total + each, 0);
}
