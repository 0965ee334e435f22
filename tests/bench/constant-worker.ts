import { get } from 'node:http';
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare';
import { unstable_readConfig } from 'wrangler';
import { freePort } from '../../workers/local/free-port';
import { childrenNamed } from './process-cpu';

export type RawAnswer = { status: number; headers: [string, string][]; body: Buffer };

/** An answer as it came over the wire, nothing decoded. */
export function fetchRaw(port: number, path: string, headers: Record<string, string>): Promise<RawAnswer> {
	return new Promise((resolve, reject) => {
		get({ host: '127.0.0.1', port, path, headers }, (response) => {
			const chunks: Buffer[] = [];
			response.on('data', (chunk: Buffer) => chunks.push(chunk));
			response.on('error', reject);
			response.on('end', () => {
				const pairs: [string, string][] = [];
				for (let at = 0; at < response.rawHeaders.length; at += 2)
					pairs.push([response.rawHeaders[at]?.toLowerCase() ?? '', response.rawHeaders[at + 1] ?? '']);
				resolve({ status: response.statusCode ?? 0, headers: pairs, body: Buffer.concat(chunks) });
			});
		}).on('error', reject);
	});
}

/** What the server adds by itself and a worker must not repeat. */
const OF_THE_CONNECTION = new Set(['content-length', 'transfer-encoding', 'connection', 'date', 'keep-alive']);

/**
 * A worker that knows one answer, byte for byte, and gives it to everybody; in a workerd of its own, on a direct socket
 * as the site's, in the quickest way there is (headers made once; a list of them per answer would take four times as long).
 */
export async function serveConstant(
	answer: RawAnswer,
	config: string,
): Promise<{ port: number; pid: number; stop: () => Promise<void> }> {
	const before = new Set(childrenNamed('workerd'));
	const port = await freePort();
	const headers = answer.headers.filter(([name]) => !OF_THE_CONNECTION.has(name));
	const miniflare = new Miniflare(
		convertV4MiniflareOptions({
			log: new Log(LogLevel.WARN),
			host: '127.0.0.1',
			port: 0,
			cf: false,
			workers: [
				{
					name: 'constant',
					compatibilityDate: unstable_readConfig({ config }).compatibility_date,
					modules: [{ type: 'ESModule', path: 'index.js', contents: constantScript(headers, answer.body) }],
					unsafeDirectSockets: [{ host: '127.0.0.1', port }],
				},
			],
		}),
	);
	await miniflare.ready;
	const pid = childrenNamed('workerd').find((each) => !before.has(each));
	if (pid === undefined) throw new Error('workerd has started without a process');
	return { port, pid, stop: () => miniflare.dispose() };
}

function constantScript(headers: [string, string][], body: Buffer): string {
	return `const body = Uint8Array.from(atob('${body.toString('base64')}'), (c) => c.charCodeAt(0));
const head = new Response(null, { headers: ${JSON.stringify(headers)}, encodeBody: 'manual' });
export default { fetch: () => new Response(body, head) };
`;
}
