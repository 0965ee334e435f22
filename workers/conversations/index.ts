/**
 * Conversations between agencies and hotels, live. The messages lie in the database; this worker tells the pages that have a conversation open that
 * there are new ones, and mails those who have not.
 *
 * ## The protocol
 * A browser opens a WebSocket at `/partner/conversations/{id}/live` of the site, which checks session, membership and origin and
 * hands it over with the name of the member. There is one Durable Object for each conversation; it may sleep while connections stay open.
 * Frames are JSON texts (`app/domain/conversation/live-protocol.ts`), but for `ping`, which is answered `pong`.
 *
 * 1. The browser says `hello` with the highest sequence it has. It gets every later message out of the database in `messages`, then
 *    `welcome`. Messages of a conversation are numbered 1, 2, 3 … without a gap.
 * 2. `send` carries a text under a key that the browser has made. The message is written once for a key, then goes to everybody in
 *    `messages`, and its sender gets `ack` with its sequence, or `refused`. What gets no answer is sent again under the same key.
 * 3. Whatever is written without a connection (forms, files, rate cards) is announced by the site, and goes out the same way.
 * 4. A connection gets each sequence once. A browser that sees a gap, or comes back after it was offline, says `hello` again.
 * 5. `typing`, `presence` and `read` say what others do; they are told to those who are there and kept nowhere but for the read marks.
 *
 * A browser that has said nothing for a minute counts as gone. A session that ends, or a membership, ends the connection with
 * code 4403; after any other end the browser comes back, later each time. A frame longer than any message ends it with 4413, more frames
 * (or more of `hello`) than a minute allows with 4429, both for half a minute at least.
 *
 * ## Pages without a conversation
 * `/partner/notices/live` is one connection for each browser of a user, and one Durable Object for each user. It says `news` when a message
 * came or was read in another place; the page then asks `/partner/notices`, at most every two seconds.
 */
import { WorkerEntrypoint } from 'cloudflare:workers';
import type { ExportedHandler } from '@cloudflare/workers-types';
import { openDatabase } from '#db/client';
import { refreshBrands } from '~/domain/brand/refresh-brands.server';
import { BOARD_READERS } from '~/domain/concierge/board-readers';
import { noticeUnread } from '~/domain/conversation/notice-unread.server';
import type { ConversationsEnv } from './env';
import { readMember } from './live-member';
import { READER_HEADER, tellReaders } from './readers';

export { OpenPages } from './open-pages';
export { ConversationThread } from './thread';

/** What the site calls: binding `CONVERSATIONS`, entrypoint `Conversations`. */
export class Conversations extends WorkerEntrypoint<ConversationsEnv> {
	/** Opens a connection for the member of a conversation, or the user, whom the site names in a header. */
	override async fetch(request: Request): Promise<Response> {
		const reader = request.headers.get(READER_HEADER);
		if (reader !== null) return pagesOf(this.env, reader).fetch(request);
		const member = readMember(request);
		if (member === null) return new Response('No member', { status: 403 });
		await pagesOf(this.env, member.id).opened(member.conversationId);
		return conversationOf(this.env, member.conversationId).fetch(request);
	}

	/** Sessions of these users, by their public ids, have ended or lost rights: what is open by them closes. */
	async endClosed(userIds: readonly string[]): Promise<void> {
		const opened = await Promise.all([...userIds, BOARD_READERS].map((id) => pagesOf(this.env, id).endClosed()));
		await Promise.all([...new Set(opened.flat())].map((id) => conversationOf(this.env, id).endClosed()));
	}

	/** New messages have been written without a connection. */
	async announce(conversationId: string): Promise<void> {
		await conversationOf(this.env, conversationId).announce(conversationId);
	}

	/** Something new waits for these users, by their public ids. */
	async tell(userIds: readonly string[]): Promise<void> {
		await tellReaders(this.env, userIds);
	}
}

export default {
	async scheduled(_controller, env) {
		const db = openDatabase({
			url: env.LIBSQL_URL,
			authToken: env.LIBSQL_AUTH_TOKEN || undefined,
			patienceMilliseconds: 10_000,
		});
		await refreshBrands({ db, pictureBaseUrl: '' });
		await noticeUnread({ db, now: Date.now(), online: (id) => conversationOf(env, id).online() });
	},
} satisfies ExportedHandler<ConversationsEnv>;

function conversationOf(env: ConversationsEnv, conversationId: string) {
	return env.THREADS.get(env.THREADS.idFromName(conversationId));
}

function pagesOf(env: ConversationsEnv, reader: string) {
	return env.OPEN_PAGES.get(env.OPEN_PAGES.idFromName(reader));
}
