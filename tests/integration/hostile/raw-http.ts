import { connect } from 'node:net';

export type RawAnswer = {
	/** 0 when the connection was closed without an answer. */
	status: number;
	/** Header lines as they came. */
	headers: string[];
	text: string;
};

const PATIENCE_MILLISECONDS = 5000;

/** Sends bytes as they are, for what no client would send, and reads until the server closes or falls silent. */
export function askRaw(port: number, bytes: string | Buffer): Promise<RawAnswer> {
	return new Promise((resolve) => {
		const chunks: Buffer[] = [];
		const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
		socket.setTimeout(PATIENCE_MILLISECONDS, () => socket.destroy());
		socket.on('data', (chunk) => chunks.push(chunk));
		socket.on('error', () => socket.destroy());
		socket.on('close', () => {
			const [head = '', ...rest] = Buffer.concat(chunks).toString('latin1').split('\r\n\r\n');
			const [first = '', ...headers] = head.split('\r\n');
			resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1] ?? 0), headers, text: rest.join('\r\n\r\n') });
		});
	});
}

/** A request with its lines spelled out; `Connection: close` ends the wait. */
export function rawRequest(line: string, headers: readonly string[], body = ''): string {
	return [line, ...headers, 'Connection: close', '', body].join('\r\n');
}
