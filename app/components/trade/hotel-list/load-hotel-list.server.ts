import { HOTEL_CATEGORIES, ROOM_CATEGORIES } from '#db/schema/enums';
import type { AppLoadContext } from '~/context';
import { parsePlainDate } from '~/domain/date/plain-date';
import type { HotelFilter } from '~/domain/hotel-search/hotel-filter';
import { loadHotelVocabulary } from '~/domain/hotel-search/hotel-vocabulary.server';
import { hotelsJson } from '~/domain/hotel-search/hotels-json';
import { judgeFilter } from '~/domain/hotel-search/judge-filter';
import { listLocations } from '~/domain/hotel-search/list-locations';
import { listVisiblePrograms } from '~/domain/hotel-search/list-visible-programs.server';
import { type FoundHotel, searchHotels } from '~/domain/hotel-search/search-hotels.server';
import { fromMajorUnits } from '~/domain/money/major-units';
import { type Currency, type Money, money } from '~/domain/money/money';
import { offerAccessOf } from '~/domain/offer/offer-access';
import { cachedByVersion } from '~/platform/versioned-cache';
import { CARDS, type HotelListView, type HotelQuery, type ListedHotel, SHOWN_NAME } from './list-view';

const MOST_SHOWN = 600;

/** What the search for hotels shows for an address (H§2, H§4, H§9). Throws DomainError 'forbidden' or 'unavailable'. */
export async function loadHotelList(ctx: AppLoadContext, query: URLSearchParams): Promise<HotelListView> {
	const { db, today, catalogueVersion, brand, settings, language } = ctx;
	const typed = readQuery(query);
	const access = offerAccessOf(ctx);
	const filter = filterOf(typed, brand.paymentProfile.default);
	const fault = faultOf(typed, filter, today);
	const [words, found] = await Promise.all([
		cachedByVersion(`hotel-list|${language}`, catalogueVersion, () => loadWords(ctx)),
		fault === null
			? searchHotels({ db, today, catalogueVersion, pictureBaseUrl: settings.PICTURE_BASE_URL, access }, filter)
			: null,
	]);
	const shown = Math.min(MOST_SHOWN, Math.max(CARDS, Number(query.get(SHOWN_NAME)) || CARDS));
	const listed = (hotels: readonly FoundHotel[]) => readHotels(hotelsJson(hotels.slice(0, shown), access));
	return {
		...words,
		query: typed,
		fault,
		currency: access.billableCurrency,
		available: listed(found?.available ?? []),
		unavailable: listed(found?.unavailable ?? []),
		counts: { available: found?.available.length ?? 0, unavailable: found?.unavailable.length ?? 0 },
		hasPeriod: filter.checkIn !== null && filter.checkOut !== null,
		showsCommission: access.isCommissionVisible,
	};
}

function readQuery(query: URLSearchParams): HotelQuery {
	const text = (name: string) => (query.get(name) ?? '').trim().slice(0, 120);
	const texts = (name: string) =>
		query
			.getAll(name)
			.flatMap((each) => each.split(','))
			.filter(Boolean)
			.slice(0, 40);
	return {
		destination: text('destination'),
		checkInDate: text('checkInDate'),
		checkOutDate: text('checkOutDate'),
		maxKeys: text('maxKeys').replace(/\D/g, '').slice(0, 5),
		hotelCategories: texts('hotelCategories'),
		roomCategories: texts('roomCategories'),
		programIds: texts('programIds'),
		facilities: texts('facilities'),
		roomFacilities: texts('roomFacilities'),
	};
}

function filterOf(typed: HotelQuery, paymentProfile: HotelFilter['paymentProfile']): HotelFilter {
	return {
		destination: typed.destination || null,
		checkIn: parsePlainDate(typed.checkInDate),
		checkOut: parsePlainDate(typed.checkOutDate),
		paymentProfile,
		hotelCategories: HOTEL_CATEGORIES.filter((each) => typed.hotelCategories.includes(each)),
		roomCategories: ROOM_CATEGORIES.filter((each) => typed.roomCategories.includes(each)),
		programIds: typed.programIds,
		maxKeys: Number(typed.maxKeys) >= 1 ? Number(typed.maxKeys) : null,
		facilities: typed.facilities,
		roomFacilities: typed.roomFacilities,
		hotelIds: null,
	};
}

