import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Received = { path: string; headers: IncomingHttpHeaders; body: string };

type Answer = (response: ServerResponse, received: Received) => void;

/** A program of a team on loopback, which answers as each path was told (204 without), and a resolver of names. */
export async function startReceiver() {
	const answers = new Map<string, Answer>();
	const names = new Map<string, string>();
	const received: Received[] = [];
	const server = createServer((request, response) => {
		const url = new URL(request.url ?? '/', 'http://receiver');
		if (url.pathname === '/dns-query') {
			const address = url.searchParams.get('type') === 'A' ? names.get(url.searchParams.get('name') ?? '') : undefined;
			const Answer = address ? [{ name: 'x.', type: 1, TTL: 60, data: address }] : [];
			response.setHeader('content-type', 'application/dns-json').end(JSON.stringify({ Status: 0, Answer }));
			return;
		}
		let body = '';
		request.on('data', (chunk) => {
			body += chunk;
		});
		request.on('end', () => {
			const message = { path: url.pathname, headers: request.headers, body };
			received.push(message);
			const answer = answers.get(url.pathname);
			if (answer) answer(response, message);
			else response.writeHead(204).end();
		});
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	return {
		...{ origin, received, answers, names },
		settings: { WEBHOOK_LOCAL_ORIGIN: origin, DNS_RESOLVER_URL: `${origin}/dns-query` },
		/** Answers a path with a status and a text from now on. */
		answer: (path: string, status: number, text = '', headers: Record<string, string> = {}) =>
			answers.set(path, (response) => response.writeHead(status, headers).end(text)),
		/** What a path was told, by type. */
		told: (path: string) => received.filter((each) => each.path === path).map(({ body }) => JSON.parse(body)),
		async stop() {
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
		},
	};
}
