import { existsSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Child, startChild } from './child';
import { Failure } from './failure';

/** Path of the packaged sqld, or a sentence saying what to do without it. */
export function findSqld(): string {
	const packageName = `@sqld/${process.platform}-${process.arch}`;
	try {
		const manifest = createRequire(import.meta.url).resolve(`${packageName}/package.json`);
		for (const candidate of [join(dirname(manifest), 'sqld'), join(dirname(manifest), 'bin', 'sqld')]) {
			if (existsSync(candidate)) return candidate;
		}
	} catch {
		// falls through to the sentence
	}
	throw new Failure(
		`There is no packaged sqld for ${process.platform}-${process.arch}: start a libSQL server yourself, set LIBSQL_URL to its address and use Node 22.12 or newer.`,
	);
}

/** Starts sqld on a folder and waits until it answers; `port` must be free. */
export async function startSqld(options: {
	port: number;
	folder: string;
	logFile: string;
	/** Where its replicas fetch what it has written. */
	replicationPort?: number;
	/** It is a replica of the server whose `replicationPort` this is; what is written to it goes on to that one. */
	replicaOf?: number;
	/** More of its options, for tests. */
	extra?: readonly string[];
}): Promise<Child & { url: string }> {
	mkdirSync(options.folder, { recursive: true });
	const url = `http://127.0.0.1:${options.port}`;
	// Its answers would be taken for those of ours, and its data written to.
	if (await answers(`${url}/health`)) throw new Failure(`Another database server answers on port ${options.port}.`);
	const child = startChild(
		findSqld(),
		[
			...['--db-path', options.folder, '--http-listen-addr', `127.0.0.1:${options.port}`, '--no-welcome'],
			// Without it every writer checkpoints on its own, and from eight writers on sqld locks itself up (docs/decisions/0025).
			...['--checkpoint-interval-s', '5'],
			...(options.replicationPort ? ['--grpc-listen-addr', `127.0.0.1:${options.replicationPort}`] : []),
			...(options.replicaOf ? ['--primary-grpc-url', `http://127.0.0.1:${options.replicaOf}`] : []),
			...(options.extra ?? []),
		],
		options.logFile,
	);
	const deadline = Date.now() + 20_000;
	while (Date.now() < deadline) {
		if (child.process.exitCode !== null) break;
		if (await answers(`${url}/health`)) return { ...child, url };
		await new Promise((resolve) => setTimeout(resolve, 50));
	}
	await child.stop();
	throw new Failure(`The database server did not start on port ${options.port}; its log is ${options.logFile}.`);
}

/**
 * For who supervises the server: false when it does not take a write within five seconds, whatever it says of its health. Before there are
 * tables it only has to answer.
 */
export async function sqldTakesWrites(url: string): Promise<boolean> {
	// The statement of `db/takes-writes.ts`, sent without the database client, which would double the memory of the supervisor.
	const sql = `insert into rate_window (visitor, starts_at, writes, allowed) values ('health', 0, 0, ${Date.now()})
		on conflict (visitor, starts_at) do update set allowed = excluded.allowed`;
	const response = await fetch(`${url}/v2/pipeline`, {
		method: 'POST',
		body: JSON.stringify({ requests: [{ type: 'execute', stmt: { sql } }, { type: 'close' }] }),
		signal: AbortSignal.timeout(5000),
	}).catch(() => null);
	if (!response?.ok) return false;
	const { results } = (await response.json()) as { results: { type: string; error?: { message: string } }[] };
	const [result] = results;
	return result?.type === 'ok' || /no such table/i.test(result?.error?.message ?? '');
}

async function answers(url: string): Promise<boolean> {
	try {
		return (await fetch(url, { signal: AbortSignal.timeout(1000) })).ok;
	} catch {
		return false;
	}
}
