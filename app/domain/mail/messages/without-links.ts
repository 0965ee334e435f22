/** As long as an address and the labels of a name may be: runs without an end would cost the square of a text's length. */
const ADDRESSES = [
	/\b[a-z][a-z0-9+.-]{1,20}:\/\/\S+/gi,
	/\bwww\.\S+/gi,
	/[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,10}/g,
	/(?:[\w-]{1,63}\.){1,10}(?:com|net|org|info|biz|xyz|top|shop|online|site|click|link|live|icu|vip|club|app|dev|[a-z]{2})\b(?:[/?#:]\S*)?/g,
];

/**
 * Removes addresses from a text whose reader may not have written it: a sender who types a stranger's address into a form
 * must not make us deliver links to them.
 */
export function withoutLinks(text: string): string {
	return ADDRESSES.reduce((rest, pattern) => rest.replace(pattern, '[…]'), text);
}
