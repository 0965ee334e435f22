import { logFault } from '~/platform/log';
import type { ConversationsEnv } from './env';

/** Header in which the site says whose pages a connection tells of news: a user's public id; the site alone reaches this worker. */
export const READER_HEADER = 'x-news-reader';

/** Header in which the site says by which session, as the hash of its token: with it ends the connection. */
export const SESSION_HEADER = 'x-session-hash';

/** Tells the open pages of users that something new waits. One that cannot be told finds it with its next page. */
export async function tellReaders(env: ConversationsEnv, userIds: readonly string[]): Promise<void> {
	const told = userIds.map((id) => env.OPEN_PAGES.get(env.OPEN_PAGES.idFromName(id)).tell());
	for (const { status, ...rest } of await Promise.allSettled(told))
		if (status === 'rejected') logFault('a user was not told of news', rest);
}
