const LONGEST = 120;

/** What accent folding does not reach: German umlauts are spelled out (`kitzbuehel`), ligatures opened. */
const SPELLED_OUT: Readonly<Record<string, string>> = {
	ä: 'ae',
	ö: 'oe',
	ü: 'ue',
	ß: 'ss',
	æ: 'ae',
	œ: 'oe',
	ø: 'oe',
	å: 'aa',
	ł: 'l',
	đ: 'd',
};

/**
 * A name as a path segment: lower case ASCII letters, digits and single hyphens. Spaces and apostrophes become
 * hyphens, so do points and commas within numbers, umlauts are spelled out, other accents folded, everything else is dropped:
 * `Val d’Isère` is `val-d-isere`, `St. Moritz` is `st-moritz`, `4.5 rooms` is `4-5-rooms`. Idempotent. '' when nothing is left; cut after 120 characters.
 */
export function pathSegment(name: string): string {
	return name
		.slice(0, LONGEST)
		.normalize('NFC')
		.toLowerCase()
		.replace(/[äöüßæœøåłđ]/g, (letter) => SPELLED_OUT[letter] ?? '')
		.normalize('NFD')
		.replace(/\p{M}/gu, '')
		.replace(/(?<=\d)[.,](?=\d)/g, '-')
		.replace(/[\s'’‘ʼ`´_/–—-]+/g, '-')
		.replace(/[^a-z0-9-]+/g, '')
		.replace(/-{2,}/g, '-')
		.replace(/^-|-$/g, '');
}
