import { readBookingNumber } from '../../booking-number/read-booking-number';
import { knownBrands } from '../../brand/known-brands';
import { variantsOf, wordsOf } from '../../search/words/word-query';

/** Prefixes of references in any brand: `TLS26-10388` is found by `26-10388` too. */
function referencePrefixes(): string[] {
	const references = knownBrands().profiles.flatMap((brand) => [brand.bookingReference, brand.clientReference]);
	return [...new Set(references.flatMap(({ prefix }) => (prefix ? [prefix.toLowerCase()] : [])))];
}

/**
 * Typed words as a condition of the full-text table of leads: every word begins one of the lead's, in one of its spellings. With
 * an agency, only within its leads. Null when nothing is left to look for. Nothing typed can be anything but a word: each is
 * quoted, and quotes are no part of words.
 */
export function wordsMatch(text: string, agencyNo: number | null): string | null {
	const [bookingNumber] = readBookingNumber(text);
	const words = bookingNumber ? [bookingNumber.slice(3)] : wordsOf(text);
	if (words.length === 0) return null;
	const wanted = `words:(${words.map((word) => `(${spellingsOf(word).join(' OR ')})`).join(' AND ')})`;
	return agencyNo === null ? wanted : `tenant:a${agencyNo} AND ${wanted}`;
}

function spellingsOf(word: string): string[] {
	const isNumber = /^\p{N}/u.test(word);
	const spellings = [...variantsOf(word), ...(isNumber ? referencePrefixes().map((prefix) => `${prefix}${word}`) : [])];
	return spellings.map((each) => `"${each}"*`);
}
