import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { type LocalServer, listenOnLoopback } from '../listen-on-loopback';
import type { Deliver } from '../post-inbound';
import { InboxStore } from './inbox-store';
import { receivedWebhooks } from './received-webhooks';
import { replyMail } from './reply-mail';

const PAGE_POLICY =
	"default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; frame-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** A mail brings pictures and inline styles, and nothing that runs. */
const MAIL_POLICY =
	"sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; img-src http: https: data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

const FILES: Record<string, { file: string; type: string }> = {
	'/': { file: 'inbox.html', type: 'text/html; charset=utf-8' },
	'/inbox.css': { file: 'inbox.css', type: 'text/css; charset=utf-8' },
	'/inbox.js': { file: 'inbox.js', type: 'text/javascript; charset=utf-8' },
};

/**
 * Serves the inbox of a folder on loopback: the page at `/`, `/api/messages` (GET: list, DELETE: all), `/api/messages/{id}`, `/api/messages/{id}/reply` (POST: a text), and the
 * mail itself under `/messages/{id}/html` and `/source`. Beside them the calendars of the demonstration's channels, `/channels/{name}.ics`, and a program that takes webhooks, `/webhooks/{name}`.
 */
export async function startInbox(options: {
	port: number;
	folder: string;
	deliver: Deliver;
	/** Folder of the demonstration's calendars of other channels. */
	channels?: string;
}): Promise<LocalServer> {
	const store = new InboxStore(options.folder);
	const takeWebhook = receivedWebhooks();
	const server = createServer((request, response) => {
		if (isOurs(request.headers.host) && takeWebhook(request, response)) return;
		if (options.channels && sendChannel(options.channels, request, response)) return;
		answer(store, options.deliver, request, response).catch(() =>
			send(response, 500, 'text/plain', 'The message cannot be read.\n'),
		);
	});
	return listenOnLoopback(server, options.port);
}

async function answer(
	store: InboxStore,
	deliver: Deliver,
	request: IncomingMessage,
	response: ServerResponse,
): Promise<void> {
	const { pathname } = new URL(request.url ?? '/', 'http://inbox');
	// a page elsewhere must neither read the mails by a name that leads here nor delete them
	if (!isOurs(request.headers.host)) return send(response, 403, 'text/plain', 'Not this host.\n');
	const isDelete = request.method === 'DELETE' && pathname === '/api/messages';
	const [, repliedTo] = (request.method === 'POST' && /^\/api\/messages\/([^/]+)\/reply$/.exec(pathname)) || [];
	const { origin } = request.headers;
	const isForeign = origin !== undefined && origin !== `http://${request.headers.host}`;
	if ((isDelete || repliedTo) && isForeign) return send(response, 403, 'text/plain', 'Not from there.\n');
	if (repliedTo) {
		const message = await store.find(repliedTo);
		const reply = message && replyMail(message, await textOf(request));
		if (!reply) return send(response, 404, 'text/plain', 'There is nothing to reply to.\n');
		const refusal = await deliver({ ...reply, recipients: [reply.recipient] });
		return send(response, refusal ? 502 : 200, 'text/plain', `${refusal?.message ?? 'Sent'}\n`);
	}
	if (isDelete) {
		await store.deleteAll();
		return send(response, 200, 'application/json', '{"deleted":true}\n');
	}
	if (request.method !== 'GET' && request.method !== 'HEAD') return send(response, 405, 'text/plain', 'GET only.\n');
	const file = FILES[pathname];
	if (file) {
		const body = readFileSync(new URL(file.file, import.meta.url));
		return send(response, 200, file.type, body, { 'content-security-policy': PAGE_POLICY });
	}
	if (pathname === '/api/messages') return sendJson(request, response, await store.list());
	const [, id, part] = /^\/(?:api\/)?messages\/([^/]+)(?:\/(html|source))?$/.exec(pathname) ?? [];
	const message = id === undefined ? null : await store.find(id);
	if (!message) return send(response, 404, 'text/plain', 'Not found.\n');
	if (pathname.startsWith('/api/') && part === undefined) return sendJson(request, response, message);
	if (part === 'html') {
		// links open beside the inbox, not inside the frame
		const html = message.html.replace(/<head[^>]*>/i, (head) => `${head}<base target="_blank">`);
		return send(response, 200, 'text/html; charset=utf-8', html, { 'content-security-policy': MAIL_POLICY });
	}
	return send(response, 200, 'text/plain; charset=utf-8', message.source);
}

/** A channel's calendar as its file says; false for every other address. */
function sendChannel(folder: string, request: IncomingMessage, response: ServerResponse): boolean {
	const [, name] = /^\/channels\/([a-z-]+)\.ics$/.exec(request.url ?? '') ?? [];
	if (name === undefined || request.method !== 'GET') return false;
	try {
		send(response, 200, 'text/calendar; charset=utf-8', readFileSync(join(folder, `${name}.ics`)));
	} catch {
		send(response, 404, 'text/plain', 'No such calendar.\n');
	}
	return true;
}

/** A text of at most 100 kB. */
async function textOf(request: IncomingMessage): Promise<string> {
	const chunks: Buffer[] = [];
	for await (const chunk of request) if (chunks.length < 10) chunks.push((chunk as Buffer).subarray(0, 10_000));
	return Buffer.concat(chunks).toString('utf8');
}

function isOurs(host: string | undefined): boolean {
	const name = (host ?? '').replace(/:\d+$/, '');
	return name === '127.0.0.1' || name === 'localhost' || name.endsWith('.localhost');
}

function sendJson(request: IncomingMessage, response: ServerResponse, value: unknown): void {
	const body = JSON.stringify(value);
	const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 20)}"`;
	if (request.headers['if-none-match'] === etag) send(response, 304, 'application/json', '', { etag });
	else send(response, 200, 'application/json', body, { etag });
}

function send(
	response: ServerResponse,
	status: number,
	type: string,
	body: string | Buffer,
	headers: Record<string, string> = {},
): void {
	response.writeHead(status, {
		'content-type': type,
		'cache-control': 'no-store',
		'x-content-type-options': 'nosniff',
		'referrer-policy': 'no-referrer',
		...headers,
	});
	response.end(body);
}
