/** How long a page must be in sight before it counts as opened. */
const VISIBLE_MS = 2000;

/**
 * Says once that a person looks at a client's page, to the address in its element's `data-opening`; waits for no answer: the next visit says it again. The
 * same on every page, so that the policy can name it (ADR 60).
 */
export const OPENING_SCRIPT = `let timer; const tell = () => {
	document.removeEventListener('visibilitychange', watch);
	const to = document.querySelector('script[data-opening]').dataset.opening;
	fetch(to, { method: 'POST', body: new URLSearchParams({ intent: 'opened' }), keepalive: true }).catch(() => {});
}; const watch = () => {
	clearTimeout(timer);
	if (document.visibilityState === 'visible') timer = setTimeout(tell, ${VISIBLE_MS});
};
document.addEventListener('visibilitychange', watch); watch();`.replace(/\s*\n\s*/g, ' ');
