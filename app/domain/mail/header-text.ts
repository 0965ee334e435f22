/** Text that may stand in a header: no control characters or line breaks, blanks collapsed, at most `limit` characters. */
export function headerText(input: string, limit = 200): string {
	const clean = input
		.replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, ' ')
		.replace(/\s+/g, ' ')
		.trim();
	const letters = [...clean];
	return letters.length <= limit
		? clean
		: `${letters
				.slice(0, limit - 1)
				.join('')
				.trimEnd()}…`;
}
