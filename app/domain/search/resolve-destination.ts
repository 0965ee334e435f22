import { COUNTRY_CODES } from '#db/schema/enums';
import type { Language } from '../language/language';
import { type CountryCode, countryFromPathWord, countryName, countryNames } from '../place/country';
import type { ResolvedDestination, SearchVocabulary } from './search-result';
import { spellings, vocabularyIndex } from './vocabulary-index';

/** Part of the catalogue that a destination stands for. */
export type DestinationScope = {
	countries: readonly CountryCode[];
	/** Null: all of the countries. */
	placeNos: readonly number[] | null;
	sectorNos: readonly number[] | null;
	propertyNos: readonly number[] | null;
};

/** `scope` null: everywhere. */
export type Destination = {
	scope: DestinationScope | null;
	resolved: ResolvedDestination;
	/** True: not what was typed, but what was probably meant. */
	isCorrected?: boolean;
};

const EVERYWHERE = new Set(['alps', 'the-alps', 'alpen', 'die-alpen', 'alpes', 'les-alpes', 'alpi', 'le-alpi']);

/**
 * What a typed destination means among countries, places, regions and sectors (SEARCH-6): names in either language, any case, with or
 * without accents, umlauts spelled out or dropped, path segments, `St.`, `Sankt` or `Saint`, and `Lech, Austria` or `Lech Austria`. A place
 * stands for its parts too. Null when it is none of these; a property may still have that name.
 */
export function resolveDestination(text: string, vocabulary: SearchVocabulary, language: Language): Destination | null {
	const index = vocabularyIndex(vocabulary);
	const [first = '', ...context] = text.split(',');
	const words = spellings(first);
	if (words.some((word) => EVERYWHERE.has(word))) {
		return { scope: null, resolved: { kind: 'country', label: text.trim(), country: null } };
	}
	const country = countryOf(words);
	if (country) {
		return {
			scope: { countries: [country], placeNos: null, sectorNos: null, propertyNos: null },
			resolved: { kind: 'country', label: countryName(country, language), country },
		};
	}
	const within = context.map((part) => countryOf(spellings(part))).filter((code) => code !== null);
	const inContext = <Item extends { country: CountryCode }>(items: Iterable<Item>): Item[] =>
		[...new Set(items)].filter((item) => within.every((code) => code === item.country));
	const cities = inContext(words.flatMap((word) => index.citiesByWord.get(word) ?? []));
	const [city] = cities;
	if (city) {
		const parts = cities.flatMap(({ placeNo }) => index.partsByNo.get(placeNo) ?? []);
		return {
			scope: { ...placesOf(parts), sectorNos: null, propertyNos: null },
			resolved: { kind: 'place', label: city[language], country: city.country },
		};
	}
	const [region] = words
		.flatMap((word) => index.regionsByWord.get(word) ?? [])
		.filter(({ countries }) => within.every((code) => countries.includes(code)));
	if (region) {
		const { countries, placeNos } = region;
		const [country = null, ...others] = countries;
		return {
			scope: { countries, placeNos, sectorNos: null, propertyNos: null },
			resolved: { kind: 'region', label: region[language], country: others.length === 0 ? country : null },
		};
	}
	const sectors = inContext(words.flatMap((word) => index.sectorsByWord.get(word) ?? []));
	const [sector] = sectors;
	if (!sector) return inCountry(text, vocabulary, language) ?? withoutArticle(text, vocabulary, language);
	return {
		scope: { ...placesOf(sectors), sectorNos: sectors.map(({ sectorNo }) => sectorNo), propertyNos: null },
		resolved: { kind: 'sector', label: sector.value, country: sector.country },
	};
}

/** `Verbier Switzerland`: a name and its country without a comma. */
function inCountry(text: string, vocabulary: SearchVocabulary, language: Language): Destination | null {
	const [, name = '', last = ''] = /^([^,]+)\s(\S+)$/u.exec(text.trim()) ?? [];
	if (name === '' || countryOf(spellings(last)) === null) return null;
	return resolveDestination(`${name}, ${last}`, vocabulary, language);
}

/** `the Dolomites`, `die Dolomiten`: a name with an article that is no part of it. */
function withoutArticle(text: string, vocabulary: SearchVocabulary, language: Language): Destination | null {
	const name = /^\s*(?:the|die|der|das|les|le|la)\s+(.+)$/iu.exec(text)?.[1];
	return name ? resolveDestination(name, vocabulary, language) : null;
}

/** A scope of places, from things that know theirs. */
function placesOf(
	of: readonly { country: CountryCode; placeNo: number }[],
): Pick<DestinationScope, 'countries' | 'placeNos'> {
	return {
		countries: [...new Set(of.map(({ country }) => country))],
		placeNos: [...new Set(of.map(({ placeNo }) => placeNo))],
	};
}

function countryOf(words: readonly string[]): CountryCode | null {
	for (const word of words) {
		const country = countryFromPathWord(word)?.country;
		if (country) return country;
	}
	return words.map((word) => byCountryWord.get(word)).find((code) => code !== undefined) ?? null;
}

const byCountryWord: ReadonlyMap<string, CountryCode> = new Map(
	COUNTRY_CODES.flatMap((code) =>
		countryNames(code)
			.flatMap(spellings)
			.map((word) => [word, code] as const),
	),
);
