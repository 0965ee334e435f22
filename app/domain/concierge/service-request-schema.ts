import * as z from 'zod';
import { maskCardNumbers } from '../card/mask-card-numbers';
import type { ErrorKey } from '../form/field-error';
import { day, optionalLine } from '../form/field-schemas';

/** Most units of a service at once. */
export const QUANTITY_LIMIT = 99;

const text = (limit: number) => optionalLine(limit).transform((typed) => maskCardNumbers(typed) || null);

const count = z.coerce
	.number({ error: 'wholeNumber' satisfies ErrorKey })
	.int('wholeNumber' satisfies ErrorKey)
	.min(0, 'wholeNumber' satisfies ErrorKey)
	.max(QUANTITY_LIMIT, 'wholeNumber' satisfies ErrorKey)
	.nullable();

const blankIsNull = (value: unknown) => (value === '' || value === undefined ? null : value);

/** What a form asks for; its messages are error keys. */
export const serviceRequest = z.object({
	/** A UUID that the form was made with: the same form is one job however often it is sent. */
	key: z.uuid('invalid' satisfies ErrorKey),
	/** Key of the service. */
	service: z.string().min(1, 'required' satisfies ErrorKey),
	/** Its price for one unit as it was shown, minor units. */
	seenMinor: z.coerce.number().int('invalid' satisfies ErrorKey),
	day: day('required'),
	/** `HH:MM` on the property's clock, or nothing. */
	time: z.preprocess(
		blankIsNull,
		z
			.string()
			.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'invalid' satisfies ErrorKey)
			.nullable(),
	),
	quantity: z.coerce
		.number({ error: 'wholeNumber' satisfies ErrorKey })
		.int('wholeNumber' satisfies ErrorKey)
		.min(1, 'wholeNumber' satisfies ErrorKey)
		.max(QUANTITY_LIMIT, 'wholeNumber' satisfies ErrorKey)
		.default(1),
	pickUp: text(120),
	dropOff: text(120),
	flight: text(60),
	adults: z.preprocess(blankIsNull, count).optional(),
	children: z.preprocess(blankIsNull, count).optional(),
	note: text(500),
	/** The organiser's terms were read (CONCIERGE-3): `on`. */
	terms: z.literal('on', { error: 'required' satisfies ErrorKey }),
});

export type ServiceRequest = z.output<typeof serviceRequest>;
