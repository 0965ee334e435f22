import { DurableObject } from 'cloudflare:workers';
import { type Database, openDatabase } from '#db/client';
import { recentBrands } from '~/domain/brand/refresh-brands.server';
import { type ConversationContext, requireParticipant } from '~/domain/conversation/conversation-scope';
import { findConversation } from '~/domain/conversation/find-conversation.server';
import { listMarks } from '~/domain/conversation/list-marks.server';
import { listMessages } from '~/domain/conversation/list-messages.server';
import {
	CLOSED_BAD_FRAME,
	CLOSED_NO_ACCESS,
	CLOSED_TOO_LARGE,
	CLOSED_TOO_MUCH,
	type ClientFrame,
	GONE_AFTER_MS,
	type RefusalReason,
	type ServerFrame,
} from '~/domain/conversation/live-protocol';
import { markRead } from '~/domain/conversation/mark-read.server';
import type { MemberView } from '~/domain/conversation/message-view';
import { sendMessage } from '~/domain/conversation/send-message.server';
import { loadActorOfSessionHash } from '~/domain/session/load-actor.server';
import { DomainError } from '~/platform/errors';
import { logFault } from '~/platform/log';
import type { ConversationsEnv } from './env';
import { FrameLimit } from './frame-limit';
import { type LiveMember, readMember } from './live-member';
import { readFrame } from './read-frame';
import { tellReaders } from './readers';

/** What a connection remembers while this object sleeps. */
type Attached = {
	member: LiveMember;
	/** Highest sequence sent to it; null before its `hello`. */
	sent: number | null;
	/** When it was last seen to have access. */
	checkedAt: number;
	openedAt: number;
};

/** A connection that only listens is asked again for its session this often. */
const RECHECK_MS = 60_000;
/** A changed brand counts after this time. */
const BRANDS_MILLISECONDS = 30_000;

/** One conversation's open connections; the protocol stands in `index.ts`. What is said lies in the database, nothing of it here. */
export class ConversationThread extends DurableObject<ConversationsEnv> {
	/** What is written and delivered goes one after the other, so that everybody sees one order. */
	private line: Promise<unknown> = Promise.resolve();
	private readonly limit = new FrameLimit();

	constructor(state: DurableObjectState, env: ConversationsEnv) {
		super(state, env);
		// Answered while the object sleeps.
		state.setWebSocketAutoResponse(new WebSocketRequestResponsePair('ping', 'pong'));
	}

	/** Opens a connection for the member whom the site names. */
	override async fetch(request: Request): Promise<Response> {
		const member = readMember(request);
		if (member === null) return new Response('No member', { status: 403 });
		if (request.headers.get('upgrade')?.toLowerCase() !== 'websocket') return new Response(null, { status: 426 });
		const { 0: browser, 1: ours } = new WebSocketPair();
		this.ctx.acceptWebSocket(ours);
		const now = Date.now();
		ours.serializeAttachment({ member, sent: null, checkedAt: now, openedAt: now } satisfies Attached);
		return new Response(null, { status: 101, webSocket: browser });
	}

	override async webSocketMessage(socket: WebSocket, raw: string | ArrayBuffer): Promise<void> {
		const frame = readFrame(raw);
		if (frame === null) return socket.close(CLOSED_BAD_FRAME, 'Not a frame');
		if (frame === 'too-large') return socket.close(CLOSED_TOO_LARGE, 'Longer than any message');
		const { member } = attached(socket);
		if (!this.limit.allows(member.userNo, frame, Date.now()))
			return socket.close(CLOSED_TOO_MUCH, 'Too much for a minute');
		if (frame.t === 'typing') return this.tell({ t: 'typing', who: viewOf(member) }, socket);
		await this.inLine(() => this.answer(socket, frame));
	}

	override async webSocketClose(socket: WebSocket, code: number): Promise<void> {
		socket.close(code === 1005 || code === 1006 ? 1000 : code);
		this.tellPresence(socket);
	}

	override async webSocketError(socket: WebSocket): Promise<void> {
		this.tellPresence(socket);
	}

