import { isLanguage, type Language } from './language';

const MAX_ENTRIES = 50;
const WEIGHT = /^q=(0?\.\d+|0|0\.|1(?:\.0*)?)$/;

/**
 * The visitor's best supported language out of a whole Accept-Language header, by weight (BRAND-21): `it,de;q=0.8` is
 * German. Regions count for their language (`de-AT`), equal weights keep the header's order. `*`, weight 0 and
 * entries with a malformed weight say nothing. Null when the header gives nothing.
 */
export function acceptLanguage(header: string | null | undefined): Language | null {
	if (!header) return null;
	let best: Language | null = null;
	let bestWeight = 0;
	for (const entry of header.split(',', MAX_ENTRIES)) {
		const [tag = '', ...parameters] = entry.split(';');
		const language = tag.trim().toLowerCase().split('-', 1)[0];
		if (!isLanguage(language)) continue;
		const weight = weightOf(parameters);
		if (weight > bestWeight) {
			best = language;
			bestWeight = weight;
		}
	}
	return best;
}

function weightOf(parameters: string[]): number {
	if (parameters.length === 0) return 1;
	const match = WEIGHT.exec((parameters[0] ?? '').trim().toLowerCase());
	return match ? Number(match[1]) : 0;
}
