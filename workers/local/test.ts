import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBrowser } from './browser';
import { buildAll } from './build';
import { Failure } from './failure';

type Step = { name: string; run: () => void | Promise<void> };

/** `npm test`: every check and every test, as CI runs them. `npm test -- --only e2e` runs one step. */
async function main(): Promise<void> {
	const { values } = parseArgs({ options: { only: { type: 'string', multiple: true } } });
	const root = process.cwd();
	const say = (line: string) => console.log(line);
	const tool =
		(command: string, ...args: string[]) =>
		() => {
			const result = spawnSync(join(root, 'node_modules', '.bin', command), args, {
				cwd: root,
				stdio: 'inherit',
				env: process.env,
			});
			if (result.status !== 0) throw new Failure(`${command} ${args.join(' ')} found something, see above.`);
		};
	const steps: Step[] = [
		{ name: 'lint', run: tool('biome', 'ci', '--error-on-warnings', '.') },
		{ name: 'types', run: tool('tsc', '-p', '.') },
		{
			name: 'arrows',
			run: tool('depcruise', 'app', 'db', 'workers', '--config', '.dependency-cruiser.mjs', '--output-type', 'err'),
		},
		{ name: 'unused', run: tool('knip', '--no-progress') },
		{ name: 'unit', run: tool('vitest', 'run', '--project', 'unit') },
		{ name: 'build', run: () => buildAll(root, say) },
		{ name: 'integration', run: tool('vitest', 'run', '--project', 'integration') },
		{
			name: 'e2e',
			run: () => {
				process.env.CHROMIUM = ensureBrowser(say);
				tool('playwright', 'test')();
			},
		},
	];
	const chosen = values.only ? steps.filter((step) => values.only?.includes(step.name)) : steps;
	if (chosen.length === 0)
		throw new Failure(`There is no such step; the steps are ${steps.map((step) => step.name).join(', ')}.`);
	for (const step of chosen) {
		const started = Date.now();
		say(`\n── ${step.name} ──`);
		await step.run();
		say(`── ${step.name}: fine, ${((Date.now() - started) / 1000).toFixed(1)} s`);
	}
}

main().catch((error) => {
	console.error(error instanceof Failure ? error.message : error);
	process.exit(1);
});
