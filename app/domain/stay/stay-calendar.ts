import { addDays, daysBetween, maxPlainDate, type PlainDate, weekday } from '../date/plain-date';
import { byChoice } from './by-choice';
import { pricePeriod, pricePeriodPerLevel } from './price-period';
import type { ServiceLevel } from './service-level';
import { fewestNights, isArrival, isUnsellable, mayEnd, obeysLimits } from './stay-limits';
import type { Period, PeriodPrice, StayRate } from './stay-rate';

/** What a calendar says of a day before it is chosen. */
export type CalendarDay = {
	/** Of the night that begins on it: sold, free, or in no stay at all. */
	night: 'free' | 'sold' | 'closed';
	/** The best stay that begins on it; null when nobody can arrive. */
	arrival: PeriodPrice | null;
};

/** The rule that the stays of some days have in common. Weekdays count from 0, Sunday. */
export type StayRule =
	| { kind: 'wholeWeeks'; weekday: number }
	/** No weekdays: arrival on any day. */
	| { kind: 'minimum'; nights: number; weekdays: readonly number[] }
	/** Nobody can arrive; `next` is the first arrival after these days. */
	| { kind: 'none'; next: PlainDate | null };

/** A calendar of one property at a service level, or at the best one with null (PRICE-19). */
export type StayCalendar = {
	dayOf: (date: PlainDate) => CalendarDay;
	/** Every period that begins on a day and can be had, by its last day, in order. */
	departuresFrom: (arrival: PlainDate) => ReadonlyMap<PlainDate, PeriodPrice>;
	/** The last day on which a period from this day can end without a sold night. */
	freeUntil: (arrival: PlainDate) => PlainDate;
	/** The first arrival on or after a day, else the last one before it. */
	nearestArrival: (date: PlainDate) => PeriodPrice | null;
	ruleOf: (days: Period) => StayRule;
};

const WEEK = 7;
/** Longer stays are asked for by typing their dates. */
const MOST_NIGHTS = 56;
/** More weekdays of arrival are no rule that a guest can follow. */
const MOST_WEEKDAYS = 2;
const CLOSED: CalendarDay = { night: 'closed', arrival: null };

/** Reads a calendar out of one property's rates; `today` is the first day of arrival. */
export function stayCalendar(offered: readonly StayRate[], level: ServiceLevel | null, today: PlainDate): StayCalendar {
	const rates = offered.some(isUnsellable) ? [] : offered;
	const own = level === null ? rates : rates.filter(({ serviceLevel }) => serviceLevel === level);
	const days = nightsOf(rates, own, level);
	const arrivals = new Map<PlainDate, PeriodPrice>();
	for (const rate of own) {
		if (rate.status === 'sold' || rate.checkIn < today) continue;
		const stay = firstPrice(own, rate, level);
		const known = arrivals.get(rate.checkIn);
		if (stay && (!known || byChoice(stay, known) < 0)) arrivals.set(rate.checkIn, stay);
	}
	const inOrder = [...arrivals.values()].sort((a, b) => daysBetween(b.checkIn, a.checkIn));
	return {
		dayOf: (date) => {
			const night = days.get(date);
			const arrival = arrivals.get(date) ?? null;
			return night || arrival ? { night: night ?? 'free', arrival } : CLOSED;
		},
		departuresFrom: (arrival) => departuresFrom(own, arrival, level),
		freeUntil: (arrival) => {
			let end = arrival;
			while (daysBetween(arrival, end) < MOST_NIGHTS && days.get(end) !== 'sold') end = addDays(end, 1);
			return end;
		},
		nearestArrival: (date) => inOrder.find(({ checkIn }) => checkIn >= date) ?? inOrder.at(-1) ?? null,
		ruleOf: (period) => ruleOf(own, period, inOrder),
	};
}

/** Nights of all rates: free where an own rate can be had, sold where none can and a sold one of the level, or of a property without any free one, holds them. */
function nightsOf(rates: readonly StayRate[], own: readonly StayRate[], level: ServiceLevel | null) {
	const free = nights(own.filter(({ status }) => status !== 'sold'));
	const anyFree = level === null ? free : nights(rates.filter(({ status }) => status !== 'sold'));
	const ownSold = nights(own.filter(({ status }) => status === 'sold'));
	const days = new Map<PlainDate, 'free' | 'sold'>();
	for (const night of nights(rates.filter(({ status }) => status === 'sold')))
		if (ownSold.has(night) || !anyFree.has(night)) days.set(night, 'sold');
	for (const night of free) days.set(night, 'free');
	return days;
}

