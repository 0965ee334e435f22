import { distanceKm, type Position } from '../../place/distance-km';
import { foldedWords } from '../../search/words/match-words';

/** A hotel by what tells it from others. */
export type NamedHotel = { name: string; placeNames: readonly string[]; country: string; position: Position };

/** Hotels of one name that are farther apart are two. */
const NEAR_KM = 15;

/** Words that say nothing of which hotel it is. */
const COMMON = new Set(
	['hotel', 'the', 'das', 'der', 'die', 'le', 'la', 'les', 'und', 'and', 'et', 'spa', 'resort', 'de', 'by'].flatMap(
		foldedWords,
	),
);

/**
 * Whether two names may mean one hotel: in one country all the words that tell them from others are the same, or close to each other one such word is.
 * Words of the place tell nothing; where there are no others they count.
 */
export function areSimilar(a: NamedHotel, b: NamedHotel): boolean {
	const [own, other] = [tellingWords(a, b), tellingWords(b, a)];
	const shared = own.filter((word) => other.includes(word)).length;
	if (shared === 0) return false;
	if (distanceKm(a.position, b.position) <= NEAR_KM) return true;
	return a.country === b.country && shared === own.length && shared === other.length;
}

function tellingWords({ name, placeNames }: NamedHotel, other: NamedHotel): string[] {
	const words = foldedWords(name).filter((word) => !COMMON.has(word));
	const ofPlace = new Set([...placeNames, ...other.placeNames].flatMap(foldedWords));
	const telling = words.filter((word) => !ofPlace.has(word));
	return telling.length > 0 ? telling : words;
}