	/** A message was written without a connection: all connections get it. */
	async announce(conversationId: string): Promise<void> {
		await this.inLine(() => this.deliver());
		await this.tellMembers(conversationId);
	}

	/** Sessions have ended: their connections close. */
	async endClosed(): Promise<void> {
		for (const socket of this.ctx.getWebSockets()) await this.hasAccess(socket);
	}

	/** Internal keys of the users who are here. */
	async online(): Promise<number[]> {
		return [...new Set(this.present().map((socket) => attached(socket).member.userNo))];
	}

	private inLine<Result>(work: () => Promise<Result>): Promise<Result> {
		const next = this.line.then(work);
		this.line = next.catch(() => undefined);
		return next;
	}

	private async answer(socket: WebSocket, frame: ClientFrame): Promise<void> {
		const { member } = attached(socket);
		try {
			const ctx = await this.contextOf(socket);
			const conversationId = member.conversationId;
			if (frame.t === 'hello') await this.welcome(socket, ctx, frame.seq);
			else if (frame.t === 'read') {
				const seen = { language: member.language, origin: member.origin };
				const seq = await markRead({ ctx, conversationId, upTo: frame.seq, seen });
				if (seq === null) return;
				this.tell({ t: 'read', id: member.id, seq }, socket);
				// Other pages of the reader no longer count it.
				this.ctx.waitUntil(tellReaders(this.env, [member.id]));
			} else if (frame.t === 'send') {
				const { sequence } = await sendMessage({ ctx, conversationId, text: frame.text, clientKey: frame.key });
				await this.deliver();
				say(socket, { t: 'ack', key: frame.key, seq: sequence });
				this.ctx.waitUntil(this.tellMembers(conversationId));
			}
		} catch (error) {
			if (error instanceof DomainError && (error.code === 'forbidden' || error.code === 'not-found'))
				return socket.close(CLOSED_NO_ACCESS, 'No access');
			if (!(error instanceof DomainError)) logFault('a frame could not be answered', error, { about: frame.t });
			if (frame.t === 'send')
				say(socket, {
					t: 'refused',
					key: frame.key,
					reason: reasonOf(error),
					...(error instanceof DomainError && error.retryAfterSeconds
						? { retryAfterSeconds: error.retryAfterSeconds }
						: {}),
				});
			// Without its hello answered a connection is of no use: the browser opens another one.
			if (frame.t === 'hello') socket.close(1013, 'Try again');
		}
	}

	/** Sends what the browser has not got, page by page, then who is here. */
	private async welcome(socket: WebSocket, ctx: ConversationContext, seq: number): Promise<void> {
		const { member } = attached(socket);
		const { scope } = requireParticipant(ctx);
		const conversation = await findConversation(ctx.db, scope, member.conversationId);
		update(socket, { sent: Math.min(seq, conversation.lastSequence) });
		await this.sendAfter([socket], conversation);
		say(socket, { t: 'welcome', online: this.views(), marks: await listMarks(ctx.db, conversation.no) });
		this.tell({ t: 'presence', online: this.views() }, socket);
	}

	/** Everybody gets what he has not got yet, each sequence once. */
	private async deliver(): Promise<void> {
		const waiting: WebSocket[] = [];
		for (const socket of this.ctx.getWebSockets()) {
			const { sent, checkedAt } = attached(socket);
			if (sent === null) continue;
			if (Date.now() - checkedAt < RECHECK_MS || (await this.hasAccess(socket))) waiting.push(socket);
		}
		const [first] = waiting;
		if (!first) return;
		const conversation = await findConversation(
			this.database(),
			{ reach: 'all' },
			attached(first).member.conversationId,
		);
		await this.sendAfter(waiting, conversation);
	}

	/** The open pages of all members, whatever they show. */
	private async tellMembers(conversationId: string): Promise<void> {
		try {
			const { no } = await findConversation(this.database(), { reach: 'all' }, conversationId);
			const marks = await listMarks(this.database(), no);
			await tellReaders(
				this.env,
				marks.map(({ id }) => id),
			);
		} catch (error) {
			logFault('the members of a conversation were not told', error, { about: conversationId });
		}
	}

