import { type Client, createClient, type ResultSet } from '@libsql/client/web';
import { drizzle, type LibSQLDatabase } from 'drizzle-orm/libsql';
import { askUntilFree } from './busy';
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

/**
 * Opens libSQL over HTTP; works in workerd and in Node alike. Connects on the first query, so this never throws for a database that is away.
 * What finds the database busy is asked again: statements, batches, and transactions as a whole, whose work must therefore touch nothing
 * but the database.
 */
export function openDatabase({ url, authToken, patienceMilliseconds, keepsStreams }: DatabaseAddress): Database {
	const ask: typeof fetch = patienceMilliseconds ? impatient(patienceMilliseconds) : (...asked) => fetch(...asked);
	const client = createClient({ url, fetch: ask, ...(authToken ? { authToken } : {}) });
	waitForTurn(client);
	if (keepsStreams) readOverKeptStreams(client, { url, authToken, fetch: ask });
	const db = drizzle(client) as Database;
	const transaction = db.transaction.bind(db);
	db.transaction = (work, config) => askUntilFree(() => transaction(work, config));
	return db;
}

function waitForTurn(client: Client): void {
	const execute = client.execute.bind(client) as (...asked: unknown[]) => Promise<ResultSet>;
	client.execute = (...asked: unknown[]) => askUntilFree(() => execute(...asked));
	const batch = client.batch.bind(client);
	client.batch = (...asked) => askUntilFree(() => batch(...asked));
}

function impatient(milliseconds: number): typeof fetch {
	return (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(milliseconds) });
}
