import { type Client, createClient, type InStatement, type ResultSet, type TransactionMode } from '@libsql/client/web';
import { drizzle, type LibSQLDatabase } from 'drizzle-orm/libsql';
import { SQLitePreparedQuery } from 'drizzle-orm/sqlite-core';
import { askUntilFree, UNHURRIED } from './busy';
import { READ_WAIT, turnsOf, WRITE_WAIT } from './database-turns';
import { asDatabaseError } from './database-unavailable';
import { hearingPositions } from './hear-positions';
import { isRead } from './is-read';
import { NearReader, type NearReads } from './near-reader';
import { type BatchStatement, isReadStatement, readOverPooledStreams } from './pooled-streams';
import type { Replicas } from './replicas';
import { currentTrace } from './request-trace';
import { isSecureAddress } from './secure-address';
import type { Turns } from './turns';
import { writeInTurn } from './write-in-turn';

export type Database = LibSQLDatabase & { $client: Client };

/** A transaction handed to code that does not care whether it runs inside one. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** How to reach the database: sqld on this machine, Turso or any other sqld in production. */
export type DatabaseAddress = {
	url: string;
	authToken?: string | undefined;
	/**
	 * Time for one round trip, after which the database counts as away; it also limits the wait for a turn. Without it there is no end, and
	 * no turns either, and what is busy is asked again for a minute: for command lines, where no visitor waits.
	 */
	patienceMilliseconds?: number;
	/** Reads go over streams that stay open for the next request; for workers that open the database for each. */
	keepsStreams?: boolean;
	/** What it asks goes before all that wait for a turn: for a look at the database's health, which must not depend on how many there are. */
	goesFirst?: boolean;
	/** Keeps a write going to its end when its request is called off, so that no write is unaccounted for. */
	waitUntil?: (promise: Promise<unknown>) => void;
	/** Learns the primary's positions from its answers, where there are replicas. */
	replicas?: Replicas | null;
	/** Lets replicas answer what only reads, until the first write. */
	near?: NearReads | null;
	/** Filled while the database is used, where there are replicas. */
	use?: DatabaseUse;
};

/** What a request has done to the primary: the highest position that it has been told there, and whether it has written. */
export type DatabaseUse = { position: number; hasWritten: boolean };

/**
 * Opens libSQL over HTTP; works in workerd and in Node alike. Connects on the first query, so this never throws for a database that is away, only for an address of
 * another machine without TLS (ACCESS-30).
 * Queries throw `DatabaseUnavailable` when it is. Reads and writes wait for their turn (`database-turns.ts`); without one they are refused
 * with `DatabaseBusy`. A query that finds the database locked is repeated: statements, batches, and transactions as a whole, whose work must
 * therefore touch nothing but the database.
 */
