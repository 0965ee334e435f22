import type { SearchVocabulary, VocabularyCity, VocabularyRegion } from './search-result';
import { vocabularyIndex } from './vocabulary-index';

/** Places of a region, most properties first. */
export function resortsOf(region: VocabularyRegion, vocabulary: SearchVocabulary): VocabularyCity[] {
	const { cityByNo } = vocabularyIndex(vocabulary);
	return region.resortNos.flatMap((no) => cityByNo.get(no) ?? []).sort((a, b) => b.properties - a.properties);
}
