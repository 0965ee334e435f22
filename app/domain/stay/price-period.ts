import { SERVICE_LEVELS } from '#db/schema/enums';
import { daysBetween } from '../date/plain-date';
import type { ServiceLevel } from './service-level';
import { obeysLimits } from './stay-limits';
import type { Period, PeriodPrice, StayRate } from './stay-rate';

/** A way to the period's end and what it costs; the first difference in `weight` decides, less is better. */
type Way = {
	weight: readonly [sold: number, unpriced: number, minor: number, onRequest: number];
	stays: readonly StayRate[];
};

const START: Way = { weight: [0, 0, 0, 0], stays: [] };

/**
 * The price of a period at one service level out of one property's rates: the stay that matches exactly, else the cheapest
 * gap-free chain of adjoining stays, else null (no price: PAGE-19). Any sold part makes it sold, any part on
 * request, or without a price, the whole on request. Chains without sold or unpriced parts go first (PRICE-1, PRICE-3). A period that
 * a stay rule forbids has none (STAY-3), and a gap is sold as a whole only, never as part of a chain (STAY-4).
 */
export function pricePeriod(rates: readonly StayRate[], period: Period, level: ServiceLevel): PeriodPrice | null {
	const inside = rates.filter(
		(rate) =>
			rate.serviceLevel === level &&
			rate.checkIn >= period.checkIn &&
			rate.checkOut <= period.checkOut &&
			rate.checkIn < rate.checkOut,
	);
	const exact = inside.filter((rate) => rate.checkIn === period.checkIn && rate.checkOut === period.checkOut);
	const way = bestWay(exact.length > 0 ? exact : inside.filter(({ gapPercent }) => gapPercent === undefined), period);
	if (!way || !isAllowed(way.stays, period)) return null;
	const [sold, unpriced, minor, onRequest] = way.weight;
	return {
		checkIn: period.checkIn,
		checkOut: period.checkOut,
		serviceLevel: level,
		status: sold > 0 ? 'sold' : unpriced + onRequest > 0 ? 'on_request' : 'available',
		priceMinor: sold + unpriced > 0 ? null : minor,
		stays: way.stays,
	};
}

/** The prices of a period at every level that has one. */
export function pricePeriodPerLevel(rates: readonly StayRate[], period: Period): PeriodPrice[] {
	return SERVICE_LEVELS.flatMap((level) => pricePeriod(rates, period, level) ?? []);
}

function bestWay(rates: readonly StayRate[], { checkIn, checkOut }: Period): Way | null {
	if (checkIn >= checkOut) return null;
	const best = new Map<string, Way>([[checkIn, START]]);
	for (const rate of rates.toSorted((a, b) => (a.checkIn < b.checkIn ? -1 : a.checkIn > b.checkIn ? 1 : 0))) {
		const before = best.get(rate.checkIn);
		if (!before) continue;
		const way = extend(before, rate);
		const known = best.get(rate.checkOut);
		if (!known || isBetter(way, known)) best.set(rate.checkOut, way);
	}
	return best.get(checkOut) ?? null;
}

function extend({ weight: [sold, unpriced, minor, onRequest], stays }: Way, rate: StayRate): Way {
	return {
		weight: [
			sold + (rate.status === 'sold' ? 1 : 0),
			unpriced + (rate.priceMinor === null ? 1 : 0),
			minor + (rate.priceMinor ?? 0),
			onRequest + (rate.status === 'on_request' ? 1 : 0),
		],
		stays: [...stays, rate],
	};
}

function isBetter(way: Way, other: Way): boolean {
	for (const [index, weight] of way.weight.entries()) {
		const difference = weight - (other.weight[index] ?? 0);
		if (difference !== 0) return difference < 0;
	}
	return way.stays.length < other.stays.length;
}

/** All stays that begin or end on one day have the same limits. */
function isAllowed(stays: readonly StayRate[], { checkIn, checkOut }: Period): boolean {
	return obeysLimits(stays[0]?.limits, stays.at(-1)?.limits, daysBetween(checkIn, checkOut));
}
