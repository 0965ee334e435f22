import { useEffect } from 'react';
import { callSite } from '~/platform/call-site';

/** How long a page must be in sight before it counts as opened. */
const VISIBLE_MS = 2000;

/** Says once that a person looks at the page: after two seconds in sight, so that previews and scanners open nothing (PROPOSAL-8). */
export function useOpening(isCounted: boolean): void {
	useEffect(() => {
		if (!isCounted) return;
		let timer: ReturnType<typeof setTimeout> | undefined;
		const tell = () => {
			stop();
			const body = new URLSearchParams({ intent: 'opened' });
			// Nobody waits for it, and the next visit says it again.
			callSite(location.pathname, { method: 'POST', body, keepalive: true }).catch(() => undefined);
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
	}, [isCounted]);
}
