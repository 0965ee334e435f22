import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

/** The server's end of a WebSocket (RFC 6455), as far as short text frames go. */
export type ServerSocket = { send: (text: string) => void; close: () => void };

type Listener = { onText: (text: string) => void; onClose: () => void };

const GUID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';

/** Answers the opening handshake of a browser. */
export function acceptSocket(request: IncomingMessage, stream: Duplex, { onText, onClose }: Listener): ServerSocket {
	const accept = createHash('sha1').update(`${request.headers['sec-websocket-key']}${GUID}`).digest('base64');
	stream.write(
		`HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
	);
	let waiting = Buffer.alloc(0);
	stream.on('data', (bytes: Buffer) => {
		waiting = Buffer.concat([waiting, bytes]);
		for (let frame = readFrame(waiting); frame; frame = readFrame(waiting)) {
			waiting = waiting.subarray(frame.length);
			if (frame.opcode === 1) onText(frame.payload.toString('utf8'));
			if (frame.opcode === 8) stream.end(writeFrame(8, frame.payload));
		}
	});
	stream.on('close', onClose);
	stream.on('error', () => stream.destroy());
	return { send: (text) => stream.write(writeFrame(1, Buffer.from(text))), close: () => stream.destroy() };
}

function readFrame(bytes: Buffer): { opcode: number; payload: Buffer; length: number } | null {
	if (bytes.length < 6) return null;
	const short = (bytes[1] ?? 0) & 127;
	const head = short === 126 ? 4 : short === 127 ? 10 : 2;
	if (bytes.length < head + 4) return null;
	const size = short === 126 ? bytes.readUInt16BE(2) : short === 127 ? Number(bytes.readBigUInt64BE(2)) : short;
	const length = head + 4 + size;
	if (bytes.length < length) return null;
	const mask = bytes.subarray(head, head + 4);
	const payload = Buffer.from(bytes.subarray(head + 4, length).map((byte, at) => byte ^ (mask[at % 4] ?? 0)));
	return { opcode: (bytes[0] ?? 0) & 15, payload, length };
}

function writeFrame(opcode: number, payload: Buffer): Buffer {
	const size = payload.length;
	const head = size < 126 ? Buffer.from([128 | opcode, size]) : Buffer.alloc(size < 65_536 ? 4 : 10);
	if (size >= 126) {
		head[0] = 128 | opcode;
		head[1] = size < 65_536 ? 126 : 127;
		if (size < 65_536) head.writeUInt16BE(size, 2);
		else head.writeBigUInt64BE(BigInt(size), 2);
	}
	return Buffer.concat([head, payload]);
}
