import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, rename, stat, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { dirname, join, relative, sep } from 'node:path';
import { type LocalServer, listenOnLoopback } from './listen-on-loopback';
import { renderRendition } from './pictures/render-rendition';
import { isSigned } from './s3-signature';

export type ObjectStoreOptions = { port: number; folder: string; accessKeyId: string; secretAccessKey: string };

const MAX_BYTES = 64 * 1024 * 1024;

const TYPES: Record<string, string> = {
	avif: 'image/avif',
	webp: 'image/webp',
	jpg: 'image/jpeg',
	png: 'image/png',
	svg: 'image/svg+xml',
};

/** `/<bucket>/<key>`; keys are plain words, so that no key leaves the folder. */
const ADDRESS = /^\/([a-z0-9][a-z0-9-]*)(?:\/((?:[A-Za-z0-9_][A-Za-z0-9_.-]*\/)*[A-Za-z0-9_][A-Za-z0-9_.-]*))?\/?$/;

/**
 * The part of the S3 API that pictures need, on loopback: PUT, GET, HEAD and a listing, over plain files. A rendition that was
 * ordered (`storeSources`) is made at its first request. Renditions may be read by
 * anybody, as from a public bucket; sources, listings and writing need a signature (SigV4). `port` 0 takes a free one.
 */
export async function startObjectStore(options: ObjectStoreOptions): Promise<LocalServer> {
	await mkdir(options.folder, { recursive: true });
	const server = createServer((request, response) => {
		answer(options, request, response).catch((error: unknown) => {
			if (!response.headersSent) refuse(response, 500, 'InternalError');
			else response.destroy();
			console.error(error);
		});
	});
	return listenOnLoopback(server, options.port);
}

async function answer(options: ObjectStoreOptions, request: IncomingMessage, response: ServerResponse): Promise<void> {
	const url = new URL(request.url ?? '/', 'http://127.0.0.1');
	const [, bucket, key] = ADDRESS.exec(url.pathname) ?? [];
	if (!bucket || key?.split('/').includes('..')) return refuse(response, 400, 'InvalidURI');
	const isRead = request.method === 'GET' || request.method === 'HEAD';
	const isPublic = isRead && key !== undefined && !/\/source\.[a-z]+$/.test(key);
	if (!isPublic && !isSigned(request, options)) return refuse(response, 403, 'AccessDenied');
	if (key === undefined) {
		if (request.method === 'GET') return list(options.folder, url.searchParams.get('prefix') ?? '', bucket, response);
	} else if (isRead) {
		// The importer asks what is there; a browser wants to see it.
		return send({ folder: options.folder, key, rendersMissing: !request.headers.authorization }, request, response);
	} else if (request.method === 'PUT') return save(join(options.folder, key), request, response);
	refuse(response, 405, 'MethodNotAllowed');
}

type Sent = { folder: string; key: string; rendersMissing: boolean };

async function send(
	{ folder, key, rendersMissing }: Sent,
	request: IncomingMessage,
	response: ServerResponse,
): Promise<void> {
	const path = join(folder, key);
	let info = await stat(path).catch(() => null);
	if (!info && rendersMissing && (await renderRendition(folder, key))) info = await stat(path).catch(() => null);
	if (!info?.isFile()) return refuse(response, 404, 'NoSuchKey');
	// Contents never change under a key, so size and time stand for them.
	const tag = `"${info.size.toString(16)}-${Math.trunc(info.mtimeMs).toString(16)}"`;
	const headers = {
		etag: tag,
		'cache-control': 'public, max-age=31536000, immutable',
		'content-type': TYPES[key.slice(key.lastIndexOf('.') + 1)] ?? 'application/octet-stream',
		'x-content-type-options': 'nosniff',
		'cross-origin-resource-policy': 'cross-origin',
	};
	if (request.headers['if-none-match'] === tag) return void response.writeHead(304, headers).end();
	response.writeHead(200, { ...headers, 'content-length': info.size });
	if (request.method === 'HEAD') return void response.end();
	createReadStream(path)
		.on('error', () => response.destroy())
		.pipe(response);
}

async function save(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
	const chunks: Buffer[] = [];
	let size = 0;
	for await (const chunk of request as AsyncIterable<Buffer>) {
		size += chunk.length;
		if (size > MAX_BYTES) return refuse(response, 413, 'EntityTooLarge');
		chunks.push(chunk);
	}
	const bytes = Buffer.concat(chunks);
	const signedHash = request.headers['x-amz-content-sha256'];
	if (signedHash !== 'UNSIGNED-PAYLOAD' && signedHash !== createHash('sha256').update(bytes).digest('hex')) {
		return refuse(response, 400, 'XAmzContentSHA256Mismatch');
	}
	await mkdir(dirname(path), { recursive: true });
	// Whole or not there at all, also when the machine goes down in between.
	const unfinished = `${path}.${process.pid}.${Date.now()}.part`;
	await writeFile(unfinished, bytes);
	await rename(unfinished, path);
	response.writeHead(200, { etag: `"${createHash('md5').update(bytes).digest('hex')}"`, 'content-length': 0 }).end();
}

async function list(folder: string, prefix: string, bucket: string, response: ServerResponse): Promise<void> {
	const entries = await readdir(folder, { recursive: true, withFileTypes: true });
	const keys = entries
		.filter((entry) => entry.isFile() && !entry.name.endsWith('.part'))
		.map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
		.filter((key) => key.startsWith(prefix) && !/[<>&]/.test(key))
		.sort();
	const contents = keys.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('');
	const head = `<Name>${bucket}</Name><KeyCount>${keys.length}</KeyCount><IsTruncated>false</IsTruncated>`;
	response
		.writeHead(200, { 'content-type': 'application/xml' })
		.end(`<?xml version="1.0" encoding="UTF-8"?><ListBucketResult>${head}${contents}</ListBucketResult>`);
}

function refuse(response: ServerResponse, status: number, code: string): void {
	const body = `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`;
	response.writeHead(status, { 'content-type': 'application/xml', 'x-content-type-options': 'nosniff' }).end(body);
}
