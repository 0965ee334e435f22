import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fingerprintOf } from '#db/seed/fingerprint-of';
import { buildAll } from '../../workers/local/build';
import { freePort } from '../../workers/local/free-port';
import type { Message, MessageSummary } from '../../workers/local/inbox/read-message';
import { type Installation, type InstallationOptions, startInstallation } from '../../workers/local/installation';
import type { Ports } from '../../workers/local/ports';
import { type Answer, ask, type Question } from './http';

/** The day that the whole product believes in. */
export const TODAY = '2026-11-20';

/** The hosts that count as production here: indexable, and with the canonical rule (BRAND-19). */
export const PRODUCTION_HOSTS = 'firnlicht.localhost, firnlicht.example, www.firnlicht.example, firnlicht-reisen.de';

/** Three properties whose pictures render in a second. */
export const CATALOGUE = resolve('tests/fixtures/catalogue');

export type Product = {
	installation: Installation;
	ports: Ports;
	/** `firnlicht.localhost` with our port. */
	host: (name?: string) => string;
	ask: (path: string, question?: Question) => Promise<Answer>;
	/** Everything in the inbox, newest first. */
	mails: () => Promise<MessageSummary[]>;
	mail: (id: string) => Promise<Message>;
	/** What the workers have printed so far. */
	log: () => string;
	stop: () => Promise<void>;
};

/** The whole product on ports and a data folder of its own, with three properties or another catalogue; once per test file, in `beforeAll`. */
export async function startProduct(
	name: string,
	siteVariables: Record<string, string> | ((ports: Ports) => Promise<Record<string, string>>) = {},
	catalogue = CATALOGUE,
	watchVariables: Record<string, string> = {},
	others: Pick<InstallationOptions, 'replicas' | 'startReplicas'> = {},
): Promise<Product> {
	const root = resolve('.');
	const dataDir = join(root, '.local', `test-${name}`);
	rmSync(dataDir, { recursive: true, force: true });
	await buildOnce(root);
	if (catalogue === CATALOGUE) cpSync(await seededFolder(root), dataDir, { recursive: true });
	const ports = await freePorts();
	const installation = await startInstallation({
		root,
		ports,
		dataDir,
		siteVariables: {
			TODAY,
			PRODUCTION_HOSTS,
			WRITES_PER_TEN_MINUTES: '100000',
			READS_PER_MINUTE: '1000000',
			...(typeof siteVariables === 'function' ? await siteVariables(ports) : siteVariables),
		},
		watchVariables,
		catalogue,
		...others,
		say: () => undefined,
	});
	const inbox = async <T>(path: string): Promise<T> => {
		const answer = await fetch(`http://127.0.0.1:${ports.inbox}/api/messages${path}`);
		if (!answer.ok) throw new Error(`The inbox answers ${answer.status}`);
		return (await answer.json()) as T;
	};
	const logFile = join(dataDir, 'logs', 'workers.log');
	return {
		installation,
		ports,
		host: (hostName = 'localhost') => `${hostName}:${ports.site}`,
		ask: (path, question) => ask(ports.site, path, question),
		mails: () => inbox<MessageSummary[]>(''),
		mail: (id) => inbox<Message>(`/${id}`),
		log: () => (existsSync(logFile) ? readFileSync(logFile, 'utf8') : ''),
		async stop() {
			await installation.stop();
			rmSync(dataDir, { recursive: true, force: true });
		},
	};
}

/** Six different ports that were free a moment ago. */
export async function freePorts(): Promise<Ports> {
	const names = ['site', 'inbox', 'oidc', 'sqld', 'smtp', 'pictures'] as const;
	const ports: Partial<Ports> = {};
	for (const name of names) {
		let port = await freePort();
		while (Object.values(ports).includes(port)) port = await freePort();
		ports[name] = port;
	}
	return ports as Ports;
}

const PATIENCE = 180_000;

/** Test files run in parallel and share one `build/`: the first one builds, the others wait for it. */
export function buildOnce(root = resolve('.')): Promise<void> {
	return oneAtATime(join(root, '.local', 'build.lock'), () => buildAll(root, () => undefined));
}

/** What a data folder holds depends on these. */
const SEEDS = [resolve('db'), resolve('migrations'), CATALOGUE];

/** A data folder with the catalogue and the test users, created by the first test file: a copy of it starts at once. */
async function seededFolder(root: string): Promise<string> {
	const folder = join(
		root,
		'.local',
		`test-seeded-${SEEDS.map(fingerprintOf)
			.map((each) => each.slice(0, 8))
			.join('-')}`,
	);
	await oneAtATime(join(root, '.local', 'seed.lock'), async () => {
		if (existsSync(folder)) return;
		const draft = `${folder}-draft`;
		rmSync(draft, { recursive: true, force: true });
		mkdirSync(draft);
		const ports = await freePorts();
		const installation = await startInstallation({
			root,
			ports,
			dataDir: draft,
			siteVariables: { TODAY },
			catalogue: CATALOGUE,
			say: () => undefined,
		});
		await installation.stop();
		rmSync(join(draft, 'logs'), { recursive: true });
		renameSync(draft, folder);
	});
	return folder;
}

async function oneAtATime(lock: string, work: () => Promise<void>): Promise<void> {
	mkdirSync(dirname(lock), { recursive: true });
	while (!takeLock(lock)) {
		const taken = statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
		if (Date.now() - taken > PATIENCE) rmSync(lock, { recursive: true, force: true });
		await new Promise((done) => setTimeout(done, 200));
	}
	try {
		await work();
	} finally {
		rmdirSync(lock);
	}
}

function takeLock(folder: string): boolean {
	try {
		mkdirSync(folder);
		return true;
	} catch {
		return false;
	}
}