function nights(rates: readonly StayRate[]): Set<PlainDate> {
	const found = new Set<PlainDate>();
	for (const { checkIn, checkOut } of rates)
		for (let night = checkIn; night < checkOut; night = addDays(night, 1)) found.add(night);
	return found;
}

/** The best price of a period that can be had. */
function priceOf(own: readonly StayRate[], period: Period, level: ServiceLevel | null): PeriodPrice | null {
	const prices = level === null ? pricePeriodPerLevel(own, period) : [pricePeriod(own, period, level)];
	return prices.flatMap((price) => (price && price.status !== 'sold' ? price : [])).toSorted(byChoice)[0] ?? null;
}

/** The best price of a stay, or where a rule asks for more than it, of the shortest period that begins with it (STAY-3). */
function firstPrice(own: readonly StayRate[], rate: StayRate, level: ServiceLevel | null): PeriodPrice | null {
	const { checkIn, checkOut, limits } = rate;
	if (!limits || obeysLimits(limits, limits, daysBetween(checkIn, checkOut))) return priceOf(own, rate, level);
	if (!isArrival(rate)) return null;
	const fewest = fewestNights(rate);
	const until = addDays(checkIn, fewest + WEEK);
	const near = own.filter((each) => each.checkIn >= checkIn && each.checkOut <= until);
	for (let nights = fewest; nights < fewest + WEEK; nights++) {
		const price = priceOf(near, { checkIn, checkOut: addDays(checkIn, nights) }, level);
		if (price) return price;
	}
	return null;
}

function departuresFrom(own: readonly StayRate[], arrival: PlainDate, level: ServiceLevel | null) {
	const until = addDays(arrival, MOST_NIGHTS);
	const near = own.filter(({ checkIn, checkOut }) => checkIn >= arrival && checkOut <= until);
	const ends = new Set([arrival]);
	// Grows while it is read: each end is where the next piece of a chain may begin.
	for (const end of ends)
		for (const { checkIn, checkOut, status } of near) if (checkIn === end && status !== 'sold') ends.add(checkOut);
	const found = [...ends]
		.filter((end) => end > arrival)
		.sort((a, b) => daysBetween(b, a))
		.flatMap((checkOut) => priceOf(near, { checkIn: arrival, checkOut }, level) ?? []);
	return new Map(found.map((price) => [price.checkOut, price]));
}

function ruleOf(own: readonly StayRate[], { checkIn, checkOut }: Period, arrivals: readonly PeriodPrice[]): StayRule {
	const inside = new Set(
		arrivals.filter((stay) => stay.checkIn >= checkIn && stay.checkIn < checkOut).map((stay) => stay.checkIn),
	);
	if (inside.size === 0)
		return { kind: 'none', next: arrivals.find((stay) => stay.checkIn >= checkOut)?.checkIn ?? null };
	const free = own.filter((rate) => rate.status !== 'sold' && rate.gapPercent === undefined && isArrival(rate));
	const first = free.filter((rate) => inside.has(rate.checkIn));
	const lengths = first.map(fewestNights);
	const weekdays = [...new Set([...inside].map(weekday))].sort();
	const [only, ...others] = weekdays;
	const isWeekly =
		only !== undefined &&
		others.length === 0 &&
		lengths.every((length) => length === WEEK) &&
		free.every(
			(rate) => rate.checkIn < checkIn || rate.checkOut > checkOut || !mayEnd(rate) || weekday(rate.checkOut) === only,
		);
	if (isWeekly) return { kind: 'wholeWeeks', weekday: only };
	return {
		kind: 'minimum',
		nights: Math.min(...lengths, ...inGap(arrivals, inside)),
		weekdays: weekdays.length > MOST_WEEKDAYS ? [] : weekdays,
	};
}

/** Where nothing but a gap can be had, its nights. */
function inGap(arrivals: readonly PeriodPrice[], inside: ReadonlySet<PlainDate>): number[] {
	const only = arrivals.filter((stay) => inside.has(stay.checkIn));
	return only.every(({ stays }) => stays[0]?.gapPercent !== undefined)
		? only.map((stay) => daysBetween(stay.checkIn, stay.checkOut))
		: [];
}

/** The price of the cheapest stay that begins in these days; null when none has a price. */
export function lowestPrice(calendar: StayCalendar, { checkIn, checkOut }: Period, today: PlainDate): number | null {
	let lowest: number | null = null;
	for (let day = maxPlainDate(checkIn, today); day < checkOut; day = addDays(day, 1)) {
		const minor = calendar.dayOf(day).arrival?.priceMinor ?? null;
		if (minor !== null && (lowest === null || minor < lowest)) lowest = minor;
	}
	return lowest;
}
