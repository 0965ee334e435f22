import { addDays, type PlainDate, partsOf, plainDate, weekday } from './plain-date';

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

/** By the Gregorian computus (Meeus, Astronomical Algorithms, chapter 8). */
function easterSunday(year: number): PlainDate {
	const [golden, century, ofCentury] = [year % 19, Math.floor(year / 100), year % 100];
	const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
	const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
	const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
	const shift = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
	const days = epact + toSunday - 7 * shift + 114;
	const [month, dayOfMonth] = [Math.floor(days / 31), (days % 31) + 1];
	return plainDate(`${year}-${String(month).padStart(2, '0')}-${String(dayOfMonth).padStart(2, '0')}`);
}
