import * as z from 'zod';
import { phoneNumber } from '../form/field-schemas';
import { recipientSchema } from '../invoice/recipient-schema';

const { vatId, street, postalCode, town, countryCode, company } = recipientSchema.shape;

/** Empty is null: an agency gives what it has. */
const optional = <Schema extends z.ZodType<string, string>>(schema: Schema) =>
	z
		.string()
		.trim()
		.transform((text) => text || null)
		.pipe(z.union([z.null(), schema]));

/** What an agency says of itself for documents and for those who call it (MEMBER-8). */
export const agencyDetailsSchema = z.object({
	legalName: optional(company),
	street: optional(street),
	postalCode: optional(postalCode),
	town: optional(town),
	countryCode: optional(countryCode),
	phone: optional(phoneNumber),
	vatId: optional(vatId),
});
