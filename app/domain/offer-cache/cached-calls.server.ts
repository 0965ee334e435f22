import * as z from 'zod';
import type { ProblemError } from '~/platform/problem-details';
import type { ParameterValues } from '../api/api-call';
import {
	LIST_AVAILABLE_HOTELS,
	LIST_HOTEL_LOCATIONS,
	LIST_HOTEL_POINTS,
	LIST_HOTELS,
	LIST_PROGRAMS,
} from '../api/hotel-search-calls';
import type { BrandProfile } from '../brand/brand-profile';
import { choosePaymentProfile } from '../brand/choose-payment-profile';
import type { PlainDate } from '../date/plain-date';
import { type HotelFilter, type HotelFilterError, MOST_NIGHTS, oneForm, readArea } from '../hotel-search/hotel-filter';
import { hotelPointsJson } from '../hotel-search/hotel-points-json';
import type { HotelRefinement } from '../hotel-search/hotel-refinement';
import { loadHotelVocabulary } from '../hotel-search/hotel-vocabulary.server';
import { hotelsJson } from '../hotel-search/hotels-json';
import { listLocations } from '../hotel-search/list-locations';
import { listVisiblePrograms } from '../hotel-search/list-visible-programs.server';
import { searchHotels } from '../hotel-search/search-hotels.server';
import { validateFilter } from '../hotel-search/validate-filter';
import { readParties } from '../offer/requested-parties';
import { type CachedSource, cachedCall } from './cached-call';
import {
	FREE_ROOMS,
	HOTEL_LISTS,
	PARTY_ROOMS,
	PRICE_CALENDAR,
	RATES,
	ROOM_TYPES,
	WHY_NOT,
} from './cached-pages.server';
import { AVAILABLE_ROOMS, HOTEL_ROOM, HOTEL_ROOMS, ROOM_OFFERS } from './cached-rooms.server';

/** They are made of what the isolate keeps for two minutes (`HOTEL_STAYS`): together no more than the five of OFFER-27. */
const THREE_MINUTES = 180;

const ERRORS: Record<HotelFilterError, string> = {
	'one-date': 'Please give both dates or neither.',
	order: 'Check-out has to be after check-in.',
	past: 'Check-in is in the past.',
	'too-long': `At most ${MOST_NIGHTS} nights.`,
	'no-destination': 'Please select a destination',
};

type Input = ParameterValues<typeof LIST_HOTEL_POINTS.parameters> & { hotelIds?: readonly string[] | undefined };
type Visit = { brand: BrandProfile; origin: string; today: PlainDate };

type HotelQuestion = { filter: HotelFilter; refinement: HotelRefinement };

/** What hotels are searched by, or what is not right with it. */
function questionOf(query: Input, visit: Visit): HotelQuestion | ProblemError[] {
	const filter = oneForm({
		destination: query.destination ?? null,
		checkIn: query.checkInDate ?? null,
		checkOut: query.checkOutDate ?? null,
		paymentProfile: choosePaymentProfile(visit, query.paymentProfile),
		hotelCategories: query.hotelCategories,
		roomCategories: query.roomCategories,
		programIds: query.programIds,
		maxKeys: query.maxKeys ?? null,
		facilities: query.facilities,
		roomFacilities: query.roomFacilities,
		hotelIds: query.hotelIds ?? null,
		parties: query.rooms === undefined ? null : readParties(query.rooms),
		area: query.area === undefined ? null : readArea(query.area),
	});
	const evaluated = validateFilter(filter, visit.today);
	if (evaluated) return [{ parameter: evaluated.parameter, detail: ERRORS[evaluated.error] }];
	const { sort, priceFrom, priceTo, freeDays, commissionFrom, ratingFrom, name } = query;
	const refinement = {
		...{ sort: sort ?? 'best', priceFrom: priceFrom ?? null, priceTo: priceTo ?? null, freeDays: freeDays ?? null },
		...{ commissionFrom: commissionFrom ?? null, ratingFrom: ratingFrom ?? null, name: name?.trim() ?? '' },
		...{ boards: query.boards, payments: query.payments, chains: query.chains },
	};
	return { filter, refinement };
}

export const AVAILABLE_HOTELS = cachedCall({
	call: LIST_AVAILABLE_HOTELS,
	routeId: 'routes/api/available-hotels',
	seconds: THREE_MINUTES,
	includesDemos: ({ includeDemos }) => includeDemos,
	question: questionOf,
	async answer(ctx, { filter, refinement }) {
		const { available, unavailable } = await searchHotels(ctx, filter, refinement);
		return hotelsJson([...available, ...unavailable], { ...ctx.access, hasParties: filter.parties !== null });
	},
});

export const HOTELS = cachedCall({ ...AVAILABLE_HOTELS, call: LIST_HOTELS, routeId: 'routes/api/hotels' });

export const HOTEL_POINTS = cachedCall({
	call: LIST_HOTEL_POINTS,
	routeId: 'routes/api/hotel-points',
	seconds: THREE_MINUTES,
	includesDemos: ({ includeDemos }) => includeDemos,
	question: questionOf,
	async answer(ctx, { filter, refinement }) {
		const { billableCurrency } = ctx.access;
		const found = await searchHotels(ctx, filter, refinement);
		return hotelPointsJson(found, { billableCurrency, hasParties: filter.parties !== null });
	},
});

export const HOTEL_LOCATIONS = cachedCall({
	call: LIST_HOTEL_LOCATIONS,
	routeId: 'routes/api/hotel-locations',
	seconds: null,
	isSameForAll: true,
	question: () => ({}),
	async answer(ctx) {
		const { places } = await loadHotelVocabulary(ctx);
		return JSON.stringify(z.encode(LIST_HOTEL_LOCATIONS.answer.schema, listLocations(places, ctx.access.language)));
	},
});

export const PROGRAMS = cachedCall({
	call: LIST_PROGRAMS,
	routeId: 'routes/api/programs',
	seconds: null,
	isSameForAll: true,
	question: ({ isVisibleInHotelSearch }) => ({ isVisibleInHotelSearch }),
	async answer({ db }, question) {
		return JSON.stringify(z.encode(LIST_PROGRAMS.answer.schema, await listVisiblePrograms(db, question)));
	},
});

/** Everything whose answers are kept, by its id. */
export const CACHED_CALLS: ReadonlyMap<string, CachedSource> = new Map(
	[
		...[
			AVAILABLE_HOTELS,
			HOTELS,
			HOTEL_POINTS,
			HOTEL_LOCATIONS,
			PROGRAMS,
			HOTEL_ROOMS,
			HOTEL_ROOM,
			AVAILABLE_ROOMS,
			ROOM_OFFERS,
		],
		...[HOTEL_LISTS, ROOM_TYPES, FREE_ROOMS, RATES, PARTY_ROOMS, WHY_NOT, PRICE_CALENDAR],
	].map((cached) => [cached.call.id, cached as unknown as CachedSource]),
);
