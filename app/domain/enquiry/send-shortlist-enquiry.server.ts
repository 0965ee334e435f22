import { type FieldErrors, fieldErrorsFrom } from '../form/field-error';
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
import type { SubmissionParts } from './send-property-enquiry.server';
import { type ShortlistEnquiry, shortlistEnquirySchema } from './shortlist-enquiry-schema';
import { ANY_LEVEL } from './shortlist-enquiry-steps';
import { type EnquiryContext, newEnquiryId, type Stored, storeEnquiry } from './store-enquiry.server';
import { type Standing, validateProperties } from './validate-properties';

export type ShortlistEnquiryResult = Stored | { outcome: 'invalid'; errors: FieldErrors; nearest: readonly Period[] };

/**
 * Sends one enquiry about several houses: checks it whole, recomputes prices and availability of every property as they
 * are now, and writes one record with its properties and two mails. Properties that are gone are errors of `houses`. Throws
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
	if (!parsed.success) return { outcome: 'invalid', errors: fieldErrorsFrom(parsed.error.issues), nearest: [] };
	const requested = {
		...parsed.data,
		houses: [...new Set(parsed.data.houses)],
		childrenAges: parsed.data.childrenAges.slice(0, parsed.data.children),
	};
	const { properties, missing } = await loadShortlist({ ctx, codes: requested.houses, rates: 'future' });
	if (missing.length > 0) return { outcome: 'invalid', errors: { houses: { key: 'houses' } }, nearest: [] };
	const level = requested.serviceLevel === ANY_LEVEL ? null : requested.serviceLevel;
	const stayRequest = {
		period: requested,
		serviceLevel: level,
		adults: requested.adults,
		children: requested.children,
	};
	const { errors, nearest, standings } = validateProperties(properties, stayRequest, ctx.today);
	if (Object.keys(errors).length > 0) return { outcome: 'invalid', errors, nearest };

	const id = newEnquiryId();
	const details = { ctx, requested, houses: properties, standings };
	return storeEnquiry({
		ctx,
		id,
		submission: await identifySubmission({
			...submission,
			brandKey: ctx.brand.key,
			form: 'shortlist-enquiry',
			visitor: ctx.visitor,
			body: { language: ctx.language, ...requested },
		}),
		row: {
			kind: 'shortlist',
			language: ctx.language,
			subject: `Enquiry: ${properties.length} houses`,
			fullName: requested.fullname,
			email: requested.email,
			phone: requested.phone,
			city: requested.city,
			checkIn: requested.checkIn,
			checkOut: requested.checkOut,
			serviceLevel: level,
			adults: requested.adults,
			children: requested.children,
			childrenAges: requested.childrenAges,
			message: requested.text || null,
			hasAcceptedPrivacy: requested.privacy,
			hasAcceptedContact: requested.contactConsent,
		},
		houses: properties.map((property, at) => ({
			position: at,
			propertyNo: property.no,
			propertyName: `${property.name} (${pathOf(property, 'en')})`,
			serviceLevel: standings[at]?.offer?.serviceLevel ?? level,
			priceMinor: standings[at]?.offer?.price?.minor ?? null,
			currency: property.currency,
		})),
		mails: enquiryMails(ctx, requested.email, (reader, bookingNumber) =>
			mailData({ ...details, bookingNumber }, reader),
		),
	});
}

function pathOf({ type, country, place, slug }: ShortlistProperty, language: Language): string {
	return propertyPath({ type, country, city: place.slug, name: slug }, language);
}

type Details = {
	ctx: EnquiryContext;
	bookingNumber: string;
	requested: ShortlistEnquiry;
	houses: readonly ShortlistProperty[];
	standings: readonly Standing[];
};

function mailData(
	{ ctx, bookingNumber, requested: input, houses: properties, standings }: Details,
	reader: Language,
): EnquiryMailData {
	return {
		brand: mailBrand(ctx.brand, ctx.linkOrigin),
		language: ctx.language,
		kind: 'shortlist',
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
		serviceLevel: input.serviceLevel === ANY_LEVEL ? null : input.serviceLevel,
		price: null,
		message: input.text || null,
		details: {},
		hasAcceptedContact: input.contactConsent,
		propertyDetails: null,
		propertiesUrl: `${ctx.linkOrigin}${shortlistAddress({ codes: properties.map(({ code }) => code), period: input })}`,
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
