import type { Language } from '../language/language';
import { pathSegment } from '../place/path-segment';
import type { HouseCounts } from './count-houses';
import { COUNTRY_ORDER, MOST_BEDROOMS } from './house-list-sql';
import type { SearchFilter } from './search-filter';
import type { FacetOption, SearchFacets, SearchVocabulary, VocabularyWord } from './search-result';
import { vocabularyIndex } from './vocabulary-index';

/** "At least" this many bedrooms can be chosen. */
const BEDROOM_CHOICES = 10;

/** Sectors that are shown at most. */
const MOST_SECTORS = 60;

export type FacetSetting = { filter: SearchFilter; vocabulary: SearchVocabulary; language: Language };

/** The counts of a search as options with labels. */
export function readFacets(counts: HouseCounts, { filter, vocabulary, language }: FacetSetting): SearchFacets {
	const options = <Value extends string>(
		words: readonly VocabularyWord<Value>[],
		chosen: readonly Value[],
		countAt: (word: VocabularyWord<Value>, index: number) => number | undefined,
	): FacetOption[] =>
		words.map((word, index) => ({
			value: word.value,
			label: word[language],
			count: countAt(word, index) ?? 0,
			isChosen: chosen.includes(word.value),
		}));
	const { countryArray, propertyTypeArray, serviceLevelArray, priceRange } = vocabulary;
	return {
		country: options(
			countryArray,
			filter.countryArray,
			({ value }) => counts.country[COUNTRY_ORDER.indexOf(value) / 2],
		),
		propertyType: options(propertyTypeArray, filter.propertyTypeArray, (_, at) => counts.propertyType[at]),
		serviceLevel: options(serviceLevelArray, filter.serviceLevelArray, (_, at) => counts.level[at]),
		sector: sectorOptions(counts, filter, vocabulary),
		facility: facilityOptions(counts, filter, vocabulary, language),
		bedrooms: bedroomOptions(counts, filter),
		pets: counts.pets,
		price: { buckets: counts.price, ...priceRange, withoutPrice: counts.withoutPrice },
	};
}

function facilityOptions(
	counts: HouseCounts,
	filter: SearchFilter,
	{ facilitiesArray }: SearchVocabulary,
	language: Language,
): FacetOption[] {
	const chosen = new Set(filter.facilityArray.map(pathSegment));
	return facilitiesArray.map((word) => ({
		value: word.value,
		label: word[language],
		count: counts.facility[word.bit] ?? 0,
		isChosen: chosen.size > 0 && [word.value, word.en, word.de].some((name) => chosen.has(pathSegment(name))),
	}));
}

/** Sectors of one name in several places are one option; a chosen one is there even when it has no houses. */
function sectorOptions(counts: HouseCounts, filter: SearchFilter, vocabulary: SearchVocabulary): FacetOption[] {
	const { sectorByNo } = vocabularyIndex(vocabulary);
	const chosen = new Set(filter.sectorArray.map(pathSegment));
	const options = new Map<string, FacetOption>(
		filter.sectorArray.map((name) => [pathSegment(name), { value: name, label: name, count: 0, isChosen: true }]),
	);
	for (const [sectorNo, houses] of counts.sector) {
		const name = sectorByNo.get(sectorNo)?.value;
		if (name === undefined) continue;
		const key = pathSegment(name);
		const count = (options.get(key)?.count ?? 0) + houses;
		options.set(key, { value: name, label: name, count, isChosen: chosen.has(key) });
	}
	return [...options.values()]
		.sort((a, b) => Number(b.isChosen) - Number(a.isChosen) || b.count - a.count || (a.label < b.label ? -1 : 1))
		.slice(0, MOST_SECTORS)
		.sort((a, b) => b.count - a.count || (a.label < b.label ? -1 : 1));
}

function bedroomOptions({ bedrooms }: HouseCounts, filter: SearchFilter): FacetOption[] {
	const atLeast = (wanted: number) =>
		bedrooms.reduce((sum, houses, count) => (count >= Math.min(wanted, MOST_BEDROOMS) ? sum + houses : sum), 0);
	return Array.from({ length: Math.max(BEDROOM_CHOICES, filter.bedrooms ?? 0) }, (_, index) => ({
		value: String(index + 1),
		label: String(index + 1),
		count: atLeast(index + 1),
		isChosen: filter.bedrooms === index + 1,
	}));
}
