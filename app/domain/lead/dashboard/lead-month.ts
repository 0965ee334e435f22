import { addDays, daysBetween, minPlainDate, type PlainDate, plainDate, weekday } from '../../date/plain-date';

/** A month of a calendar, `YYYY-MM`, with its neighbours. */
export type Month = { key: string; first: PlainDate; days: number; before: string; after: string };

/** The month of an address; that of `today` for anything that is none, or beyond ten years of it. */
export function readMonth(text: string | null, today: PlainDate): Month {
	const [, year = '', month = ''] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(text ?? '') ?? [];
	const isNear = Math.abs(Number(year) - Number(today.slice(0, 4))) <= 10;
	return monthAt(year && isNear ? `${year}-${month}` : today.slice(0, 7));
}

function monthAt(key: string): Month {
	const first = plainDate(`${key}-01`);
	const next = firstOfNext(first);
	return {
		key,
		first,
		days: daysBetween(first, next),
		before: addDays(first, -1).slice(0, 7),
		after: next.slice(0, 7),
	};
}

function firstOfNext(first: PlainDate): PlainDate {
	return plainDate(`${addDays(first, 31).slice(0, 7)}-01`);
}

/** Where a stay stands in a month's row of days: its first day from 1 on, and how many days of the month it covers; the day of departure counts. */
export function placeInMonth({ first, days }: Month, stay: { checkIn: PlainDate; checkOut: PlainDate }) {
	const start = Math.max(daysBetween(first, stay.checkIn), 0);
	const end = daysBetween(first, minPlainDate(stay.checkOut, addDays(first, days - 1)));
	return { start: start + 1, span: Math.max(end - start + 1, 1), startsBefore: stay.checkIn < first };
}

/** Its days with what tells Saturdays and Sundays, the usual days of change, apart. */
export function daysOf({ first, days }: Month): { day: number; isWeekend: boolean; date: PlainDate }[] {
	return Array.from({ length: days }, (_, index) => {
		const date = addDays(first, index);
		return { day: index + 1, isWeekend: [0, 6].includes(weekday(date)), date };
	});
}
