import { LANGUAGES } from '#db/schema/enums';
import type { Language } from '../language/language';
import { pathSegment } from '../place/path-segment';
import { regionName } from '../place/region-name';
import { byWord, spellings } from '../search/vocabulary-index';
import type { HotelScope } from './hotel-scope';

type Place = { no: number; countryCode: string; en: string; de: string };

/** By every spelling of their names. */
type Index = { places: ReadonlyMap<string, readonly Place[]>; countries: ReadonlyMap<string, readonly string[]> };

const indexes = new WeakMap<readonly Place[], Index>();

/**
 * What a destination means among the places with hotels: a country by its name in either language or its code, a place by its name, with its
 * country behind a comma where one name is given twice. Case, accents and umlauts do not matter. Nothing is found nowhere.
 */
export function resolveHotelDestination(
	text: string,
	places: readonly Place[],
): Pick<HotelScope, 'countries' | 'placeNos'> {
	const index = indexOf(places);
	const named = <Item>(name: string, by: ReadonlyMap<string, readonly Item[]>) =>
		spellings(name).flatMap((word) => by.get(word) ?? []);
	const [first = '', ...context] = text.split(',');
	const countries = named(first, index.countries);
	if (countries.length > 0) return { countries: [...new Set(countries)], placeNos: null };
	const within = context.map((part) => named(part, index.countries)).filter((found) => found.length > 0);
	const found = named(first, index.places).filter(({ countryCode }) =>
		within.every((codes) => codes.includes(countryCode)),
	);
	return { countries: null, placeNos: [...new Set(found.map(({ no }) => no))] };
}

/**
 * A destination as agents read it: a country's code (`CH`) and the key of a country or place (`st-moritz`) by name in the language, as the
 * list of destinations offers them; whatever else was typed, and a key that two places share, as it is. The name means what the text means.
 */
export function destinationInWords(text: string, places: readonly Place[], language: Language): string {
	if (!isKey(text)) return text;
	const { countries, placeNos } = resolveHotelDestination(text, places);
	if (countries) return countries.length === 1 && countries[0] ? regionName(countries[0], language) : text;
	const [found, ...others] = places.filter(({ no }) => placeNos?.includes(no));
	if (found) return others.length > 0 ? text : `${found[language]}, ${regionName(found.countryCode, language)}`;
	return isCode(text) ? regionName(text, language) : text;
}

/** Whether a destination may be a code or a key, so that the places are worth asking for. */
export function isKey(text: string): boolean {
	return isCode(text) || (text !== '' && pathSegment(text) === text);
}

/** As ISO 3166-1 writes it; in lower case it is a key. */
function isCode(text: string): boolean {
	return /^[A-Z]{2}$/.test(text);
}

/** Made once for as long as the vocabulary is kept: spelling the names of thousands of places takes longer than asking for their hotels. */
function indexOf(places: readonly Place[]): Index {
	const known = indexes.get(places);
	if (known) return known;
	const codes = [...new Set(places.map(({ countryCode }) => countryCode))];
	const index: Index = {
		places: byWord(places, ({ en, de }) => [en, de]),
		countries: byWord(codes, (code) => [code, ...LANGUAGES.map((language) => regionName(code, language))]),
	};
	indexes.set(places, index);
	return index;
}
