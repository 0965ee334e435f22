import { CLIENT_ROUTE } from './client-options';

/** How long a page must be in sight before it counts as opened. */
const VISIBLE_MS = 2000;

/**
 * Says once that a person looks at the page: after two seconds in sight, so that previews and scanners open nothing (PROPOSAL-8). A script of
 * its own, since the page's other scripts start at the first touch, which a person who reads may never give. `path`: where the proposal is
 * answered.
 */
export function ClientOpening({ path }: { path: string }) {
	const to = JSON.stringify(`${path}?_data=${encodeURIComponent(CLIENT_ROUTE)}`);
	// biome-ignore lint/security/noDangerouslySetInnerHtml: a script of ours, whose only value is a path
	return <script type="module" dangerouslySetInnerHTML={{ __html: SCRIPT.replace('PATH', () => to) }} />;
}

/** Waits for no answer: the next visit says it again. */
const SCRIPT = `let timer; const tell = () => {
	document.removeEventListener('visibilitychange', watch);
	fetch(PATH, { method: 'POST', body: new URLSearchParams({ intent: 'opened' }), keepalive: true }).catch(() => {});
}; const watch = () => {
	clearTimeout(timer);
	if (document.visibilityState === 'visible') timer = setTimeout(tell, ${VISIBLE_MS});
};
document.addEventListener('visibilitychange', watch); watch();`.replace(/\s*\n\s*/g, ' ');
