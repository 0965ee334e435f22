import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { requireAdmin } from '../../administration/require-admin';
import type { Language } from '../../language/language';
import { regionName } from '../../place/region-name';
import { joinedWords } from '../../search/words/match-words';
import { findPending } from '../joining/let-in.server';
import { findSimilarHotels, type SimilarHotel } from './find-similar-hotels.server';
import { HOTEL_FIELDS, type HotelForm, zoneOf } from './hotel-form';
import { loadKnownHotels } from './read-hotel-form.server';

export type HotelFormData = {
	/** What the hotel has told of itself. */
	joining: {
		fullName: string;
		position: string;
		hotelName: string;
		city: string;
		website: string | null;
		note: string | null;
	};
	places: { key: string; name: string; country: string }[];
	/** Filled in with what is known. */
	form: HotelForm;
	/** Of the place that the application names. */
	similar: SimilarHotel[];
};

/**
 * The form that makes the hotel of a joining in the catalogue, filled in with what the hotel has told. Throws DomainError 'forbidden'; 'not-found' when no
 * joining of that id waits for a hotel; 'unavailable'.
 */
export async function loadHotelForm({
	ctx,
	id,
}: {
	ctx: Pick<RequestContext, 'db' | 'actor' | 'language'>;
	id: string;
}): Promise<HotelFormData> {
	requireAdmin(ctx);
	const [pending, known] = await Promise.all([findPending(ctx, id), loadKnownHotels(ctx.db)]);
	if (pending?.hotelNo !== null) throw new DomainError('not-found', `No joining ${id} waits for a hotel`);
	const { fullName, position, hotelName, city, website, note, rooms, email, phone, ...told } = pending.joining;
	const named = joinedWords(city);
	const place = known.hotelPlaces.find(
		(each) =>
			[each.name_en, each.name_de].some((name) => joinedWords(name) === named) &&
			// A place of that name in another country is another place.
			(told.countryCode === null || each.country === told.countryCode),
	);
	const country = told.countryCode ?? place?.country ?? '';
	const similar = place
		? await findSimilarHotels(ctx.db, {
				name: hotelName,
				placeNames: [place.name_en, place.name_de],
				country: place.country,
				position: place,
			})
		: [];
	const empty = Object.fromEntries(Object.keys(HOTEL_FIELDS).map((field) => [field, ''])) as HotelForm;
	return {
		joining: { fullName, position, hotelName, city, website, note },
		places: placesIn(known.hotelPlaces, ctx.language),
		form: {
			...empty,
			name: hotelName.slice(0, HOTEL_FIELDS.name),
			place: place?.key ?? '',
			...(place ? {} : { placeEn: city, placeDe: city, country }),
			street: told.street ?? '',
			timeZone: zoneOf(country),
			currency: CURRENCIES[country] ?? 'EUR',
			category: told.category ?? '5star',
			rooms: rooms === null ? '' : String(rooms),
			phone: phone?.startsWith('+') ? phone : '',
			email,
		},
		similar,
	};
}

/** Of countries without the euro. */
const CURRENCIES: Readonly<Record<string, string>> = { CH: 'CHF', LI: 'CHF', GB: 'GBP' };

function placesIn(
	places: readonly { key: string; name_en: string; name_de: string; country: string }[],
	language: Language,
) {
	const listed = places.map(({ key, name_en, name_de, country }) => ({
		key,
		name: language === 'de' ? name_de : name_en,
		country: regionName(country, language),
	}));
	const { compare } = new Intl.Collator(language);
	return listed.sort((a, b) => compare(a.name, b.name));
}
