import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { WALK_VARIABLES } from './e2e-installation';
import { Failure } from './failure';
import { ensureFirefox, ensureWebkit, type WalkedBrowsers } from './other-browsers';

const USAGE = `Usage: npm run browsers -- [options]
  --only <engine>  firefox or webkit
  --name <words>   the ways with these words in "<engine> on a <phone|desktop> in <en|de> <way>" only

Walks a dozen whole ways in Firefox and WebKit, at 390 and 1440 px, in English and German. PORT (default 8950) and the five ports
after it are used; pictures of ways that do not end are in test-results/browsers.`;

const START_SECONDS = 300;

/** `npm run browsers`: the ways of `tests/browsers` through an installation of its own. */
async function main(): Promise<void> {
	const { values } = parseArgs({
		options: { only: { type: 'string' }, name: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
	});
	if (values.help) return console.log(USAGE);
	const { only } = values;
	if (only !== undefined && only !== 'firefox' && only !== 'webkit') throw new Failure(USAGE);
	const say = (line: string) => console.log(line);
	const port = Number(process.env.PORT || 8950);
	const walked: WalkedBrowsers = {
		origin: `http://localhost:${port}`,
		...(only === 'webkit' ? {} : { firefox: ensureFirefox(say) }),
		...(only === 'firefox' ? {} : { webkit: ensureWebkit(say) }),
	};
	const site = spawn(process.execPath, [join('workers', 'local', 'bootstrap.mjs'), 'start'], {
		stdio: ['ignore', 'ignore', 'inherit'],
		env: { ...process.env, ...WALK_VARIABLES, PORT: String(port), DATA_DIR: join('.local', 'browsers') },
	});
	process.on('exit', () => site.kill());
	await untilHealthy(port, site);
	const filter = values.name === undefined ? [] : ['--testNamePattern', values.name];
	const ways = spawn(join('node_modules', '.bin', 'vitest'), ['run', '--project', 'browsers', ...filter], {
		stdio: 'inherit',
		env: { ...process.env, BROWSERS: JSON.stringify(walked) },
	});
	for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => ways.kill(signal));
	const code = await new Promise<number>((done) => ways.once('exit', (status) => done(status ?? 1)));
	site.kill();
	await new Promise((done) => site.once('exit', done));
	process.exit(code);
}

async function untilHealthy(port: number, site: ChildProcess): Promise<void> {
	console.log('Starting an installation for the browsers …');
	const end = Date.now() + START_SECONDS * 1000;
	while (Date.now() < end && site.exitCode === null) {
		const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null);
		if (answer?.ok) return;
		await new Promise((done) => setTimeout(done, 500));
	}
	throw new Failure('The installation did not start, see above.');
}

main().catch((error) => {
	console.error(error instanceof Failure ? error.message : error);
	process.exit(1);
});
