import { DurableObject } from 'cloudflare:workers';
import { openDatabase } from '#db/client';
import { BOARD_READERS } from '~/domain/concierge/board-readers';
import { CLOSED_NO_ACCESS } from '~/domain/conversation/live-protocol';
import { areSessionsOpen } from '~/domain/session/are-sessions-open.server';
import type { ConversationsEnv } from './env';
import { READER_HEADER, SESSION_HEADER } from './readers';

/** Browsers that one user has open at the same time; more lose the oldest, which asks again by itself. */
const MOST_BROWSERS = 20;
/** Boards that the whole team and the operators have open. */
const MOST_BOARDS = 500;
/** Conversations that one user has opened of late, to be looked at when his sessions end. */
const MOST_OPENED = 200;
const OPENED = 'opened';

/** What a connection remembers while this object sleeps: the hash of its session's token. */
type Attached = { sessionHash: string };

/**
 * One user's open pages, or all open boards of the concierge, to tell them that something new waits. It says `news` and nothing of what it is: the page asks the site for that
 * with its own session. It sleeps while connections stay open.
 */
export class OpenPages extends DurableObject<ConversationsEnv> {
	constructor(state: DurableObjectState, env: ConversationsEnv) {
		super(state, env);
		// Answered while the object sleeps.
		state.setWebSocketAutoResponse(new WebSocketRequestResponsePair('ping', 'pong'));
	}

	override async fetch(request: Request): Promise<Response> {
		if (request.headers.get('upgrade')?.toLowerCase() !== 'websocket') return new Response(null, { status: 426 });
		const open = this.ctx.getWebSockets();
		const most = request.headers.get(READER_HEADER) === BOARD_READERS ? MOST_BOARDS : MOST_BROWSERS;
		for (const socket of open.slice(0, Math.max(0, open.length - most + 1))) socket.close(1001, 'Too many');
		const { 0: browser, 1: ours } = new WebSocketPair();
		this.ctx.acceptWebSocket(ours);
		ours.serializeAttachment({ sessionHash: request.headers.get(SESSION_HEADER) ?? '' } satisfies Attached);
		return new Response(null, { status: 101, webSocket: browser });
	}

	/** Pages only listen. */
	override async webSocketMessage(socket: WebSocket): Promise<void> {
		socket.close(1008, 'Nothing is taken here');
	}

	override async webSocketClose(socket: WebSocket, code: number): Promise<void> {
		socket.close(code === 1005 || code === 1006 ? 1000 : code);
	}

	/** A conversation that this user has opened. */
	async opened(conversationId: string): Promise<void> {
		const before = (await this.ctx.storage.get<string[]>(OPENED)) ?? [];
		if (before.at(-1) === conversationId) return;
		const ids = [...before.filter((id) => id !== conversationId), conversationId].slice(-MOST_OPENED);
		await this.ctx.storage.put(OPENED, ids);
	}

	/** Sessions have ended: their connections close, here and in the conversations that this user has opened, which it gives. */
	async endClosed(): Promise<string[]> {
		const sockets = this.ctx.getWebSockets();
		const db = openDatabase({
			url: this.env.LIBSQL_URL,
			authToken: this.env.LIBSQL_AUTH_TOKEN || undefined,
			patienceMilliseconds: 6000,
		});
		const open = await areSessionsOpen(db, sockets.map(sessionOf), Date.now());
		for (const socket of sockets) if (!open.has(sessionOf(socket))) socket.close(CLOSED_NO_ACCESS, 'No access');
		return (await this.ctx.storage.get<string[]>(OPENED)) ?? [];
	}

	/** Something new waits. */
	async tell(): Promise<void> {
		for (const socket of this.ctx.getWebSockets())
			try {
				socket.send('news');
			} catch {
				// Closed meanwhile.
			}
	}
}

function sessionOf(socket: WebSocket): string {
	return (socket.deserializeAttachment() as Attached | null)?.sessionHash ?? '';
}
