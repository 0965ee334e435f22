import { addDays, daysBetween, type PlainDate } from '../../date/plain-date';
import { byChoice } from '../../stay/by-choice';
import { pricePeriodPerLevel } from '../../stay/price-period';
import { rulesOf } from '../../stay/read-stay-rate';
import { type ServiceLevel, serviceLevelAt } from '../../stay/service-level';
import type { Period, PeriodPrice, StayRate } from '../../stay/stay-rate';
import type { RateRow } from './read-cards';

const WEEK = 7;

export type NearestWish = {
	period: Period;
	/** No check-in before this day. */
	earliest: PlainDate;
	/** Any of these; null: any at all. */
	levels: readonly ServiceLevel[] | null;
	/** Minor units of EUR, both ends included; null: any price, and none. */
	price: { min: number | null; max: number | null } | null;
};

/**
 * The free period nearest to a requested one that obeys levels and price range: of the same length, else a week. Nearest by
 * check-in, the earlier of two equally near; of one period the available, cheapest level. Null when there is none.
 */
export function nearestOffer(
	rows: readonly RateRow[],
	stayRequest: NearestWish,
): (PeriodPrice & { shiftDays: number }) | null {
	const eurOf = new Map<StayRate, number | null>();
	const rates = rows.flatMap((row) => {
		const rate = toRate(row);
		if (!rate || (stayRequest.levels && !stayRequest.levels.includes(rate.serviceLevel))) return [];
		eurOf.set(rate, row[5]);
		return rate;
	});
	const nights = daysBetween(stayRequest.period.checkIn, stayRequest.period.checkOut);
	const starts = [...new Set(rates.map(({ checkIn }) => checkIn))]
		.filter((checkIn) => checkIn >= stayRequest.earliest)
		.map((checkIn) => ({ checkIn, shiftDays: daysBetween(stayRequest.period.checkIn, checkIn) }))
		.sort((a, b) => Math.abs(a.shiftDays) - Math.abs(b.shiftDays) || a.shiftDays - b.shiftDays);
	for (const length of new Set([nights, WEEK])) {
		for (const { checkIn, shiftDays } of starts) {
			const best = pricePeriodPerLevel(rates, { checkIn, checkOut: addDays(checkIn, length) })
				.filter((found) => found.status !== 'sold' && isSound(found, eurOf, stayRequest.price))
				.sort(byChoice)[0];
			if (best) return { ...best, shiftDays };
		}
	}
	return null;
}

function toRate([checkIn, checkOut, level, isOnRequest, priceMinor, , limits]: RateRow): StayRate | null {
	const serviceLevel = serviceLevelAt(level);
	const status = isOnRequest ? 'on_request' : 'available';
	return serviceLevel && { checkIn, checkOut, serviceLevel, status, priceMinor, ...rulesOf({ limits }) };
}

function isSound(
	found: PeriodPrice,
	eurOf: ReadonlyMap<StayRate, number | null>,
	price: NearestWish['price'],
): boolean {
	if (!price) return true;
	let sum = 0;
	for (const stay of found.stays) {
		const eur = eurOf.get(stay) ?? null;
		if (eur === null) return false;
		sum += eur;
	}
	return sum >= (price.min ?? 0) && sum <= (price.max ?? Number.POSITIVE_INFINITY);
}
