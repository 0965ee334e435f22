import type { IncomingMessage, ServerResponse } from 'node:http';

const MOST = 50;
const MOST_BYTES = 20_000;

/**
 * Takes webhooks under `/webhooks/{name}`, as a program of a team would, and lists them there as JSON, the latest first; `/webhooks/{name}/refused` answers 500. Gives false for every
 * other address.
 */
export function receivedWebhooks() {
	const received: { path: string; headers: IncomingMessage['headers']; body: string }[] = [];
	return (request: IncomingMessage, response: ServerResponse): boolean => {
		const path = new URL(request.url ?? '/', 'http://inbox').pathname;
		if (!path.startsWith('/webhooks/')) return false;
		if (request.method === 'GET') {
			const own = received.filter((each) => each.path === path);
			response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(own));
			return true;
		}
		let body = '';
		request.on('data', (chunk: Buffer) => {
			if (body.length < MOST_BYTES) body += chunk.toString('utf8');
		});
		request.on('end', () => {
			received.unshift({ path, headers: request.headers, body });
			received.length = Math.min(received.length, MOST);
			if (path.endsWith('/refused')) response.writeHead(500).end('The program of the team is not well.');
			else response.writeHead(204).end();
		});
		return true;
	};
}
