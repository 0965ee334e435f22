import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs, parseEnv } from 'node:util';
import { type Database, openDatabase } from '#db/client';
import { isTestDatabase, markAsTest } from '#db/installation-kind';
import { migrateDatabase } from '#db/migrate';
import { contractNoteOf } from '#db/migration-statements';
import { buildAll } from './build';
import { checkValues, type Values } from './deploy/check-values';
import { type DeployConfig, queuesOf, writeDeployConfigs } from './deploy/deploy-config';
import { type DeploymentRecord, readRecord, writeRecord } from './deploy/deployment-record';
import { pendingMigrations } from './deploy/pending-migrations';
import { WORKER_VALUES } from './deploy/worker-values';
import { lastLines, Wrangler } from './deploy/wrangler';
import { Failure, messageOf } from './failure';

const USAGE = `Usage:
  npm run deploy                     checks values, builds, migrates the database and deploys every worker, the site last
  npm run deploy -- --dry-run        does all that without an account: nothing is sent and nothing migrated
  npm run deploy -- --rollback       brings the versions back that served before the last deployment, the site first

  --environment <name>   production (default); another name stands behind the names of workers and queues, firnlicht-staging
  --values <file>        plain values as NAME=value, otherwise deploy/<environment>.env; the environment's own come before

docs/deployment.md says which values and secrets there are, and what a rollback cannot bring back.`;

type Options = { root: string; dataDir: string; environment: string; values: Values; isDryRun: boolean };

const say = (line: string) => console.log(line);

async function main(): Promise<void> {
	const { values: flags } = parseArgs({
		options: {
			'dry-run': { type: 'boolean', default: false },
			rollback: { type: 'boolean', default: false },
			environment: { type: 'string', default: 'production' },
			values: { type: 'string' },
			help: { type: 'boolean', short: 'h', default: false },
		},
	});
	if (flags.help) return say(USAGE);
	const { environment } = flags;
	if (!/^[a-z][a-z0-9-]{0,20}$/.test(environment)) throw new Failure(`${environment} is no name of an environment.`);
	const root = process.cwd();
	const options: Options = {
		root,
		environment,
		dataDir: resolve(root, process.env.DATA_DIR || '.local'),
		values: readValues(flags.values ?? join('deploy', `${environment}.env`), flags.values !== undefined),
		isDryRun: flags['dry-run'],
	};
	const { configs, remove } = writeDeployConfigs(root, environment, options.values);
	for (const signal of ['SIGINT', 'SIGTERM'] as const) {
		process.once(signal, () => {
			remove();
			process.exit(1);
		});
	}
	try {
		await (flags.rollback ? rollBack(options, configs) : deploy(options, configs));
	} finally {
		remove();
	}
}

/** Plain values of a file, and over them those of the environment; secrets are never among them. */
function readValues(file: string, isNamed: boolean): Values {
	if (isNamed && !existsSync(file)) throw new Failure(`There is no file ${file}.`);
	const inFile = existsSync(file) ? (parseEnv(readFileSync(file, 'utf8')) as Values) : {};
	const names = Object.values(WORKER_VALUES)
		.flat()
		.filter(({ isSecret }) => !isSecret)
		.map(({ name }) => name);
	const own = Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
	return { ...inFile, ...own };
}

async function deploy(options: Options, configs: DeployConfig[]): Promise<void> {
	const { root, isDryRun } = options;
	const wrangler = new Wrangler(root);
	say(`1. Values of ${options.environment}`);
	await check(options, configs, wrangler);
	say('2. Build');
	await buildAll(root, say);
	for (const { worker, service } of configs)
		say(`  ${service}: ${kilobytes(join(root, 'build', 'workers', worker, 'index.js'))}`);
	say('3. Database');
	await migrate(options, isDryRun);
	if (isDryRun) {
		say(`4. Workers, in this order: ${configs.map(({ service }) => service).join(', ')}`);
		say('Nothing was sent: this was a dry run.');
		return;
	}
	say('4. Workers');
	await makeQueues(wrangler, queuesOf(configs));
	await deployWorkers(options, configs, wrangler);
}

/** Stops before anything is done when a value is missing; a choice that leaves something out is said. */
async function check({ values, isDryRun }: Options, configs: DeployConfig[], wrangler: Wrangler): Promise<void> {
	const missing: string[] = [];
	for (const { worker, path, original, values: own } of configs) {
		if (WORKER_VALUES[worker].length === 0) continue;
		const secrets = isDryRun ? null : ((await wrangler.secretsOf(path)) ?? []);
		// What is for tests belongs to no worker, and has to be seen all the same.
		const found = checkValues(worker, { values: { ...values, ...own }, secrets, config: original });
		for (const line of found.without) say(`  ${line}`);
		missing.push(...found.missing);
	}
	if (missing.length === 0)
		return say(
			isDryRun ? '  all plain values are there; secrets are looked for without --dry-run' : '  all values are there',
		);
	const list = missing.map((line) => `  ${line}`).join('\n');
	if (isDryRun) return say(`${list}\n  A deployment would stop here.`);
	throw new Failure(`Nothing was deployed: values are missing.\n${list}`);
}

