import { CLOSED_NO_ACCESS } from '~/domain/conversation/live-protocol';
import { reconnectWait } from '../conversation/reconnect-wait';

/** Reads the news unless the last answer is so fresh, in milliseconds; left out: as fresh as an opened page wants it. `refused` is final. */
type AskNews = (freshMs?: number) => Promise<'read' | 'failed' | 'refused'>;

const NEWS_PATH = '/partner/notices/live';
/** News that come close together are one request. */
const GATHER_MS = 300;
/** Between two requests that a live connection gives rise to. */
const PAUSE_MS = 2000;
const HEARTBEAT_MS = 50_000;
const PONG_PATIENCE_MS = 10_000;
const STEADY_MS = 10_000;
/** Without a connection a page in front asks as often as it tries again. */
const LONGEST_WAIT_MS = 60_000;

let stop: { owner: string; end: () => void } | null = null;

/**
 * Follows the news of a user: one tab of the browser holds the connection (a lock says which), and shares what it reads with the others.
 * When that tab closes, another takes over.
 */
export function followNews(owner: string, askNews: AskNews): void {
	if (stop?.owner === owner) return;
	stop?.end();
	const over = new AbortController();
	const look = () => {
		if (document.visibilityState === 'visible') void askNews();
	};
	document.addEventListener('visibilitychange', look);
	stop = {
		owner,
		end() {
			document.removeEventListener('visibilitychange', look);
			over.abort();
		},
	};
	const follow = () => new Promise<void>((ended) => new NewsConnection(NEWS_PATH, askNews, over.signal, ended).open());
	if ('locks' in navigator)
		void navigator.locks.request(`news ${owner}`, { signal: over.signal }, follow).catch(() => undefined);
	else void follow();
}

/** Follows what one open page shows, over a connection of its own at `path`. Gives what ends it. */
export function followPage(path: string, askNews: AskNews): () => void {
	const over = new AbortController();
	const look = () => {
		if (document.visibilityState === 'visible') void askNews();
	};
	document.addEventListener('visibilitychange', look);
	new NewsConnection(path, askNews, over.signal, () => undefined).open();
	return () => {
		document.removeEventListener('visibilitychange', look);
		over.abort();
	};
}

/** The connection that says when something is new (`workers/conversations`); comes back by itself, later each time. */
class NewsConnection {
	private socket: WebSocket | null = null;
	private openedAt: number | null = null;
	private askedAt = 0;
	private tries = 0;
	private failures = 0;
	private asking: ReturnType<typeof setTimeout> | undefined;
	private retry: ReturnType<typeof setTimeout> | undefined;
	private beat: ReturnType<typeof setInterval> | undefined;
	private pong: ReturnType<typeof setTimeout> | undefined;

	constructor(
		private readonly path: string,
		private readonly askNews: AskNews,
		private readonly over: AbortSignal,
		private readonly ended: () => void,
	) {}

	open(): void {
		addEventListener('online', this.again);
		this.over.addEventListener('abort', this.close);
		this.connect();
	}

	private readonly close = () => {
		removeEventListener('online', this.again);
		clearTimeout(this.retry);
		clearTimeout(this.asking);
		this.end();
		this.ended();
	};

	private readonly again = () => {
		this.tries = 0;
		clearTimeout(this.retry);
		if (this.openedAt === null) this.connect();
	};

	private connect(): void {
		if (this.over.aborted) return;
		this.end();
		const { protocol, host } = location;
		const socket = new WebSocket(`${protocol === 'https:' ? 'wss:' : 'ws:'}//${host}${this.path}`);
		this.socket = socket;
		socket.addEventListener('open', () => {
			this.openedAt = Date.now();
			this.beat = setInterval(() => this.ping(), HEARTBEAT_MS);
			// What came while there was no connection, on a page just opened since it was read.
			this.ask();
		});
		socket.addEventListener('message', ({ data }) => {
			clearTimeout(this.pong);
			this.pong = undefined;
			if (data === 'news') this.ask();
		});
		socket.addEventListener('close', ({ code }) => {
			// The session has ended elsewhere: nothing of it stays on the screen (ACCESS-14).
			if (code === CLOSED_NO_ACCESS) location.assign('/');
			else if (socket === this.socket) this.lost();
		});
	}

	private ping(): void {
		if (this.socket?.readyState !== WebSocket.OPEN) return;
		this.socket.send('ping');
		this.pong ??= setTimeout(() => this.lost(), PONG_PATIENCE_MS);
	}

	/** Soon, but not more often than the pause allows. */
	private ask(wait = 0): void {
		this.asking ??= setTimeout(
			async () => {
				this.asking = undefined;
				this.askedAt = Date.now();
				const outcome = await this.askNews(0);
				if (outcome === 'refused') this.close();
				else if (outcome === 'read') this.failures = 0;
				else this.ask(reconnectWait(0, this.failures++ + 2, Math.random(), LONGEST_WAIT_MS));
			},
			Math.max(GATHER_MS, wait, this.askedAt + PAUSE_MS - Date.now()),
		);
	}

	private lost(): void {
		if (this.openedAt !== null && Date.now() - this.openedAt >= STEADY_MS) this.tries = 0;
		this.end();
		if (this.over.aborted) return;
		const wait = reconnectWait(0, this.tries++, Math.random(), LONGEST_WAIT_MS);
		clearTimeout(this.retry);
		this.retry = setTimeout(() => {
			if (document.visibilityState === 'visible') void this.askNews();
			this.connect();
		}, wait);
	}

	private end(): void {
		clearInterval(this.beat);
		clearTimeout(this.pong);
		this.pong = undefined;
		this.openedAt = null;
		const { socket } = this;
		this.socket = null;
		if (socket && socket.readyState < WebSocket.CLOSING) socket.close(1000);
	}
}
