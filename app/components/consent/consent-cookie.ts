import {
	CONSENT_COOKIE,
	CONSENT_SECONDS,
	cookieValue,
	formatConsent,
	type Purpose,
	readConsent,
} from '~/domain/consent/consent';

/** The purposes that this browser has accepted. */
export function savedConsent(purposes: readonly Purpose[]) {
	return readConsent(cookieValue(document.cookie, CONSENT_COOKIE), purposes);
}

/** Stores a choice for half a year. */
export function keepConsent(purposes: readonly Purpose[], granted: readonly Purpose[]): void {
	const secure = location.protocol === 'https:' ? '; Secure' : '';
	// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and older Safari
	document.cookie = `${CONSENT_COOKIE}=${formatConsent(purposes, granted)}; Path=/; Max-Age=${CONSENT_SECONDS}; SameSite=Lax${secure}`;
}
