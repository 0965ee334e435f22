import { addDays, daysBetween, type PlainDate } from '../date/plain-date';
import type { OfferAccess } from '../offer/offer-access';
import { compareHotels } from './compare-hotels';
import { findStays, type HotelSearchContext, type StayingHotel, type StayQuestion } from './find-stays.server';
import type { HotelCard } from './hotel-cards.server';
import { type HotelAvailability, hotelAvailability, type NightlyPrice } from './hotel-figures';
import type { HotelFilter, HotelPeriod } from './hotel-filter';
import { type HotelFacets, type HotelRefinement, NO_REFINEMENT } from './hotel-refinement';
import { type HotelVocabulary, loadHotelVocabulary } from './hotel-vocabulary.server';
import { hotelsByName } from './hotels-by-name.server';
import { kilometresTo } from './kilometres-to';
import { type NearPlace, nearPlaces } from './near-places.server';
import { asksForRates, countFacets, hotelFailures, optionFailures } from './refine-hotels';
import { resolveHotelDestination } from './resolve-hotel-destination';
import type { StayOption } from './stay-option';

export type { HotelSearchContext } from './find-stays.server';

export type FoundHotel = {
	card: HotelCard;
	/** Null: no period was asked for. */
	availability: HotelAvailability | null;
	/** The cheapest way under a rate of a programme that the agency belongs to; null: none, or no period. */
	negotiated: StayOption | null;
};

/** Hotels in their order; without a period all of them are among `available`. */
export type FoundHotels = {
	available: FoundHotel[];
	unavailable: FoundHotel[];
	/** Null without a period. */
	facets: HotelFacets | null;
	/** Where else there is something, for a place that has little. */
	near: NearPlace[];
};

/** A place with fewer hotels that have something is told what its neighbours have. */
const LITTLE = 4;

/**
 * Hotels of a filter that `validateFilter` finds sound, with what they have in its period for its parties (SELECTION-1, SELECTION-22), sorted
 * and filtered by a refinement (SELECTION-23). With `hotelIds` also what a day earlier or later would be better (SELECTION-6). A word that
 * the catalogue does not know is found nowhere.
 */
export async function searchHotels(
	ctx: HotelSearchContext,
	filter: HotelFilter,
	refinement: HotelRefinement = NO_REFINEMENT,
): Promise<FoundHotels> {
	const { checkIn, checkOut, parties } = filter;
	const period = checkIn && checkOut ? { checkIn, checkOut } : null;
	const question = await questionOf(ctx, filter, ctx.access);
	if (question === null) return { available: [], unavailable: [], facets: null, near: [] };
	const [hotels, shifted] = await Promise.all([
		findStays(ctx, question, { period, parties }),
		period && filter.hotelIds ? findShifted(ctx, question, { ...period, parties }) : [],
	]);
	const nights = period ? daysBetween(period.checkIn, period.checkOut) : 0;
	const { available, unavailable } = refined(hotels, refinement, period !== null);
	const found = (hotel: StayingHotel & { chosen: StayingHotel['options'][number] | null }): FoundHotel => {
		const { card } = hotel;
		if (period === null) return { card, availability: null, negotiated: null };
		const negotiated = hotel.options.find((option) => isNegotiated(option, refinement)) ?? null;
		const availability = hotelAvailability(hotel.chosen, hotel.isOnRequest, nights);
		if (!filter.hotelIds) return { card, availability, negotiated };
		const betterPrices = shifted.flatMap(({ period: other, hotels: ofOther }) => {
			const same = ofOther.get(card.no);
			const price =
				same && betterPrice(availability, hotelAvailability(same.options[0] ?? null, same.isOnRequest, nights));
			return price === undefined ? [] : [{ ...other, price }];
		});
		return { card, availability: { ...availability, betterPrices }, negotiated };
	};
	const { places } = await loadHotelVocabulary(ctx);
	const place = placeOf(places, filter);
	const compare = compareHotels(refinement.sort, kilometresTo(place));
	const isLittle = period && place && available.length < LITTLE && !filter.hotelIds;
	return {
		available: available.map(found).sort(compare),
		unavailable: unavailable.map(found).sort(compare),
		facets: period ? countFacets(hotels.filter(hasSomething).map(refinable), refinement) : null,
		near: isLittle ? await nearPlaces(ctx, question, { place, places, period, parties }) : [],
	};
}

const isNegotiated = (option: StayOption, refinement: HotelRefinement) =>
	option.programNo !== null && optionFailures(option, refinement) === 0;

type Chosen = StayingHotel & { chosen: StayingHotel['options'][number] | null };

const hasSomething = ({ options, isOnRequest }: StayingHotel) => options.length > 0 || isOnRequest;

const refinable = ({ card: { point, chain, rating }, options }: StayingHotel) => ({
	...{ name: point.name, chain, rating, options },
});

