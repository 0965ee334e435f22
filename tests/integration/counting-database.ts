import { createServer, request } from 'node:http';

export type CountingDatabase = {
	url: string;
	/** Round trips since the last call. */
	taken: () => number;
	stop: () => Promise<void>;
};

/** Stands between a worker and its database, and counts how often the one asks the other for the sake of a request. */
export async function countDatabase(port: number): Promise<CountingDatabase> {
	let count = 0;
	const server = createServer((incoming, outgoing) => {
		count += 1;
		let asked = '';
		incoming.on('data', (chunk) => {
			asked += String(chunk);
		});
		// Read beside a request once its age asks for it, however many come meanwhile (ACCESS-13).
		incoming.on('end', () => {
			if (asked.includes('session_change') && !asked.includes('token_hash')) count -= 1;
		});
		const requested = request(
			{ host: '127.0.0.1', port, method: incoming.method, path: incoming.url, headers: incoming.headers },
			(answer) => {
				outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
				answer.pipe(outgoing);
			},
		);
		requested.on('error', () => outgoing.destroy());
		incoming.pipe(requested);
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const address = server.address();
	if (address === null || typeof address === 'string') throw new Error('The counter has no port');
	return {
		url: `http://127.0.0.1:${address.port}`,
		taken() {
			const taken = count;
			count = 0;
			return taken;
		},
		stop: () =>
			new Promise((resolve) => {
				server.closeAllConnections();
				server.close(() => resolve());
			}),
	};
}
