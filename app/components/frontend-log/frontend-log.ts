import { callSite } from '~/platform/call-site';
import { forgetSession, sessionId } from './session-id';

const LABEL_LIMIT = 80;
const NOTES_PER_MINUTE = 40;

/** Tabs that are addresses of their own carry `data-tab`. */
const TABS = '[role="tab"], summary, [data-tab]';
const CLICKED = `button, [role="button"], ${TABS}`;

let isOn = false;
let minute = 0;
let count = 0;

/** Begins to send notes on use: that it begins, and clicks in tab menus and buttons (PRIVACY-14). Call only after consent. */
export function startFrontendLog(): void {
	if (isOn) return;
	isOn = true;
	document.addEventListener('click', noteClick, { capture: true });
	frontendLog('tracking start', {
		path: location.pathname,
		language: document.documentElement.lang,
		width: innerWidth,
	});
}

/** Stops, and forgets the number. */
export function stopFrontendLog(): void {
	isOn = false;
	document.removeEventListener('click', noteClick, { capture: true });
	forgetSession();
}

/** Sends one log entry; does nothing without consent and ignores failures. */
export function frontendLog(msg: string, data: Record<string, unknown>): void {
	if (!isOn) return;
	const now = Math.floor(Date.now() / 60_000);
	if (now !== minute) [minute, count] = [now, 0];
	count += 1;
	if (count > NOTES_PER_MINUTE) return;
	callSite('/api/frontendlogs', {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ msg, data, sessionId: sessionId() }),
		keepalive: true,
	}).catch(() => undefined);
}

/** A button whose words are a person's (`data-personal`) is noted without them. */
function noteClick({ target }: Event): void {
	const clicked = target instanceof Element ? target.closest(CLICKED) : null;
	if (!clicked) return;
	const isPersonal = clicked.closest('[data-personal]') !== null;
	const words = isPersonal ? '' : (clicked.getAttribute('aria-label') ?? clicked.textContent ?? '');
	const kind = clicked.matches(TABS) ? 'tab' : 'button';
	frontendLog('click', {
		kind,
		label: words.replace(/\s+/g, ' ').trim().slice(0, LABEL_LIMIT),
		path: location.pathname,
	});
}
