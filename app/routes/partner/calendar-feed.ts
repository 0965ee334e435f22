import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { loadFeed } from '~/domain/calendar/load-feed.server';
import { writeCalendar } from '~/domain/calendar/write-calendar.server';
import { isKnownTag } from '~/platform/entity-tag';
import { DomainError } from '~/platform/errors';
import { ReadLimit } from '~/platform/read-limit';

/** A client with this many misses is guessing tokens; one service may read the feeds of thousands. */
const MISSES_PER_MINUTE = 30;

const misses = new ReadLimit();

/** Private to the client, which revalidates on every request. */
const PRIVATE = { 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' };

/** `/calendar/{token}.ics`: the dates of an agent or a team for every holder of the address; 404 otherwise. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
	const [, token = ''] = /^([\w-]{43})\.ics$/.exec(params.file ?? '') ?? [];
	try {
		const feed = await loadFeed({ ctx: context, token });
		const text = writeCalendar({ ...feed, origin: context.linkOrigin });
		const etag = await tagOf(text);
		if (isKnownTag(request.headers.get('if-none-match'), etag))
			return new Response(null, { status: 304, headers: { ...PRIVATE, etag } });
		return new Response(text, {
			headers: {
				...PRIVATE,
				etag,
				'content-type': 'text/calendar; charset=utf-8',
				'content-language': feed.language,
				'content-disposition': 'inline; filename="dates.ics"',
			},
		});
	} catch (error) {
		if (error instanceof DomainError && error.code === 'not-found') {
			const wait = misses.count(context.visitor, MISSES_PER_MINUTE, context.now);
			return wait === null ? answer(404) : answer(429, { 'retry-after': String(wait) });
		}
		if (error instanceof DomainError && error.code === 'unavailable') return answer(503, { 'retry-after': '60' });
		throw error;
	}
}

function answer(status: number, headers: Record<string, string> = {}): Response {
	return new Response(null, { status, headers: { ...PRIVATE, ...headers } });
}

async function tagOf(text: string): Promise<string> {
	const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
	return `"${[...hash.subarray(0, 12)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}"`;
}
