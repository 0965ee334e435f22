const PREFIX = '__Host-';

/** Until then a cookie also counts under the bare name that it had (ACCESS-29): as long as any session that began under it. */
export const BARE_NAMES_UNTIL = Date.UTC(2027, 1, 28);

/**
 * The name of a cookie on this origin (ACCESS-29). Browsers take a name with the prefix from this host alone, over TLS: no sibling host and
 * no one on the network can set it. A local site over http has the bare name.
 */
export function hostCookieName(name: string, origin: string): string {
	return origin.startsWith('https:') ? PREFIX + name : name;
}

/** Value of a cookie by its name on this origin; for a time by its bare name too. */
export function hostCookieValue(
	cookies: string | null,
	name: string,
	{ origin, now }: { origin: string; now: number },
) {
	const value = cookieValue(cookies, hostCookieName(name, origin));
	return value === null && now < BARE_NAMES_UNTIL ? cookieValue(cookies, name) : value;
}

/** Value of a cookie in a Cookie header or in `document.cookie`; null when it is not there. */
export function cookieValue(cookies: string | null, name: string): string | null {
	for (const part of (cookies ?? '').split(';')) {
		const [key, ...rest] = part.trim().split('=');
		if (key === name && rest.length > 0) return rest.join('=');
	}
	return null;
}

/** `; Secure` for a cookie of an origin with TLS. */
export function secureFlag(origin: string): string {
	return origin.startsWith('https:') ? '; Secure' : '';
}

/** Name of a cookie without the prefix. */
export function bareName(name: string): string {
	return name.startsWith(PREFIX) ? name.slice(PREFIX.length) : name;
}
