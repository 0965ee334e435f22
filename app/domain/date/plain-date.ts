declare const plainDateBrand: unique symbol;

/**
 * A calendar day as `YYYY-MM-DD`, without time or zone, known to exist. Compare with `<` and `===`.
 * All arithmetic counts days since 1970-01-01, so no time zone can shift a date.
 */
export type PlainDate = string & { readonly [plainDateBrand]: true };

const SHAPE = /^(\d{4})-(\d{2})-(\d{2})$/;
const DAYS_IN_MONTH = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;
const FIRST_DAY = daysFromCivil(1, 1, 1);
const LAST_DAY = daysFromCivil(9999, 12, 31);

/** Reads user input: exactly `YYYY-MM-DD` and a day of the calendar, else null. Never throws. */
export function parsePlainDate(value: unknown): PlainDate | null {
	if (typeof value !== 'string') return null;
	const match = SHAPE.exec(value);
	if (!match) return null;
	const year = Number(match[1]);
	const month = Number(match[2]);
	const day = Number(match[3]);
	if (year < 1 || month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return null;
	return value as PlainDate;
}

/** A date the programmer knows to be right. Throws RangeError otherwise: not for user input. */
export function plainDate(text: string): PlainDate {
	const date = parsePlainDate(text);
	if (!date) throw new RangeError(`Not a date: ${text}`);
	return date;
}

/** The day `days` later (negative: earlier). Throws RangeError beyond the years 1 to 9999 or for half days. */
export function addDays(date: PlainDate, days: number): PlainDate {
	return fromEpochDay(toEpochDay(date) + days);
}

/** Number of days (nights) from one date to another; negative when `to` is earlier. */
export function daysBetween(from: PlainDate, to: PlainDate): number {
	return toEpochDay(to) - toEpochDay(from);
}

/** Order for sorting: negative, 0 or positive. */
export function comparePlainDates(a: PlainDate, b: PlainDate): number {
	return a < b ? -1 : a > b ? 1 : 0;
}

export function minPlainDate(first: PlainDate, ...rest: PlainDate[]): PlainDate {
	return rest.reduce((least, date) => (comparePlainDates(date, least) < 0 ? date : least), first);
}

export function maxPlainDate(first: PlainDate, ...rest: PlainDate[]): PlainDate {
	return rest.reduce((greatest, date) => (comparePlainDates(date, greatest) > 0 ? date : greatest), first);
}

/** Day of the week, 0 = Sunday to 6 = Saturday. */
export function weekday(date: PlainDate): number {
	return (((toEpochDay(date) + 4) % 7) + 7) % 7;
}

/** Year, month (1 to 12) and day of a date. */
export function partsOf(date: PlainDate): { year: number; month: number; day: number } {
	return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)), day: Number(date.slice(8, 10)) };
}

/** Days since 1970-01-01. */
export function toEpochDay(date: PlainDate): number {
	const { year, month, day } = partsOf(date);
	return daysFromCivil(year, month, day);
}

/**
 * The date a number of days after 1970-01-01. Throws RangeError beyond the years 1 to 9999. `toISOString` would take four times as long, and
 * pages of properties ask for hundreds.
 */
export function fromEpochDay(epochDay: number): PlainDate {
	if (!Number.isInteger(epochDay) || epochDay < FIRST_DAY || epochDay > LAST_DAY) {
		throw new RangeError(`Not a day of the calendar: ${epochDay}`);
	}
	const date = new Date(epochDay * 86_400_000);
	const year = `${date.getUTCFullYear()}`.padStart(4, '0');
	return `${year}-${twoDigits(date.getUTCMonth() + 1)}-${twoDigits(date.getUTCDate())}` as PlainDate;
}

function twoDigits(part: number): string {
	return part < 10 ? `0${part}` : `${part}`;
}

function daysInMonth(year: number, month: number): number {
	const isLeapYear = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
	return month === 2 && isLeapYear ? 29 : (DAYS_IN_MONTH[month - 1] ?? 0);
}

/** Days from 1970-01-01 in the Gregorian calendar; the year is counted from March, so leap days come last. */
function daysFromCivil(year: number, month: number, day: number): number {
	const y = month <= 2 ? year - 1 : year;
	const era = Math.floor(y / 400);
	const yearOfEra = y - era * 400;
	const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
	const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
	return era * 146_097 + dayOfEra - 719_468;
}
