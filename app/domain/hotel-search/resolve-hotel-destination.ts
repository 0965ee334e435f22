import { LANGUAGES } from '#db/schema/enums';
import { spellings } from '../search/vocabulary-index';
import { countryIn } from './country-in';
import type { HotelScope } from './hotel-scope';

type Place = { no: number; countryCode: string; en: string; de: string };

/**
 * What a destination means among the places with hotels: a country by its name in either language or its code, a place by its name, with its
 * country behind a comma where one name is given twice. Case, accents and umlauts do not matter. Nothing is found nowhere.
 */
export function resolveHotelDestination(
	text: string,
	places: readonly Place[],
): Pick<HotelScope, 'countries' | 'placeNos'> {
	const [first = '', ...context] = text.split(',');
	const codes = [...new Set(places.map(({ countryCode }) => countryCode))];
	const country = countriesOf(first, codes);
	if (country.length > 0) return { countries: country, placeNos: null };
	const words = spellings(first);
	const within = context.map((part) => countriesOf(part, codes)).filter((found) => found.length > 0);
	const found = places.filter(
		({ en, de, countryCode }) =>
			[en, de].flatMap(spellings).some((word) => words.includes(word)) &&
			within.every((countries) => countries.includes(countryCode)),
	);
	return { countries: null, placeNos: found.map(({ no }) => no) };
}

function countriesOf(text: string, codes: readonly string[]): string[] {
	const words = spellings(text);
	return codes.filter((code) =>
		[code, ...LANGUAGES.map((language) => countryIn(code, language))]
			.flatMap(spellings)
			.some((word) => words.includes(word)),
	);
}
