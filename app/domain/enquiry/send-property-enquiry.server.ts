import { type FieldErrors, fieldErrorsFrom } from '../form/field-error';
import { identifySubmission } from '../idempotency/submission';
import type { Language } from '../language/language';
import type { EnquiryMailData } from '../mail/enquiry-mail-data';
import { mailBrand } from '../mail/mail-brand';
import { formatAmount } from '../money/format-amount';
import { money } from '../money/money';
import { propertyPath } from '../place/property-path';
import type { PeriodPrice } from '../stay/stay-rate';
import { enquiryMails } from './enquiry-mails';
import type { EnquiryProperty, WhichProperty } from './enquiry-property';
import { loadEnquiryProperty } from './load-enquiry-property.server';
import { type PropertyEnquiry, propertyEnquirySchema } from './property-enquiry-schema';
import { type EnquiryContext, newEnquiryId, type Stored, storeEnquiry } from './store-enquiry.server';
import { type Alternative, validateStayRequest } from './validate-stay-request';

export type PropertyEnquiryResult =
	| (Stored & { property: EnquiryProperty; enquiry: PropertyEnquiry; price: PeriodPrice | null })
	| { outcome: 'invalid'; errors: FieldErrors; nearest: readonly Alternative[]; property: EnquiryProperty | null };

export type SubmissionParts = {
	/** The key the client made, null when it made none. */
	clientKey: string | null;
	onOtherBody: 'create' | 'refuse';
	/** Public id of who is signed in, for whom a key is his own. */
	owner?: string;
};

/** `not-asked`: the API's shapes carry no consents (FORM-5), so none is demanded and none is recorded. */
export type Consent = 'ticked' | 'not-asked';

/** Stands in for the boxes where none were shown. */
export const CONSENT_NOT_ASKED = { contactConsent: true, privacy: true } as const;

/**
 * Sends an enquiry about a property (FORM-7): checks it whole, recomputes price and availability from the
 * stays as they are now, and writes it with its two mails. Errors come back by field; throws DomainError 'not-found',
 * 'too-many-requests' or 'unavailable'.
 */
export async function sendPropertyEnquiry({
	ctx,
	which,
	input,
	submission,
	consent = 'ticked',
}: {
	ctx: EnquiryContext;
	which: WhichProperty;
	input: object;
	submission: SubmissionParts;
	consent?: Consent;
}): Promise<PropertyEnquiryResult> {
	const isTicked = consent === 'ticked';
	const parsed = propertyEnquirySchema(ctx.today).safeParse(isTicked ? input : { ...input, ...CONSENT_NOT_ASKED });
	if (!parsed.success)
		return { outcome: 'invalid', errors: fieldErrorsFrom(parsed.error.issues), nearest: [], property: null };
	const requested = {
		...parsed.data,
		childrenAges: parsed.data.childrenAges.slice(0, parsed.data.children),
		contactConsent: isTicked,
		privacy: isTicked,
	};
	const property = await loadEnquiryProperty({ ctx, which });
	const { errors, nearest, price } = validateStayRequest(
		property,
		{ period: requested, serviceLevel: requested.serviceLevel, adults: requested.adults, children: requested.children },
		ctx.today,
	);
	if (Object.keys(errors).length > 0) return { outcome: 'invalid', errors, nearest, property };

	const id = newEnquiryId();
	const stored = await storeEnquiry({
		ctx,
		id,
		submission: await identifySubmission({
			...submission,
			brandKey: ctx.brand.key,
			form: 'property-enquiry',
			visitor: ctx.visitor,
			body: { property: property.id, language: ctx.language, ...requested },
		}),
		row: {
			kind: 'property',
			language: ctx.language,
			propertyNo: property.no,
			propertyName: `${property.name} (${pathOf(property, 'en')})`,
			subject: requested.subject || `Enquiry: ${property.name}`,
			fullName: requested.fullname,
			email: requested.email,
			phone: requested.phone,
			city: requested.city,
			checkIn: requested.checkIn,
			checkOut: requested.checkOut,
			serviceLevel: requested.serviceLevel,
			adults: requested.adults,
			children: requested.children,
			childrenAges: requested.childrenAges,
			message: requested.text || null,
			details: { priceMinor: price?.priceMinor ?? null, currency: property.currency, status: price?.status ?? null },
			hasAcceptedPrivacy: requested.privacy,
			hasAcceptedContact: requested.contactConsent,
		},
		mails: enquiryMails(ctx, requested.email, (reader, number) =>
			mailData(ctx, number, property, requested, price, reader),
		),
	});
	return { ...stored, property, enquiry: requested, price };
}

function pathOf(property: EnquiryProperty, language: Language): string {
	return propertyPath(
		{ type: property.type, country: property.country, city: property.placeSlug, name: property.slug },
		language,
	);
}

function mailData(
	ctx: EnquiryContext,
	bookingNumber: string,
	property: EnquiryProperty,
	input: PropertyEnquiry,
	price: PeriodPrice | null,
	readerLanguage: Language,
): EnquiryMailData {
	return {
		brand: mailBrand(ctx.brand, ctx.linkOrigin),
		language: ctx.language,
		kind: 'property',
		subject: input.subject,
		bookingNumber,
		createdAt: ctx.now,
		fullName: input.fullname,
		email: input.email,
		phone: input.phone,
		city: input.city,
		checkIn: input.checkIn,
		checkOut: input.checkOut,
		adults: input.adults,
		children: input.children,
		childrenAges: input.childrenAges,
		serviceLevel: input.serviceLevel,
		price: typeof price?.priceMinor === 'number' ? formatAmount(money(price.priceMinor, property.currency)) : null,
		message: input.text || null,
		details: {},
		hasAcceptedContact: input.contactConsent,
		propertyDetails: {
			id: property.id,
			name: property.name,
			city: property.place[readerLanguage],
			country: property.country,
			url: `${ctx.linkOrigin}${pathOf(property, readerLanguage)}`,
			pictureUrl: property.picture ? pictureAddress(ctx, property.picture) : null,
		},
	};
}

/** The widest rendition the source allows, as JPEG: what every mail reader shows. */
function pictureAddress(ctx: EnquiryContext, { hash, width }: { hash: string; width: number }): string {
	const rendition = [1200, 800].find((each) => each <= width) ?? 480;
	return `${ctx.settings.PICTURE_BASE_URL}/${hash}/${rendition}.jpg`;
}
