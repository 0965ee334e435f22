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
import { type Faults, faultsFrom } from './fault';
import { judgeWish, type NearPeriod } from './judge-wish';
import { loadEnquiryProperty } from './load-enquiry-property.server';
import { type PropertyEnquiry, propertyEnquirySchema } from './property-enquiry-schema';
import { reachDatabase } from './reach-database.server';
import { type EnquiryContext, newEnquiryId, type Stored, storeEnquiry } from './store-enquiry.server';

export type PropertyEnquiryResult =
	| (Stored & { property: EnquiryProperty; enquiry: PropertyEnquiry; price: PeriodPrice | null })
	| { outcome: 'faulty'; faults: Faults; nearest: readonly NearPeriod[]; property: EnquiryProperty | null };

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
 * stays as they are now, and writes it with its two mails. Faults come back by field; throws DomainError 'not-found',
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
		return { outcome: 'faulty', faults: faultsFrom(parsed.error.issues), nearest: [], property: null };
	const asked = {
		...parsed.data,
		childrenAges: parsed.data.childrenAges.slice(0, parsed.data.children),
		contactConsent: isTicked,
		privacy: isTicked,
	};
	const property = await reachDatabase(loadEnquiryProperty({ ctx, which }));
	const { faults, nearest, price } = judgeWish(
		property,
		{ period: asked, serviceLevel: asked.serviceLevel, adults: asked.adults, children: asked.children },
		ctx.today,
	);
	if (Object.keys(faults).length > 0) return { outcome: 'faulty', faults, nearest, property };

	const id = newEnquiryId();
	const stored = await storeEnquiry({
		ctx,
		id,
		submission: await identifySubmission({
			...submission,
			brandKey: ctx.brand.key,
			form: 'property-enquiry',
			visitor: ctx.visitor,
			body: { property: property.id, language: ctx.language, ...asked },
		}),
		row: {
			kind: 'property',
			language: ctx.language,
			propertyNo: property.no,
			propertyName: `${property.name} (${pathOf(property, 'en')})`,
			subject: asked.subject || `Enquiry: ${property.name}`,
			fullName: asked.fullname,
			email: asked.email,
			phone: asked.phone,
			city: asked.city,
			checkIn: asked.checkIn,
			checkOut: asked.checkOut,
			serviceLevel: asked.serviceLevel,
			adults: asked.adults,
			children: asked.children,
			childrenAges: asked.childrenAges,
			message: asked.text || null,
			details: { priceMinor: price?.priceMinor ?? null, currency: property.currency, status: price?.status ?? null },
			hasAcceptedPrivacy: asked.privacy,
			hasAcceptedContact: asked.contactConsent,
		},
		mails: enquiryMails(ctx, asked.email, (reader, number) => mailData(ctx, number, property, asked, price, reader)),
	});
	return { ...stored, property, enquiry: asked, price };
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
	asked: PropertyEnquiry,
	price: PeriodPrice | null,
	readerLanguage: Language,
): EnquiryMailData {
	return {
		brand: mailBrand(ctx.brand, ctx.linkOrigin),
		language: ctx.language,
		kind: 'property',
		subject: asked.subject,
		bookingNumber,
		createdAt: ctx.now,
		fullName: asked.fullname,
		email: asked.email,
		phone: asked.phone,
		city: asked.city,
		checkIn: asked.checkIn,
		checkOut: asked.checkOut,
		adults: asked.adults,
		children: asked.children,
		childrenAges: asked.childrenAges,
		serviceLevel: asked.serviceLevel,
		price: typeof price?.priceMinor === 'number' ? formatAmount(money(price.priceMinor, property.currency)) : null,
		message: asked.text || null,
		details: {},
		hasAcceptedContact: asked.contactConsent,
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
