import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A site of other channels on loopback, which answers as each path was told, and a resolver of names. */
export async function startChannelSite() {
	const answers = new Map<string, Answer>();
	const names = new Map<string, readonly string[]>();
	const asked: string[] = [];
	const server = createServer((request, response) => {
		const url = new URL(request.url ?? '/', 'http://channel');
		asked.push(url.pathname);
		if (url.pathname === '/dns-query') {
			const type = url.searchParams.get('type') === 'AAAA' ? 28 : 1;
			const addresses = (names.get(url.searchParams.get('name') ?? '') ?? []).filter(
				(address) => address.includes(':') === (type === 28),
			);
			response.setHeader('content-type', 'application/dns-json');
			response.end(
				JSON.stringify({ Status: 0, Answer: addresses.map((data) => ({ name: 'x.', type, TTL: 60, data })) }),
			);
			return;
		}
		const answer = answers.get(url.pathname);
		if (answer) answer(request, response);
		else response.writeHead(404).end();
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	return {
		origin,
		asked,
		names,
		settings: { CALENDAR_LOCAL_ORIGIN: origin, DNS_RESOLVER_URL: `${origin}/dns-query` },
		answer: (path: string, answer: Answer) => answers.set(path, answer),
		/** A calendar with these periods, with a tag of its text. */
		calendar(path: string, periods: readonly (readonly [checkIn: string, checkOut: string])[], name = 'stay'): string {
			const text = icsOf(periods, name);
			const etag = `"${createHash('sha256').update(text).digest('hex').slice(0, 16)}"`;
			answers.set(path, (request, response) => {
				response.setHeader('etag', etag);
				if (request.headers['if-none-match'] === etag) response.writeHead(304).end();
				else response.setHeader('content-type', 'text/calendar').end(text);
			});
			return `${origin}${path}`;
		},
		async stop() {
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
		},
	};
}

function icsOf(periods: readonly (readonly [string, string])[], name: string): string {
	const events = periods.flatMap(([checkIn, checkOut]) => [
		'BEGIN:VEVENT',
		`UID:${name}-${checkIn}@channel.example`,
		'DTSTAMP:20261101T000000Z',
		`DTSTART;VALUE=DATE:${checkIn.replaceAll('-', '')}`,
		`DTEND;VALUE=DATE:${checkOut.replaceAll('-', '')}`,
		'SUMMARY:Reserved',
		'END:VEVENT',
	]);
	return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//channel//EN', ...events, 'END:VCALENDAR', ''].join('\r\n');
}
