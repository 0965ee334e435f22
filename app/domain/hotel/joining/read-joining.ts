import { headerText } from '../../mail/header-text';
import { mailAddress } from '../../mail/mail-address';
import { webAddress } from '../../mail/web-address';

/** Fields of the form of an invited hotel, with the longest text each takes. */
export const JOINING_FIELDS = {
	fullName: 80,
	position: 80,
	email: 254,
	phone: 40,
	hotelName: 120,
	city: 80,
	rooms: 4,
	website: 200,
	note: 1000,
} as const;

export type JoiningField = keyof typeof JOINING_FIELDS;

/** What is typed, by field; '' for nothing. */
export type JoiningFields = Record<JoiningField, string>;

export type JoiningError = 'missing' | 'long' | 'address' | 'phone' | 'rooms' | 'website' | 'terms';

export type JoiningErrors = Partial<Record<JoiningField | 'terms', JoiningError>>;

/** What a person of a hotel has told us, checked; null for what may be left out and was. */
export type Joining = {
	fullName: string;
	position: string;
	email: string;
	phone: string | null;
	hotelName: string;
	city: string;
	rooms: number | null;
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
	const rooms = text.rooms === '' ? null : Number(text.rooms);
	if (rooms !== null && !(Number.isInteger(rooms) && rooms > 0 && rooms <= MOST_ROOMS)) errors.rooms = 'rooms';
	const website = text.website === '' ? null : readWebsite(text.website);
	if (text.website !== '' && website === null && !errors.website) errors.website = 'website';
	if (!areTermsAccepted) errors.terms = 'terms';
	if (Object.keys(errors).length > 0 || !email) return { errors };
	const { fullName, position, phone, hotelName, city, note } = text;
	return {
		value: {
			...{ fullName, position, email, hotelName, city, rooms, website },
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
