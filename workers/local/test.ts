import { type ChildProcess, spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBrowser } from './browser';
import { buildAll } from './build';
import { Failure } from './failure';
import { checkPackages } from './packages/check-packages';
import { StepTimes } from './step-times';

/** What a step says: `isLive` as it comes, otherwise in one piece at its end. */
type Voice = { say: (line: string) => void; isLive: boolean };

type Step = { name: string; run: (voice: Voice) => void | Promise<void> };

/** A stage begins when the one before found nothing. Its lines go side by side, each to its end, the steps of a line one after the other. */
type Stage = readonly (readonly Step[])[];

type Program = { command: string; args: readonly string[] };

const running = new Set<ChildProcess>();
process.on('exit', () => {
	for (const child of running) child.kill('SIGTERM');
});

/**
 * `npm test`: every check and every test, as CI runs them. `npm test -- --only e2e` runs one step, `--only versions` one that CI leaves out, `npm test -- option newsletter` the
 * test files that have one of the words in their path.
 */
async function main(): Promise<void> {
	const { values, positionals } = parseArgs({
		options: { only: { type: 'string', multiple: true } },
		allowPositionals: true,
	});
	const root = process.cwd();
	const tool = (command: string, ...args: string[]) => {
		return (voice: Voice) => runProgram({ command: join(root, 'node_modules', '.bin', command), args }, voice);
	};
	const e2e = (...files: string[]) => ({
		name: 'e2e',
		run: (voice: Voice) => {
			process.env.CHROMIUM = ensureBrowser(voice.say);
			return tool('playwright', 'test', ...files)(voice);
		},
	});
	const stagesOf = (words: readonly string[]): Stage[] => {
		const files = globSync('tests/{unit,integration,e2e}/**/*.{test,spec}.ts').filter((file) =>
			words.some((word) => file.includes(word)),
		);
		if (files.length === 0) throw new Failure(`No test file has ${words.join(' or ')} in its path.`);
		const of = (kind: string) => files.filter((file) => file.startsWith(join('tests', kind)));
		const vitest = (kind: string): Stage => {
			const found = of(kind);
			return found.length === 0 ? [] : [[{ name: kind, run: tool('vitest', 'run', '--project', kind, ...found) }]];
		};
		return [vitest('unit'), vitest('integration'), of('e2e').length === 0 ? [] : [[e2e(...of('e2e'))]]];
	};
	const everything: Stage[] = [
		// TypeScript and the build use a core each.
		[
			[
				{ name: 'lint', run: tool('biome', 'ci', '--error-on-warnings', '.') },
				{
					name: 'arrows',
					run: tool('depcruise', 'app', 'db', 'workers', '--config', '.dependency-cruiser.mjs', '--output-type', 'err'),
				},
				{
					name: 'circles',
					run: tool('depcruise', 'app', 'db', 'workers', '--config', '.dependency-circles.mjs', '--output-type', 'err'),
				},
				{ name: 'unused', run: tool('knip', '--no-progress') },
				{ name: 'packages', run: ({ say }) => checkPackages(root, say) },
				{ name: 'build', run: ({ say }) => buildAll(root, say) },
			],
			[
				{ name: 'types', run: tool('tsc', '-p', '.') },
				{ name: 'unit', run: tool('vitest', 'run', '--project', 'unit') },
			],
		],
		// Tests of errors wait for minutes: time for a third worker.
		[[{ name: 'integration', run: tool('vitest', 'run', '--project', 'integration', '--maxWorkers', '3') }]],
		[[e2e()]],
	];
	// Builds a second version: before a deployment, and not in CI.
	const asked: Stage = [[{ name: 'versions', run: tool('vitest', 'run', '--project', 'versions') }]];
	const { only } = values;
	const all = only?.includes('versions') ? [...everything, asked] : everything;
	const stages = positionals.length > 0 ? stagesOf(positionals) : all;
	const isChosen = ({ name }: Step) => !only || only.includes(name);
	const chosen = stages.map((lines) => lines.map((steps) => steps.filter(isChosen)).filter(({ length }) => length > 0));
	if (chosen.flat().length === 0) {
		const names = stages.flat(2).map(({ name }) => name);
		throw new Failure(`There is no such step; the steps are ${names.join(', ')}.`);
	}
	const times = new StepTimes(chosen.flat(2).map(({ name }) => name));
	try {
		for (const lines of chosen) {
			const ends = await Promise.allSettled(lines.map((steps, at) => runSteps(steps, at === 0, times)));
			const failed = ends.find((end) => end.status === 'rejected');
			if (failed) throw failed.reason;
		}
	} finally {
		console.log(`\n${times.table()}`);
	}
}

async function runSteps(steps: readonly Step[], isLive: boolean, times: StepTimes): Promise<void> {
	for (const { name, run } of steps) {
		times.begin(name);
		const saved: string[] = [];
		const say = isLive ? (line: string) => console.log(line) : (line: string) => void saved.push(line);
		say(`\n── ${name} ──`);
		try {
			await run({ say, isLive });
			times.end(name, 'fine');
			say(`── ${name}: fine`);
		} catch (error) {
			times.end(name, 'failed');
			throw error;
		} finally {
			for (const line of saved) console.log(line);
		}
	}
}

/** Runs a program to its end; throws a Failure when it finds something. */
async function runProgram({ command, args }: Program, voice: Voice): Promise<void> {
	const child = spawn(command, args, {
		stdio: ['ignore', voice.isLive ? 'inherit' : 'pipe', voice.isLive ? 'inherit' : 'pipe'],
	});
	running.add(child);
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
