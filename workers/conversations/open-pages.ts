import { DurableObject } from 'cloudflare:workers';
import { BOARD_READERS } from '~/domain/concierge/board-readers';
import type { ConversationsEnv } from './env';
import { READER_HEADER } from './readers';

/** Browsers that one user has open at the same time; more lose the oldest, which asks again by itself. */
const MOST_BROWSERS = 20;
/** Boards that the whole team and the operators have open. */
const MOST_BOARDS = 500;

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
		return new Response(null, { status: 101, webSocket: browser });
	}

	/** Pages only listen. */
	override async webSocketMessage(socket: WebSocket): Promise<void> {
		socket.close(1008, 'Nothing is taken here');
	}

	override async webSocketClose(socket: WebSocket, code: number): Promise<void> {
		socket.close(code === 1005 || code === 1006 ? 1000 : code);
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
