import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { freePort } from '../../workers/local/free-port';

export type OlderSite = { commit: string; port: number; tick: () => Promise<void>; stop: () => Promise<void> };

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();

/** The last version whose database had no newest migration: the one that serves while that migration is applied. */
export function commitBefore(): string {
	const added = git('log', '-1', '--format=%H', '--diff-filter=A', '--', 'migrations/*.sql');
	return git('rev-parse', '--short=12', `${added}^`);
}

/** Its sources beside ours, built once; with our packages, which it does not install again. */
async function buildBefore(commit: string): Promise<string> {
	const root = resolve('.local', `version-${commit}`);
	if (!existsSync(join(root, 'package.json'))) {
		rmSync(root, { recursive: true, force: true });
		mkdirSync(root, { recursive: true });
		const archive = execFileSync('git', ['archive', '--format=tar', commit], { maxBuffer: 1 << 30 });
		execFileSync('tar', ['-x', '-C', root], { input: archive });
		// Hard links: what is built has to lie in its own folder.
		execFileSync('cp', ['-al', resolve('node_modules'), root]);
	}
	await runInside(
		root,
		"import('./workers/local/build.ts').then((build) => build.buildAll(process.cwd(), () => undefined))",
	);
	return root;
}

function started(root: string, script: string) {
	// A file and no argument: threads of the child inherit arguments.
	const file = join(root, 'run.mts');
	writeFileSync(file, script);
	return spawn(process.execPath, ['--import', 'tsx', file], {
		cwd: root,
		stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
	});
}

function runInside(root: string, script: string): Promise<void> {
	const child = started(root, script);
	return new Promise((done, fail) => {
		child.once('exit', (code) => (code === 0 ? done() : fail(new Error(`The version before ended with ${code}`))));
	});
}

/** Starts the version before with these variables of its workers, beside the one under test and on the same database. */
export async function startVersionBefore(variables: Record<string, Record<string, string>>): Promise<OlderSite> {
	const commit = commitBefore();
	const root = await buildBefore(commit);
	const port = await freePort();
	const child = started(
		root,
		`const { serveWorkers } = await import('./workers/local/serve.ts');
		const served = await serveWorkers(${JSON.stringify({ root, port, variables })});
		process.on('message', async (what) => {
			if (what === 'stop') { await served.stop(); process.exit(0); }
			await served.tick().then(() => process.send('ticked'), (error) => process.send(String(error)));
		});
		process.send('up');`,
	);
	const heard = (what: string | null = null) =>
		new Promise<void>((done, fail) => {
			child.once('exit', (code) => fail(new Error(`The version before ended with ${code}`)));
			child.once('message', (said) => (said === 'up' || said === 'ticked' ? done() : fail(new Error(String(said)))));
			if (what !== null) child.send(what);
		});
	await heard();
	return {
		...{ commit, port },
		tick: () => heard('tick'),
		stop: () =>
			new Promise<void>((done) => {
				child.removeAllListeners('exit');
				child.once('exit', () => done());
				child.send('stop');
			}),
	};
}
