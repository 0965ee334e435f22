import { MEAL_PLANS } from '#db/schema/enums';
import type { RequestContext } from '~/context';
import { type PlainDate, plainDate } from '../date/plain-date';
import { cachedHotel } from '../hotel/cached-hotel.server';
import type { LeadRecord } from '../lead/find-lead.server';
import type { RoomRow } from '../lead/hotel/review-rooms.server';
import { isCurrency } from '../money/money';
import { benefitLines } from '../offer/rate-benefits';
import { placeLine } from '../place/place-line';
import { loadProperty } from '../property/load-property.server';
import type { Property } from '../property/property';
import { serviceLevelOrder } from '../stay/service-level';
import { clientTerms, optionFigures } from './client-figures';
import type { ProposalOptionRecord, ProposalRecord } from './find-proposal.server';
import type { OptionQuote } from './option-quote.server';
import { roomsInLanguage } from './rooms-in-language.server';
import type { SnapshotFacts, SnapshotLiving, SnapshotOption } from './snapshot';
import { yearContext } from './year-context';

/** Pictures and floor plans of an option on page and PDF. */
const MOST_PICTURES = 12;
const MOST_PLANS = 4;
const MOST_DISTANCES = 6;

type Context = Pick<RequestContext, 'db' | 'actor' | 'today' | 'now' | 'catalogueVersion'>;

type Content = Pick<
	SnapshotOption,
	| 'name'
	| 'place'
	| 'country'
	| 'living'
	| 'facts'
	| 'summary'
	| 'pictures'
	| 'floorplans'
	| 'included'
	| 'position'
	| 'ownTerms'
	| 'year'
>;

/**
 * An option as its client reads it, in the proposal's language: what the catalogue says of it today, and the client's amounts. Throws
 * DomainError 'not-found' where property or hotel have gone, 'unavailable'.
 */
export async function snapshotOption({
	ctx,
	record,
	option,
	key,
	quote,
	rooms,
}: {
	ctx: Context;
	record: Pick<ProposalRecord, 'language' | 'firstChoiceNo'>;
	option: ProposalOptionRecord;
	key: string;
	quote: OptionQuote;
	rooms: readonly RoomRow[];
}): Promise<SnapshotOption> {
	const { lead } = option;
	const { language } = record;
	const content =
		lead.hotelNo === null
			? propertyContent(await readPropertyOf({ ...ctx, language }, lead), lead, ctx.today)
			: await hotelContent({ ...ctx, language }, lead, await roomsInLanguage(ctx.db, rooms, language));
	const figures = optionFigures(quote, { kind: option.markupKind, value: option.markup });
	return {
		key,
		...content,
		stay: { checkIn: plainDate(lead.checkIn), checkOut: plainDate(lead.checkOut) },
		party: {
			adults: lead.adults ?? lead.pax - (lead.children ?? 0),
			children: lead.children ?? 0,
			childrenAges: lead.childrenAges ?? [],
		},
		currency: isCurrency(lead.currency) ? lead.currency : 'EUR',
		clientMinor: figures.clientMinor,
		terms: clientTerms(quote.terms, figures),
		heldUntil: lead.status === 'confirmedOption' ? lead.expiresAt : null,
		isFirstChoice: record.firstChoiceNo === lead.no,
	};
}

/** How the guests of a lead live: at a level of a property, or in its rooms of a hotel. */
export function livingOf(
	{ hotelNo, serviceLevel }: Pick<LeadRecord, 'hotelNo' | 'serviceLevel'>,
	rooms: readonly RoomRow[],
): SnapshotLiving {
	if (hotelNo === null) return { kind: 'property', serviceLevel: serviceLevel ?? 'self_catered' };
	return {
		kind: 'hotel',
		rooms: rooms.map(({ roomName, rateName, agreed, adults, childrenAges }) => ({
			...{ name: roomName, rate: rateName, adults, childrenAges },
			mealPlan: MEAL_PLANS.find((plan) => plan === agreed.mealPlan) ?? 'roomOnly',
		})),
	};
}

type InLanguage = Context & { language: RequestContext['language'] };

async function readPropertyOf(ctx: InLanguage, { property }: LeadRecord): Promise<Property> {
	const { type, country, placeSlug, slug } = property;
	return loadProperty({
		ctx,
		which: { type: type ?? 'chalet', country: country ?? 'AT', city: placeSlug ?? '', name: slug ?? '' },
	});
}

/** What a client reads of a property for a stay at a level. */
export function propertyContent(
	property: Property,
	lead: Pick<LeadRecord, 'serviceLevel' | 'checkIn'>,
	today: PlainDate,
): Content {
	const { serviceLevel } = lead;
	const level = property.levels.indexOf(serviceLevelOrder(serviceLevel ?? 'self_catered'));
	const included = property.services.filter(({ at }) => at[level] === 'included').map(({ name }) => name);
	return {
		name: property.name,
		place: placeLine(property.sector, property.place.name),
		country: property.country,
		living: livingOf({ hotelNo: null, serviceLevel }, []),
		facts: {
			...NO_FACTS,
			bedrooms: property.bedrooms,
			bathrooms: property.bathrooms,
			areaSqm: property.areaSqm,
			sleeps:
				property.beds.adults === null ? null : { adults: property.beds.adults, children: property.beds.children ?? 0 },
			facilities: [...property.facilities],
			distances: property.distances.slice(0, MOST_DISTANCES).map(({ to, metres }) => ({ to, metres })),
		},
		summary: property.text?.summary ?? '',
		pictures: property.pictures.slice(0, MOST_PICTURES).map(onlyPicture),
		floorplans: property.floorplans.slice(0, MOST_PLANS).map((plan) => ({ ...plan })),
		included,
		position: property.position,
		ownTerms: property.termsText ?? '',
		year: yearContext(
			property.stays,
			{ checkIn: plainDate(lead.checkIn), level: serviceLevelOrder(serviceLevel ?? 'self_catered') },
			today,
		),
	};
}

async function hotelContent(ctx: InLanguage, lead: LeadRecord, rooms: readonly RoomRow[]): Promise<Content> {
	const hotel = await cachedHotel(ctx, lead.hotel?.id ?? '');
	return {
		name: hotel.name,
		place: placeLine(hotel.sector, hotel.place),
		country: hotel.country.code,
		living: livingOf(lead, rooms),
		facts: { ...NO_FACTS, category: hotel.category },
		summary: hotel.text?.summary ?? '',
		pictures: hotel.pictures.slice(0, MOST_PICTURES).map(onlyPicture),
		floorplans: [],
		included: [...new Set(rooms.flatMap(({ agreed }) => benefitLines(agreed.amenitiesMarkdown)))],
		position: hotel.position,
		ownTerms: '',
		year: null,
	};
}

const NO_FACTS: SnapshotFacts = {
	...{ bedrooms: null, bathrooms: null, areaSqm: null, sleeps: null, category: null },
	...{ facilities: [], distances: [] },
};

function onlyPicture({
	hash,
	alt,
	dominantColour,
	isMirrored,
	objectPosition,
	width,
	height,
}: SnapshotOption['pictures'][number]) {
	return { hash, alt, dominantColour, isMirrored, objectPosition, width, height };
}
