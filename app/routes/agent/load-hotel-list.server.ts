import type { HotelListView } from '~/components/trade/hotel-list/list-view';
import {
	hotelFilterOf,
	hotelQueryError,
	readDemos,
	readHotelQuery,
	readShown,
} from '~/components/trade/hotel-list/read-hotel-query';
import type { AppLoadContext } from '~/context';
import { canChangePaymentProfile } from '~/domain/brand/can-change-payment-profile';
import { areFlagsOn } from '~/domain/feature/are-flags-on';
import { oneForm } from '~/domain/hotel-search/hotel-filter';
import { readRefinement } from '~/domain/hotel-search/hotel-refinement';
import { loadHotelVocabulary } from '~/domain/hotel-search/hotel-vocabulary.server';
import { listHotelFacilities } from '~/domain/hotel-search/list-hotel-facilities.server';
import { listVisiblePrograms } from '~/domain/hotel-search/list-visible-programs.server';
import type { HotelLists } from '~/domain/hotel-search/listed-hotel';
import { destinationInWords, isKey } from '~/domain/hotel-search/resolve-hotel-destination';
import { offerAccessOf } from '~/domain/offer/offer-access';
import { USUAL_PARTIES } from '~/domain/offer/requested-parties';
import { askCached } from '~/domain/offer-cache/ask-cached.server';
import { HOTEL_LISTS } from '~/domain/offer-cache/cached-pages.server';
import { cachedByVersion } from '~/platform/cache/versioned-cache';

/**
 * The hotel search of an address (SELECTION-3): the lists from the offer cache, as old as OFFER-27 permits (ADR 22). Throws DomainError
 * 'forbidden' or 'unavailable'.
 */
export async function loadHotelList(ctx: AppLoadContext, query: URLSearchParams): Promise<HotelListView> {
	const { today, catalogueVersion, brand, language } = ctx;
	const byDefault = areFlagsOn(ctx);
	const demos = { areShown: readDemos(query, byDefault), byDefault };
	const access = offerAccessOf(ctx, demos.areShown);
	const canChange = canChangePaymentProfile(brand, new URL(ctx.origin).host);
	const typed = readHotelQuery(query);
	const profile = (canChange && typed.paymentProfile) || brand.paymentProfile.default;
	const filter = hotelFilterOf(typed, profile);
	const error = hotelQueryError(typed, filter, today);
	const refinement = readRefinement(query);
	const [words, destination, found] = await Promise.all([
		cachedByVersion(`hotel-list|${language}`, catalogueVersion, () => loadWords(ctx)),
		nameDestination(ctx, typed.destination),
		error === null
			? askCached(ctx, HOTEL_LISTS, { filter: oneForm(filter), refinement, ...readShown(query) }, demos.areShown)
			: null,
	]);
	const { available, unavailable, facets, near } = found ?? NOTHING;
	return {
		...words,
		query: { ...typed, paymentProfile: profile === brand.paymentProfile.default ? '' : profile },
		destination,
		error,
		currency: access.billableCurrency,
		payment: { profile, canChange },
		demos,
		available: available.first,
		unavailable: unavailable.first,
		counts: { available: available.count, unavailable: unavailable.count },
		hasPeriod: filter.checkIn !== null && filter.checkOut !== null,
		showsCommission: access.isCommissionVisible,
		parties: filter.parties ?? USUAL_PARTIES,
		...{ refinement, facets, near },
	};
}

const NONE: HotelLists['available'] = { count: 0, first: [] };
const NOTHING: HotelLists = { available: NONE, unavailable: NONE, facets: null, near: [] };

async function nameDestination(ctx: AppLoadContext, typed: string): Promise<string> {
	return isKey(typed) ? destinationInWords(typed, (await loadHotelVocabulary(ctx)).places, ctx.language) : typed;
}

async function loadWords({
	db,
	language,
}: AppLoadContext): Promise<Pick<HotelListView, 'programs' | 'facilities' | 'roomFacilities'>> {
	const [programs, facilities] = await Promise.all([
		listVisiblePrograms(db, { isVisibleInHotelSearch: true }),
		listHotelFacilities(db, language),
	]);
	return { programs: programs.map(({ _id, name }) => ({ id: _id, name })), ...facilities };
}
