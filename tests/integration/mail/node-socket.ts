import { connect, type Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { connect as connectTls } from 'node:tls';
import type { OpenSocket, SmtpSocket } from '../../../workers/mailer/smtp-connection';

/** `connect` of `cloudflare:sockets`, as far as the SMTP client uses it, on Node; TLS takes any certificate. */
export const openNodeSocket: OpenSocket = ({ hostname, port }, { secureTransport }) => {
	if (secureTransport === 'on') {
		const socket = connectTls({ host: hostname, port, rejectUnauthorized: false });
		return wrap(socket, happened(socket, 'secureConnect'));
	}
	const socket = connect({ host: hostname, port });
	return wrap(socket, happened(socket, 'connect'));
};

function wrap(socket: Socket, opened: Promise<void>): SmtpSocket {
	socket.on('error', () => undefined);
	opened.catch(() => undefined);
	const { readable, writable } = Duplex.toWeb(socket);
	return {
		readable: readable as ReadableStream<Uint8Array>,
		writable: writable as WritableStream<Uint8Array>,
		opened,
		closed: new Promise((resolve) => socket.once('close', () => resolve())),
		async close() {
			socket.destroy();
		},
		startTls() {
			throw new Error('tested in workerd only');
		},
	};
}

function happened(socket: Socket, event: string): Promise<void> {
	return new Promise((resolve, reject) => {
		socket.once(event, () => resolve());
		socket.once('error', reject);
	});
}
