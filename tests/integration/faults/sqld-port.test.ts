import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freePort } from '../../../workers/local/free-port';
import { startSqld } from '../../../workers/local/sqld';

test('a database server is not started where another one answers', async () => {
	const folder = mkdtempSync(join(tmpdir(), 'firnlicht-port-'));
	const port = await freePort();
	const start = (name: string) => startSqld({ port, folder: join(folder, name), logFile: join(folder, `${name}.log`) });
	const first = await start('first');
	await expect(start('second')).rejects.toThrow(`Another database server answers on port ${port}.`);
	await first.stop();
	rmSync(folder, { recursive: true, force: true });
});
