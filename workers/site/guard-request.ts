import { problem } from '~/platform/problem-details';

const MAX_BODY_BYTES = 64 * 1024;
/** Forms with a logo (decisions 46), with room for their other fields. */
const MAX_UPLOAD_BYTES = 600_000;
const UPLOADS = new Set(['/partner/agency/brand', '/onboarding']);
/** Messages with files (`ATTACHMENT_LIMITS`), with room for their text. */
const MAX_MESSAGE_BYTES = 12_200_000;
const MESSAGES = /^\/partner\/conversations\/conv_[0-9a-z]+\/messages$/;
const MAX_URL_LENGTH = 8 * 1024;
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses what no page should see: strange methods, endless addresses, writes from other sites, bodies larger than any
 * form. Answers the refusal, or the request with its body read whole (so that its size is known), or the request itself.
 */
export async function guardRequest(request: Request, url: URL): Promise<Response | Request> {
	const refuse = url.pathname.startsWith('/api/') ? problemOf : refusal;
	if (!METHODS.has(request.method)) return refuse(405, 'This method is not supported.');
	if (request.url.length > MAX_URL_LENGTH) return refuse(414, 'This address is too long.');
	if (SAFE.has(request.method)) return request;
	if (!isSameOrigin(request, url))
		return refuse(403, 'This form was sent from another site. Please open our page and send it from there.');
	const most = MESSAGES.test(url.pathname)
		? MAX_MESSAGE_BYTES
		: UPLOADS.has(url.pathname)
			? MAX_UPLOAD_BYTES
			: MAX_BODY_BYTES;
	if (Number(request.headers.get('content-length') ?? 0) > most) return refuse(413, tooMuch(most));
	const body = await readCapped(request.body, most).catch(() => undefined);
	if (body === undefined) return refuse(400, 'The end of this form did not arrive.');
	if (body === null) return refuse(413, tooMuch(most));
	return new Request(request, { body });
}

function tooMuch(most: number): string {
	if (most === MAX_MESSAGE_BYTES) return 'These files are too large for one message. Please send them one by one.';
	return most === MAX_UPLOAD_BYTES
		? 'A logo may have at most 500 kB. Please go back and choose a smaller file.'
		: 'This is more text than we can take. Please shorten it.';
}

/** Browsers name the origin of a write; a client that names neither origin nor fetch site is no browser and carries no cookies of ours. */
function isSameOrigin(request: Request, url: URL): boolean {
	const origin = request.headers.get('origin');
	if (origin !== null) return hostOf(origin) === url.host;
	const site = request.headers.get('sec-fetch-site');
	return site === null || site === 'same-origin' || site === 'none';
}

function hostOf(origin: string): string | null {
	return URL.canParse(origin) ? new URL(origin).host : null;
}

async function readCapped(
	stream: ReadableStream<Uint8Array> | null,
	most: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
	if (!stream) return new Uint8Array();
	const chunks: Uint8Array[] = [];
	let length = 0;
	const reader = stream.getReader();
	for (let part = await reader.read(); !part.done; part = await reader.read()) {
		const chunk = part.value;
		length += chunk.length;
		if (length > most) return null;
		chunks.push(chunk);
	}
	const body = new Uint8Array(length);
	let offset = 0;
	for (const chunk of chunks) {
		body.set(chunk, offset);
		offset += chunk.length;
	}
	return body;
}

/** The API says it in its own form (RFC 9457). */
function problemOf(status: number, title: string): Response {
	return problem({ status, title });
}

/** A short answer without a page around it. */
export function refusal(status: number, sentence: string): Response {
	return new Response(`${sentence}\n`, {
		status,
		headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
	});
}
