import { hostCookieName, secureFlag } from './cookies';

/** The mark of a machine's visit. */
export const BOT_COOKIE = 'isBot';

/** Crawlers and previewers that say so in their name. */
const BOT = /(?:^|[^u])bot\b|crawl|spider|slurp|lighthouse|pagespeed|facebookexternalhit|preview/i;

/** True for a browser that calls itself a machine's. */
export function isBotName(userAgent: string): boolean {
	return BOT.test(userAgent);
}

/** Marks the visit of a machine with the cookie `isBot=true`, which mutes the statistics and nothing else (PRIVACY-13). */
export function markBot(): void {
	if (!isBotName(navigator.userAgent)) return;
	const { origin } = location;
	// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and older Safari
	document.cookie = `${hostCookieName(BOT_COOKIE, origin)}=true; Path=/; SameSite=Lax${secureFlag(origin)}`;
}
