import type { Language } from '../../language/language';
import { pathSegment } from '../../place/path-segment';
import type { SearchFilter } from '../search-filter';
import type { FacetOption, SearchFacets, SearchVocabulary, VocabularyWord } from '../search-result';
import { COUNTRY_ORDER, MOST_BEDROOMS } from '../statement/property-list-sql';
import { spellings, vocabularyIndex } from '../vocabulary-index';
import type { PropertyCounts } from './count-properties';

/** "At least" this many bedrooms can be chosen. */
const BEDROOM_CHOICES = 10;

/** Places that the label of a sector names. */
const PLACES_OF_A_SECTOR = 2;

/** Sectors that are shown at most: more than one place has, and as many as anybody looks through. */
const MOST_SECTORS = 24;

export type FacetSetting = { filter: SearchFilter; vocabulary: SearchVocabulary; language: Language };

/** The counts of a search as options with labels. */
export function readFacets(counts: PropertyCounts, { filter, vocabulary, language }: FacetSetting): SearchFacets {
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
		sector: sectorOptions(counts, filter, vocabulary, language),
		facility: facilityOptions(counts, filter, vocabulary, language),
		bedrooms: bedroomOptions(counts, filter),
		pets: counts.pets,
		price: { buckets: counts.price, ...priceRange, withoutPrice: counts.withoutPrice },
	};
}

function facilityOptions(
	counts: PropertyCounts,
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

/**
 * Sectors of one name in several places are one option; a chosen one is there even when it has no properties. Where the results lie in
 * several places a label names its own: `Dorf, Zermatt`.
 */
function sectorOptions(
	counts: PropertyCounts,
	filter: SearchFilter,
	vocabulary: SearchVocabulary,
	language: Language,
): FacetOption[] {
	const { cityByNo, sectorByNo, sectorsByWord } = vocabularyIndex(vocabulary);
	const found = new Map<string, { properties: number; places: Set<string> }>();
	const option = (name: string) => {
		const known = found.get(name) ?? { properties: 0, places: new Set<string>() };
		found.set(name, known);
		return known;
	};
	const chosen = new Set<string>();
	for (const name of filter.sectorArray) {
		const known = spellings(name).flatMap((word) => sectorsByWord.get(word) ?? []);
		for (const { value } of known) chosen.add(value);
		if (known.length === 0) chosen.add(name);
	}
	for (const name of chosen) option(name);
	for (const [sectorNo, properties] of counts.sector) {
		const sector = sectorByNo.get(sectorNo);
		if (!sector) continue;
		const known = option(sector.value);
		known.properties += properties;
		const place = cityByNo.get(sector.placeNo)?.[language];
		if (place) known.places.add(place);
	}
	const allPlaces = new Set([...found.values()].flatMap(({ places }) => [...places]));
	const labelOf = (name: string, places: ReadonlySet<string>) =>
		allPlaces.size < 2 || places.size === 0 ? name : `${name}, ${[...places].slice(0, PLACES_OF_A_SECTOR).join(' / ')}`;
	type Found = [string, { properties: number }];
	const byProperties = (a: Found, b: Found) => b[1].properties - a[1].properties || (a[0] < b[0] ? -1 : 1);
	return [...found]
		.sort((a, b) => Number(chosen.has(b[0])) - Number(chosen.has(a[0])) || byProperties(a, b))
		.slice(0, MOST_SECTORS)
		.sort(byProperties)
		.map(([name, { properties, places }]) => ({
			value: name,
			label: labelOf(name, places),
			count: properties,
			isChosen: chosen.has(name),
		}));
}

function bedroomOptions({ bedrooms }: PropertyCounts, filter: SearchFilter): FacetOption[] {
	const atLeast = (wanted: number) =>
		bedrooms.reduce((sum, properties, count) => (count >= Math.min(wanted, MOST_BEDROOMS) ? sum + properties : sum), 0);
	return Array.from({ length: Math.max(BEDROOM_CHOICES, filter.bedrooms ?? 0) }, (_, index) => ({
		value: String(index + 1),
		label: String(index + 1),
		count: atLeast(index + 1),
		isChosen: filter.bedrooms === index + 1,
	}));
}
