import type * as z from 'zod';
import { daysBetween, type PlainDate, parsePlainDate } from '../date/plain-date';
import type { ErrorKey } from '../form/field-error';
import { NIGHTS_LIMIT } from '../form/field-limits';
import { day } from '../form/field-schemas';

/** Check-in and check-out, each by itself: given, a day, and the first one not in the past (FORM-3). */
export function periodFields(today: PlainDate) {
	return {
		checkIn: day('checkIn').refine((date) => date >= today, 'past' satisfies ErrorKey),
		checkOut: day('checkOut'),
	};
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
