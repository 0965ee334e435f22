import { identifySubmission } from '../idempotency/submission';
import type { Language } from '../language/language';
import type { EnquiryMailData } from '../mail/enquiry-mail-data';
import { mailBrand } from '../mail/mail-brand';
import { formatAmount } from '../money/format-amount';
import { money } from '../money/money';
import { propertyPath } from '../place/property-path';
import type { PeriodPrice } from '../stay/stay-rate';
import type { EnquiryHouse, WhichHouse } from './enquiry-house';
import { enquiryMails } from './enquiry-mails';
import { type Faults, faultsFrom } from './fault';
import { judgeWish, type NearPeriod } from './judge-wish';
import { loadEnquiryHouse } from './load-enquiry-house.server';
import { type PropertyEnquiry, propertyEnquirySchema } from './property-enquiry-schema';
import { reachDatabase } from './reach-database.server';
import { type EnquiryContext, newEnquiryId, type Stored, storeEnquiry } from './store-enquiry.server';

export type PropertyEnquiryResult =
	| (Stored & { house: EnquiryHouse; enquiry: PropertyEnquiry; price: PeriodPrice | null })
	| { outcome: 'faulty'; faults: Faults; nearest: readonly NearPeriod[]; house: EnquiryHouse | null };

export type SubmissionParts = {
	/** The key the client made, null when it made none. */
	clientKey: string | null;
	onOtherBody: 'create' | 'refuse';
	/** Public id of who is signed in, for whom a key is his own. */
	owner?: string;
};

/** `not-asked`: the API's shapes carry no consents (P§7), so none is demanded and none is recorded. */
export type Consent = 'ticked' | 'not-asked';

/** Stands in for the boxes where none were shown. */
export const CONSENT_NOT_ASKED = { contactConsent: true, privacy: true } as const;

/**
 * Sends an enquiry about a house (P§5 "Property enquiry"): checks it whole, recomputes price and availability from the
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
	which: WhichHouse;
	input: object;
	submission: SubmissionParts;
	consent?: Consent;
}): Promise<PropertyEnquiryResult> {
	const isTicked = consent === 'ticked';
	const parsed = propertyEnquirySchema(ctx.today).safeParse(isTicked ? input : { ...input, ...CONSENT_NOT_ASKED });
	if (!parsed.success) return { outcome: 'faulty', faults: faultsFrom(parsed.error.issues), nearest: [], house: null };
	const asked = {
		...parsed.data,
		childrenAges: parsed.data.childrenAges.slice(0, parsed.data.children),
		contactConsent: isTicked,
		privacy: isTicked,
	};
	const house = await reachDatabase(loadEnquiryHouse({ ctx, which }));
	const { faults, nearest, price } = judgeWish(
		house,
		{ period: asked, serviceLevel: asked.serviceLevel, adults: asked.adults, children: asked.children },
		ctx.today,
	);
	if (Object.keys(faults).length > 0) return { outcome: 'faulty', faults, nearest, house };

	const id = newEnquiryId();
	const stored = await storeEnquiry({
		ctx,
		id,
		submission: await identifySubmission({
			...submission,
			brandKey: ctx.brand.key,
			form: 'property-enquiry',
			visitor: ctx.visitor,
			body: { house: house.id, language: ctx.language, ...asked },
		}),
		row: {
			kind: 'property',
			language: ctx.language,
			propertyNo: house.no,
			propertyName: `${house.name} (${pathOf(house, 'en')})`,
			subject: asked.subject || `Enquiry: ${house.name}`,
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
			details: { priceMinor: price?.priceMinor ?? null, currency: house.currency, status: price?.status ?? null },
			hasAcceptedPrivacy: asked.privacy,
			hasAcceptedContact: asked.contactConsent,
		},
		mails: enquiryMails(ctx, asked.email, (reader, number) => mailData(ctx, number, house, asked, price, reader)),
	});
	return { ...stored, house, enquiry: asked, price };
}

function pathOf(house: EnquiryHouse, language: Language): string {
	return propertyPath({ type: house.type, country: house.country, city: house.placeSlug, name: house.slug }, language);
}

function mailData(
	ctx: EnquiryContext,
	bookingNumber: string,
	house: EnquiryHouse,
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
		price: typeof price?.priceMinor === 'number' ? formatAmount(money(price.priceMinor, house.currency)) : null,
		message: asked.text || null,
		details: {},
		hasAcceptedContact: asked.contactConsent,
		propertyDetails: {
			id: house.id,
			name: house.name,
			city: house.place[readerLanguage],
			country: house.country,
			url: `${ctx.linkOrigin}${pathOf(house, readerLanguage)}`,
			pictureUrl: house.picture ? pictureAddress(ctx, house.picture) : null,
		},
	};
}

/** The widest rendition the source allows, as JPEG: what every mail reader shows. */
function pictureAddress(ctx: EnquiryContext, { hash, width }: { hash: string; width: number }): string {
	const rendition = [1200, 800].find((each) => each <= width) ?? 480;
	return `${ctx.settings.PICTURE_BASE_URL}/${hash}/${rendition}.jpg`;
}
