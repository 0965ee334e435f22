import type { Client, InStatement, ResultSet } from '@libsql/client/web';
import { type HttpStream, openHttp, type Value } from '@libsql/hrana-client';
import { isRead } from './is-read';

export type StreamAddress = { url: string; authToken?: string | undefined; fetch: typeof fetch };

/** Less than the ten seconds after which sqld forgets an idle stream. */
const CACHED_MILLISECONDS = 8000;
const MOST_CACHED = 8;

type PooledStream = { stream: HttpStream; usedAt: number };

/** By address; they are but a number at the server (a baton), so requests of an isolate may hand them on. */
const cached = new Map<string, PooledStream[]>();

/**
 * Lets a client read over streams that stay open from one request to the next (ADR 0007): opening one costs the server
 * more than a small query, since it reads the whole schema. Statements that write, batches and transactions go their usual
 * way, and so does a read whose stream fails: it is then asked again.
 */
export function readOverPooledStreams(client: Client, address: StreamAddress): void {
	const usual = client.execute.bind(client) as (statement: InStatement) => Promise<ResultSet>;
	client.execute = async (statement: InStatement | string, args?: unknown): Promise<ResultSet> => {
		const query = (typeof statement === 'string' ? { sql: statement, args } : statement) as InStatement;
		if (!isRead(typeof query === 'string' ? query : query.sql)) return usual(query);
		try {
			return await read(query, address);
		} catch (error) {
			if (error instanceof Error && error.name === 'TimeoutError') throw error;
			return usual(query);
		}
	};
}

async function read(statement: InStatement, address: StreamAddress): Promise<ResultSet> {
	const { sql, args = [] } = typeof statement === 'string' ? { sql: statement } : statement;
	const stream = take(address);
	const result = await stream.query([sql, args as Value[] | Record<string, Value>]).catch((error: unknown) => {
		stream.close();
		throw error;
	});
	giveBack(address, stream);
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
function take(address: StreamAddress): HttpStream {
	const streams = cached.get(keyOf(address)) ?? [];
	const last = streams.pop();
	if (last && Date.now() - last.usedAt < CACHED_MILLISECONDS) return last.stream;
	streams.length = 0;
	return openHttp(address.url.replace(/^libsql:/, 'https:'), address.authToken, address.fetch).openStream();
}

function giveBack(address: StreamAddress, stream: HttpStream): void {
	const key = keyOf(address);
	const streams = cached.get(key) ?? [];
	if (!cached.has(key)) cached.set(key, streams);
	if (streams.length < MOST_CACHED && !stream.closed) streams.push({ stream, usedAt: Date.now() });
	// Left open, it would hold one of the server's 128 connections for ten seconds more.
	else stream.close();
}

function keyOf({ url, authToken }: StreamAddress): string {
	return `${url} ${authToken ?? ''}`;
}
