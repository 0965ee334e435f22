/** Headers that every answer of the site carries, whatever its kind. */
export const SECURITY_HEADERS: readonly (readonly [string, string])[] = [
	['strict-transport-security', 'max-age=63072000; includeSubDomains; preload'],
	['x-content-type-options', 'nosniff'],
	['x-frame-options', 'DENY'],
	['referrer-policy', 'strict-origin-when-cross-origin'],
	['permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=()'],
	['cross-origin-opener-policy', 'same-origin'],
];
