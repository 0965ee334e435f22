/** Titles, forms of address and of companies, and small words, after folding. */
const NOISE = new Set(
	'dr prof mr mrs ms miss herr frau hr fr fam familie family famille madame monsieur mme und and et u ing mag dipl di von van der de du gmbh ag ltd limited llc inc kg co sa sarl srl spa bv oder or'.split(
		' ',
	),
);
const LETTERS: Record<string, string> = {
	ß: 'ss',
	æ: 'a',
	ä: 'a',
	œ: 'o',
	ø: 'o',
	ö: 'o',
	ü: 'u',
	ł: 'l',
	đ: 'd',
	ð: 'd',
	þ: 'th',
	ı: 'i',
};
const MOST_TOKENS = 24;

/**
 * The words of a name as they are compared, in any order: without case, accents, titles and legal forms. `Müller`, `Mueller` and `Muller` are
 * the same word, since banks write all three.
 */
export function nameTokens(name: string): string[] {
	const folded = name
		.toLowerCase()
		.replace(/[^\u0020-\u007e]/g, (letter) => LETTERS[letter] ?? letter)
		.normalize('NFKD')
		.replace(/\p{M}/gu, '')
		.replace(/['’`]/g, '')
		.replace(/([aou])e/g, '$1');
	const tokens = folded.split(/[^\p{L}\p{N}]+/u).filter((token) => token !== '' && !NOISE.has(token));
	return [...new Set(tokens)].slice(0, MOST_TOKENS);
}

/** `all`: every word of the name is there, or its initial where another word is whole; `some`: the last word is, which is the surname. */
export function compareName(name: string[], other: ReadonlySet<string>): 'all' | 'some' | 'none' {
	const whole = name.filter((token) => other.has(token) || isNear(token, other));
	if (!whole.some((token) => token.length >= 3)) return 'none';
	const rest = name.filter((token) => !whole.includes(token));
	// Middle names are often left out; surname and one other have to be there.
	const isPerson = whole.length > 1 && whole.includes(name.at(-1) ?? '');
	const isAll = name.length > 1 && (isPerson || rest.every((token) => other.has(token[0] ?? '')));
	if (isAll) return 'all';
	return whole.includes(name.at(-1) ?? '') ? 'some' : 'none';
}

/** One letter wrong, missing or too many in a word of at least six. */
function isNear(token: string, other: ReadonlySet<string>): boolean {
	if (token.length < 6) return false;
	for (const each of other) {
		if (Math.abs(each.length - token.length) < 2 && each[0] === token[0] && isOneEdit(token, each)) return true;
	}
	return false;
}

function isOneEdit(one: string, other: string): boolean {
	const [short, long] = one.length <= other.length ? [one, other] : [other, one];
	let at = 0;
	while (at < short.length && short[at] === long[at]) at += 1;
	return short.slice(short.length === long.length ? at + 1 : at) === long.slice(at + 1);
}
