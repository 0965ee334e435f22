import { addMonths, daysOfMonth, type Month } from '../date/month';
import { addDays, type PlainDate, plainDate, weekday } from '../date/plain-date';
import { byChoice } from './by-choice';
import { periodAvailability } from './period-availability';
import { pricePeriodPerLevel } from './price-period';
import { seasonKey, seasonOf } from './season';
import type { ServiceLevel } from './service-level';
import { isArrival } from './stay-limits';
import type { Period, PeriodPrice, StayRate } from './stay-rate';

/** What can be said about a week; all but the first two cannot be had. */
export type WeekState = 'available' | 'on_request' | 'sold' | 'endsSold' | 'notOffered' | 'closed';

export type MonthWeek = Period & {
	state: WeekState;
	/** At the level asked for, else at the best other one; null when the week cannot be had. */
	price: PeriodPrice | null;
};

const WEEK = 7;
const SATURDAY = 6;
const DAYS = [0, 1, 2, 3, 4, 5, 6] as const;
/** A season has six months. */
const HALF_YEAR = [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5] as const;

export type PriceRange = { least: number; most: number };

const firstDay = (month: Month) => plainDate(`${month}-01`);

type Question = {
	rates: readonly StayRate[];
	/** Preferred; null takes the best. */
	level: ServiceLevel | null;
	today: PlainDate;
};

/** The weekdays on which stays begin that have a night in a month, the usual one first; Saturday where none does. */
export function changeDays(rates: readonly StayRate[], month: Month): number[] {
	const inside = ofMonth(rates, month).filter((rate) => rate.gapPercent === undefined && isArrival(rate));
	const counts = DAYS.map((day) => inside.filter(({ checkIn }) => weekday(checkIn) === day).length);
	const days = DAYS.filter((day) => counts[day]).sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || b - a);
	return days.length > 0 ? days : [SATURDAY];
}

/** Every week with a night in a month that begins on one of the weekdays and is not past, in order (PRICE-21). */
export function weeksOfMonth(
	{ rates, level, today }: Question,
	month: Month,
	weekdays: readonly number[],
): MonthWeek[] {
	const near = ofMonth(rates, month);
	const before = Array.from({ length: WEEK - 1 }, (_, day) => addDays(firstDay(month), day + 1 - WEEK));
	const starts = [...before, ...daysOfMonth(month)];
	return starts
		.filter((start) => start >= today && weekdays.includes(weekday(start)))
		.map((checkIn) => weekOf(near, { checkIn, checkOut: addDays(checkIn, WEEK) }, level));
}

/** The cheapest and the dearest week of the season that a month lies in (PRICE-9); null when none has a price. */
export function seasonRange(question: Question, month: Month, weekdays: readonly number[]): PriceRange | null {
	const season = seasonKey(seasonOf(firstDay(month)));
	const months = HALF_YEAR.map((count) => addMonths(month, count)).filter(
		(each) => seasonKey(seasonOf(firstDay(each))) === season,
	);
	const prices = months.flatMap((each) =>
		weeksOfMonth(question, each, weekdays).flatMap(({ price }) => price?.priceMinor ?? []),
	);
	return prices.length > 0 ? { least: Math.min(...prices), most: Math.max(...prices) } : null;
}

/** The first week after a month that can be had, of those that begin on its weekdays; null when there is none within a year. */
export function nextOpenWeek(question: Question, month: Month): PeriodPrice | null {
	for (let count = 1; count <= 12; count++) {
		const next = addMonths(month, count);
		const [usual] = changeDays(question.rates, next);
		const week = weeksOfMonth(question, next, usual === undefined ? [] : [usual]).find(isOpen);
		if (week) return week.price;
	}
	return null;
}

/** Whether a week can be had. */
export function isOpen({ state }: MonthWeek): boolean {
	return state === 'available' || state === 'on_request';
}

/** The best price of a period that can be had: at the level asked for, else at another. */
export function bestPrice(rates: readonly StayRate[], period: Period, level: ServiceLevel | null): PeriodPrice | null {
	const free = pricePeriodPerLevel(rates, period).filter(({ status }) => status !== 'sold');
	return free.find(({ serviceLevel }) => serviceLevel === level) ?? free.toSorted(byChoice)[0] ?? null;
}

/** Stays that have a night in the weeks of a month. */
function ofMonth(rates: readonly StayRate[], month: Month): StayRate[] {
	const from = addDays(firstDay(month), 1 - WEEK);
	const until = addDays(firstDay(addMonths(month, 1)), WEEK);
	return rates.filter(({ checkIn, checkOut }) => checkIn < until && checkOut > from);
}

function weekOf(rates: readonly StayRate[], period: Period, level: ServiceLevel | null): MonthWeek {
	const price = bestPrice(rates, period, level);
	if (price) return { ...period, state: price.status === 'available' ? 'available' : 'on_request', price };
	return { ...period, state: closedState(rates, period), price: null };
}

function closedState(rates: readonly StayRate[], period: Period): WeekState {
	const touching = rates.filter(({ checkIn, checkOut }) => checkIn < period.checkOut && checkOut > period.checkIn);
	if (touching.length === 0) return 'closed';
	if (periodAvailability(touching, period, null) !== 'sold') return 'notOffered';
	const sold = touching.filter(({ status }) => status === 'sold');
	return sold.some(({ checkIn, checkOut }) => checkIn <= period.checkIn && checkOut > period.checkIn)
		? 'sold'
		: 'endsSold';
}
