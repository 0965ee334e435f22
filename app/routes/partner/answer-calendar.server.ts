import type { AppLoadContext } from '~/context';
import { isKnownTag } from '~/platform/entity-tag';
import { DomainError } from '~/platform/errors';
import { ReadLimit } from '~/platform/read-limit';

/** A client with this many misses is guessing tokens; one service may read the calendars of thousands. */
const MISSES_PER_MINUTE = 30;

const misses = new ReadLimit();

/** Private to the client, which revalidates on every request. */
const PRIVATE = { 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' };

type Asked = {
	context: AppLoadContext;
	request: Request;
	/** The last segment of the address: the token and `.ics`. */
	file: string | undefined;
	/** What a browser calls it when it is kept. */
	name: string;
};

/** A calendar at a private address, read by its token; 304 for a client that has it, 404 for a token that is none, and 429 for one that guesses. */
export async function answerCalendar(
	{ context, request, file, name }: Asked,
	read: (token: string) => Promise<{ text: string; language: string }>,
): Promise<Response> {
	const [, token = ''] = /^([\w-]{43})\.ics$/.exec(file ?? '') ?? [];
	try {
		const { text, language } = await read(token);
		const etag = await tagOf(text);
		if (isKnownTag(request.headers.get('if-none-match'), etag))
			return new Response(null, { status: 304, headers: { ...PRIVATE, etag } });
		return new Response(text, {
			headers: {
				...PRIVATE,
				etag,
				'content-type': 'text/calendar; charset=utf-8',
				'content-language': language,
				'content-disposition': `inline; filename="${name}"`,
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
