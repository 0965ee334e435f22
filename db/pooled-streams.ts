import type { Client, InStatement, ResultSet } from '@libsql/client/web';
import { BatchCond, type HttpStream, openHttp, type RowsResult, type Value } from '@libsql/hrana-client';
import { isRead } from './is-read';

export type StreamAddress = { url: string; authToken?: string | undefined; fetch: typeof fetch };

/** Less than the ten seconds after which sqld forgets an idle stream. */
const CACHED_MILLISECONDS = 8000;
const MOST_CACHED = 8;

/** `asker`: whose `fetch` the stream uses now; the request that opened it may be long over. */
type PooledStream = { stream: HttpStream; asker: { fetch: typeof fetch }; usedAt: number };

/** By address; they are but a number at the server (a baton), so requests of an isolate may hand them on. */
const cached = new Map<string, PooledStream[]>();

/**
 * Lets a client read over streams that stay open from one request to the next (ADR 0007): opening one costs the server
 * more than a small query, since it reads the whole schema. A batch that only reads is one transaction, as ever. Statements that
 * write, their batches and transactions go their usual way, and so does a read whose stream fails: it is then asked again.
 */
export function readOverPooledStreams(client: Client, address: StreamAddress): void {
	const usual = client.execute.bind(client) as (statement: InStatement) => Promise<ResultSet>;
	client.execute = async (statement: InStatement | string, args?: unknown): Promise<ResultSet> => {
		const query = (typeof statement === 'string' ? { sql: statement, args } : statement) as InStatement;
		if (!isReadStatement(query)) return usual(query);
		return orElse(
			() => onPooledStream(address, async (stream) => resultOf(await stream.query(hranaOf(query)))),
			() => usual(query),
		);
	};
	const usualBatch = client.batch.bind(client);
	client.batch = async (statements, mode) => {
		if (!statements.every(isReadStatement)) return usualBatch(statements, mode);
		return orElse(
			() => onPooledStream(address, (stream) => readBatch(stream, statements.map(hranaOf))),
			() => usualBatch(statements, 'read'),
		);
	};
}

/** Reads that are known to read alone, over one open stream; several as of one moment. Throws where that fails, and asks no other way. */
export async function readOverPooledStream(
	address: StreamAddress,
	statements: readonly BatchStatement[],
): Promise<ResultSet[]> {
	const [first, ...others] = statements.map(hranaOf);
	if (!first) return [];
	return onPooledStream(address, async (stream) =>
		others.length === 0 ? [resultOf(await stream.query(first))] : readBatch(stream, [first, ...others]),
	);
}

/** Statements of a batch: as text, as text with arguments, or as an object. */
export type BatchStatement = Parameters<Client['batch']>[0][number];

/** Whether a statement is known to read alone. */
export function isReadStatement(statement: BatchStatement): boolean {
	return isRead(typeof statement === 'string' ? statement : Array.isArray(statement) ? statement[0] : statement.sql);
}

/** The other way when the first one fails; a time-out is not asked again. */
async function orElse<Answer>(first: () => Promise<Answer>, other: () => Promise<Answer>): Promise<Answer> {
	try {
		return await first();
	} catch (error) {
		if (error instanceof Error && error.name === 'TimeoutError') throw error;
		return other();
	}
}

async function onPooledStream<Answer>(
	address: StreamAddress,
	ask: (stream: HttpStream) => Promise<Answer>,
): Promise<Answer> {
	const pooled = take(address);
	const answer = await ask(pooled.stream).catch((error: unknown) => {
		// Whatever state it is in, nobody goes on with it.
		pooled.stream.close();
		throw error;
	});
	giveBack(address, pooled);
	return answer;
}

/** All statements as of one moment: in a transaction that reads. */
async function readBatch(stream: HttpStream, statements: ReturnType<typeof hranaOf>[]): Promise<ResultSet[]> {
	const batch = stream.batch(false);
	let last = batch.step();
	const begun = last.run('BEGIN TRANSACTION READONLY');
	const answers = statements.map((statement) => {
		const step = batch.step().condition(BatchCond.ok(last));
		last = step;
		return step.query(statement);
	});
	const end = batch.step().condition(BatchCond.ok(last));
	const ended = end.run('COMMIT');
	await batch.execute();
	await begun;
	const results: ResultSet[] = [];
	for (const answer of await Promise.all(answers)) {
		if (!answer) throw new Error('A statement of the batch was not run');
		results.push(resultOf(answer));
	}
	await ended;
	return results;
}

function hranaOf(statement: BatchStatement): [string, Value[] | Record<string, Value>] {
	if (typeof statement === 'string') return [statement, []];
	const [sql, args = []] = Array.isArray(statement) ? statement : [statement.sql, statement.args];
	return [sql, args as Value[] | Record<string, Value>];
}

function resultOf(result: RowsResult): ResultSet {
	return {
		columns: result.columnNames.map((name) => name ?? ''),
		columnTypes: result.columnDecltypes.map((type) => type ?? ''),
		rows: result.rows as unknown as ResultSet['rows'],
		rowsAffected: result.affectedRowCount,
		lastInsertRowid: result.lastInsertRowid,
		toJSON: () => ({ columns: result.columnNames, rows: result.rows }),
	};
}

/** The stream used last, so that the others can run out; a new one when all are in use or too old. */
function take({ fetch, ...address }: StreamAddress): PooledStream {
	const streams = cached.get(keyOf(address)) ?? [];
	const last = streams.pop();
	if (last && Date.now() - last.usedAt < CACHED_MILLISECONDS) {
		last.asker.fetch = fetch;
		return last;
	}
	streams.length = 0;
	const asker = { fetch };
	const url = address.url.replace(/^libsql:/, 'https:');
	const ask: typeof fetch = (...input) => asker.fetch(...input);
	return { stream: openHttp(url, address.authToken, ask).openStream(), asker, usedAt: 0 };
}

function giveBack(address: StreamAddress, { stream, asker }: PooledStream): void {
	const key = keyOf(address);
	const streams = cached.get(key) ?? [];
	if (!cached.has(key)) cached.set(key, streams);
	if (streams.length < MOST_CACHED && !stream.closed) streams.push({ stream, asker, usedAt: Date.now() });
	// Left open, it would hold one of the server's 128 connections for ten seconds more.
	else stream.close();
}

function keyOf({ url, authToken }: Omit<StreamAddress, 'fetch'>): string {
	return `${url} ${authToken ?? ''}`;
}
