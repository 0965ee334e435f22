/** The brands whose signs stand at the foot of the site (PAGE-11), or any other. */
export type CardBrand = 'amex' | 'visa' | 'mastercard' | 'other';

const PATTERNS: readonly (readonly [CardBrand, RegExp])[] = [
	['amex', /^3[47]/],
	['visa', /^4/],
	['mastercard', /^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/],
];

/** The brand a number begins like; spaces do not matter. */
export function cardBrand(number: string): CardBrand {
	const digits = number.replace(/\s/g, '');
	return PATTERNS.find(([, pattern]) => pattern.test(digits))?.[0] ?? 'other';
}

const NAMES: Record<CardBrand, string | null> = {
	amex: 'American Express',
	visa: 'Visa',
	mastercard: 'Mastercard',
	other: null,
};

/** Name of a brand, null for one that we do not know. */
export function cardBrandName(brand: CardBrand): string | null {
	return NAMES[brand];
}
