import { useEffect } from 'react';
import { callSite } from '~/platform/call-site';
import { CLIENT_ROUTE } from './client-options';

/** How long a page must be in sight before it counts as opened. */
const VISIBLE_MS = 2000;

/**
 * Says once that a person looks at the page: after two seconds in sight, so that previews and scanners open nothing (PROPOSAL-8). `path`: where
 * the proposal is answered; null for one that is not counted.
 */
export function useOpening(path: string | null): void {
	useEffect(() => {
		if (path === null) return;
		let timer: ReturnType<typeof setTimeout> | undefined;
		const tell = () => {
			stop();
			const body = new URLSearchParams({ intent: 'opened' });
			// Nothing waits for it, and the next visit says it again.
			callSite(`${path}?_data=${encodeURIComponent(CLIENT_ROUTE)}`, { method: 'POST', body, keepalive: true }).catch(
				() => undefined,
			);
		};
		const watch = () => {
			clearTimeout(timer);
			if (document.visibilityState === 'visible') timer = setTimeout(tell, VISIBLE_MS);
		};
		const stop = () => {
			clearTimeout(timer);
			document.removeEventListener('visibilitychange', watch);
		};
		document.addEventListener('visibilitychange', watch);
		watch();
		return stop;
	}, [path]);
}
