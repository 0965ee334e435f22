import {
	CLOSED_NO_ACCESS,
	type ClientFrame,
	HEARTBEAT_MS,
	MAX_FRAME,
	type ServerFrame,
} from '~/domain/conversation/live-protocol';
import type { ConnectionState } from './messages-state';
import { reconnectWait } from './reconnect-wait';

type Wiring = {
	/** Path of the connection. */
	path: string;
	/** Highest sequence that the browser has, without a gap. */
	reached: () => number;
	onFrame: (frame: ServerFrame) => void;
	onState: (state: ConnectionState) => void;
};

const PONG_PATIENCE_MS = 8000;
/** A connection that ends sooner was no good one: the waits before the next go on growing. */
const STEADY_MS = 10_000;

/**
 * The live connection of one conversation (the protocol: `workers/conversations/index.ts`). It comes back by itself, later each time, and
 * at once when the browser is online again; a lost one is only logged (AGENCY-28). Without one `send` says false, and the message goes as a form does.
 */
export class LiveConnection {
	private socket: WebSocket | null = null;
	private welcomedAt: number | null = null;
	private isOver = false;
	private tries = 0;
	private retry: ReturnType<typeof setTimeout> | undefined;
	private beat: ReturnType<typeof setInterval> | undefined;
	private pong: ReturnType<typeof setTimeout> | undefined;

	constructor(private readonly wiring: Wiring) {}

	open(): void {
		addEventListener('online', this.again);
		addEventListener('offline', this.lose);
		document.addEventListener('visibilitychange', this.look);
		this.connect();
	}

	close(): void {
		this.isOver = true;
		removeEventListener('online', this.again);
		removeEventListener('offline', this.lose);
		document.removeEventListener('visibilitychange', this.look);
		clearTimeout(this.retry);
		this.end();
	}

	/** False when there is no connection, or the message is too long. */
	send(frame: ClientFrame): boolean {
		if (this.welcomedAt === null || this.socket?.readyState !== WebSocket.OPEN) return false;
		const text = JSON.stringify(frame);
		if (text.length > MAX_FRAME) return false;
		this.socket.send(text);
		return true;
	}

	/** Requests missing messages. */
	catchUp(): void {
		this.send({ t: 'hello', seq: this.wiring.reached() });
	}

	private readonly again = () => {
		this.tries = 0;
		clearTimeout(this.retry);
		if (this.welcomedAt === null) this.connect();
	};

	private readonly lose = () => {
		this.end();
		this.wiring.onState('offline');
	};

	/** A tab that comes to the front may have slept through its connection's end. */
	private readonly look = () => {
		if (document.visibilityState === 'visible') this.ping();
	};

	private connect(): void {
		if (this.isOver) return;
		this.end();
		if (!navigator.onLine) {
			this.wiring.onState('offline');
			return;
		}
		this.wiring.onState('connecting');
		const { protocol, host } = location;
		const socket = new WebSocket(`${protocol === 'https:' ? 'wss:' : 'ws:'}//${host}${this.wiring.path}`);
		this.socket = socket;
		socket.addEventListener('open', () => {
			socket.send(JSON.stringify({ t: 'hello', seq: this.wiring.reached() } satisfies ClientFrame));
			this.beat = setInterval(() => this.ping(), HEARTBEAT_MS);
		});
		socket.addEventListener('message', ({ data }) => {
			if (socket !== this.socket) return;
			clearTimeout(this.pong);
			this.pong = undefined;
			if (data !== 'pong') this.hear(JSON.parse(String(data)) as ServerFrame);
		});
		socket.addEventListener('close', ({ code }) => {
			if (socket === this.socket) this.gone(code);
		});
	}

	private hear(frame: ServerFrame): void {
		if (frame.t === 'welcome') {
			this.welcomedAt ??= Date.now();
			this.wiring.onFrame(frame);
			this.wiring.onState('connected');
			return;
		}
		this.wiring.onFrame(frame);
	}

	private ping(): void {
		if (this.socket?.readyState !== WebSocket.OPEN) return;
		this.socket.send('ping');
		this.pong ??= setTimeout(() => this.gone(1006), PONG_PATIENCE_MS);
	}

	private gone(code: number): void {
		if (this.welcomedAt !== null && Date.now() - this.welcomedAt >= STEADY_MS) this.tries = 0;
		this.end();
		this.wiring.onState('offline');
		if (code === CLOSED_NO_ACCESS || this.isOver) return;
		const wait = reconnectWait(code, this.tries++, Math.random());
		console.debug(`the conversation is offline (${code}); next try in ${Math.round(wait)} ms`);
		clearTimeout(this.retry);
		this.retry = setTimeout(() => this.connect(), wait);
	}

	private end(): void {
		clearInterval(this.beat);
		clearTimeout(this.pong);
		this.pong = undefined;
		this.welcomedAt = null;
		const { socket } = this;
		this.socket = null;
		if (socket && socket.readyState < WebSocket.CLOSING) socket.close(1000);
	}
}
