import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { WORKERS, type WorkerName } from './worker-list';

/** What a worker's wrangler.toml says, in miniflare's words. */
export type WorkerSettings = {
	name: WorkerName;
	/** Its name in the deployment, such as `firnlicht-mailer`. */
	service: string;
	crons: string[];
	workerOptions: Record<string, unknown>;
};

const FILE = join('build', 'workers', 'settings.json');
/** Stands for the folder of the repository, so that a copied build names its own. */
const ROOT = '<root>';

/** Writes the settings of all workers into `build/`: serving them then needs no wrangler, which weighs 200 MB. */
export async function writeWorkerSettings(root: string): Promise<void> {
	const { unstable_getMiniflareWorkerOptions, unstable_readConfig } = await import('wrangler');
	const settings = WORKERS.map(({ name, config }): WorkerSettings => {
		const path = join(root, config);
		const { name: service, triggers } = unstable_readConfig({ config: path });
		const { workerOptions } = unstable_getMiniflareWorkerOptions(path);
		return { name, service: service ?? name, crons: triggers?.crons ?? [], workerOptions: { ...workerOptions } };
	});
	mkdirSync(join(root, 'build', 'workers'), { recursive: true });
	writeFileSync(join(root, FILE), JSON.stringify(settings, null, '\t').replaceAll(root, ROOT));
}

export function readWorkerSettings(root: string): WorkerSettings[] {
	return JSON.parse(readFileSync(join(root, FILE), 'utf8').replaceAll(ROOT, root)) as WorkerSettings[];
}