export function openDatabase(address: DatabaseAddress): Database {
	const { url, authToken, patienceMilliseconds: patience, keepsStreams } = address;
	if (!isSecureAddress(url)) throw new Error('LIBSQL_URL has to be an address with TLS, such as libsql:// or https://');
	const turns = patience ? turnsOf(url) : NO_TURNS;
	const token = authToken ? { authToken } : {};
	const heard = (ask: typeof fetch) => hearingPrimary(ask, address);
	const fetchRead = heard(impatient(patience));
	const reader = createClient({ url, fetch: fetchRead, ...token });
	const untilFree = <Answer>(ask: () => Promise<Answer>) => askUntilFree(ask, patience ? undefined : UNHURRIED);
	const retried = reader.execute.bind(reader) as (statement: InStatement) => Promise<ResultSet>;
	reader.execute = ((statement: InStatement) => untilFree(() => retried(statement))) as Client['execute'];
	if (keepsStreams) readOverPooledStreams(reader, { url, authToken, fetch: fetchRead });
	let isUnderWay = address.goesFirst ?? false;
	const inReadTurn = async <Answer>(read: () => Promise<Answer>): Promise<Answer> => {
		const end = await turns.reads.take(patience ? Math.min(READ_WAIT, patience) : Number.POSITIVE_INFINITY, isUnderWay);
		isUnderWay = true;
		try {
			return await read();
		} finally {
			end();
		}
	};

	// A write is called off only when the server can no longer be thought to work on it: until then its turn is taken.
	const near = address.near
		? new NearReader(
				address.near,
				traced((...input) => fetch(...input)),
			)
		: null;
	const begunWriting = () => {
		near?.leave();
		if (address.use) address.use.hasWritten = true;
	};
	const nearOr = async (statements: readonly BatchStatement[], ask: () => Promise<ResultSet[]>) =>
		(await near?.read(statements)) ?? (await inReadTurn(ask));
	const client = createClient({ url, fetch: heard(impatient(patience && 3 * patience)), ...token });
	const execute = client.execute.bind(client) as (statement: InStatement) => Promise<ResultSet>;
	const batch = client.batch.bind(client);
	const write = writeInTurn({
		...address,
		turns: turns.writes,
		wait: patience ? Math.min(WRITE_WAIT, patience) : Number.POSITIVE_INFINITY,
	});
	client.execute = ((input: InStatement | string, args?: unknown) => {
		const statement = (typeof input === 'string' ? { sql: input, args } : input) as Exclude<InStatement, string>;
		if (isRead(statement.sql)) {
			if (!near) return withDatabaseErrors(inReadTurn(() => reader.execute(statement)));
			return withDatabaseErrors(
				nearOr([statement], async () => [await reader.execute(statement)]).then(([result]) => result as ResultSet),
			);
		}
		begunWriting();
		return withDatabaseErrors(write.once(() => untilFree(() => execute(statement))));
	}) as Client['execute'];
	client.batch = (statements, mode?: TransactionMode) => {
		if (statements.every(isReadStatement) || mode === 'read') {
			const ask = () => untilFree(() => reader.batch(statements, 'read'));
			const isKnown = near && statements.every(isReadStatement);
			return withDatabaseErrors(isKnown ? nearOr(statements, ask) : inReadTurn(ask));
		}
		begunWriting();
		return withDatabaseErrors(write.once(() => untilFree(() => batch(statements, mode))));
	};
	const open = client.transaction.bind(client) as (mode?: TransactionMode) => ReturnType<Client['transaction']>;
	client.transaction = (mode?: TransactionMode) => {
		begunWriting();
		return write.throughout(() => open(mode));
	};

	const db = drizzle(client) as Database;
	const transaction = db.transaction.bind(db);
	db.transaction = (work, config) => withDatabaseErrors(untilFree(() => transaction(work, config)));
	return db;
}

/** Drizzle wraps the error of a query in one whose message has the query's values, which are personal data: it throws the error itself here. */
Object.defineProperty(SQLitePreparedQuery.prototype, 'queryWithCache', {
	value: (_sql: string, _values: unknown[], query: () => Promise<unknown>) => query(),
});

async function withDatabaseErrors<Answer>(query: Promise<Answer>): Promise<Answer> {
	try {
		return await query;
	} catch (error) {
		throw asDatabaseError(error);
	}
}

/** A turn for everybody. */
const FREE: Pick<Turns, 'take'> = { take: async () => () => undefined };
const NO_TURNS = { reads: FREE, writes: FREE };

/** How much longer a request waits for a database that has just left it without an answer, in milliseconds. */
const SECOND_PATIENCE = 1500;

/** With an end for each trip. After one that came to it the next have less time, until one is answered: a request does not wait twice. */
function impatient(milliseconds: number | undefined): typeof fetch {
	if (!milliseconds) return traced((...input) => fetch(...input));
	let isSilent = false;
	return traced(async (input, init) => {
		const patience = isSilent ? Math.min(milliseconds, SECOND_PATIENCE) : milliseconds;
		try {
			const answer = await fetch(input, { ...init, signal: AbortSignal.timeout(patience) });
			isSilent = false;
			return answer;
		} catch (error) {
			isSilent = error instanceof Error && error.name === 'TimeoutError';
			throw error;
		}
	});
}

/** Without replicas answers are not looked at. */
function hearingPrimary(ask: typeof fetch, { replicas, use }: DatabaseAddress): typeof fetch {
	if (!replicas) return ask;
	return hearingPositions(ask, ({ highest }, askedAt) => {
		replicas.primaryIsAt(highest, askedAt, Date.now());
		if (use) use.position = Math.max(use.position, highest);
	});
}

/** Names the request that asks to the database's server, and counts the trip and its time for it (OBSERVE-1). */
function traced(ask: typeof fetch): typeof fetch {
	return async (input, init) => {
		const trace = currentTrace();
		if (!trace) return ask(input, init);
		if (input instanceof Request) input.headers.set('x-request-id', trace.id);
		const startedAt = Date.now();
		try {
			return await ask(input, init);
		} finally {
			trace.database.trips += 1;
			trace.database.milliseconds += Date.now() - startedAt;
		}
	};
}
