import type { FieldErrors } from '../form/field-error';
import type { Language } from '../language/language';
import { mailBrand } from '../mail/mail-brand';
import type { EnquiryMailData } from '../mail/messages/enquiry-mail-data';
import { formatAmount } from '../money/format-amount';
import { propertyPath } from '../place/property-path';
import { loadShortlist } from '../shortlist/load-shortlist.server';
import { shortlistAddress } from '../shortlist/shortlist-address';
import type { ShortlistProperty } from '../shortlist/shortlist-property';
import type { Period } from '../stay/stay-rate';
import { enquiryFacts } from './enquiry-facts';
import { enquiryMails } from './enquiry-mails';
import { readEnquiry } from './read-enquiry';
import { type ShortlistEnquiry, shortlistEnquirySchema } from './shortlist-enquiry-schema';
import { ANY_LEVEL } from './shortlist-enquiry-steps';
import { type EnquiryContext, type Stored, type SubmissionParts, storeEnquiry } from './store-enquiry.server';
import { type Standing, validateProperties } from './validate-properties';

export type ShortlistEnquiryResult = Stored | { outcome: 'invalid'; errors: FieldErrors; nearest: readonly Period[] };

type Sending = { ctx: EnquiryContext; input: object; submission: SubmissionParts };

/**
 * Sends one enquiry about several houses: checks it whole, recomputes prices and availability of every property as they
 * are now, and writes one record with its properties and two mails. Properties that are gone are errors of `houses`. Throws
 * DomainError 'too-many-requests' or 'unavailable'; then nothing is written.
 */
export async function sendShortlistEnquiry(sending: Sending): Promise<ShortlistEnquiryResult> {
	const { ctx, input, submission } = sending;
	const read = readEnquiry(shortlistEnquirySchema(ctx.today), input);
	if ('errors' in read) return { outcome: 'invalid', errors: read.errors, nearest: [] };
	const requested = { ...read.requested, houses: [...new Set(read.requested.houses)] };
	const { properties, missing } = await loadShortlist({ ctx, codes: requested.houses, rates: 'future' });
	if (missing.length > 0) return { outcome: 'invalid', errors: { houses: { key: 'houses' } }, nearest: [] };
	const level = requested.serviceLevel === ANY_LEVEL ? null : requested.serviceLevel;
	const stayRequest = { ...requested, period: requested, serviceLevel: level };
	const { errors, nearest, standings } = validateProperties(properties, stayRequest, ctx.today);
	if (Object.keys(errors).length > 0) return { outcome: 'invalid', errors, nearest };

	const details = { ctx, requested, houses: properties, standings };
	return storeEnquiry({
		ctx,
		submission,
		form: 'shortlist-enquiry',
		body: requested,
		row: {
			kind: 'shortlist',
			subject: `Enquiry: ${properties.length} houses`,
			...enquiryFacts(requested),
			serviceLevel: level,
			hasAcceptedPrivacy: requested.privacy,
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
		...enquiryFacts(input),
		serviceLevel: input.serviceLevel === ANY_LEVEL ? null : input.serviceLevel,
		price: null,
		details: {},
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
