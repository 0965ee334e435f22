/** What `connect` of `cloudflare:sockets` gives, as far as we use it. */
export type SmtpSocket = {
	readonly readable: ReadableStream<Uint8Array>;
	readonly writable: WritableStream<Uint8Array>;
	readonly opened: Promise<unknown>;
	readonly closed: Promise<void>;
	close(): Promise<void>;
	startTls(): SmtpSocket;
};

export type OpenSocket = (
	address: { hostname: string; port: number },
	options: { secureTransport: 'off' | 'on' | 'starttls'; allowHalfOpen: boolean },
) => SmtpSocket;

/** A complete answer: three-digit code, enhanced status code (RFC 3463) where given, the lines without their codes. */
export type SmtpReply = { code: number; status: string | null; lines: string[] };

/** The line broke or stayed silent for too long. */
export class ConnectionError extends Error {}

const REPLY_LIMIT = 64 * 1024;

/** Commands and answers over one socket, each wait with an end. */
export class SmtpConnection {
	#socket: SmtpSocket;
	#reader: ReadableStreamDefaultReader<Uint8Array>;
	#writer: WritableStreamDefaultWriter<Uint8Array>;
	#received = '';
	#decoder = new TextDecoder();

	constructor(socket: SmtpSocket) {
		this.#socket = socket;
		this.#reader = socket.readable.getReader();
		this.#writer = socket.writable.getWriter();
		// a broken line shows at the next read or write; these must not become unhandled rejections
		for (const promise of [socket.closed, this.#reader.closed, this.#writer.closed]) promise.catch(() => undefined);
	}

	async opened(waitMs: number): Promise<void> {
		await within(waitMs, this.#socket.opened);
	}

	async command(line: string, waitMs: number): Promise<SmtpReply> {
		await this.write(`${line}\r\n`, waitMs);
		return this.reply(waitMs);
	}

	async write(text: string, waitMs: number): Promise<void> {
		await within(waitMs, this.#writer.write(new TextEncoder().encode(text)));
	}

	/** Waits for a complete answer; throws `ConnectionFault` on the end of the line, on silence and on nonsense. */
	async reply(waitMs: number): Promise<SmtpReply> {
		return within(waitMs, this.#readReply());
	}

	async startTls(waitMs: number): Promise<void> {
		// anything sent ahead of the handshake came unprotected and must not be taken for an answer
		if (this.#received !== '') throw new ConnectionError('unexpected data before TLS');
		this.#reader.releaseLock();
		this.#writer.releaseLock();
		this.#socket = this.#socket.startTls();
		this.#reader = this.#socket.readable.getReader();
		this.#writer = this.#socket.writable.getWriter();
		for (const promise of [this.#socket.closed, this.#reader.closed, this.#writer.closed])
			promise.catch(() => undefined);
		await within(waitMs, this.#socket.opened);
	}

	/** Says goodbye and closes; never throws, never waits long. */
	async quit(): Promise<void> {
		try {
			await this.command('QUIT', 1000);
		} catch {
			// the line may be gone already
		}
		await within(1000, this.#socket.close()).catch(() => undefined);
	}

	async #readReply(): Promise<SmtpReply> {
		const lines: string[] = [];
		for (;;) {
			const end = this.#received.indexOf('\n');
			if (end >= 0) {
				const match = /^(\d{3})([ -]?)(.*?)\r?$/.exec(this.#received.slice(0, end));
				this.#received = this.#received.slice(end + 1);
				if (!match) throw new ConnectionError('not an SMTP answer');
				lines.push(match[3] ?? '');
				if (match[2] === '-') continue;
				const status = /^([245]\.\d{1,3}\.\d{1,3})(?:\s|$)/.exec(lines[0] ?? '')?.[1] ?? null;
				return { code: Number(match[1]), status, lines };
			}
			if (this.#received.length + lines.join('').length > REPLY_LIMIT) throw new ConnectionError('answer too long');
			const { value, done } = await this.#reader.read();
			if (done) throw new ConnectionError('connection closed');
			this.#received += this.#decoder.decode(value, { stream: true });
		}
	}
}

async function within<T>(waitMs: number, promise: Promise<T>): Promise<T> {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const limit = new Promise<never>((_, reject) => {
		timer = setTimeout(() => reject(new ConnectionError('timeout')), waitMs);
	});
	try {
		return await Promise.race([promise, limit]);
	} catch (error) {
		throw error instanceof ConnectionError ? error : new ConnectionError('connection failed');
	} finally {
		clearTimeout(timer);
	}
}
