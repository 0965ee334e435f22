import { cookieValue } from '~/domain/consent/consent';

/** Loads the statistics service, once, and not for a visit marked as a bot's (PRIVACY-12, PRIVACY-13). */
export function startAnalytics(src: string): void {
	if (cookieValue(document.cookie, 'isBot') === 'true' || hasAnalytics()) return;
	const script = document.createElement('script');
	script.src = src;
	script.async = true;
	script.dataset.analytics = '';
	document.head.appendChild(script);
}

/** True when its script has been put into this page: what runs cannot be taken back, only the page loaded anew. */
export function hasAnalytics(): boolean {
	return document.querySelector('script[data-analytics]') !== null;
}
