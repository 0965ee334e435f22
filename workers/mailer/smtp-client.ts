import type { SendResult } from '~/domain/mail/outbox/mail-transport';
import { ConnectionError, type OpenSocket, SmtpConnection, type SmtpReply } from './smtp-connection';

export type SmtpServer = {
	host: string;
	port: number;
	/** `tls` from the first byte (465), `starttls` required after the greeting (587), `none` for loopback only. */
	security: 'tls' | 'starttls' | 'none';
	credentials: { user: string; password: string } | null;
};

export type Envelope = { helloName: string; from: string; to: string };

const OPEN_MS = 10_000;
const COMMAND_MS = 20_000;
/** All steps before DATA together stay below the lease of two minutes. */
const BEFORE_DATA_MS = 90_000;
/** Servers that filter while we wait need time; below the lease of five minutes. */
const BODY_MS = 180_000;

/**
 * One mail over one connection. Everything up to the answer to DATA is surely not delivered; from the first byte of the body on
 * a missing answer is `uncertain` (MAIL-2). 4xx is tried again, 5xx is final, except where it is about us and not about the
 * mail (greeting, TLS, sign-in). `message` has CRLF line ends. Rejects only with what `beforeData` rejects with.
 */
export async function sendBySmtp(options: {
	server: SmtpServer;
	open: OpenSocket;
	envelope: Envelope;
	message: string;
	beforeData: () => Promise<void>;
}): Promise<SendResult> {
	const { server, open, envelope, message, beforeData } = options;
	const secureTransport = server.security === 'tls' ? 'on' : server.security === 'starttls' ? 'starttls' : 'off';
	let connection: SmtpConnection | undefined;
	try {
		const deadline = Date.now() + BEFORE_DATA_MS;
		const wait = () => Math.max(1, Math.min(COMMAND_MS, deadline - Date.now()));
		try {
			connection = new SmtpConnection(
				open({ hostname: server.host, port: server.port }, { secureTransport, allowHalfOpen: false }),
			);
			await connection.opened(OPEN_MS);
			await startSession(connection, server, envelope.helloName, wait);
		} catch (error) {
			return { outcome: 'retry', reason: reasonOf('session', error), isServerAway: true };
		}
		try {
			expect('MAIL', await connection.command(`MAIL FROM:<${envelope.from}>`, wait()), 2);
			expect('RCPT', await connection.command(`RCPT TO:<${envelope.to}>`, wait()), 2);
		} catch (error) {
			return rejected('before DATA', error);
		}
		await beforeData();
		try {
			expect('DATA', await connection.command('DATA', COMMAND_MS), 3);
		} catch (error) {
			return rejected('DATA', error);
		}
		try {
			await connection.write(`${message.replace(/^\./gm, '..')}\r\n.\r\n`, BODY_MS);
			expect('body', await connection.reply(BODY_MS), 2);
			return { outcome: 'sent' };
		} catch (error) {
			if (error instanceof Refusal) return rejected('body', error);
			return { outcome: 'uncertain', reason: reasonOf('body', error) };
		}
	} finally {
		await connection?.quit();
	}
}

async function startSession(connection: SmtpConnection, server: SmtpServer, helloName: string, wait: () => number) {
	expect('greeting', await connection.reply(wait()), 2);
	let features = await hello(connection, helloName, wait);
	if (server.security === 'starttls') {
		if (!features.some((line) => /^STARTTLS\b/i.test(line))) throw new ConnectionError('no STARTTLS offered');
		expect('STARTTLS', await connection.command('STARTTLS', wait()), 2);
		await connection.startTls(wait());
		features = await hello(connection, helloName, wait);
	}
	if (!server.credentials) return;
	const { user, password } = server.credentials;
	const methods =
		features
			.find((line) => /^AUTH[ =]/i.test(line))
			?.toUpperCase()
			.split(/[ =]/) ?? [];
	if (methods.includes('PLAIN')) {
		expect('AUTH', await connection.command(`AUTH PLAIN ${base64(`\0${user}\0${password}`)}`, wait()), 2);
	} else if (methods.includes('LOGIN')) {
		expect('AUTH', await connection.command('AUTH LOGIN', wait()), 3);
		expect('AUTH', await connection.command(base64(user), wait()), 3);
		expect('AUTH', await connection.command(base64(password), wait()), 2);
	} else {
		throw new ConnectionError('no sign-in method in common');
	}
}

async function hello(connection: SmtpConnection, name: string, wait: () => number): Promise<string[]> {
	const reply = await connection.command(`EHLO ${name}`, wait());
	if (reply.code >= 500) {
		expect('HELO', await connection.command(`HELO ${name}`, wait()), 2);
		return [];
	}
	expect('EHLO', reply, 2);
	return reply.lines.slice(1);
}

/** The server said no. */
class Refusal extends Error {
	constructor(
		readonly step: string,
		readonly reply: SmtpReply,
	) {
		super([step, reply.code, reply.status].filter((part) => part !== null).join(' '));
	}
}

function expect(step: string, reply: SmtpReply, firstDigit: 2 | 3): void {
	if (Math.floor(reply.code / 100) !== firstDigit) throw new Refusal(step, reply);
}

/** A server that wants a sign-in (530) or goes down (421) does not mean this mail. */
function rejected(step: string, error: unknown): SendResult {
	if (!(error instanceof Refusal)) return { outcome: 'retry', reason: reasonOf(step, error), isServerAway: false };
	const { code } = error.reply;
	if (code === 421 || code === 530) return { outcome: 'retry', reason: error.message, isServerAway: true };
	if (code >= 500) return { outcome: 'refused', reason: error.message };
	return { outcome: 'retry', reason: error.message, isServerAway: false };
}

/** Step and kind of error; texts of servers may hold addresses and stay out. */
function reasonOf(step: string, error: unknown): string {
	if (error instanceof Refusal) return error.message;
	return `${step}: ${error instanceof ConnectionError ? error.message : 'connection failed'}`;
}

function base64(text: string): string {
	return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}
