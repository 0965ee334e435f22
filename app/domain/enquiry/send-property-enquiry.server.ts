import type { FieldErrors } from '../form/field-error';
import type { Language } from '../language/language';
import { mailBrand } from '../mail/mail-brand';
import type { EnquiryMailData } from '../mail/messages/enquiry-mail-data';
import { formatAmount } from '../money/format-amount';
import { money } from '../money/money';
import { propertyPath } from '../place/property-path';
import type { PeriodPrice } from '../stay/stay-rate';
import { enquiryFacts } from './enquiry-facts';
import { enquiryMails } from './enquiry-mails';
import type { EnquiryProperty, WhichProperty } from './enquiry-property';
import { loadEnquiryProperty } from './load-enquiry-property.server';
import { type PropertyEnquiry, propertyEnquirySchema } from './property-enquiry-schema';
import { type Consent, readEnquiry } from './read-enquiry';
import { type EnquiryContext, type Stored, type SubmissionParts, storeEnquiry } from './store-enquiry.server';
import { type Alternative, validateStayRequest } from './validate-stay-request';

export type PropertyEnquiryResult =
	| (Stored & { property: EnquiryProperty; enquiry: PropertyEnquiry; price: PeriodPrice | null })
	| { outcome: 'invalid'; errors: FieldErrors; nearest: readonly Alternative[]; property: EnquiryProperty | null };

type Sending = {
	ctx: EnquiryContext;
	which: WhichProperty;
	input: object;
	submission: SubmissionParts;
	consent?: Consent;
};

/**
 * Sends an enquiry about a property (FORM-7): checks it whole, recomputes price and availability from the
 * stays as they are now, and writes it with its two mails. Errors come back by field; throws DomainError 'not-found',
 * 'too-many-requests' or 'unavailable'.
 */
export async function sendPropertyEnquiry(sending: Sending): Promise<PropertyEnquiryResult> {
	const { ctx, which, input, submission, consent } = sending;
	const read = readEnquiry(propertyEnquirySchema(ctx.today), input, consent);
	if ('errors' in read) return { outcome: 'invalid', errors: read.errors, nearest: [], property: null };
	const { requested } = read;
	const property = await loadEnquiryProperty({ ctx, which });
	const { errors, nearest, price } = validateStayRequest(property, { ...requested, period: requested }, ctx.today);
	if (Object.keys(errors).length > 0) return { outcome: 'invalid', errors, nearest, property };

	const stored = await storeEnquiry({
		ctx,
		submission,
		form: 'property-enquiry',
		body: { property: property.id, ...requested },
		row: {
			kind: 'property',
			propertyNo: property.no,
			propertyName: `${property.name} (${pathOf(property, 'en')})`,
			subject: requested.subject || `Enquiry: ${property.name}`,
			...enquiryFacts(requested),
			serviceLevel: requested.serviceLevel,
			details: { priceMinor: price?.priceMinor ?? null, currency: property.currency, status: price?.status ?? null },
			hasAcceptedPrivacy: requested.privacy,
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
		...enquiryFacts(input),
		serviceLevel: input.serviceLevel,
		price: typeof price?.priceMinor === 'number' ? formatAmount(money(price.priceMinor, property.currency)) : null,
		details: {},
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
