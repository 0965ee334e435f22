import { Agent, get } from 'node:http';
import { HOST } from './bench-site';

/** A signed-in session bypasses the page cache (ACCESS-19); this one belongs to no user. */
const NOBODY = 'session=bench';

const HEADERS = { host: HOST, 'accept-encoding': 'gzip', 'accept-language': 'en-GB,en;q=0.9' };

export type Uncached = { body: string; milliseconds: number };

/** Requests pages past the site's cache, one after the other on one keep-alive connection. */
export function uncachedClient(
	port: number,
	cookie = NOBODY,
): { ask: (path: string) => Promise<Uncached>; close: () => void } {
	const agent = new Agent({ keepAlive: true, maxSockets: 1 });
	return {
		ask: (path) =>
			new Promise((resolve, reject) => {
				const started = performance.now();
				get({ host: '127.0.0.1', port, path, headers: { ...HEADERS, cookie }, agent }, (response) => {
					let body = '';
					response.setEncoding('utf8');
					response.on('data', (chunk: string) => {
						body += chunk;
					});
					response.on('error', reject);
					response.on('end', () => {
						const cache = response.headers['cache-status'];
						if (response.statusCode !== 200)
							reject(new Error(`${path} answered ${response.statusCode}${towards(response.headers.location)}`));
						else if (cache) reject(new Error(`${path} came from the page cache: ${cache}`));
						else resolve({ body, milliseconds: performance.now() - started });
					});
				}).on('error', reject);
			}),
		close: () => agent.destroy(),
	};
}

const towards = (location: string | undefined) => (location === undefined ? '' : `, towards ${location}`);
