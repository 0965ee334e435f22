import { identifySubmission } from '../idempotency/submission';
import type { Language } from '../language/language';
import type { EnquiryMailData } from '../mail/enquiry-mail-data';
import { mailBrand } from '../mail/mail-brand';
import { formatAmount } from '../money/format-amount';
import { propertyPath } from '../place/property-path';
import { loadShortlist } from '../shortlist/load-shortlist.server';
import { shortlistAddress } from '../shortlist/shortlist-address';
import type { ShortlistProperty } from '../shortlist/shortlist-property';
import type { Period } from '../stay/stay-rate';
import { enquiryMails } from './enquiry-mails';
import { type Faults, faultsFrom } from './fault';
import { judgeProperties, type Standing } from './judge-properties';
import { reachDatabase } from './reach-database.server';
import type { SubmissionParts } from './send-property-enquiry.server';
import { type ShortlistEnquiry, shortlistEnquirySchema } from './shortlist-enquiry-schema';
import { ANY_LEVEL } from './shortlist-enquiry-steps';
import { type EnquiryContext, newEnquiryId, type Stored, storeEnquiry } from './store-enquiry.server';

export type ShortlistEnquiryResult = Stored | { outcome: 'faulty'; faults: Faults; nearest: readonly Period[] };

/**
 * Sends one enquiry about several houses: checks it whole, recomputes prices and availability of every property as they
 * are now, and writes one record with its properties and two mails. Properties that are gone are faults of `houses`. Throws
 * DomainError 'too-many-requests' or 'unavailable'; then nothing is written.
 */
export async function sendShortlistEnquiry({
	ctx,
	input,
	submission,
}: {
	ctx: EnquiryContext;
	input: object;
	submission: SubmissionParts;
}): Promise<ShortlistEnquiryResult> {
	const parsed = shortlistEnquirySchema(ctx.today).safeParse(input);
	if (!parsed.success) return { outcome: 'faulty', faults: faultsFrom(parsed.error.issues), nearest: [] };
	const asked = {
		...parsed.data,
		houses: [...new Set(parsed.data.houses)],
		childrenAges: parsed.data.childrenAges.slice(0, parsed.data.children),
	};
	const { properties, missing } = await reachDatabase(loadShortlist({ ctx, codes: asked.houses, rates: 'future' }));
	if (missing.length > 0) return { outcome: 'faulty', faults: { houses: { key: 'houses' } }, nearest: [] };
	const level = asked.serviceLevel === ANY_LEVEL ? null : asked.serviceLevel;
	const wish = { period: asked, serviceLevel: level, adults: asked.adults, children: asked.children };
	const { faults, nearest, standings } = judgeProperties(properties, wish, ctx.today);
	if (Object.keys(faults).length > 0) return { outcome: 'faulty', faults, nearest };

	const id = newEnquiryId();
	const details = { ctx, asked, houses: properties, standings };
	return storeEnquiry({
		ctx,
		id,
		submission: await identifySubmission({
			...submission,
			brandKey: ctx.brand.key,
			form: 'shortlist-enquiry',
			visitor: ctx.visitor,
			body: { language: ctx.language, ...asked },
		}),
		row: {
			kind: 'shortlist',
			language: ctx.language,
			subject: `Enquiry: ${properties.length} houses`,
			fullName: asked.fullname,
			email: asked.email,
			phone: asked.phone,
			city: asked.city,
			checkIn: asked.checkIn,
			checkOut: asked.checkOut,
			serviceLevel: level,
			adults: asked.adults,
			children: asked.children,
			childrenAges: asked.childrenAges,
			message: asked.text || null,
			hasAcceptedPrivacy: asked.privacy,
			hasAcceptedContact: asked.contactConsent,
		},
		houses: properties.map((property, at) => ({
			position: at,
			propertyNo: property.no,
			propertyName: `${property.name} (${pathOf(property, 'en')})`,
			serviceLevel: standings[at]?.offer?.serviceLevel ?? level,
			priceMinor: standings[at]?.offer?.price?.minor ?? null,
			currency: property.currency,
		})),
		mails: enquiryMails(ctx, asked.email, (reader, bookingNumber) => mailData({ ...details, bookingNumber }, reader)),
	});
}

function pathOf({ type, country, place, slug }: ShortlistProperty, language: Language): string {
	return propertyPath({ type, country, city: place.slug, name: slug }, language);
}

type Details = {
	ctx: EnquiryContext;
	bookingNumber: string;
	asked: ShortlistEnquiry;
	houses: readonly ShortlistProperty[];
	standings: readonly Standing[];
};

function mailData(
	{ ctx, bookingNumber, asked, houses: properties, standings }: Details,
	reader: Language,
): EnquiryMailData {
	return {
		brand: mailBrand(ctx.brand, ctx.linkOrigin),
		language: ctx.language,
		kind: 'shortlist',
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
		serviceLevel: asked.serviceLevel === ANY_LEVEL ? null : asked.serviceLevel,
		price: null,
		message: asked.text || null,
		details: {},
		hasAcceptedContact: asked.contactConsent,
		propertyDetails: null,
		propertiesUrl: `${ctx.linkOrigin}${shortlistAddress({ codes: properties.map(({ code }) => code), period: asked })}`,
		houses: properties.map((property, at) => {
			const offer = standings[at]?.offer;
			return {
				name: property.name,
				city: property.place.name,
				country: property.country,
				url: `${ctx.linkOrigin}${pathOf(property, reader)}`,
				serviceLevel: offer?.serviceLevel ?? null,
				price: offer?.price ? formatAmount(offer.price) : null,
			};
		}),
	};
}