function faultOf(typed: HotelQuery, filter: HotelFilter, today: AppLoadContext['today']): HotelListView['fault'] {
	const isUnread = (text: string, date: string | null) => text !== '' && date === null;
	if (isUnread(typed.checkInDate, filter.checkIn) || isUnread(typed.checkOutDate, filter.checkOut)) return 'one-date';
	return judgeFilter(filter, today)?.fault ?? null;
}

type Words = Pick<HotelListView, 'destinations' | 'programs' | 'facilities' | 'roomFacilities'>;

async function loadWords(ctx: AppLoadContext): Promise<Words> {
	const { db, language } = ctx;
	const [vocabulary, programs, { rows }] = await Promise.all([
		loadHotelVocabulary(ctx),
		listVisiblePrograms(db, { isVisibleInHotelSearch: true }),
		db.$client.execute(`select scope, key, name_${language} as name from hotel_facility order by scope, bit`),
	]);
	const { countries } = listLocations(vocabulary.places, language);
	const facilities = (scope: string) =>
		rows.filter((row) => row.scope === scope).map((row) => ({ key: String(row.key), name: String(row.name) }));
	return {
		destinations: [
			...countries.map(({ name }) => name),
			...countries.flatMap(({ name, cities }) => cities.map((city) => `${city.name}, ${name}`)),
		],
		programs: programs.map(({ _id, name }) => ({ id: _id, name })),
		facilities: facilities('hotel'),
		roomFacilities: facilities('room'),
	};
}

type Nightly = { currency: Currency; minimumNightlyPrice: number };

/** A hotel as the API tells it (`listedHotelShape`). */
type Told = {
	_id: string;
	name: string;
	chain: string | null;
	location: { sector: string | null; city: string; country: string };
	statusLevel: string | null;
	category: ListedHotel['category'];
	keys: number;
	images: { url: string; alt: string; dominantColour: string; isMirrored: boolean; objectPosition: string | null }[];
	externalRatings: { bookingCom: number | null; tripAdvisorBubbles: number | null };
	contact: { isChatEnabled: boolean };
	memberOfPrograms: { name: string }[];
	isReseller: boolean;
	supportsInstantBooking: boolean;
	availability: {
		status: 'available' | 'onRequest' | 'none';
		priceInfo: { localCurrency: Nightly; billableCurrency: Nightly } | null;
		publicPrice: { currency: Currency; averageNightlyPrice: number } | null;
		commissionLevelForPartner: number | null;
	} | null;
};

function readHotels(json: string): ListedHotel[] {
	return (JSON.parse(json) as Told[]).map((told) => {
		const { location, availability, images } = told;
		const { priceInfo = null, publicPrice = null, commissionLevelForPartner = null } = availability ?? {};
		const local = priceInfo && moneyOf(priceInfo.localCurrency.minimumNightlyPrice, priceInfo.localCurrency.currency);
		const elsewhere = publicPrice && moneyOf(publicPrice.averageNightlyPrice, publicPrice.currency);
		const [image] = images;
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
			image: image
				? {
						url: image.url,
						alt: image.alt,
						colour: image.dominantColour,
						isMirrored: image.isMirrored,
						position: image.objectPosition,
					}
				: null,
			isReseller: told.isReseller,
			supportsInstantBooking: told.supportsInstantBooking,
			isChatEnabled: told.contact.isChatEnabled,
			status: availability?.status ?? null,
			price: priceInfo && moneyOf(priceInfo.billableCurrency.minimumNightlyPrice, priceInfo.billableCurrency.currency),
			publicPrice:
				local && elsewhere && local.currency === elsewhere.currency && elsewhere.minor > local.minor ? elsewhere : null,
			commissionPercent: commissionLevelForPartner,
		};
	});
}

function moneyOf(major: number, currency: Currency): Money {
	return money(fromMajorUnits(major) ?? Math.round(major * 100), currency);
}
