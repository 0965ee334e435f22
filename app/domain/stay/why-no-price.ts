import { addDays, daysBetween, maxPlainDate, minPlainDate, type PlainDate, weekday } from '../date/plain-date';
import { pricePeriodPerLevel } from './price-period';
import type { ServiceLevel } from './service-level';
import { fewestNights, isArrival, isUnsellable, mayEnd } from './stay-limits';
import type { Period, StayRate } from './stay-rate';

/** Why there is no price for a period. Weekdays count from 0, Sunday. */
export type NoPriceReason =
	/** Stays begin on one weekday and last seven nights. */
	| { kind: 'wholeWeeks'; weekday: number }
	| { kind: 'minimum'; nights: number }
	| { kind: 'arrival'; weekdays: number[] }
	| { kind: 'departure'; weekdays: number[] }
	/** No stays in the whole calendar month of this day. */
	| { kind: 'closedMonth'; month: PlainDate }
	| { kind: 'closed'; from: PlainDate; until: PlainDate }
	/** Prices end before. */
	| { kind: 'later' }
	/** Another level has a price. */
	| { kind: 'level' }
	/** The property lacks its registration number, so that nothing of it is sold (REGISTRATION-2). */
	| { kind: 'unregistered' };

const WEEK = 7;
/** More weekdays of arrival are no rule that a guest can follow. */
const MOST_ARRIVALS = 2;

/**
 * The rule of a property that a period without a price breaks (PAGE-19), read from its stays: it is closed, its prices end before, the
 * level is another one, or its stays begin and last otherwise. Null when no such rule can be told. Expects a period of a night or more.
 */
export function whyNoPrice(
	rates: readonly StayRate[],
	period: Period,
	level: ServiceLevel | null,
): NoPriceReason | null {
	if (rates.some(isUnsellable)) return { kind: 'unregistered' };
	const touching = rates.filter((rate) => rate.checkIn < period.checkOut && rate.checkOut > period.checkIn);
	const gap = firstGap(touching, period);
	if (gap) return gapAround(rates, gap, period);
	if (level !== null && pricePeriodPerLevel(rates, period).some(({ status }) => status !== 'sold'))
		return { kind: 'level' };
	const own = touching.filter(({ serviceLevel }) => serviceLevel === level);
	const stays = own.length > 0 ? own : touching;
	return stays.some(({ limits }) => limits) ? brokenLimits(rates, period) : brokenRule(stays, period);
}

/** The first night that no stay covers. */
function firstGap(touching: readonly StayRate[], { checkIn, checkOut }: Period): PlainDate | null {
	let night = checkIn;
	for (const rate of touching.toSorted((a, b) => (a.checkIn < b.checkIn ? -1 : 1))) {
		if (rate.checkIn > night) break;
		night = maxPlainDate(night, rate.checkOut);
	}
	return night < checkOut ? night : null;
}

function gapAround(rates: readonly StayRate[], night: PlainDate, period: Period): NoPriceReason {
	const before = rates.map(({ checkOut }) => checkOut).filter((end) => end <= night);
	const after = rates.map(({ checkIn }) => checkIn).filter((start) => start > night);
	const [next, ...later] = after;
	if (!next) return { kind: 'later' };
	const until = minPlainDate(next, ...later);
	const from = before[0] ? maxPlainDate(before[0], ...before) : minPlainDate(period.checkIn, night);
	const month = addDays(night, 1 - Number(night.slice(8)));
	const nextMonth = addDays(month, 32 - Number(addDays(month, 31).slice(8)));
	const isMonth = period.checkIn >= month && period.checkOut <= nextMonth && from <= month && until >= nextMonth;
	return isMonth ? { kind: 'closedMonth', month } : { kind: 'closed', from, until };
}

function brokenRule(stays: readonly StayRate[], period: Period): NoPriceReason | null {
	const lengths = stays.map(({ checkIn, checkOut }) => daysBetween(checkIn, checkOut));
	const weekdays = [...new Set(stays.map(({ checkIn }) => weekday(checkIn)))].sort();
	const isArrival = weekdays.includes(weekday(period.checkIn));
	const nights = daysBetween(period.checkIn, period.checkOut);
	const [only, ...others] = weekdays;
	if (only !== undefined && others.length === 0 && lengths.every((length) => length === WEEK))
		return isArrival && nights % WEEK === 0 ? null : { kind: 'wholeWeeks', weekday: only };
	const shortest = Math.min(...lengths);
	if (nights < shortest) return { kind: 'minimum', nights: shortest };
	return isArrival || weekdays.length > MOST_ARRIVALS ? null : { kind: 'arrival', weekdays };
}

/** The stay rule (STAY-3) that a period breaks: the days of arrival and departure are those of the week before and the week after. */
function brokenLimits(rates: readonly StayRate[], { checkIn, checkOut }: Period): NoPriceReason | null {
	const own = rates.filter(({ gapPercent }) => gapPercent === undefined);
	const near = (day: PlainDate, of: PlainDate) => Math.abs(daysBetween(of, day)) < WEEK;
	const arrivals = own.filter((rate) => near(rate.checkIn, checkIn) && isArrival(rate));
	const departures = own.filter((rate) => near(rate.checkOut, checkOut) && mayEnd(rate));
	const [arrivalDays, departureDays] = [
		weekdaysOf(arrivals.map((rate) => rate.checkIn)),
		weekdaysOf(departures.map((rate) => rate.checkOut)),
	];
	const nights = daysBetween(checkIn, checkOut);
	const shortest = Math.min(...arrivals.map(fewestNights));
	const isArrivalDay = arrivals.some((rate) => rate.checkIn === checkIn);
	const isDepartureDay = departures.some((rate) => rate.checkOut === checkOut);
	const [only, ...others] = arrivalDays;
	if (only !== undefined && others.length === 0 && departureDays.every((day) => day === only) && shortest === WEEK)
		return isArrivalDay && isDepartureDay ? null : { kind: 'wholeWeeks', weekday: only };
	const fewest = Math.min(...own.filter((rate) => rate.checkIn === checkIn && isArrival(rate)).map(fewestNights));
	if (isArrivalDay && nights < fewest) return { kind: 'minimum', nights: fewest };
	if (!isArrivalDay && arrivalDays.length > 0) return { kind: 'arrival', weekdays: arrivalDays };
	return isDepartureDay || departureDays.length === 0 ? null : { kind: 'departure', weekdays: departureDays };
}

function weekdaysOf(days: readonly PlainDate[]): number[] {
	return [...new Set(days.map(weekday))].sort();
}
