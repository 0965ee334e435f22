import { CONSENT_COOKIE, CONSENT_SECONDS, formatConsent, type Purpose, readConsent } from '~/domain/consent/consent';
import { hostCookieName, hostCookieValue, secureFlag } from '~/platform/cookies';

/** The purposes that this browser has accepted. */
export function savedConsent(purposes: readonly Purpose[]) {
	const { origin } = location;
	return readConsent(hostCookieValue(document.cookie, CONSENT_COOKIE, { origin, now: Date.now() }), purposes);
}

/** Stores a choice for half a year. */
export function keepConsent(purposes: readonly Purpose[], granted: readonly Purpose[]): void {
	const { origin } = location;
	const cookie = `${hostCookieName(CONSENT_COOKIE, origin)}=${formatConsent(purposes, granted)}`;
	// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and older Safari
	document.cookie = `${cookie}; Path=/; Max-Age=${CONSENT_SECONDS}; SameSite=Lax${secureFlag(origin)}`;
}