/** Migrations only add (docs/decisions/0058), so that the version that serves goes on with them. */
async function migrate({ root, values, dataDir, environment }: Options, isDryRun: boolean): Promise<void> {
	const migrations = join(root, 'migrations');
	// A database in a network of its own may have another address here.
	const url = process.env.MIGRATION_LIBSQL_URL || values.LIBSQL_URL;
	if (isDryRun || !url) return say('  what is pending is known by the database; it is not asked in a dry run');
	const db = openDatabase({ url, authToken: process.env.LIBSQL_AUTH_TOKEN || undefined });
	try {
		const pending = await pendingMigrations(db, migrations);
		if (pending.length === 0) say('  no migration is pending');
		else {
			say(`  pending: ${pending.join(', ')}`);
			assertUnused(root, migrations, pending, readRecord(dataDir, environment)?.commit ?? null);
			await migrateDatabase(db, migrations);
			say('  migrated');
		}
	} catch (error) {
		db.$client.close();
		throw new Failure(`Nothing was deployed, and the database is as it was: ${messageOf(error)}`);
	}
	try {
		await requireRightKind(db, Boolean(values.TEST_OF));
	} finally {
		db.$client.close();
	}
}

/** Makes an unused database one of a test brand, and refuses a database of the other kind (docs/decisions/0064). */
async function requireRightKind(db: Database, isTest: boolean): Promise<void> {
	if (isTest ? await markAsTest(db) : !(await isTestDatabase(db))) return;
	throw new Failure(
		isTest
			? 'Nothing was deployed: TEST_OF is set, and the database has people or leads of real bookings. A test brand has a database of its own.'
			: 'Nothing was deployed: the database is one of a test brand, and TEST_OF is not set.',
	);
}

/** A migration that takes something away waits until the version that serves no longer uses it. */
function assertUnused(root: string, folder: string, pending: string[], serving: string | null): void {
	for (const tag of pending) {
		const note = contractNoteOf(readFileSync(join(folder, `${tag}.sql`), 'utf8'));
		// A database without a version that serves it loses nothing.
		if (!note || pending[0]?.startsWith('0000')) continue;
		if (serving && isAncestor(root, note.since, serving)) continue;
		throw new Failure(
			`${tag} takes away what versions before ${note.since} use (${note.reason}), and ${serving ? `${serving} serves` : 'which version serves is not known here'}. Deploy ${note.since} or a later version without it first.`,
		);
	}
}

function isAncestor(root: string, commit: string, of: string): boolean {
	return spawnSync('git', ['merge-base', '--is-ancestor', commit, of], { cwd: root }).status === 0;
}

async function makeQueues(wrangler: Wrangler, queues: string[]): Promise<void> {
	for (const queue of queues) {
		if ((await wrangler.run(['queues', 'info', queue])).code === 0) continue;
		const { code, out, error } = await wrangler.run(['queues', 'create', queue]);
		if (code !== 0) throw new Failure(`The queue ${queue} could not be made:\n${lastLines(out + error)}`);
		say(`  queue ${queue} made`);
	}
}

async function deployWorkers(options: Options, configs: DeployConfig[], wrangler: Wrangler): Promise<void> {
	const commit = commitOf(options.root);
	const record: DeploymentRecord = {
		...{ environment: options.environment, commit, startedAt: new Date().toISOString(), workers: [] },
	};
	for (const { worker, service, path } of configs) {
		try {
			const before = await wrangler.versionOf(path);
			// Written first: also a deployment whose answer is lost can be taken back.
			record.workers.push({ worker, service, before, after: null });
			writeRecord(options.dataDir, record);
			const after = await wrangler.deploy(path, `firnlicht ${commit}`);
			const last = record.workers.at(-1);
			if (last) last.after = after;
			writeRecord(options.dataDir, record);
			say(`  ${service}: ${after ?? 'deployed'}${before ? `, before ${before}` : ', new'}`);
		} catch (error) {
			const done = record.workers.filter(({ after }) => after !== null).map((each) => each.service);
			throw new Failure(
				`${service} was not deployed:\n${messageOf(error)}\n\nDeployed before it: ${done.join(', ') || 'none'}. The database has its new migrations, which the old version understands. Run npm run deploy again, or go back with npm run deploy -- --rollback.`,
			);
		}
	}
	say(`Deployed ${commit}. Back to what served before: npm run deploy -- --rollback`);
}

/** The site first: it is the one that calls the others. */
async function rollBack(options: Options, configs: DeployConfig[]): Promise<void> {
	const record = readRecord(options.dataDir, options.environment);
	if (!record || record.workers.length === 0) {
		throw new Failure(
			`There is no deployment of ${options.environment} in ${options.dataDir} to take back; npx wrangler rollback -c <configuration> does it by hand.`,
		);
	}
	const wrangler = new Wrangler(options.root);
	say(`Back to what served before ${record.startedAt} (${record.commit})`);
	for (const { worker, service, before } of record.workers.toReversed()) {
		const path = configs.find((each) => each.worker === worker)?.path;
		if (!path) throw new Failure(`There is no worker ${worker} any more.`);
		if (before === null) say(`  ${service}: was new and stays; npx wrangler delete removes it`);
		else if (options.isDryRun) say(`  ${service}: would go back to ${before}`);
		else {
			const args = ['rollback', before, '-c', path, '-y', '-m', `back from firnlicht ${record.commit}`];
			const { code, out, error } = await wrangler.run(args);
			if (code !== 0)
				throw new Failure(`${service} did not go back:\n${lastLines(out + error)}\nRun the same command again.`);
			say(`  ${service}: ${before}`);
		}
	}
	say('The database keeps its migrations: the version before understands them.');
}

function commitOf(root: string): string {
	try {
		return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
	} catch {
		return 'unknown';
	}
}

const kilobytes = (file: string) => (existsSync(file) ? `${Math.round(statSync(file).size / 1000)} kB` : 'not built');

main().catch((error) => {
	const isKnown = error instanceof Failure || error?.code?.startsWith?.('ERR_PARSE_ARGS');
	console.error(isKnown ? error.message : error);
	process.exit(1);
});
