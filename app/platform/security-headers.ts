/** Headers that every answer of the site carries, whatever its kind. */
export const SECURITY_HEADERS: readonly (readonly [string, string])[] = [
	['strict-transport-security', 'max-age=63072000; includeSubDomains; preload'],
	['x-content-type-options', 'nosniff'],
	['x-frame-options', 'DENY'],
	['referrer-policy', 'strict-origin-when-cross-origin'],
	['permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=()'],
	['cross-origin-opener-policy', 'same-origin'],
];

const POLICY = 'content-security-policy';

/** All of them, and for what has no policy of its own, such as JSON, calendars and refusals, one by which no page frames it (ACCESS-18). */
export function setSecurityHeaders(headers: Headers): void {
	for (const [name, value] of SECURITY_HEADERS) headers.set(name, value);
	setPolicy(headers);
}

export function setPolicy(headers: Headers): void {
	if (!headers.has(POLICY)) headers.set(POLICY, "frame-ancestors 'none'");
}
