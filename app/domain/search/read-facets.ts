import { PROPERTY_TYPES, SERVICE_LEVELS } from '#db/schema/enums';
import type { Language } from '../language/language';
import { pathSegment } from '../place/path-segment';
import { COUNTRY_ORDER, MOST_BEDROOMS } from './facets-sql';
import { MISS } from './miss';
import type { SearchFilter } from './search-filter';
import { type FacetOption, PRICE_BUCKETS, type SearchFacets, type SearchVocabulary } from './search-result';
import { vocabularyIndex } from './vocabulary-index';

/** "At least" this many bedrooms can be chosen. */
const BEDROOM_CHOICES = 10;

/** The four texts of `facetColumnsSql`; null where nothing was found. */
export type FacetTexts = Record<'facilities' | 'packs' | 'prices' | 'sectors', string | null>;

export type FacetSetting = { filter: SearchFilter; vocabulary: SearchVocabulary; language: Language };

/** The counts of a search, with labels, from what the database says. */
export function readFacets(texts: Partial<FacetTexts>, { filter, vocabulary, language }: FacetSetting): SearchFacets {
	const counts = countPacks(texts.packs);
	const option = (value: string, label: string, count: number, isChosen: boolean): FacetOption => ({
		value,
		label,
		count,
		isChosen,
	});
	return {
		country: vocabulary.countryArray.map((word) =>
			option(
				word.value,
				word[language],
				counts.country[COUNTRY_ORDER.indexOf(word.value) / 2] ?? 0,
				filter.countryArray.includes(word.value),
			),
		),
		propertyType: vocabulary.propertyTypeArray.map((word, at) =>
			option(word.value, word[language], counts.propertyType[at] ?? 0, filter.propertyTypeArray.includes(word.value)),
		),
		serviceLevel: vocabulary.serviceLevelArray.map((word, at) =>
			option(word.value, word[language], counts.level[at] ?? 0, filter.serviceLevelArray.includes(word.value)),
		),
		sector: sectorOptions(texts.sectors, filter, vocabulary),
		facility: facilityOptions(texts.facilities, filter, vocabulary, language),
		bedrooms: Array.from({ length: Math.max(BEDROOM_CHOICES, filter.bedrooms ?? 0) }, (_, index) =>
			option(String(index + 1), String(index + 1), counts.atLeast(index + 1), filter.bedrooms === index + 1),
		),
		pets: counts.pets,
		price: priceHistogram(texts.prices, vocabulary),
	};
}

type PackCounts = {
	country: number[];
	propertyType: number[];
	level: number[];
	pets: number;
	atLeast: (bedrooms: number) => number;
};

/** Takes the packed groups apart; a house that lacks a choice counts in that choice's group only. */
function countPacks(text: string | null | undefined): PackCounts {
	const country = [0, 0, 0, 0];
	const propertyType = PROPERTY_TYPES.map(() => 0);
	const level = SERVICE_LEVELS.map(() => 0);
	const bedrooms = Array.from({ length: MOST_BEDROOMS + 2 }, () => 0);
	let pets = 0;
	const add = (counts: number[], at: number, houses: number) => {
		counts[at] = (counts[at] ?? 0) + houses;
	};
	for (const [key, houses] of pairs(text)) {
		const miss = key % 128;
		const pack = Math.floor(key / 128);
		const levels = pack & 7;
		if (miss === 0 || miss === MISS.country) add(country, pack >> 11, houses);
		if (miss === 0 || miss === MISS.propertyType) add(propertyType, (pack >> 9) & 3, houses);
		if (miss === 0 || miss === MISS.bedrooms) add(bedrooms, (pack >> 3) & 31, houses);
		if ((miss === 0 || miss === MISS.pets) && (pack >> 8) & 1) pets += houses;
		if ((miss & ~(MISS.level | MISS.price)) === 0) {
			for (const at of level.keys()) if (levels & (1 << at)) add(level, at, houses);
		}
	}
	const atLeast = (wanted: number) =>
		bedrooms.reduce((sum, houses, count) => (count >= Math.min(wanted, MOST_BEDROOMS) ? sum + houses : sum), 0);
	return { country, propertyType, level, pets, atLeast };
}

function facilityOptions(
	text: string | null | undefined,
	filter: SearchFilter,
	vocabulary: SearchVocabulary,
	language: Language,
): FacetOption[] {
	const counts = JSON.parse(text ?? '[]') as (number | null)[];
	const chosen = new Set(filter.facilityArray.map(pathSegment));
	return vocabulary.facilitiesArray.map((word) => ({
		value: word.value,
		label: word[language],
		count: counts[word.bit] ?? 0,
		isChosen: [word.value, word.en, word.de].some((name) => chosen.has(pathSegment(name))),
	}));
}

/** Sectors of one name in several places are one option. */
function sectorOptions(
	text: string | null | undefined,
	filter: SearchFilter,
	vocabulary: SearchVocabulary,
): FacetOption[] {
	const { sectorByNo } = vocabularyIndex(vocabulary);
	const chosen = new Set(filter.sectorArray.map(pathSegment));
	const options = new Map<string, FacetOption>();
	for (const [sectorNo, houses] of pairs(text)) {
		const name = sectorByNo.get(sectorNo)?.value;
		if (name === undefined) continue;
		const known = options.get(name);
		if (known) known.count += houses;
		else options.set(name, { value: name, label: name, count: houses, isChosen: chosen.has(pathSegment(name)) });
	}
	return [...options.values()].sort((a, b) => b.count - a.count || (a.label < b.label ? -1 : 1));
}

function priceHistogram(text: string | null | undefined, { priceRange }: SearchVocabulary): SearchFacets['price'] {
	const buckets = Array.from({ length: PRICE_BUCKETS }, () => 0);
	let withoutPrice = 0;
	for (const [bucket, houses] of pairs(text)) {
		if (bucket < 0) withoutPrice = houses;
		else buckets[bucket] = houses;
	}
	return { buckets, ...priceRange, withoutPrice };
}

/** `12:3,40:1` as pairs of numbers. */
function* pairs(text: string | null | undefined): Generator<[number, number]> {
	if (!text) return;
	for (const pair of text.split(',')) {
		const [key, houses] = pair.split(':');
		yield [Number(key), Number(houses)];
	}
}
