import type { CALENDAR_FAULTS } from '#db/schema/enums';
import type { Settings } from '~/platform/env';
import { readCalendarAddress } from './calendar-address';
import { leadsToPublic } from './resolve-name.server';

export type ReadingFault = (typeof CALENDAR_FAULTS)[number];

/** A calendar could not be asked for, or gave no text; nothing of the address is in it. */
export class FetchError extends Error {
	override name = 'FetchError';
	constructor(readonly fault: ReadingFault) {
		super(fault);
	}
}

/** What was known of the answer before. */
export type KnownAnswer = { etag: string | null; lastModified: string | null };

/** Null: the channel says that nothing has changed. */
export type CalendarText = (KnownAnswer & { text: string }) | null;

export type FetchSettings = Pick<Settings, 'CALENDAR_LOCAL_ORIGIN' | 'DNS_RESOLVER_URL'>;

const PATIENCE_MS = 10_000;
const MOST_REDIRECTS = 3;
export const MOST_BYTES = 4 * 1024 * 1024;

/**
 * Asks for a calendar, within bounds: 10 seconds in all, 4 MiB of text, three redirects, each target https and public (ADR 51).
 * Throws FetchError.
 */
export async function fetchCalendar(
	address: string,
	known: KnownAnswer,
	settings: FetchSettings,
): Promise<CalendarText> {
	const signal = AbortSignal.timeout(PATIENCE_MS);
	try {
		let target = await checked(address, settings, signal);
		for (let redirects = 0; ; redirects++) {
			const response = await fetch(target, { headers: headersOf(known), redirect: 'manual', signal });
			const next = response.status >= 300 && response.status < 400 && response.headers.get('location');
			if (!next) return await textOf(response, known);
			await response.body?.cancel();
			if (redirects === MOST_REDIRECTS) throw new FetchError('redirects');
			target = await checked(URL.canParse(next, target) ? new URL(next, target).href : '', settings, signal);
		}
	} catch (error) {
		if (error instanceof FetchError) throw error;
		throw new FetchError(signal.aborted ? 'slow' : 'unreachable');
	}
}

/** A target that may be asked. Throws FetchError 'private-target'. */
async function checked(address: string, settings: FetchSettings, signal: AbortSignal): Promise<URL> {
	const read = readCalendarAddress(address, settings.CALENDAR_LOCAL_ORIGIN);
	if ('fault' in read) throw new FetchError('private-target');
	const { url } = read;
	if (url.origin === settings.CALENDAR_LOCAL_ORIGIN) return url;
	if (!(await leadsToPublic(url.hostname, settings.DNS_RESOLVER_URL, signal))) throw new FetchError('private-target');
	return url;
}

function headersOf({ etag, lastModified }: KnownAnswer): Headers {
	const headers = new Headers({ accept: 'text/calendar, text/plain;q=0.5', 'user-agent': 'Firnlicht calendars' });
	if (etag !== null) headers.set('if-none-match', etag);
	if (lastModified !== null) headers.set('if-modified-since', lastModified);
	return headers;
}

async function textOf(response: Response, known: KnownAnswer): Promise<CalendarText> {
	// Only what was asked for with a tag can be unchanged.
	if (response.status === 304 && (known.etag !== null || known.lastModified !== null)) return null;
	if (!response.ok) {
		await response.body?.cancel();
		throw new FetchError(response.status >= 500 ? 'unreachable' : 'refused');
	}
	const short = (name: string) => {
		const value = response.headers.get(name);
		return value !== null && value.length <= 200 ? value : null;
	};
	const bytes = await boundedBytes(response);
	return { text: new TextDecoder().decode(bytes), etag: short('etag'), lastModified: short('last-modified') };
}

/** The body, cut off where it is too long: a small answer may unfold to a large one. */
async function boundedBytes({ body }: Response): Promise<Uint8Array> {
	const chunks: Uint8Array[] = [];
	let length = 0;
	const reader = body?.getReader();
	while (reader) {
		const { done, value } = await reader.read();
		if (done) break;
		length += value.byteLength;
		if (length > MOST_BYTES) {
			await reader.cancel();
			throw new FetchError('too-large');
		}
		chunks.push(value);
	}
	const bytes = new Uint8Array(length);
	let at = 0;
	for (const chunk of chunks) {
		bytes.set(chunk, at);
		at += chunk.byteLength;
	}
	return bytes;
}
