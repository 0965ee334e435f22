import { pathSegment } from '../place/path-segment';
import type { SearchVocabulary, VocabularyCity, VocabularyRegion, VocabularySector } from './search-result';
import { foldedWords, joinedWords } from './words/match-words';

/** The vocabulary by name and number, so that a search among thousands of places looks nothing through. */
export type VocabularyIndex = {
	/** By every spelling of slug and names. */
	citiesByWord: ReadonlyMap<string, readonly VocabularyCity[]>;
	regionsByWord: ReadonlyMap<string, readonly VocabularyRegion[]>;
	sectorsByWord: ReadonlyMap<string, readonly VocabularySector[]>;
	sectorByNo: ReadonlyMap<number, VocabularySector>;
	cityByNo: ReadonlyMap<number, VocabularyCity>;
	/** Folded words of the names of a place or region, for suggestions. */
	wordsOf: ReadonlyMap<VocabularyCity | VocabularyRegion, readonly (readonly string[])[]>;
	/** Names of a place or region as one word each, for typing errors in whole names. */
	joinedOf: ReadonlyMap<VocabularyCity | VocabularyRegion, readonly string[]>;
	/** A place's parts, itself first. */
	partsByNo: ReadonlyMap<number, readonly VocabularyCity[]>;
};

const indexes = new WeakMap<SearchVocabulary, VocabularyIndex>();

/** The index of a vocabulary, made once for as long as the vocabulary itself is kept. */
export function vocabularyIndex(vocabulary: SearchVocabulary): VocabularyIndex {
	const known = indexes.get(vocabulary);
	if (known) return known;
	const { cityArray, regionArray, sectorArray } = vocabulary;
	const bySlug = new Map(cityArray.map((city) => [`${city.country} ${city.value}`, city]));
	const parts = new Map(cityArray.map((city) => [city.placeNo, [city]]));
	for (const city of cityArray) {
		const whole = city.parent === null ? undefined : bySlug.get(`${city.country} ${city.parent}`);
		if (whole) parts.get(whole.placeNo)?.push(city);
	}
	const index: VocabularyIndex = {
		citiesByWord: byWord(cityArray, (city) => [city.value, ...namesOf(city)]),
		regionsByWord: byWord(regionArray, (region) => [region.value, ...namesOf(region)]),
		sectorsByWord: byWord(sectorArray, (sector) => [sector.value]),
		sectorByNo: new Map(sectorArray.map((sector) => [sector.sectorNo, sector])),
		cityByNo: new Map(cityArray.map((city) => [city.placeNo, city])),
		wordsOf: new Map([...cityArray, ...regionArray].map((place) => [place, namesOf(place).map(foldedWords)])),
		joinedOf: new Map([...cityArray, ...regionArray].map((place) => [place, namesOf(place).map(joinedWords)])),
		partsByNo: parts,
	};
	indexes.set(vocabulary, index);
	return index;
}

/** All names of a place or region, each once. */
export function namesOf({ en, de, others }: Pick<VocabularyCity, 'en' | 'de' | 'others'>): string[] {
	return [...new Set([en, de, ...others])];
}

/**
 * A name as it is compared: as a path segment with umlauts spelled out, and with umlauts dropped; `Sankt`, `Saint` and
 * `St.` are one. A text without letters and digits has none.
 */
export function spellings(name: string): string[] {
	const folded = name.slice(0, 120).normalize('NFD').replace(/\p{M}/gu, '');
	const found = [pathSegment(name), pathSegment(folded)].map((word) => word.replace(/^(sankt|sainte?)-/, 'st-'));
	return [...new Set(found)].filter((word) => word !== '');
}

/** Items by every spelling of their names. */
export function byWord<Item>(items: readonly Item[], wordsOf: (item: Item) => string[]): Map<string, Item[]> {
	const found = new Map<string, Item[]>();
	for (const item of items) {
		for (const word of new Set(wordsOf(item).flatMap(spellings))) {
			const known = found.get(word);
			if (known) known.push(item);
			else found.set(word, [item]);
		}
	}
	return found;
}
