import { foldedWords } from '../search/words/match-words';

/** A key of the catalogue made of the first name, with the further ones and then a number where it is taken; '' for a name without letters a to z. */
export function freeKey([name = '', ...more]: readonly string[], taken: ReadonlySet<string>): string {
	const named = [keyOf(name), keyOf([name, ...more].join(' '))].find((key) => !taken.has(key));
	if (named !== undefined) return named;
	let number = 2;
	while (taken.has(`${keyOf(name)}-${number}`)) number += 1;
	return `${keyOf(name)}-${number}`;
}

function keyOf(text: string): string {
	return foldedWords(text)
		.map((word) => word.replace(/[^a-z0-9]/g, ''))
		.filter((word) => word !== '')
		.join('-')
		.slice(0, 60)
		.replace(/-+$/, '');
}
