import { HOTEL_CATEGORIES } from '#db/schema/enums';
import { headerText } from '../../mail/header-text';
import { mailAddress } from '../../mail/mail-address';
import { webAddress } from '../../mail/web-address';
import { isCountry } from '../../place/region-name';
import type { HotelCategory } from '../hotel';

/** Fields of the form of an invited hotel, with the longest text each takes. */
export const JOINING_FIELDS = {
	fullName: 80,
	position: 80,
	email: 254,
	phone: 40,
	hotelName: 120,
	category: 10,
	rooms: 4,
	country: 2,
	city: 80,
	street: 120,
	website: 200,
	note: 1000,
} as const;

export type JoiningField = keyof typeof JOINING_FIELDS;

/** What is typed, by field; '' for nothing. */
export type JoiningFields = Record<JoiningField, string>;

/** `palace`: a distinction of hotels in France. */
export type JoiningError =
	| 'missing'
	| 'long'
	| 'address'
	| 'phone'
	| 'category'
	| 'palace'
	| 'rooms'
	| 'country'
	| 'website'
	| 'terms';

export type JoiningErrors = Partial<Record<JoiningField | 'terms', JoiningError>>;

/** What a person of a hotel has told us, checked; null for what may be left out and was. */
export type Joining = {
	fullName: string;
	position: string;
	email: string;
	phone: string | null;
	hotelName: string;
	category: HotelCategory;
	rooms: number | null;
	/** ISO 3166-1 alpha-2. */
	countryCode: string;
	city: string;
	/** With number and postal code. */
	street: string;
	website: string | null;
	note: string | null;
};

const OPTIONAL: ReadonlySet<JoiningField> = new Set(['phone', 'rooms', 'website', 'note']);

/** More than any hotel has. */
const MOST_ROOMS = 5000;

/** Reads the form, or names every field that is wrong. */
export function readJoining(
	typed: Partial<Record<string, string>>,
	areTermsAccepted: boolean,
): { value: Joining } | { errors: JoiningErrors } {
	const errors: JoiningErrors = {};
	const text = {} as JoiningFields;
	for (const [name, limit] of Object.entries(JOINING_FIELDS) as [JoiningField, number][]) {
		const raw = typed[name] ?? '';
		text[name] = name === 'note' ? raw.replace(/\r\n?/g, '\n').trim() : headerText(raw, Number.POSITIVE_INFINITY);
		if (text[name] === '') {
			if (!OPTIONAL.has(name)) errors[name] = 'missing';
		} else if ([...text[name]].length > limit) errors[name] = 'long';
	}
	const email = mailAddress(text.email);
	if (!errors.email && !email) errors.email = 'address';
	if (text.phone !== '' && !errors.phone && text.phone.replace(/\D/g, '').length < 5) errors.phone = 'phone';
	const category = HOTEL_CATEGORIES.find((each) => each === text.category);
	if (!errors.category && !category) errors.category = 'category';
	if (!errors.country && !isCountry(text.country)) errors.country = 'country';
	if (category === 'palace' && !errors.country && text.country !== 'FR') errors.category = 'palace';
	const rooms = text.rooms === '' ? null : Number(text.rooms);
	if (rooms !== null && !(Number.isInteger(rooms) && rooms > 0 && rooms <= MOST_ROOMS)) errors.rooms = 'rooms';
	const website = text.website === '' ? null : readWebsite(text.website);
	if (text.website !== '' && website === null && !errors.website) errors.website = 'website';
	if (!areTermsAccepted) errors.terms = 'terms';
	if (Object.keys(errors).length > 0 || !email || !category) return { errors };
	const { fullName, position, phone, hotelName, country, city, street, note } = text;
	return {
		value: {
			...{ fullName, position, email, hotelName, category, rooms, countryCode: country, city, street, website },
			phone: phone || null,
			note: note || null,
		},
	};
}

/** `hotel.example` as well as a whole address; null for anything else. */
function readWebsite(text: string): string | null {
	const address = webAddress(/^https?:\/\//i.test(text) ? text : `https://${text}`);
	return address && new URL(address).hostname.includes('.') ? address : null;
}
