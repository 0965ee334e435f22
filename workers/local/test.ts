import { type ChildProcess, spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBrowser } from './browser';
import { buildAll } from './build';
import { E2E } from './e2e-installation';
import { Failure } from './failure';

/** What a step says: `isLive` as it comes, otherwise in one piece at its end. */
type Voice = { say: (line: string) => void; isLive: boolean };

type Step = { name: string; run: (voice: Voice) => void | Promise<void> };

/** A stage begins when the one before found nothing. Its lines go side by side, each to its end, the steps of a line one after the other. */
type Stage = readonly (readonly Step[])[];

type Program = { command: string; args: readonly string[]; env?: Record<string, string>; isPatient?: boolean };

const LOWEST_PRIORITY = 19;
const running = new Set<ChildProcess>();
process.on('exit', () => {
	for (const child of running) child.kill('SIGTERM');
});

/** `npm test`: every check and every test, as CI runs them. `npm test -- --only e2e` runs one step. */
async function main(): Promise<void> {
	const { values } = parseArgs({ options: { only: { type: 'string', multiple: true } } });
	const root = process.cwd();
	const tool = (command: string, ...args: string[]) => {
		return (voice: Voice) => runProgram({ command: join(root, 'node_modules', '.bin', command), args }, voice);
	};
	const stages: Stage[] = [
		// TypeScript and the build use a core each.
		[
			[
				{ name: 'lint', run: tool('biome', 'ci', '--error-on-warnings', '.') },
				{
					name: 'arrows',
					run: tool('depcruise', 'app', 'db', 'workers', '--config', '.dependency-cruiser.mjs', '--output-type', 'err'),
				},
				{ name: 'unused', run: tool('knip', '--no-progress') },
				{ name: 'build', run: ({ say }) => buildAll(root, say) },
			],
			[
				{ name: 'types', run: tool('tsc', '-p', '.') },
				{ name: 'unit', run: tool('vitest', 'run', '--project', 'unit') },
			],
		],
		// Tests of faults wait for minutes: time for a third worker, and to draw the pictures that browsers will see.
		[
			[{ name: 'integration', run: tool('vitest', 'run', '--project', 'integration', '--maxWorkers', '3') }],
			[
				{
					name: 'pictures',
					run: (voice) =>
						runProgram(
							{
								command: process.execPath,
								args: ['--import', 'tsx', join('workers', 'local', 'catalogue.ts'), 'import', 'db/seed/catalogue'],
								env: { PORT: String(E2E.port), DATA_DIR: E2E.dataDir },
								isPatient: true,
							},
							voice,
						),
				},
			],
		],
		[
			[
				{
					name: 'e2e',
					run: (voice) => {
						process.env.CHROMIUM = ensureBrowser(voice.say);
						return tool('playwright', 'test')(voice);
					},
				},
			],
		],
	];
	const { only } = values;
	const isChosen = ({ name }: Step) => !only || only.includes(name);
	const chosen = stages.map((lines) => lines.map((steps) => steps.filter(isChosen)).filter(({ length }) => length > 0));
	if (chosen.flat().length === 0) {
		const names = stages.flat(2).map(({ name }) => name);
		throw new Failure(`There is no such step; the steps are ${names.join(', ')}.`);
	}
	for (const lines of chosen) {
		const ends = await Promise.allSettled(lines.map((steps, at) => runSteps(steps, at === 0)));
		const failed = ends.find((end) => end.status === 'rejected');
		if (failed) throw failed.reason;
	}
}

async function runSteps(steps: readonly Step[], isLive: boolean): Promise<void> {
	for (const { name, run } of steps) {
		const started = Date.now();
		const kept: string[] = [];
		const say = isLive ? (line: string) => console.log(line) : (line: string) => void kept.push(line);
		say(`\n── ${name} ──`);
		try {
			await run({ say, isLive });
			say(`── ${name}: fine, ${((Date.now() - started) / 1000).toFixed(1)} s`);
		} finally {
			for (const line of kept) console.log(line);
		}
	}
}

/** Runs a program to its end; throws a Failure when it finds something. One that is patient leaves the machine to the others. */
async function runProgram({ command, args, env = {}, isPatient = false }: Program, voice: Voice): Promise<void> {
	const child = spawn(command, args, {
		stdio: ['ignore', voice.isLive ? 'inherit' : 'pipe', voice.isLive ? 'inherit' : 'pipe'],
		env: { ...process.env, ...env },
	});
	running.add(child);
	if (isPatient && child.pid !== undefined) setPriority(child.pid, LOWEST_PRIORITY);
	let output = '';
	for (const stream of [child.stdout, child.stderr])
		stream?.setEncoding('utf8').on('data', (text: string) => {
			output += text;
		});
	const code = await new Promise<number | null>((done) => {
		child.once('error', () => done(null));
		child.once('close', done);
	});
	running.delete(child);
	if (output) voice.say(output.trimEnd());
	if (code !== 0) throw new Failure(`${[command, ...args].join(' ')} found something, see above.`);
}

main().catch((error) => {
	console.error(error instanceof Failure ? error.message : error);
	process.exit(1);
});
