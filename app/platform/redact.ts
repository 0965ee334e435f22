/** In this order: the longer patterns first, so that none leaves half of another behind. */
const RULES: readonly (readonly [pattern: RegExp, instead: string])[] = [
	// card fields in JSON, escaped JSON, object texts, forms and their percent-encoded kind (PRIVACY-7)
	[
		/(?<![A-Za-z])(cc[A-Z]\w{0,30})(\\?["']?\s{0,3}[:=]\s{0,3})(?:\\?"[^"\n]*"?|\\?'[^'\n]*'?|[^,;&}\])\n]+)/g,
		'$1$2[redacted]',
	],
	[/(?<![A-Za-z])(cc[A-Z]\w{0,30})((?:%22)?%3[AaDd](?:%22)?)[^%&\s]*/g, '$1$2[redacted]'],
	[/\bBearer\s+\S+/gi, 'Bearer [token]'],
	[/\beyJ[\w-]+\.[\w-]+(?:\.[\w-]*)?/g, '[token]'],
	// links of proposals, payments, services and trips (PROPOSAL-17, MONEY-7, CONCIERGE-6, TRIP-2)
	[/(\/(?:p|cimalpes-payment-links|concierge-jobs|trips)\/)[a-z2-9]{20,}/gi, '$1[token]'],
	// queries may hold tokens and search words; line and column behind them stay
	[/(https?:\/\/[^\s?#)]+)[?#][^\s)]*?((?::\d+){0,2})(?=[\s)]|$)/g, '$1$2'],
	[/[\w.+-]{1,64}(?:@|%40)[\w-]{1,63}(?:\.[\w-]{1,63})+/g, '[email]'],
	// card and phone numbers; digits that belong to a line or column stand behind a colon and are short
	[/\d(?:[ .-]?\d){6,}/g, '[number]'],
];

/** A text without e-mail addresses, long numbers, card fields, tokens and queries. */
export function redact(text: string): string {
	return RULES.reduce((rest, [pattern, instead]) => rest.replace(pattern, instead), text);
}

/** Host and path of a page address: no query, no hash, long opaque parts (signed links) taken out. */
export function redactLocation(location: string): string {
	const path = location.replace(/[?#].*$/s, '').replace(/^https?:\/\//i, '');
	return redact(path.replace(/(?<=\/)(?=[^/]*\d)[\w.~-]{24,}(?=\/|$)/g, '[token]'));
}
