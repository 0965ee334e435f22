import { HOTEL_CATEGORIES, ROOM_CATEGORIES } from '#db/schema/enums';
import type { PaymentProfile } from '~/domain/brand/brand-profile';
import { readPaymentProfile } from '~/domain/brand/read-payment-profile';
import { type PlainDate, parsePlainDate } from '~/domain/date/plain-date';
import { type HotelFilter, readArea } from '~/domain/hotel-search/hotel-filter';
import { DEMOS_NAME } from '~/domain/hotel-search/query-names';
import { validateFilter } from '~/domain/hotel-search/validate-filter';
import { readParties, USUAL_PARTIES, writeParties } from '~/domain/offer/requested-parties';
import { CARDS, type HotelListError, type HotelQuery, SHOWN_NAMES } from './list-view';

const MOST_SHOWN = 600;

/** Fields of the form out of an address. */
export function readHotelQuery(query: URLSearchParams): HotelQuery {
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
		rooms: readRooms(query),
		area: text('area'),
		paymentProfile: readPaymentProfile(query.getAll('paymentProfile')) ?? '',
		maxKeys: text('maxKeys').slice(0, 6),
		hotelCategories: texts('hotelCategories'),
		roomCategories: texts('roomCategories'),
		programIds: texts('programIds'),
		facilities: texts('facilities'),
		roomFacilities: texts('roomFacilities'),
	};
}

/** The rooms of a search: `rooms`, or the fields of a form without script, one `adults` and one `ages` for each room. */
export function readRooms(query: URLSearchParams): string {
	const told = (query.get('rooms') ?? '').slice(0, 200);
	if (told !== '') return told;
	const ages = query.getAll('ages');
	const rooms = query.getAll('adults').flatMap((adults, room) => {
		const ofRoom = (ages[room] ?? '').match(/\d+/g) ?? [];
		return /^[1-9]\d?$/.test(adults.trim()) ? [[adults.trim(), ...ofRoom].join('-')] : [];
	});
	const parties = readParties(rooms.join());
	return parties ? writeParties(parties) : '';
}

/** The search query; invalid days and numbers are ignored, see `hotelQueryFault`. */
export function hotelFilterOf(typed: HotelQuery, paymentProfile: PaymentProfile): HotelFilter {
	return {
		destination: typed.destination || null,
		checkIn: parsePlainDate(typed.checkInDate),
		checkOut: parsePlainDate(typed.checkOutDate),
		paymentProfile,
		hotelCategories: HOTEL_CATEGORIES.filter((each) => typed.hotelCategories.includes(each)),
		roomCategories: ROOM_CATEGORIES.filter((each) => typed.roomCategories.includes(each)),
		programIds: typed.programIds,
		maxKeys: readKeys(typed.maxKeys),
		facilities: typed.facilities,
		roomFacilities: typed.roomFacilities,
		hotelIds: null,
		parties: readParties(typed.rooms) ?? USUAL_PARTIES,
		area: readArea(typed.area),
	};
}

/** The reason why the search cannot run (SELECTION-2); null when it can. */
export function hotelQueryError(typed: HotelQuery, filter: HotelFilter, today: PlainDate): HotelListError | null {
	const isUnread = (text: string, read: unknown) => text !== '' && read === null;
	if (isUnread(typed.checkInDate, filter.checkIn) || isUnread(typed.checkOutDate, filter.checkOut)) return 'one-date';
	return validateFilter(filter, today)?.error ?? (isUnread(typed.maxKeys, filter.maxKeys) ? 'max-keys' : null);
}

/** A whole number from 1 (SELECTION-2). */
function readKeys(text: string): number | null {
	return /^\d{1,5}$/.test(text) && Number(text) >= 1 ? Number(text) : null;
}

/** How many hotels of each list an address shows (SELECTION-4). */
export function readShown(query: URLSearchParams): { available: number; unavailable: number } {
	const of = (name: string) => {
		const most = Math.floor(Number(query.get(name)) || 0);
		return Math.min(MOST_SHOWN, Math.max(CARDS, Math.ceil(most / CARDS) * CARDS));
	};
	return { available: of(SHOWN_NAMES.available), unavailable: of(SHOWN_NAMES.unavailable) };
}

/** Whether hotels for demonstrations are shown: as the address says, else as the installation begins. */
export function readDemos(query: URLSearchParams, byDefault: boolean): boolean {
	const said = query.get(DEMOS_NAME);
	return said === 'true' || (said !== 'false' && byDefault);
}
