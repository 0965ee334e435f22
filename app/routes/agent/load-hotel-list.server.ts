import type { HotelListView, ListedHotel } from '~/components/trade/hotel-list/list-view';
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
import { loadHotelVocabulary } from '~/domain/hotel-search/hotel-vocabulary.server';
import { listHotelFacilities } from '~/domain/hotel-search/list-hotel-facilities.server';
import { listVisiblePrograms } from '~/domain/hotel-search/list-visible-programs.server';
import { destinationInWords, isKey } from '~/domain/hotel-search/resolve-hotel-destination';
import { fromMajorUnits } from '~/domain/money/major-units';
import { type Currency, type Money, money } from '~/domain/money/money';
import { offerAccessOf } from '~/domain/offer/offer-access';
import { askCached } from '~/domain/offer-cache/ask-cached.server';
import { HOTEL_LIST, type HotelListAnswer, oneForm } from '~/domain/offer-cache/cached-hotel-list.server';
import { cachedByVersion } from '~/platform/versioned-cache';

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
	const [words, destination, found] = await Promise.all([
		cachedByVersion(`hotel-list|${language}`, catalogueVersion, () => loadWords(ctx)),
		nameDestination(ctx, typed.destination),
		error === null
			? askCached(ctx, HOTEL_LIST, { filter: oneForm(filter), ...readShown(query) }, demos.areShown)
			: null,
	]);
	const { available, unavailable } = found ?? { available: NONE, unavailable: NONE };
	return {
		...words,
		query: { ...typed, paymentProfile: profile === brand.paymentProfile.default ? '' : profile },
		destination,
		error,
		currency: access.billableCurrency,
		payment: { profile, canChange },
		demos,
		available: available.first.map(readHotel),
		unavailable: unavailable.first.map(readHotel),
		counts: { available: available.count, unavailable: unavailable.count },
		hasPeriod: filter.checkIn !== null && filter.checkOut !== null,
		showsCommission: access.isCommissionVisible,
	};
}

const NONE: HotelListAnswer['available'] = { count: 0, first: [] };

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

function readHotel(told: HotelListAnswer['available']['first'][number]): ListedHotel {
	const { location, availability, images } = told;
	const { priceInfo = null, publicPrice = null, commissionLevelForPartner = null } = availability ?? {};
	const local = priceInfo && moneyOf(priceInfo.localCurrency.minimumNightlyPrice, priceInfo.localCurrency.currency);
	const elsewhere = publicPrice && moneyOf(publicPrice.averageNightlyPrice, publicPrice.currency);
	const [image = null] = images;
	return {
		id: told._id,
		name: told.name,
		chain: told.chain,
		place: [location.sector, location.city, location.country].filter(Boolean).join(', '),
		category: told.category,
		keys: told.keys,
		ratings: {
			bookingCom: told.externalRatings.bookingCom,
			tripAdvisor: told.externalRatings.tripAdvisorBubbles,
		},
		partnerLevel: told.statusLevel,
		programs: told.memberOfPrograms.map(({ name }) => name),
		image,
		isReseller: told.isReseller,
		supportsInstantBooking: told.supportsInstantBooking,
		isChatEnabled: told.contact.isChatEnabled,
		status: availability?.status ?? null,
		price: priceInfo && moneyOf(priceInfo.billableCurrency.minimumNightlyPrice, priceInfo.billableCurrency.currency),
		publicPrice:
			local && elsewhere && local.currency === elsewhere.currency && elsewhere.minor > local.minor ? elsewhere : null,
		commissionPercent: commissionLevelForPartner,
	};
}

function moneyOf(major: number, currency: Currency): Money {
	return money(fromMajorUnits(major) ?? Math.round(major * 100), currency);
}
