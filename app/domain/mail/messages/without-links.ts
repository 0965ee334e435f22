const ADDRESSES = [
	/\b[a-z][a-z0-9+.-]{1,20}:\/\/\S+/gi,
	/\bwww\.\S+/gi,
	/\b[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g,
	/\b(?:[\w-]+\.)+(?:com|net|org|info|biz|xyz|top|shop|online|site|click|link|live|icu|vip|club|app|dev|[a-z]{2})\b(?:[/?#:]\S*)?/g,
];

/**
 * Removes addresses from a text whose reader may not have written it: a sender who types a stranger's address into a form
 * must not make us deliver links to them.
 */
export function withoutLinks(text: string): string {
	return ADDRESSES.reduce((rest, pattern) => rest.replace(pattern, '[…]'), text);
}
