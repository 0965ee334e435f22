import { Agent, request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib';

const COMPRESSED_TYPES = /^(?:text\/|application\/(?:javascript|json|manifest\+json|xml)|image\/svg\+xml)/;
const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length']);
/** As an edge does it on the fly; files that never change are compressed better, since they are compressed once. */
const QUALITY = { page: 5, immutable: 9 };

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip), gunzip: promisify(gunzip) };

/**
 * Acts as the edge of a content delivery network in front of the site: HTTP/1.1, keep-alive, texts compressed (brotli, else gzip) with
 * everything else as the site said it. `to` is the site's port; the browser's host header is forwarded.
 */
export async function startEdgeProxy(port: number, to: number): Promise<{ stop: () => Promise<void> }> {
	const agent = new Agent({ keepAlive: true });
	const immutable = new Map<string, Buffer>();
	const server = createServer({ keepAliveTimeout: 30_000 }, (request, response) => {
		const upstream = ask(
			{
				host: '127.0.0.1',
				port: to,
				agent,
				method: request.method,
				path: request.url,
				headers: { ...request.headers, 'accept-encoding': 'gzip' },
			},
			(answer) => {
				handOn(request, answer, response, immutable).catch(() => response.destroy());
			},
		);
		upstream.on('error', () => response.writeHead(502).end());
		request.pipe(upstream);
	});
	await new Promise<void>((resolve, reject) => {
		server.once('error', reject);
		server.listen(port, '127.0.0.1', resolve);
	});
	return {
		stop: () =>
			new Promise((resolve) => {
				server.close(() => resolve());
				server.closeAllConnections();
				agent.destroy();
			}),
	};
}

async function handOn(
	request: IncomingMessage,
	answer: IncomingMessage,
	response: ServerResponse,
	immutable: Map<string, Buffer>,
): Promise<void> {
	const chunks: Buffer[] = [];
	for await (const chunk of answer) chunks.push(chunk as Buffer);
	let body: Buffer = Buffer.concat(chunks);
	const headers = new Map<string, string | string[]>();
	for (const [name, value] of Object.entries(answer.headers))
		if (value !== undefined && !HOP_BY_HOP.has(name)) headers.set(name, value);
	const isText = COMPRESSED_TYPES.test(answer.headers['content-type'] ?? '');
	const accepted = String(request.headers['accept-encoding'] ?? '');
	if (isText && body.length > 0) {
		if (answer.headers['content-encoding'] === 'gzip') body = await compress.gunzip(body);
		headers.delete('content-encoding');
		const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null;
		if (encoding) {
			const keeps = String(answer.headers['cache-control'] ?? '').includes('immutable');
			const key = `${encoding} ${request.url}`;
			const saved = immutable.get(key);
			body = saved ?? (await pack(body, encoding, keeps ? QUALITY.immutable : QUALITY.page));
			if (keeps) immutable.set(key, body);
			headers.set('content-encoding', encoding);
		}
	}
	if (answer.statusCode !== 304) headers.set('content-length', String(body.length));
	response.writeHead(answer.statusCode ?? 502, Object.fromEntries(headers));
	response.end(request.method === 'HEAD' ? undefined : body);
}

function pack(body: Buffer, encoding: 'br' | 'gzip', quality: number): Promise<Buffer> {
	return encoding === 'br'
		? compress.br(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
		: compress.gzip(body, { level: Math.min(9, quality + 1) });
}
