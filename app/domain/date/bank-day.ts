import { easterSunday } from './easter';
import { addDays, type PlainDate, partsOf, weekday } from './plain-date';

/** Days of a year, besides those that move with Easter, on which banks of the euro area settle nothing. */
const CLOSED = ['01-01', '05-01', '12-25', '12-26'];

/** The day so many bank working days later, by the calendar of T2: https://www.ecb.europa.eu/ecb/contacts/working-hours */
export function addBankDays(day: PlainDate, count: number): PlainDate {
	let [at, left] = [day, count];
	while (left > 0) {
		at = addDays(at, 1);
		if (isBankDay(at)) left -= 1;
	}
	return at;
}

function isBankDay(day: PlainDate): boolean {
	const easter = easterSunday(partsOf(day).year);
	const isWeekend = weekday(day) === 0 || weekday(day) === 6;
	return !isWeekend && !CLOSED.includes(day.slice(5)) && day !== addDays(easter, -2) && day !== addDays(easter, 1);
}