	private async sendAfter(
		sockets: readonly WebSocket[],
		{ no, lastSequence, hotel }: { no: number; lastSequence: number; hotel: { timeZone: string } },
	): Promise<void> {
		let after = Math.min(...sockets.map((socket) => attached(socket).sent ?? lastSequence));
		while (after < lastSequence) {
			const list = await listMessages(this.database(), { conversationNo: no, timeZone: hotel.timeZone, after });
			const last = list.at(-1)?.sequence;
			if (last === undefined) return;
			for (const socket of sockets) {
				const sent = attached(socket).sent ?? 0;
				const fresh = list.filter(({ sequence }) => sequence > sent);
				if (fresh.length === 0) continue;
				say(socket, { t: 'messages', list: fresh });
				update(socket, { sent: last });
			}
			after = last;
		}
	}

	/** The member as verbs know him. Throws DomainError 'forbidden' when his session is over. */
	private async contextOf(socket: WebSocket): Promise<ConversationContext> {
		const { member } = attached(socket);
		const db = this.database();
		const now = Date.now();
		const session = await loadActorOfSessionHash(db, { tokenHash: member.sessionHash, now, pictureBaseUrl: '' });
		const brands = await recentBrands({ db, pictureBaseUrl: '' }, BRANDS_MILLISECONDS);
		const brand = brands.find(member.brandKey);
		if (!session || session.actor.no !== member.userNo || !brand)
			throw new DomainError('forbidden', 'The session is over');
		update(socket, { checkedAt: now });
		return { db, now, brand, actor: session.actor };
	}

	private async hasAccess(socket: WebSocket): Promise<boolean> {
		try {
			const ctx = await this.contextOf(socket);
			await findConversation(ctx.db, requireParticipant(ctx).scope, attached(socket).member.conversationId);
			return true;
		} catch (error) {
			if (error instanceof DomainError && error.code !== 'unavailable') socket.close(CLOSED_NO_ACCESS, 'No access');
			return false;
		}
	}

	private database(): Database {
		return openDatabase({
			url: this.env.LIBSQL_URL,
			authToken: this.env.LIBSQL_AUTH_TOKEN || undefined,
			patienceMilliseconds: 6000,
		});
	}

	/** Connections that have said hello and whose browser has been heard of. */
	private present(without?: WebSocket): WebSocket[] {
		const since = Date.now() - GONE_AFTER_MS;
		return this.ctx.getWebSockets().filter((socket) => {
			const { sent, openedAt } = attached(socket);
			const heard = this.ctx.getWebSocketAutoResponseTimestamp(socket)?.getTime() ?? openedAt;
			return socket !== without && sent !== null && Math.max(heard, openedAt) > since;
		});
	}

	private views(without?: WebSocket): MemberView[] {
		const members = this.present(without).map((socket) => viewOf(attached(socket).member));
		return [...new Map(members.map((member) => [member.id, member])).values()];
	}

	private tellPresence(gone: WebSocket): void {
		this.tell({ t: 'presence', online: this.views(gone) }, gone);
	}

	private tell(frame: ServerFrame, without?: WebSocket): void {
		for (const socket of this.ctx.getWebSockets())
			if (socket !== without && attached(socket).sent !== null) say(socket, frame);
	}
}

function attached(socket: WebSocket): Attached {
	return socket.deserializeAttachment() as Attached;
}

function update(socket: WebSocket, change: Partial<Attached>): void {
	socket.serializeAttachment({ ...attached(socket), ...change });
}

function viewOf({ id, name, party }: LiveMember): MemberView {
	return { id, name, party };
}

/** A connection that has just gone takes nothing more; its reader catches up on the next one. */
function say(socket: WebSocket, frame: ServerFrame): void {
	try {
		socket.send(JSON.stringify(frame));
	} catch {
		// Closed meanwhile.
	}
}

function reasonOf(error: unknown): RefusalReason {
	if (!(error instanceof DomainError)) return 'unavailable';
	if (error.code === 'too-many-requests') return 'too-many';
	if (error.code === 'unavailable') return 'unavailable';
	return error.reason === 'empty' || error.reason === 'too-long' ? error.reason : 'refused';
}
