import { identifySubmission } from '../idempotency/submission';
import type { Language } from '../language/language';
import type { EnquiryDetails, EnquiryMailData } from '../mail/enquiry-mail-data';
import { mailBrand } from '../mail/mail-brand';
import { propertyTypeName } from '../property/property-type';
import { enquiryMails } from './enquiry-mails';
import { enquiryWord } from './enquiry-words';
import { type Faults, faultsFrom } from './fault';
import { type GeneralEnquiry, generalEnquirySchema } from './general-enquiry-schema';
import { CONSENT_NOT_ASKED, type Consent, type SubmissionParts } from './send-property-enquiry.server';
import { type EnquiryContext, newEnquiryId, type Stored, storeEnquiry } from './store-enquiry.server';

/** Fixed, byte for byte (FORM-16). */
export const GENERAL_SUBJECT = 'New general enquiry';

export type GeneralEnquiryResult = (Stored & { enquiry: GeneralEnquiry }) | { outcome: 'faulty'; faults: Faults };

/**
 * Sends a general enquiry (FORM-9): checks it whole and writes it with its two mails. Faults
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
	if (!parsed.success) return { outcome: 'faulty', faults: faultsFrom(parsed.error.issues) };
	const asked = {
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
			body: { language: ctx.language, ...asked },
		}),
		row: {
			kind: 'general',
			language: ctx.language,
			subject: GENERAL_SUBJECT,
			fullName: asked.name,
			email: asked.email,
			phone: asked.phone,
			city: asked.originCity || null,
			checkIn: asked.checkIn,
			checkOut: asked.checkOut,
			serviceLevel: asked.serviceLevel,
			adults: asked.adults,
			children: asked.children,
			childrenAges: asked.childrenAges,
			message: asked.message || null,
			details: {
				destination: asked.destination || null,
				activities: asked.activities,
				propertyType: asked.propertyType,
				bedrooms: asked.bedrooms,
				preferences: asked.preferences,
				services: asked.services,
				asAssistance: asked.asAssistance,
				bookingForWhom: asked.asAssistance ? asked.bookingForWhom : null,
				interest: asked.interest,
			},
			hasAcceptedPrivacy: asked.privacy,
			hasAcceptedContact: asked.contactConsent,
		},
		mails: enquiryMails(ctx, asked.email, (reader, number) => mailData(ctx, number, asked, reader)),
	});
	return { ...stored, enquiry: asked };
}

function mailData(
	ctx: EnquiryContext,
	bookingNumber: string,
	asked: GeneralEnquiry,
	reader: Language,
): EnquiryMailData {
	return {
		brand: mailBrand(ctx.brand, ctx.linkOrigin),
		language: ctx.language,
		kind: 'general',
		bookingNumber,
		createdAt: ctx.now,
		fullName: asked.name,
		email: asked.email,
		phone: asked.phone,
		city: null,
		checkIn: asked.checkIn,
		checkOut: asked.checkOut,
		adults: asked.adults,
		children: asked.children,
		childrenAges: asked.childrenAges,
		serviceLevel: asked.serviceLevel,
		price: null,
		message: asked.message || null,
		details: detailsIn(asked, reader),
		hasAcceptedContact: asked.contactConsent,
		propertyDetails: null,
	};
}

/** The further answers in the reader's language. */
function detailsIn(asked: GeneralEnquiry, reader: Language): EnquiryDetails {
	return {
		destination: asked.destination,
		activities: asked.activities.map((word) => enquiryWord('activities', word, reader)),
		...(asked.propertyType ? { propertyType: propertyTypeName(asked.propertyType, reader) } : {}),
		...(asked.bedrooms ? { bedrooms: asked.bedrooms } : {}),
		preferences: asked.preferences.map((word) => enquiryWord('preferences', word, reader)),
		services: asked.services.map((word) => enquiryWord('services', word, reader)),
		asAssistance: asked.asAssistance,
		...(asked.asAssistance ? { bookingForWhom: asked.bookingForWhom } : {}),
		originCity: asked.originCity,
		interest: asked.interest,
	};
}
