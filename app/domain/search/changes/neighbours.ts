import type { Language } from '../../language/language';
import { countryName } from '../../place/country';
import { distanceKm } from '../../place/distance-km';
import type { Destination } from '../resolve-destination';
import type { SearchVocabulary, VocabularyCity } from '../search-result';
import { spellings, vocabularyIndex } from '../vocabulary-index';
import type { Neighbours } from './near-changes';

const MOST_PLACES = 3;

/** Further away is another journey. */
const FARTHEST_KM = 80;

const NONE: Neighbours = { places: [], whole: null };

/**
 * The places nearest to a destination in its country that have properties, and the resort that it is part of. None for
 * countries, properties and unknown destinations.
 */
export function neighboursOf(
	{ scope, resolved }: Destination,
	vocabulary: SearchVocabulary,
	language: Language,
): Neighbours {
	if (!scope?.placeNos || (resolved.kind !== 'place' && resolved.kind !== 'sector')) return NONE;
	const { cityByNo, partsByNo } = vocabularyIndex(vocabulary);
	const here = scope.placeNos.flatMap((no) => cityByNo.get(no) ?? []);
	const [first] = here;
	if (!first) return NONE;
	const named = (city: VocabularyCity) => ({ name: city[language], destination: nameOf(city, vocabulary, language) });
	const whole =
		resolved.kind === 'sector'
			? first
			: vocabulary.citiesByCountry[first.country].find(
					({ value, placeNo }) => here.length === 1 && value === first.parent && placeNo !== first.placeNo,
				);
	const places = vocabulary.citiesByCountry[first.country]
		.filter((city) => !scope.placeNos?.includes(city.placeNo) && (partsByNo.get(city.placeNo)?.length ?? 1) === 1)
		.flatMap((city) => {
			const distances = here.flatMap(({ position }) =>
				position && city.position ? distanceKm(position, city.position) : [],
			);
			const km = Math.min(...distances);
			return km <= FARTHEST_KM ? { ...named(city), km: Math.max(1, Math.round(km)) } : [];
		})
		.toSorted((a, b) => a.km - b.km || (a.name < b.name ? -1 : 1))
		.slice(0, MOST_PLACES);
	return { places, whole: whole ? named(whole) : null };
}

/** A name that means this place only. */
function nameOf(city: VocabularyCity, vocabulary: SearchVocabulary, language: Language): string {
	const { citiesByWord } = vocabularyIndex(vocabulary);
	const isShared = spellings(city[language]).some((word) => (citiesByWord.get(word) ?? []).length > 1);
	return isShared ? `${city[language]}, ${countryName(city.country, language)}` : city[language];
}
