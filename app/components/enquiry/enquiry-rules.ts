import type { PlainDate } from '~/domain/date/plain-date';
import { contactMessageSchema } from '~/domain/enquiry/contact-message-schema';
import { generalEnquirySchema } from '~/domain/enquiry/general-enquiry-schema';
import { propertyEnquirySchema } from '~/domain/enquiry/property-enquiry-schema';
import { shortlistEnquirySchema } from '~/domain/enquiry/shortlist-enquiry-schema';
import { errorsBy, type LiveValidation, liveValidation } from '../form/live-validation';

const SCHEMAS = {
	contact: () => contactMessageSchema,
	general: generalEnquirySchema,
	property: propertyEnquirySchema,
	shortlist: shortlistEnquirySchema,
};

/** The rules of an enquiry in the browser; what its properties say, only the server knows. */
export function enquiryRules(kind: keyof typeof SCHEMAS, today: PlainDate): LiveValidation {
	// Preloads the confirmation; without it a minimal one is shown.
	import('./enquiry-success').catch(() => undefined);
	const schema = SCHEMAS[kind](today);
	return liveValidation((form) => errorsBy(form, schema));
}
