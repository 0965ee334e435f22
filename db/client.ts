import { type Client, createClient } from '@libsql/client/web';
import { drizzle, type LibSQLDatabase } from 'drizzle-orm/libsql';
import { readOverKeptStreams } from './kept-streams';

export type Database = LibSQLDatabase & { $client: Client };

/** A transaction handed to code that does not care whether it runs inside one. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** How to reach the database: sqld on this machine, Turso or any other sqld in production. */
export type DatabaseAddress = {
	url: string;
	authToken?: string | undefined;
	/** Time for one round trip, after which the database counts as away; without it there is no end. */
	patienceMilliseconds?: number;
	/** Reads go over streams that stay open for the next request; for workers that open the database for each. */
	keepsStreams?: boolean;
};

/** Opens libSQL over HTTP; works in workerd and in Node alike. Connects on the first query, so this never throws for a database that is away. */
export function openDatabase({ url, authToken, patienceMilliseconds, keepsStreams }: DatabaseAddress): Database {
	const ask: typeof fetch = patienceMilliseconds ? impatient(patienceMilliseconds) : (...asked) => fetch(...asked);
	const client = createClient({ url, fetch: ask, ...(authToken ? { authToken } : {}) });
	if (keepsStreams) readOverKeptStreams(client, { url, authToken, fetch: ask });
	return drizzle(client) as Database;
}

function impatient(milliseconds: number): typeof fetch {
	return (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(milliseconds) });
}
