import { hasCheckDigit } from './check-digit';

/** What stands in the place of a card number: its last four digits follow. */
export const CARD_MASK = '•••• •••• •••• ';

/** Account numbers stay: they are no cards, and their digits may look like one. */
const ACCOUNT = '[A-Z]{2}\\d{2}(?:[ ]?[A-Z0-9]{4}){2,7}(?:[ ]?[A-Z0-9]{1,3})?(?![A-Za-z0-9])';
/** Digits in groups; what follows a plus or a letter is a telephone number or a reference. */
const DIGITS = '(?<![\\p{L}\\d+])\\d(?:[ \\u00a0.\\-–]{0,2}\\d){12,}(?!\\d)';
const FOUND = new RegExp(`${ACCOUNT}|${DIGITS}`, 'gu');

const MOST_DIGITS = 19;

/** First digits and lengths by which the issuers of cards are known (ISO/IEC 7812). */
const ISSUERS: readonly (readonly [RegExp, readonly number[]])[] = [
	[/^4/, [13, 16, 19]],
	[/^(?:5[1-5]|2(?:22[1-9]|2[3-9]|[3-6]|7[01]|720))/, [16]],
	[/^3[47]/, [15]],
	[/^3(?:0[0-5]|[689])/, [14, 15, 16, 17, 18, 19]],
	[/^35(?:2[89]|[3-8])/, [16, 17, 18, 19]],
	[/^6(?:011|4[4-9]|5)/, [16, 17, 18, 19]],
	[/^62/, [16, 17, 18, 19]],
	[/^(?:50|5[6-9]|6)/, [13, 14, 15, 16, 17, 18, 19]],
];

/**
 * A text without the card numbers in it, of each the last four digits: an enquiry does not need them, and a mail is no place for one (ADR
 * 14). A number is one of 13 to 19 digits that begins as an issuer's and passes its check digit, in groups or in one piece.
 */
export function maskCardNumbers(text: string): string {
	if (!/\d(?:\D{0,2}\d){12}/.test(text)) return text;
	return text.replace(FOUND, (found) => (/^[A-Z]/.test(found) ? found : maskIn(found)));
}

/** Masks each card number that a run of digits is or holds between two gaps: a date or a code may stand beside it. */
function maskIn(run: string): string {
	const groups = [...run.matchAll(/\d+/g)].map(({ 0: digits, index }) => ({
		digits,
		from: index,
		to: index + digits.length,
	}));
	let masked = '';
	let done = 0;
	for (let first = 0; first < groups.length; first++) {
		const found = longestFrom(groups.slice(first, first + MOST_DIGITS));
		const from = groups[first]?.from;
		if (!found || from === undefined) continue;
		masked += `${run.slice(done, from)}${CARD_MASK}${found.digits.slice(-4)}`;
		done = found.to;
		first += found.count - 1;
	}
	return masked + run.slice(done);
}

/** The longest card number that the first groups make together. */
function longestFrom(groups: readonly { digits: string; to: number }[]) {
	let digits = '';
	let longest: { digits: string; to: number; count: number } | null = null;
	for (const [at, group] of groups.entries()) {
		digits += group.digits;
		if (digits.length > MOST_DIGITS) break;
		if (isCardNumber(digits)) longest = { digits, to: group.to, count: at + 1 };
	}
	return longest;
}

function isCardNumber(digits: string): boolean {
	return (
		ISSUERS.some(([start, lengths]) => start.test(digits) && lengths.includes(digits.length)) && hasCheckDigit(digits)
	);
}
