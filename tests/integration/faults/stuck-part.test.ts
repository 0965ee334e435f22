import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { freePort } from '../../../workers/local/free-port';
import { startSqld } from '../../../workers/local/sqld';
import { answersHttp } from '../../../workers/local/supervision/answers-http';
import { type Part, supervise } from '../../../workers/local/supervision/supervise';

let part: Part | undefined;
const folder = mkdtempSync(join(tmpdir(), 'firnlicht-stuck-'));
afterEach(async () => {
	await part?.stop();
	rmSync(folder, { recursive: true, force: true });
});

test('a part that no longer answers is killed and started again on its port', { timeout: 60_000 }, async () => {
	const said: string[] = [];
	const port = await freePort();
	part = await supervise({
		name: 'The database',
		start: () => startSqld({ port, folder, logFile: join(folder, 'sqld.log') }),
		isHealthy: () => answersHttp(`http://127.0.0.1:${port}/health`),
		healthEveryMs: 100,
		healthTimeoutMs: 1000,
		maxFailures: 2,
		say: (line) => said.push(line),
	});
	const { pid = 0 } = part.child().process;
	process.kill(pid, 'SIGSTOP');
	await vi.waitFor(() => expect(said).toContain('The database answers again.'), { timeout: 30_000 });
	expect(said[0]).toBe('The database did not answer 2 times in a row and was killed. Starting it again …');
	expect(part.child().process.pid).not.toBe(pid);
	expect(await answersHttp(`http://127.0.0.1:${port}/health`)).toBe(true);
	await part.stop();
	expect(await answersHttp(`http://127.0.0.1:${port}/health`)).toBe(false);
	expect(said).toHaveLength(2);
});
