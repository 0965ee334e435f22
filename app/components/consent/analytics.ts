import { BOT_COOKIE } from '~/platform/bot-mark';
import { hostCookieValue } from '~/platform/cookies';

/** Loads the statistics service, once, and not for a visit marked as a bot's (PRIVACY-12, PRIVACY-13). */
export function startAnalytics(src: string): void {
	const mark = hostCookieValue(document.cookie, BOT_COOKIE, { origin: location.origin, now: Date.now() });
	if (mark === 'true' || hasAnalytics()) return;
	const script = document.createElement('script');
	script.src = src;
	script.async = true;
	script.dataset.analytics = '';
	document.head.appendChild(script);
}

/** True when its script has been added to this page: running code cannot be stopped without a reload. */
export function hasAnalytics(): boolean {
	return document.querySelector('script[data-analytics]') !== null;
}
