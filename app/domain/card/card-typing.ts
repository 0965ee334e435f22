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

/** A year of expiry while it is being typed: two digits; of a whole year, as browsers fill it in, the last two. */
export function typedYear(text: string): string {
	const digits = text.replace(/\D/g, '');
	return digits.length === 4 ? digits.slice(2) : digits.slice(0, 2);
}

/** A security code while it is being typed: three or four digits. */
export function typedSecurityCode(text: string): string {
	return text.replace(/\D/g, '').slice(0, SECURITY_CODE_LENGTH);
}
