import * as z from 'zod';
import { type Month, monthOf, parseMonth } from '../date/month';
import { addDays, daysBetween, type PlainDate, parsePlainDate } from '../date/plain-date';
import type { ErrorKey } from '../form/field-error';
import { NIGHTS_LIMIT } from '../form/field-limits';
import { day } from '../form/field-schemas';
import { SEARCH_LIMITS } from '../search/search-filter';

/** Check-in and check-out, each by itself: given, a day, and the first one not in the past (FORM-3). */
export function periodFields(today: PlainDate) {
	return {
		checkIn: day('checkIn').refine((date) => date >= today, 'past' satisfies ErrorKey),
		checkOut: day('checkOut'),
	};
}

/** A text that is read, or null where there is none; what cannot be read is an error. */
function optional<Value>(read: (text: string) => Value | null, error: ErrorKey) {
	return z
		.string({ error })
		.nullable()
		.default(null)
		.transform((text, context): Value | null => {
			const given = text?.trim() ?? '';
			if (given === '') return null;
			const value = read(given);
			if (value !== null) return value;
			context.addIssue({ code: 'custom', message: error });
			return z.NEVER;
		});
}

/** A month that is not over, within the years that a search may ask for; else null. */
export function readComingMonth(text: string, today: PlainDate): Month | null {
	const month = parseMonth(text);
	const last = monthOf(addDays(today, SEARCH_LIMITS.daysAhead));
	return month && month >= monthOf(today) && month <= last ? month : null;
}

/** A period that may be open (FORM-23): two days, or a month of which any week will do. */
export function openPeriodFields(today: PlainDate) {
	return {
		checkIn: optional(parsePlainDate, 'notADate').refine(
			(date) => date === null || date >= today,
			'past' satisfies ErrorKey,
		),
		checkOut: optional(parsePlainDate, 'notADate'),
		month: optional((text) => readComingMonth(text, today), 'month'),
	};
}

/** Asks for both days or a month (FORM-23); a day alone needs the other one. Told at the day that is missing. */
export function withDatesOrMonth<Schema extends z.ZodType>(schema: Schema): Schema {
	const given = (value: unknown) => {
		const { checkIn, checkOut, month } = (value ?? {}) as { checkIn?: unknown; checkOut?: unknown; month?: unknown };
		return { checkIn: Boolean(checkIn), checkOut: Boolean(checkOut), month: Boolean(month) };
	};
	const told = (path: string, message: ErrorKey) => ({ path: [path], message, when: () => true });
	const isAnswered = (value: unknown) => Object.values(given(value)).includes(true);
	return schema
		.refine(isAnswered, told('checkIn', 'datesOrMonth'))
		.refine((value) => given(value).checkIn || !given(value).checkOut, told('checkIn', 'checkIn'))
		.refine((value) => given(value).checkOut || !given(value).checkIn, told('checkOut', 'checkOut'));
}

type Payload = { value: unknown; issues: { path?: PropertyKey[] }[] };

/**
 * The rule between the two (FORM-3: check-out later than check-in), told at the check-out. It runs whatever else is missing,
 * so that a guest hears of everything at once.
 */
export function withPeriodOrder<Schema extends z.ZodType>(schema: Schema): Schema {
	const read = (value: unknown) => {
		const { checkIn, checkOut } = (value ?? {}) as { checkIn?: unknown; checkOut?: unknown };
		const [from, to] = [parsePlainDate(checkIn), parsePlainDate(checkOut)];
		return from && to ? daysBetween(from, to) : null;
	};
	const when = (payload: Payload) => read(payload.value) !== null;
	return schema
		.refine((value) => (read(value) ?? 1) > 0, { path: ['checkOut'], message: 'order' satisfies ErrorKey, when })
		.refine((value) => (read(value) ?? 1) <= NIGHTS_LIMIT, {
			path: ['checkOut'],
			message: 'tooLong' satisfies ErrorKey,
			when,
		});
}