/** The hotels that obey a refinement, each with its cheapest rate that does. */
function refined(
	hotels: readonly StayingHotel[],
	refinement: HotelRefinement,
	hasPeriod: boolean,
): { available: Chosen[]; unavailable: Chosen[] } {
	const available: Chosen[] = [];
	const unavailable: Chosen[] = [];
	const needsRate = asksForRates(refinement);
	for (const hotel of hotels) {
		if (hotelFailures(refinable(hotel), refinement) !== 0) continue;
		const chosen = hotel.options.find((option) => optionFailures(option, refinement) === 0) ?? null;
		if (!hasPeriod || chosen !== null || (hotel.isOnRequest && !needsRate)) available.push({ ...hotel, chosen });
		else if (!hasSomething(hotel)) unavailable.push({ ...hotel, chosen: null });
	}
	return { available, unavailable };
}

/** Null where a word of the filter is unknown, so that nothing can obey it. */
async function questionOf(
	ctx: HotelSearchContext,
	filter: HotelFilter,
	access: OfferAccess,
): Promise<StayQuestion | null> {
	const vocabulary = await loadHotelVocabulary(ctx);
	const hotelMask = maskOf(filter.facilities, vocabulary.hotelFacilities);
	const roomMask = maskOf(filter.roomFacilities, vocabulary.roomFacilities);
	const programNos = filter.programIds.flatMap((id) => vocabulary.programs.get(id) ?? []);
	const where = await scopeOf(ctx, filter, vocabulary);
	const isNowhere = where === null || (filter.programIds.length > 0 && programNos.length === 0);
	if (hotelMask === null || roomMask === null || isNowhere) return null;
	const { paymentProfile, hotelCategories, roomCategories, maxKeys, hotelIds } = filter;
	return {
		filter: { paymentProfile, hotelCategories, roomCategories, maxKeys, hotelIds },
		scope: { ...where, programNos: filter.programIds.length > 0 ? programNos : null },
		hotelMask,
		roomMask,
		programNos: access.programNos,
		includesDemos: access.includesDemos,
	};
}

/** Where a filter looks: a part of the map before a destination, which is a place, a country or, last, a hotel's name. Null: nowhere. */
async function scopeOf(
	ctx: HotelSearchContext,
	{ destination, area }: HotelFilter,
	{ places }: HotelVocabulary,
): Promise<Omit<StayQuestion['scope'], 'programNos'> | null> {
	const anywhere = { countries: null, placeNos: null, hotelNos: null, area };
	if (area !== null || destination === null) return anywhere;
	const found = resolveHotelDestination(destination, places);
	if (found.placeNos?.length !== 0) return { ...anywhere, ...found };
	const hotelNos = await hotelsByName(ctx, destination);
	return hotelNos.length > 0 ? { ...anywhere, hotelNos } : null;
}

/** The one place that was asked for; null for anything else. */
function placeOf(places: HotelVocabulary['places'], { destination, area }: HotelFilter) {
	if (destination === null || area !== null) return null;
	const { placeNos } = resolveHotelDestination(destination, places);
	return placeNos?.length === 1 ? (places.find(({ no }) => no === placeNos[0]) ?? null) : null;
}

function maskOf(keys: readonly string[], bits: ReadonlyMap<string, number>): number | null {
	let mask = 0n;
	for (const key of keys) {
		const bit = bits.get(key);
		if (bit === undefined) return null;
		mask |= 1n << BigInt(bit);
	}
	return Number(mask);
}

/** The same a day earlier, where that is not over, and a day later (SELECTION-6). */
async function findShifted(
	ctx: HotelSearchContext,
	question: StayQuestion,
	{ checkIn, checkOut, parties }: HotelPeriod & Pick<HotelFilter, 'parties'>,
): Promise<{ period: HotelPeriod; hotels: ReadonlyMap<number, StayingHotel> }[]> {
	const periods = [-1, 1]
		.map((days) => ({ checkIn: addDays(checkIn, days), checkOut: addDays(checkOut, days) }))
		.filter((period) => isToCome(period.checkIn, ctx.today));
	return Promise.all(
		periods.map(async (period) => {
			const hotels = await findStays(ctx, question, { period, parties });
			return { period, hotels: new Map(hotels.map((hotel) => [hotel.card.no, hotel])) };
		}),
	);
}

function isToCome(day: PlainDate, today: PlainDate): boolean {
	return day >= today;
}

/** The price of another period that is worth a hint: cheaper, or free where the asked one is not. Undefined: it is not. */
function betterPrice(input: HotelAvailability, other: HotelAvailability): NightlyPrice | null | undefined {
	if (other.status !== 'available') return undefined;
	if (input.price === null) return other.price;
	return other.price && other.price.local.minor < input.price.local.minor ? other.price : undefined;
}
