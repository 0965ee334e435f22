/** What a text leaves to the brand: `{{company}}` and so on. */
export const BRAND_WORDS = [
	'brand',
	'company',
	'street',
	'town',
	'country',
	'register',
	'vatId',
	'email',
	'phone',
	'phoneDigits',
] as const;

export type BrandWords = Record<(typeof BRAND_WORDS)[number], string>;

export const BRAND_WORD = /\{\{(\w*)\}\}/g;

/** A text with the brand's words in it; `encode` makes them fit where they stand. */
export function fillIn(text: string, words: BrandWords, encode = (word: string) => word): string {
	return text.replace(BRAND_WORD, (mark, name: keyof BrandWords) =>
		Object.hasOwn(words, name) ? encode(words[name]) : mark,
	);
}
