import { rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { experimental_readRawConfig, unstable_readConfig } from 'wrangler';
import { Failure, messageOf } from '../failure';
import { WORKERS, type WorkerName } from '../worker-list';
import type { Values } from './check-values';
import { WORKER_VALUES } from './worker-values';

export type DeployConfig = { worker: WorkerName; service: string; path: string; original: string; values: Values };

/** A queue in a configuration; wrangler's own types come from a package that it bundles. */
type Queue = { queue: string };

/** The site last: it binds to all others. */
export const DEPLOY_ORDER: WorkerName[] = [
	...WORKERS.map(({ name }) => name).filter((name) => name !== 'site'),
	'site',
];

/**
 * Writes what is deployed of each worker beside its wrangler.toml: with the values of the environment, and outside production with the
 * environment's name behind the names of workers and queues. `remove` takes the files away again.
 */
export function writeDeployConfigs(
	root: string,
	environment: string,
	given: Values,
): { configs: DeployConfig[]; remove: () => void } {
	const suffix = environment === 'production' ? '' : `-${environment}`;
	const written: string[] = [];
	const remove = () => {
		for (const path of written.splice(0)) rmSync(path, { force: true });
	};
	try {
		const configs = DEPLOY_ORDER.map((worker): DeployConfig => {
			const original = WORKERS.find(({ name }) => name === worker)?.config ?? '';
			const { rawConfig } = experimental_readRawConfig({ config: join(root, original) });
			const plain = WORKER_VALUES[worker].filter(({ isSecret }) => !isSecret).map(({ name }) => name);
			const own = Object.fromEntries(plain.flatMap((name) => (given[name] ? [[name, given[name]]] : [])));
			const values = { ...(rawConfig.vars as Values | undefined), ...own };
			const service = `${rawConfig.name}${suffix}`;
			const queues = rawConfig.queues;
			const config = {
				...rawConfig,
				name: service,
				vars: Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')),
				services: rawConfig.services?.map((each: { service: string }) => ({
					...each,
					service: `${each.service}${suffix}`,
				})),
				queues: queues && {
					producers: queues.producers?.map((each: Queue) => ({ ...each, queue: `${each.queue}${suffix}` })),
					consumers: queues.consumers?.map((each: Queue) => ({ ...each, queue: `${each.queue}${suffix}` })),
				},
			};
			const path = join(root, dirname(original), `.deploy-${environment}.json`);
			writeFileSync(path, JSON.stringify(config, null, '\t'));
			written.push(path);
			// wrangler's own check, without its warnings.
			unstable_readConfig({ config: path }, { hideWarnings: true });
			return { worker, service, path, original, values };
		});
		return { configs, remove };
	} catch (error) {
		remove();
		throw new Failure(`The configuration of a worker cannot be used: ${messageOf(error)}`);
	}
}

/** The queues that the workers of a deployment need. */
export function queuesOf(configs: DeployConfig[]): string[] {
	const names = configs.flatMap(({ path }) =>
		(unstable_readConfig({ config: path }, { hideWarnings: true }).queues.producers ?? []).map(
			({ queue }: Queue) => queue,
		),
	);
	return [...new Set(names)];
}
