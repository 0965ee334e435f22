import * as z from 'zod';
import type { ErrorKey } from '../form/field-error';
import { FIELD_LIMITS } from '../form/field-limits';
import { emailAddress, line, optionalLine, paragraphs, phoneNumber } from '../form/field-schemas';
import { LEAD_LIMITS } from '../lead/lead-limits';

/** What an admin corrects of a lead (ADMIN-6); `agent` is the id of a user. `isLong`: several lines. */
export const LEAD_EDIT_FIELDS = [
	{ name: 'firstName', max: LEAD_LIMITS.firstName },
	{ name: 'lastName', max: LEAD_LIMITS.lastName },
	{ name: 'email', max: FIELD_LIMITS.email },
	{ name: 'phone', max: FIELD_LIMITS.phone },
	{ name: 'address', max: 200 },
	{ name: 'postalCode', max: 20 },
	{ name: 'city', max: FIELD_LIMITS.city },
	{ name: 'country', max: 2 },
	{ name: 'bookingReference', max: LEAD_LIMITS.reference },
	{ name: 'clientReference', max: LEAD_LIMITS.reference },
	{ name: 'agent', max: 80 },
	{ name: 'comments', max: FIELD_LIMITS.text, isLong: true },
	{ name: 'internalNote', max: FIELD_LIMITS.text, isLong: true },
] as const satisfies readonly { name: string; max: number; isLong?: true }[];

export type LeadEditField = (typeof LEAD_EDIT_FIELDS)[number]['name'];

export type LeadEditValues = Readonly<Record<LeadEditField, string>>;

const orEmpty = <T extends z.ZodType>(schema: T, wrong: ErrorKey) => z.union([z.literal(''), schema], wrong);

const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Empty means "not given", as when it was asked for; a client has a last name. */
export const leadEditSchema = z.object({
	firstName: optionalLine(LEAD_LIMITS.firstName),
	lastName: line(LEAD_LIMITS.lastName, 'clientLastName'),
	email: orEmpty(emailAddress, 'emailShape'),
	phone: orEmpty(phoneNumber, 'phoneShape'),
	address: optionalLine(200),
	postalCode: optionalLine(20),
	city: optionalLine(FIELD_LIMITS.city),
	country: orEmpty(
		z
			.string()
			.trim()
			.toUpperCase()
			.refine((code) => /^[A-Z]{2}$/.test(code) && countryNames.of(code) !== undefined, 'country'),
		'country',
	),
	bookingReference: optionalLine(LEAD_LIMITS.reference),
	clientReference: optionalLine(LEAD_LIMITS.reference),
	agent: optionalLine(80),
	comments: paragraphs(null),
	internalNote: paragraphs(null),
});

/** The values of a form that says nothing of some fields. */
export function leadEditValues(textOf: (name: LeadEditField) => string): LeadEditValues {
	return Object.fromEntries(LEAD_EDIT_FIELDS.map(({ name }) => [name, textOf(name)])) as LeadEditValues;
}
