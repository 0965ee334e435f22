/** Digits and spaces, at most this many characters (PRIVACY-3). */
export const CARD_NUMBER_LENGTH = 23;

const SECURITY_CODE_LENGTH = 4;

/** A card number while it is being typed (PRIVACY-3): digits only, grouped in fours, at most 23 characters. */
export function typedCardNumber(text: string): string {
	const groups = text.replace(/\D/g, '').match(/\d{1,4}/g) ?? [];
	return groups.join(' ').slice(0, CARD_NUMBER_LENGTH).trimEnd();
}

/** A month of expiry while it is being typed (PRIVACY-3): two digits, 0 to 12; what would be more is cut. */
export function typedMonth(text: string): string {
	const digits = text.replace(/\D/g, '').slice(0, 2);
	return Number(digits) > 12 ? digits.slice(0, 1) : digits;
}

/** A year of expiry while it is being typed: two digits; of a whole year the last two, once it is there. */
export function typedYear(text: string): string {
	const digits = text.replace(/\D/g, '');
	if (digits.length === 3 && digits.startsWith('20')) return digits;
	return digits.length === 4 ? digits.slice(2) : digits.slice(0, 2);
}

/** Month and year of an expiry as it is typed or filled in: `0928`, `9/28`, `09 / 2028`. */
export function expiryParts(text: string): { month: string; year: string } {
	const [first = '', ...rest] = text.match(/\d+/g) ?? [];
	const isShort = /^[2-9]/.test(first) || (first === '1' && rest.length > 0);
	const padded = isShort ? `0${first}` : first;
	const month = typedMonth(padded.slice(0, 2));
	return { month, year: month.length === 2 ? typedYear(padded.slice(2) + rest.join('')) : '' };
}

/** An expiry while it is being typed: `09 / 28`. */
export function typedExpiry(text: string): string {
	const { month, year } = expiryParts(text);
	return year === '' ? month : `${month} / ${year}`;
}

/** A security code while it is being typed: three or four digits. */
export function typedSecurityCode(text: string): string {
	return text.replace(/\D/g, '').slice(0, SECURITY_CODE_LENGTH);
}
