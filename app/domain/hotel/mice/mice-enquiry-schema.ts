import * as z from 'zod';
import { parsePlainDate } from '../../date/plain-date';
import { type ErrorKey, type FieldErrors, fieldErrorsFrom } from '../../form/field-error';
import { line, optionalLine, paragraphs } from '../../form/field-schemas';
import { LEAD_LIMITS } from '../../lead/lead-limits';

/** More people at once are a typing error. */
const MOST_PEOPLE = 5000;

/** A day that may be left out; '' when it is. */
const optionalDay = z
	.string()
	.default('')
	.transform((text) => text.trim())
	.refine((text) => text === '' || parsePlainDate(text) !== null, 'notADate' satisfies ErrorKey);

/** A whole number from `least`; null where it may be left out and is. */
function count(least: number, missing: ErrorKey | null) {
	return z
		.string({ error: missing ?? ('wholeNumber' satisfies ErrorKey) })
		.default('')
		.transform((text, context) => {
			const typed = text.trim();
			if (typed === '' && missing === null) return null;
			const number = /^\d{1,4}$/.test(typed) ? Number(typed) : Number.NaN;
			if (number >= least && number <= MOST_PEOPLE) return number;
			const message: ErrorKey = typed === '' ? (missing ?? 'wholeNumber') : 'wholeNumber';
			context.addIssue({ code: 'custom', message });
			return z.NEVER;
		});
}

const factsSchema = z.object({
	clientFirstName: line(LEAD_LIMITS.firstName, 'clientFirstName'),
	clientLastName: line(LEAD_LIMITS.lastName, 'clientLastName'),
	delegates: count(1, 'delegates'),
	roomNights: count(0, null),
	setup: optionalLine(120),
	budget: optionalLine(80),
	catering: optionalLine(200),
	notes: paragraphs(null),
});

/** Days, of which the last may be left out, or a month, `YYYY-MM`; from today on. */
function datesSchema(today: string) {
	return z
		.object({
			from: optionalDay,
			until: optionalDay,
			month: z
				.string()
				.default('')
				.transform((text) => text.trim())
				.refine(
					(text) => text === '' || (/^\d{4}-(0[1-9]|1[0-2])$/.test(text) && text >= today.slice(0, 7)),
					'month' satisfies ErrorKey,
				),
		})
		.superRefine(({ from, until, month }, context) => {
			const say = (path: string, message: ErrorKey) => context.addIssue({ code: 'custom', path: [path], message });
			if (from === '' && month === '') say('from', until === '' ? 'datesOrMonth' : 'checkIn');
			else if (parsePlainDate(from) && from < today) say('from', 'past');
			else if (parsePlainDate(from) && parsePlainDate(until) && until < from) say('until', 'order');
		});
}

export type MiceEnquiry = z.output<typeof factsSchema> & z.output<ReturnType<typeof datesSchema>>;

/**
 * Reads an enquiry for rooms for meetings and celebrations (AGENCY-39): dates or a month, delegates, and whatever else is known. All errors
 * at once: dates are read by themselves, since one schema compares its fields only where each is sound.
 */
export function readMiceEnquiry(
	values: Record<string, unknown>,
	today: string,
): { enquiry: MiceEnquiry; errors: null } | { enquiry: null; errors: FieldErrors } {
	const [facts, dates] = [factsSchema.safeParse(values), datesSchema(today).safeParse(values)];
	if (facts.success && dates.success) return { enquiry: { ...facts.data, ...dates.data }, errors: null };
	return {
		enquiry: null,
		errors: fieldErrorsFrom([...(facts.error?.issues ?? []), ...(dates.error?.issues ?? [])]),
	};
}

/** The fields that a person types, in the order of the form. */
export const MICE_FIELDS = [
	...['clientFirstName', 'clientLastName', 'from', 'until', 'month', 'delegates', 'roomNights'],
	...['setup', 'budget', 'catering', 'notes'],
] as const;
