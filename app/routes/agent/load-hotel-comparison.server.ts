import { hotelFilterOf, hotelQueryError, readHotelQuery } from '~/components/trade/hotel-list/read-hotel-query';
import type { AppLoadContext } from '~/context';
import { canChangePaymentProfile } from '~/domain/brand/can-change-payment-profile';
import { cachedHotel } from '~/domain/hotel/cached-hotel.server';
import type { Hotel } from '~/domain/hotel/hotel';
import { hotelTaxes } from '~/domain/hotel/hotel-taxes.server';
import { readComparedHotels } from '~/domain/hotel-comparison/compared-hotels';
import type { ComparedHotel, HotelComparison } from '~/domain/hotel-comparison/hotel-comparison';
import type { HotelFilter, HotelPeriod } from '~/domain/hotel-search/hotel-filter';
import {
	countRefinements,
	type HotelRefinement,
	NO_REFINEMENT,
	readRefinement,
} from '~/domain/hotel-search/hotel-refinement';
import { offerAccessOf } from '~/domain/offer/offer-access';
import { USUAL_PARTIES } from '~/domain/offer/requested-parties';
import { askCached } from '~/domain/offer-cache/ask-cached.server';
import { FREE_ROOMS, WHY_NOT } from '~/domain/offer-cache/cached-pages.server';
import { taxRatesInWords } from '~/domain/tourist-tax/tax-words';
import { DomainError } from '~/platform/errors';
import { hotelsById } from './hotels-by-id.server';

type Stay = HotelPeriod & Pick<HotelFilter, 'paymentProfile'> & Pick<HotelComparison, 'parties'>;

/**
 * Hotels side by side (SELECTION-25), for the period, rooms and way of paying of an address, each from the answers of the search and of its
 * own page. A search that cannot run compares them without a period. Throws DomainError 'forbidden' or 'unavailable'.
 */
export async function loadHotelComparison(ctx: AppLoadContext, query: URLSearchParams): Promise<HotelComparison> {
	const { ids, isCut } = readComparedHotels(query);
	const access = offerAccessOf(ctx, true);
	const typed = readHotelQuery(query);
	const canChange = canChangePaymentProfile(ctx.brand, new URL(ctx.origin).host);
	const profile = (canChange && typed.paymentProfile) || ctx.brand.paymentProfile.default;
	const asked = hotelFilterOf(typed, profile);
	// What was picked stands there whatever else the search looked for: only what rooms and rates must be still holds.
	const wide: HotelFilter = {
		...asked,
		...{ destination: null, area: null, hotelCategories: [], programIds: [], maxKeys: null, facilities: [] },
		hotelIds: ids,
	};
	const isSound = hotelQueryError({ ...typed, maxKeys: '' }, wide, ctx.today) === null;
	const filter = isSound ? wide : { ...wide, checkIn: null, checkOut: null };
	const { checkIn, checkOut } = filter;
	const stay: Stay | null =
		checkIn && checkOut
			? { checkIn, checkOut, paymentProfile: profile, parties: filter.parties ?? USUAL_PARTIES }
			: null;
	const refinement = stay ? ratesOnly(readRefinement(query)) : NO_REFINEMENT;
	const [hotels, found] = await Promise.all([
		Promise.all(ids.map((id) => hotelOrNull(ctx, id))),
		ids.length > 0 ? hotelsById(ctx, filter, refinement) : { available: [], unavailable: [] },
	]);
	const isOff = new Set(found.unavailable.map(({ id }) => id));
	const known = new Map([...found.available, ...found.unavailable].map((hotel) => [hotel.id, hotel]));
	// The search leaves out what its rate filters leave nothing of.
	const lost = hotels.flatMap((hotel) => (hotel && !known.has(hotel.id) ? hotel.id : []));
	const plain = lost.length > 0 ? await hotelsById(ctx, { ...filter, hotelIds: lost }, NO_REFINEMENT) : null;
	for (const hotel of [...(plain?.available ?? []), ...(plain?.unavailable ?? [])]) known.set(hotel.id, hotel);
	const [reasons, rooms, taxes] = await Promise.all([
		stay && isOff.size > 0 ? askCached(ctx, WHY_NOT, { hotelIds: [...isOff].sort(), ...stay }) : [],
		Promise.all(hotels.map((hotel) => (hotel && stay && !isOff.has(hotel.id) ? freeRooms(ctx, hotel.id, stay) : []))),
		Promise.all(hotels.map((hotel) => (hotel ? hotelTaxes(ctx, hotel.id) : []))),
	]);
	const compared = hotels.flatMap((hotel, at): ComparedHotel[] => {
		const row = hotel && known.get(hotel.id);
		if (!hotel || !row) return [];
		return [
			{
				listed: row,
				isFilteredOut: lost.includes(hotel.id),
				whyNot: reasons.find(({ hotelId }) => hotelId === hotel.id) ?? null,
				rooms: rooms[at] ?? [],
				roomTypes: hotel.roomTypes,
				facilities: hotel.text?.facilities.map(({ facility }) => facility) ?? [],
				distances: distancesOf(hotel),
				taxes: taxRatesInWords(ctx, taxes[at] ?? []),
			},
		];
	});
	return {
		hotels: compared,
		missing: ids.length - compared.length,
		isCut,
		period: stay && { checkIn: stay.checkIn, checkOut: stay.checkOut },
		parties: filter.parties ?? USUAL_PARTIES,
		isFiltered: countRefinements(refinement) > 0,
		showsCommission: access.isCommissionVisible,
	};
}

/** The filters that choose among the rates of a hotel, and not among hotels. */
function ratesOnly({ boards, freeDays, payments, commissionFrom }: HotelRefinement): HotelRefinement {
	return { ...NO_REFINEMENT, boards, freeDays, payments, commissionFrom };
}

async function hotelOrNull(ctx: AppLoadContext, id: string): Promise<Hotel | null> {
	try {
		return await cachedHotel(ctx, id);
	} catch (error) {
		if (error instanceof DomainError && error.code === 'not-found') return null;
		throw error;
	}
}

/** Room types of a hotel that take one of the parties in the period. */
async function freeRooms(ctx: AppLoadContext, hotelId: string, stay: Stay): Promise<ComparedHotel['rooms']> {
	const rooms = await askCached(ctx, FREE_ROOMS, { hotelId, ...stay });
	const cost = (nightly: ComparedHotel['rooms'][number]['nightly']) => nightly?.minor ?? Number.MAX_SAFE_INTEGER;
	return rooms
		.flatMap(({ room, availability: { status, party, priceInfo } }) =>
			status === 'none' || party === null
				? []
				: [{ id: room.id, name: room.name, nightly: priceInfo?.billable ?? null }],
		)
		.sort((a, b) => cost(a.nightly) - cost(b.nightly));
}

function distancesOf({ text }: Hotel): string[] {
	const airport = text?.closestAirport;
	return [
		...(text?.distanceStrings ?? []),
		...(airport ? [`${airport.name} (${airport.iataCode}): ${airport.distanceInKm} km`] : []),
	];
}
