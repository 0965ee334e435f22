import { keyOfName } from './key-of-name';

/**
 * A key that is not taken yet: of the name; else of all the words; else the name's with the next number. `fallback` stands in for a name that
 * has no Latin letter or digit.
 */
export function freeKey(
	[name = '', ...more]: readonly string[],
	taken: ReadonlySet<string>,
	fallback = 'hotel',
): string {
	const key = keyOfName(name) || fallback;
	const named = [key, keyOfName([name, ...more].join(' ')) || key].find((each) => !taken.has(each));
	if (named !== undefined) return named;
	let number = 2;
	while (taken.has(`${key}-${number}`)) number += 1;
	return `${key}-${number}`;
}
