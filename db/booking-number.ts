/** Letters, then digits; without vowels (no words), without 0, 1, I and O (not mistaken for each other). 29 is prime: see `checkSymbol`. */
export const BOOKING_NUMBER_ALPHABET = 'BCDFGHJKLMNPQRSTVWXYZ23456789';

const LETTERS = 21;
const RANDOM_LENGTH = 5;

/** A lead's number begins with a letter, an enquiry's with a digit: the two never collide. */
export type BookingNumberKind = 'lead' | 'enquiry';

/**
 * A new random number such as `FL-K7M3Q9`: prefix, five random symbols, one check symbol. The unique index of the table refuses the rare
 * one that exists; the writer then takes another.
 */
export function newBookingNumber(prefix: string, kind: BookingNumberKind): string {
	const size = BOOKING_NUMBER_ALPHABET.length;
	const [from, count] = kind === 'lead' ? [0, LETTERS] : [LETTERS, size - LETTERS];
	const random = crypto.getRandomValues(new Uint32Array(RANDOM_LENGTH));
	const values = Array.from(random, (value, at) => (at === 0 ? from + (value % count) : value % size));
	const body = values.map((value) => BOOKING_NUMBER_ALPHABET[value]).join('');
	return `${prefix}-${body}${checkSymbol(body)}`;
}

/**
 * The symbol that makes the weighted sum of all six divisible by 29. Every weight differs, so one wrong symbol and any two that are
 * swapped are noticed.
 */
export function checkSymbol(body: string): string {
	const size = BOOKING_NUMBER_ALPHABET.length;
	const sum = [...body].reduce(
		(total, symbol, at) => total + (body.length + 1 - at) * BOOKING_NUMBER_ALPHABET.indexOf(symbol),
		0,
	);
	return BOOKING_NUMBER_ALPHABET[(size - (sum % size)) % size] ?? '';
}
