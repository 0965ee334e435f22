import { redact } from './redact';

const ERROR_LIMIT = 4000;

/** Message and stack of an error as they may be written down: cut and redacted. */
export function crashText(error: string): string {
	// Cut far above the limit first: redaction may only ever see a bounded text.
	return redact(error.slice(0, 2 * ERROR_LIMIT)).slice(0, ERROR_LIMIT);
}

const FRAMES = 3;

/**
 * Sixteen hex digits for what is the same crash: origin, name of the error and its first three stack frames, without what differs from
 * build to build and from visit to visit (hosts, hashes of files, lines, columns). Without frames the message counts, numbers
 * and quoted words aside.
 */
export async function fingerprint(origin: string, error: string): Promise<string> {
	const lines = error.split('\n').map((line) => line.trim());
	const frames = lines.filter(isFrame).slice(0, FRAMES).map(normalFrame);
	const place = frames.length > 0 ? frames.join('|') : normalMessage(lines[0] ?? '');
	const bytes = new TextEncoder().encode([origin, errorName(lines[0] ?? ''), place].join('\n'));
	const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
	return [...digest.slice(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** `TypeError` of `Uncaught TypeError: x is not a function`; `Error` when there is none. */
export function errorName(firstLine: string): string {
	return /^(?:Uncaught )?(?:\(in promise\) )?([A-Z]\w{0,60})(?::|$)/.exec(firstLine)?.[1] ?? 'Error';
}

/** `at f (file:1:2)` of V8, `f@file:1:2` of the others. */
function isFrame(line: string): boolean {
	return /^at \S/.test(line) || /^[^\s@]*@\S+:\d+/.test(line);
}

function normalFrame(frame: string): string {
	return frame
		.replace(/https?:\/\/[^/\s)]+/g, '')
		.replace(/(?::\d+){1,2}(?=\)?$)/, '')
		.replace(/[.-][A-Za-z0-9_-]{8,}(?=\.m?js)/g, '');
}

function normalMessage(message: string): string {
	return message.replace(/(["'`]).{0,200}?\1/g, '…').replace(/\d+/g, '0');
}
