import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

/**
 * `npm run fuzz`: the long form of `tests/integration/hostile/fuzz.test.ts`, 30,000 requests to every route as every role. It remembers in
 * `.local/fuzz.json` how far it came and goes on from there. `-- --requests 100000`, `-- --seed 7` (from the beginning), `-- --seed 7 --batch 12` (one batch again).
 */
const { values } = parseArgs({
	options: { requests: { type: 'string' }, seed: { type: 'string' }, batch: { type: 'string' } },
});
const state = join(process.cwd(), '.local', 'fuzz.json');
if (values.seed !== undefined) rmSync(state, { force: true });
const child = spawn(
	join(process.cwd(), 'node_modules', '.bin', 'vitest'),
	['run', '--project', 'integration', join('tests', 'integration', 'hostile', 'fuzz.test.ts')],
	{
		stdio: 'inherit',
		env: {
			...process.env,
			FUZZ_REQUESTS: values.requests ?? '30000',
			...(values.seed === undefined ? {} : { FUZZ_SEED: values.seed }),
			...(values.batch === undefined ? { FUZZ_STATE: state } : { FUZZ_BATCH: values.batch }),
		},
	},
);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 1));
