import type { FieldErrors } from '../form/field-error';
import type { Language } from '../language/language';
import { mailBrand } from '../mail/mail-brand';
import type { EnquiryDetails, EnquiryMailData } from '../mail/messages/enquiry-mail-data';
import { propertyTypeName } from '../property/property-type';
import { enquiryFacts } from './enquiry-facts';
import { enquiryMails } from './enquiry-mails';
import { enquiryWord } from './enquiry-words';
import { type GeneralEnquiry, generalEnquirySchema } from './general-enquiry-schema';
import { type Consent, readEnquiry } from './read-enquiry';
import { type EnquiryContext, type Stored, type SubmissionParts, storeEnquiry } from './store-enquiry.server';

/** Fixed, byte for byte (FORM-16). */
export const GENERAL_SUBJECT = 'New general enquiry';

export type GeneralEnquiryResult = (Stored & { enquiry: GeneralEnquiry }) | { outcome: 'invalid'; errors: FieldErrors };

type Sending = { ctx: EnquiryContext; input: object; submission: SubmissionParts; consent?: Consent };

/**
 * Sends a general enquiry (FORM-9): checks it whole and writes it with its two mails. Errors
 * come back by field; throws DomainError 'too-many-requests' or 'unavailable'.
 */
export async function sendGeneralEnquiry(sending: Sending): Promise<GeneralEnquiryResult> {
	const { ctx, input, submission, consent } = sending;
	const read = readEnquiry(generalEnquirySchema(ctx.today), input, consent);
	if ('errors' in read) return { outcome: 'invalid', errors: read.errors };
	const { requested } = read;
	const stored = await storeEnquiry({
		ctx,
		submission,
		form: 'general-enquiry',
		body: requested,
		row: {
			kind: 'general',
			subject: GENERAL_SUBJECT,
			...factsOf(requested),
			city: requested.originCity || null,
			serviceLevel: requested.serviceLevel,
			details: {
				destination: requested.destination || null,
				...(isOpen(requested) ? { month: requested.month } : {}),
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
		},
		mails: enquiryMails(ctx, requested.email, (reader, number) => mailData(ctx, number, requested, reader)),
	});
	return { ...stored, enquiry: requested };
}

/** Dates say more than a month (FORM-23). */
const isOpen = ({ checkIn, month }: GeneralEnquiry) => checkIn === null && month !== null;

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
		...factsOf(input),
		serviceLevel: input.serviceLevel,
		price: null,
		details: detailsIn(input, reader),
		propertyDetails: null,
	};
}

function factsOf({ name, message, ...requested }: GeneralEnquiry) {
	return enquiryFacts({ ...requested, fullname: name, city: null, text: message });
}

/** The further answers in the reader's language. */
function detailsIn(input: GeneralEnquiry, reader: Language): EnquiryDetails {
	return {
		destination: input.destination,
		...(isOpen(input) ? { month: input.month } : {}),
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
