import { connect } from 'node:net';
import type { LoadOptions, LoadReport } from './load';

/** Ends an answer in chunks: how the site answers those who come when it asks again who they are, twice a minute. */
const LAST_CHUNK = Buffer.from('0\r\n\r\n');

/**
 * The asking process of `load`: plain sockets, one request under way on each, answers counted by their Content-Length or last chunk and not
 * looked at. Ready-made clients turn each body into text, which for gzip costs more than serving it, and then measures the client.
 */
function run({ port, path, seconds, connections, headers }: LoadOptions): void {
	const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
	const request = Buffer.from(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
	const report: LoadReport = { requests: 0, seconds: 0, failures: 0, reason: '' };
	const started = performance.now();
	const until = started + seconds * 1000;
	let open = connections;
	const finish = () => {
		open -= 1;
		if (open > 0) return;
		report.seconds = (performance.now() - started) / 1000;
		process.stdout.write(JSON.stringify(report));
	};
	for (let each = 0; each < connections; each++) {
		const socket = connect({ port, host: '127.0.0.1', noDelay: true });
		let head = Buffer.alloc(0);
		let missing = 0;
		/** The last bytes of an answer of unknown length. */
		let tail: Buffer | null = null;
		socket.on('connect', () => socket.write(request));
		socket.on('data', (chunk: Buffer) => {
			if (tail) tail = Buffer.concat([tail, chunk]).subarray(-LAST_CHUNK.length);
			else if (missing > 0) missing -= chunk.length;
			else {
				head = head.length === 0 ? chunk : Buffer.concat([head, chunk]);
				const end = head.indexOf('\r\n\r\n');
				if (end === -1) return;
				const text = head.latin1Slice(0, end);
				const length = /\r\ncontent-length: (\d+)/i.exec(text)?.[1];
				const isChunked = /\r\ntransfer-encoding: chunked/i.test(text);
				if (!text.startsWith('HTTP/1.1 200') || (length === undefined && !isChunked))
					return socket.destroy(new Error(text));
				if (isChunked) tail = head.subarray(end + 4).subarray(-LAST_CHUNK.length);
				else missing = Number(length) - (head.length - end - 4);
				head = Buffer.alloc(0);
			}
			if (tail ? !LAST_CHUNK.equals(tail) : missing > 0) return;
			tail = null;
			report.requests += 1;
			if (performance.now() < until) socket.write(request);
			else socket.end();
		});
		socket.on('error', ({ message }) => {
			report.failures += 1;
			report.reason ||= message;
		});
		socket.on('close', finish);
	}
}

run(JSON.parse(process.argv[2] ?? '') as LoadOptions);
