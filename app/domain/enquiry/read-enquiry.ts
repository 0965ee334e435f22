import type * as z from 'zod';
import { type FieldErrors, fieldErrorsFrom } from '../form/field-error';
import { type BabyNeeds, capBabyNeeds } from '../property/infants';

/** `not-asked`: the API's shapes carry no consents (FORM-5), so none is demanded and none is recorded. */
export type Consent = 'ticked' | 'not-asked';

/** Stands in for the boxes where none were shown. */
const CONSENT_NOT_ASKED = { contactConsent: true, privacy: true } as const;

/** An enquiry by its schema, with as many ages as children and the consents that were given; or the errors of its fields. */
export function readEnquiry<Enquiry extends BabyNeeds & { children: number; childrenAges: number[] }>(
	schema: z.ZodType<Enquiry>,
	input: object,
	consent: Consent = 'ticked',
): { requested: Enquiry & { contactConsent: boolean; privacy: boolean } } | { errors: FieldErrors } {
	const isTicked = consent === 'ticked';
	const { success, data, error } = schema.safeParse(isTicked ? input : { ...input, ...CONSENT_NOT_ASKED });
	if (!success) return { errors: fieldErrorsFrom(error.issues) };
	const childrenAges = data.childrenAges.slice(0, data.children);
	return { requested: { ...data, childrenAges, ...capBabyNeeds(data), contactConsent: isTicked, privacy: isTicked } };
}
