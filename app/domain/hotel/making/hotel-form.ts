/** Fields of the form that makes a hotel in the catalogue, with the longest text each takes. `place` is the key of a place of hotels, '' for a new one. */
export const HOTEL_FIELDS = {
	name: 80,
	place: 80,
	placeEn: 80,
	placeDe: 80,
	country: 2,
	sector: 80,
	street: 120,
	position: 60,
	category: 10,
	rooms: 4,
	currency: 3,
	timeZone: 60,
	chain: 80,
	phone: 30,
	email: 254,
} as const;

export type HotelField = keyof typeof HOTEL_FIELDS;

/** What is typed, by field; '' for nothing. */
export type HotelForm = Record<HotelField, string>;

/** `far`: more than 60 km from the place that was chosen; `palace`: a distinction of France. */
export type HotelError = 'missing' | 'wrong' | 'far' | 'palace';

export type HotelErrors = Partial<Record<HotelField, HotelError>>;

/** The hours of countries that have only one time zone. */
const ZONES: Readonly<Record<string, string>> = {
	AT: 'Europe/Vienna',
	CH: 'Europe/Zurich',
	DE: 'Europe/Berlin',
	FR: 'Europe/Paris',
	GB: 'Europe/London',
	IT: 'Europe/Rome',
	LI: 'Europe/Vaduz',
	SI: 'Europe/Ljubljana',
};

/** The time zone that a hotel of a country has; '' where it is not known or there are several. */
export function zoneOf(country: string): string {
	return ZONES[country] ?? '';
}

/** `47.2081, 10.1416`, also with a decimal comma; null for anything else. */
export function readPosition(text: string): { latitude: string; longitude: string } | null {
	const [, latitude, longitude] = /^\s*(-?\d{1,2}[.,]\d+)\s*[;,\s]\s*(-?\d{1,3}[.,]\d+)\s*$/.exec(text) ?? [];
	return latitude && longitude
		? { latitude: latitude.replace(',', '.'), longitude: longitude.replace(',', '.') }
		: null;
}
