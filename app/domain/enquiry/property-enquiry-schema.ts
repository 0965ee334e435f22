import * as z from 'zod';
import { SERVICE_LEVELS } from '#db/schema/enums';
import type { PlainDate } from '../date/plain-date';
import type { ErrorKey } from '../form/field-error';
import { FIELD_LIMITS } from '../form/field-limits';
import { emailAddress, line, optionalLine, paragraphs, partyFields, phoneNumber, ticked } from '../form/field-schemas';
import { periodFields, withPeriodOrder } from './period-rules';

function periodShape(today: PlainDate) {
	return {
		...periodFields(today),
		serviceLevel: z.enum(SERVICE_LEVELS, { error: 'serviceLevel' satisfies ErrorKey }),
		...partyFields,
		interest: ticked('interest'),
	};
}

/** Second step: who asks (FORM-6). */
export const contactShape = {
	fullname: line(FIELD_LIMITS.fullname, 'name'),
	email: emailAddress,
	phone: phoneNumber,
	city: line(FIELD_LIMITS.city, 'city'),
	text: paragraphs(null),
	contactConsent: ticked('contactConsent'),
	privacy: ticked('privacy'),
};

/** First step of an enquiry about a property (FORM-6); its rules about the house: `validateStayRequest`. */
export function propertyPeriodSchema(today: PlainDate) {
	return withPeriodOrder(z.object(periodShape(today)));
}

/** The whole enquiry about a house: both steps (FORM-6) under the names of the API (FORM-16). Callers of the API name a subject too. */
export function propertyEnquirySchema(today: PlainDate) {
	return withPeriodOrder(
		z.object({ ...periodShape(today), ...contactShape, subject: optionalLine(FIELD_LIMITS.subject) }),
	);
}

export type PropertyEnquiry = z.infer<ReturnType<typeof propertyEnquirySchema>>;
