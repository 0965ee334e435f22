import { type FieldErrors, fieldErrorsFrom } from '../form/field-error';
import { identifySubmission } from '../idempotency/submission';
import type { Language } from '../language/language';
import type { EnquiryDetails, EnquiryMailData } from '../mail/enquiry-mail-data';
import { mailBrand } from '../mail/mail-brand';
import { propertyTypeName } from '../property/property-type';
import { enquiryMails } from './enquiry-mails';
import { enquiryWord } from './enquiry-words';
import { type GeneralEnquiry, generalEnquirySchema } from './general-enquiry-schema';
import { CONSENT_NOT_ASKED, type Consent, type SubmissionParts } from './send-property-enquiry.server';
import { type EnquiryContext, newEnquiryId, type Stored, storeEnquiry } from './store-enquiry.server';

/** Fixed, byte for byte (FORM-16). */
export const GENERAL_SUBJECT = 'New general enquiry';

export type GeneralEnquiryResult = (Stored & { enquiry: GeneralEnquiry }) | { outcome: 'invalid'; errors: FieldErrors };

/**
 * Sends a general enquiry (FORM-9): checks it whole and writes it with its two mails. Errors
 * come back by field; throws DomainError 'too-many-requests' or 'unavailable'.
 */
export async function sendGeneralEnquiry({
	ctx,
	input,
	submission,
	consent = 'ticked',
}: {
	ctx: EnquiryContext;
	input: object;
	submission: SubmissionParts;
	consent?: Consent;
}): Promise<GeneralEnquiryResult> {
	const isTicked = consent === 'ticked';
	const parsed = generalEnquirySchema(ctx.today).safeParse(isTicked ? input : { ...input, ...CONSENT_NOT_ASKED });
	if (!parsed.success) return { outcome: 'invalid', errors: fieldErrorsFrom(parsed.error.issues) };
	const requested = {
		...parsed.data,
		childrenAges: parsed.data.childrenAges.slice(0, parsed.data.children),
		contactConsent: isTicked,
		privacy: isTicked,
	};
	const id = newEnquiryId();
	const stored = await storeEnquiry({
		ctx,
		id,
		submission: await identifySubmission({
			...submission,
			brandKey: ctx.brand.key,
			form: 'general-enquiry',
			visitor: ctx.visitor,
			body: { language: ctx.language, ...requested },
		}),
		row: {
			kind: 'general',
			language: ctx.language,
			subject: GENERAL_SUBJECT,
			fullName: requested.name,
			email: requested.email,
			phone: requested.phone,
			city: requested.originCity || null,
			checkIn: requested.checkIn,
			checkOut: requested.checkOut,
			serviceLevel: requested.serviceLevel,
			adults: requested.adults,
			children: requested.children,
			childrenAges: requested.childrenAges,
			message: requested.message || null,
			details: {
				destination: requested.destination || null,
				activities: requested.activities,
				propertyType: requested.propertyType,
				bedrooms: requested.bedrooms,
				preferences: requested.preferences,
				services: requested.services,
				asAssistance: requested.asAssistance,
				bookingForWhom: requested.asAssistance ? requested.bookingForWhom : null,
				interest: requested.interest,
			},
			hasAcceptedPrivacy: requested.privacy,
			hasAcceptedContact: requested.contactConsent,
		},
		mails: enquiryMails(ctx, requested.email, (reader, number) => mailData(ctx, number, requested, reader)),
	});
	return { ...stored, enquiry: requested };
}

function mailData(
	ctx: EnquiryContext,
	bookingNumber: string,
	input: GeneralEnquiry,
	reader: Language,
): EnquiryMailData {
	return {
		brand: mailBrand(ctx.brand, ctx.linkOrigin),
		language: ctx.language,
		kind: 'general',
		bookingNumber,
		createdAt: ctx.now,
		fullName: input.name,
		email: input.email,
		phone: input.phone,
		city: null,
		checkIn: input.checkIn,
		checkOut: input.checkOut,
		adults: input.adults,
		children: input.children,
		childrenAges: input.childrenAges,
		serviceLevel: input.serviceLevel,
		price: null,
		message: input.message || null,
		details: detailsIn(input, reader),
		hasAcceptedContact: input.contactConsent,
		propertyDetails: null,
	};
}

/** The further answers in the reader's language. */
function detailsIn(input: GeneralEnquiry, reader: Language): EnquiryDetails {
	return {
		destination: input.destination,
		activities: input.activities.map((word) => enquiryWord('activities', word, reader)),
		...(input.propertyType ? { propertyType: propertyTypeName(input.propertyType, reader) } : {}),
		...(input.bedrooms ? { bedrooms: input.bedrooms } : {}),
		preferences: input.preferences.map((word) => enquiryWord('preferences', word, reader)),
		services: input.services.map((word) => enquiryWord('services', word, reader)),
		asAssistance: input.asAssistance,
		...(input.asAssistance ? { bookingForWhom: input.bookingForWhom } : {}),
		originCity: input.originCity,
		interest: input.interest,
	};
}
