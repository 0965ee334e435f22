import { foldWord } from '../words/word-query';
import { FILLERS } from './sentence-words';

/** Words of the longest name that is looked for, and words that are looked at. */
const LONGEST_NAME = 4;
const MOST_WORDS = 10;

/**
 * The part of what a sentence leaves over that names a destination, and the words beside it that nothing is known by: of
 * `helipad, Verbier` it is Verbier. Longest runs of words come first, of one name before those of the next. Null when none is known.
 */
export function knownPart<Found>(
	rest: string,
	find: (name: string) => Found | null,
): { name: string; found: Found; unknown: string[] } | null {
	const names = rest.split(', ').map((name) => name.split(' '));
	for (let length = LONGEST_NAME; length > 0; length--) {
		for (const [at, words] of names.slice(0, MOST_WORDS).entries()) {
			for (let start = 0; start + length <= Math.min(words.length, MOST_WORDS); start++) {
				const name = words.slice(start, start + length).join(' ');
				const found = find(name);
				if (found === null) continue;
				const others = names.flatMap((other, index) =>
					index === at ? [words.slice(0, start), words.slice(start + length)] : [other],
				);
				return { name, found, unknown: others.map(withoutFillers).filter((each) => each !== '') };
			}
		}
	}
	return null;
}

/** Words between fillers: "helipad in" is "helipad". */
function withoutFillers(words: readonly string[]): string {
	const isSaid = (word: string) => !IS_FILLER.has(foldWord(word).replace(/([aou])e/g, '$1'));
	const first = words.findIndex(isSaid);
	return first === -1 ? '' : words.slice(first, words.findLastIndex(isSaid) + 1).join(' ');
}

const IS_FILLER: ReadonlySet<string> = new Set(FILLERS.replace(/([aou])e/g, '$1').split(' '));
