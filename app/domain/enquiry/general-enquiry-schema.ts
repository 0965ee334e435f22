import * as z from 'zod';
import { PROPERTY_TYPES, SERVICE_LEVELS } from '#db/schema/enums';
import type { PlainDate } from '../date/plain-date';
import type { ErrorKey } from '../form/field-error';
import { BEDROOMS_LIMIT, FIELD_LIMITS } from '../form/field-limits';
import { emailAddress, line, optionalLine, paragraphs, partyFields, phoneNumber, ticked } from '../form/field-schemas';
import { ACTIVITIES, PREFERENCES, SERVICES } from './enquiry-words';
import type { GeneralStep } from './general-enquiry-steps';
import { openPeriodFields, withDatesOrMonth, withPeriodOrder } from './period-rules';

const invalid = { error: 'invalid' satisfies ErrorKey };

function generalShape(today: PlainDate) {
	return {
		destination: optionalLine(FIELD_LIMITS.destination),
		...openPeriodFields(today),
		...partyFields,
		asAssistance: z.boolean(invalid).default(false),
		bookingForWhom: optionalLine(FIELD_LIMITS.bookingForWhom),
	};
}

const several = <Word extends string>(words: [Word, ...Word[]]) =>
	z.array(z.enum(words, invalid), invalid).max(words.length, invalid.error).default([]);

const preferencesShape = {
	activities: several(ACTIVITIES),
	propertyType: z.enum(PROPERTY_TYPES, invalid).nullable().default(null),
	serviceLevel: z.enum(SERVICE_LEVELS, invalid).nullable().default(null),
	bedrooms: z
		.number(invalid)
		.int(invalid.error)
		.min(1, invalid.error)
		.max(BEDROOMS_LIMIT, invalid.error)
		.nullable()
		.default(null),
	preferences: several(PREFERENCES),
	services: several(SERVICES),
};

const contactShape = {
	name: line(FIELD_LIMITS.fullname, 'name'),
	email: emailAddress,
	phone: phoneNumber,
	originCity: optionalLine(FIELD_LIMITS.city),
	message: paragraphs(null),
	interest: z.boolean(invalid).default(false),
	contactConsent: ticked('contactConsent'),
	privacy: ticked('privacy'),
};

/** Booking for another person requires their name. */
function withAssistance<Schema extends z.ZodType>(schema: Schema): Schema {
	const isFor = (value: unknown) => (value ?? {}) as { asAssistance?: unknown; bookingForWhom?: unknown };
	return schema.refine((value) => isFor(value).asAssistance !== true || Boolean(isFor(value).bookingForWhom), {
		path: ['bookingForWhom'],
		message: 'bookingForWhom' satisfies ErrorKey,
		when: ({ value }) => typeof isFor(value).asAssistance === 'boolean',
	});
}

const withRules = <Schema extends z.ZodType>(schema: Schema): Schema =>
	withAssistance(withPeriodOrder(withDatesOrMonth(schema)));

/** The steps of the general enquiry (FORM-9), each with its own rules. */
export function generalStepSchema(step: GeneralStep, today: PlainDate) {
	if (step === 'general') return withRules(z.object(generalShape(today)));
	return step === 'preferences' ? z.object(preferencesShape) : z.object(contactShape);
}

/** The whole general enquiry: its fields and rules (FORM-9). */
export function generalEnquirySchema(today: PlainDate) {
	return withRules(z.object({ ...generalShape(today), ...preferencesShape, ...contactShape }));
}

export type GeneralEnquiry = z.infer<ReturnType<typeof generalEnquirySchema>>;
