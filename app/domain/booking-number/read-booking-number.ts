import { BOOKING_NUMBER_ALPHABET, checkSymbol } from '#db/booking-number';
import { knownBrands } from '../brand/known-brands';

const SHAPE = new RegExp(`^([A-Z]{2})?([${BOOKING_NUMBER_ALPHABET}]{6})$`);

/**
 * The stored numbers that typed text may mean: `fl k7m3q9`, `FL-K7M3Q9` or `K7M3Q9` alone, under each brand's prefix. Empty when the text
 * is no booking number: another shape, or its check symbol is wrong. 1 and I are read as L, which looks like them.
 */
export function readBookingNumber(text: string): string[] {
	const bare = text.toUpperCase().replace(/[\s.–-]+/g, '');
	const match = SHAPE.exec(bare.slice(0, -6) + bare.slice(-6).replace(/[1I]/g, 'L'));
	const code = match?.[2];
	if (!code || checkSymbol(code.slice(0, -1)) !== code.at(-1)) return [];
	return (match[1] ? [match[1]] : knownPrefixes()).map((prefix) => `${prefix}-${code}`);
}

function knownPrefixes(): string[] {
	return [...new Set(knownBrands().profiles.map(({ bookingNumberPrefix }) => bookingNumberPrefix))];
}
