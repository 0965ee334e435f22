const LONGEST = 80;
/** Words in capitals up to this length may be abbreviations (SPA, WIFI, NEW) when they stand alone. */
const SHORT = 4;

const SIGNS = /(?!°)[\p{Extended_Pictographic}\p{So}\p{Cf}\p{Cc}\p{Cs}\p{Co}]|\uFE0F/gu;
const CAPITALS = /(?<![\p{L}\p{N}])\p{Lu}+(?:[\s'’-]+\p{Lu}+)*(?![\p{L}\p{N}])/gu;
const LOOSE_ENDS = /^[\s,;:|/&+–—-]+|[\s,;:|/&+–—-]+$/gu;

/**
 * A name as one would set it: without emoji, stars and other signs, white space collapsed, shouting capitals lowered, at most 80
 * characters, cut between words. Letters of every script stay. Idempotent.
 */
export function tidyName(name: string): string {
	// One step may lay bare what another would take away.
	let tidy = tidyOnce(name.normalize('NFC'));
	for (let next = tidyOnce(tidy); next !== tidy; next = tidyOnce(tidy)) tidy = next;
	return tidy;
}

function tidyOnce(name: string): string {
	const text = name
		.replace(SIGNS, (sign) => (/\s/.test(sign) ? ' ' : ''))
		.replace(/\*{2,}|~+/g, ' ')
		.replace(/\.{2,}/g, '…')
		.replace(/([!?])\1+/g, '$1')
		.replace(/\s*,(?=\p{L})/gu, ', ')
		.replace(/\s+(?=[\s,.])/g, '')
		.replace(/\s+/g, ' ')
		.replace(CAPITALS, lowerShouting);
	return cut(text.replace(LOOSE_ENDS, '')).replace(LOOSE_ENDS, '');
}

/** Words in capitals that stand together are lowered when one of them is too long for an abbreviation. */
function lowerShouting(run: string): string {
	const isShouting = run.split(/[\s'’-]+/).some((word) => word.length > SHORT);
	return isShouting ? run.replace(/\p{Lu}+/gu, (word) => (word[0] ?? '') + word.slice(1).toLowerCase()) : run;
}

function cut(text: string): string {
	if (text.length <= LONGEST) return text;
	const short = text.slice(0, LONGEST + 1);
	const end = short.lastIndexOf(' ');
	const whole = end > LONGEST / 2 ? short.slice(0, end) : text.slice(0, LONGEST).replace(/[\uD800-\uDBFF]$/, '');
	const open = whole.lastIndexOf('(');
	return open > whole.lastIndexOf(')') && open > LONGEST / 2 ? whole.slice(0, open) : whole;
}
