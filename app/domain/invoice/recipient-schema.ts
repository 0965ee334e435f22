import * as z from 'zod';
import { isCountry } from '../place/region-name';

const line = (most: number) =>
	z
		.string()
		.transform((text) => text.replace(/\s+/g, ' ').trim())
		.pipe(z.string().min(1).max(most));

/** A company that a booking is invoiced to (INVOICE-7). */
export const recipientSchema = z.object({
	company: line(120),
	/** With the letters of its country, such as `ATU12345678` or `CHE-123.456.789 MWST`. */
	vatId: z
		.string()
		.transform((text) => text.replace(/\s+/g, ' ').trim().toUpperCase())
		.pipe(
			z
				.string()
				.max(30)
				.regex(/^[A-Z]{2,3}[A-Z0-9 .-]*\d[A-Z0-9 .-]*$/),
		),
	street: line(120),
	postalCode: line(12),
	town: line(80),
	countryCode: z
		.string()
		.transform((text) => text.trim().toUpperCase())
		.pipe(z.string().refine(isCountry)),
	buyerReference: z
		.string()
		.trim()
		.max(80)
		.transform((text) => text || null),
});
