import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as z from 'zod';
import type { WorkerName } from '../worker-list';

const record = z.object({
	environment: z.string(),
	commit: z.string(),
	startedAt: z.string(),
	/** In the order in which they were deployed. `before` is null for a worker that was not there. */
	workers: z.array(
		z.object({ worker: z.string(), service: z.string(), before: z.string().nullable(), after: z.string().nullable() }),
	),
});

/** What the last deployment of an environment has done, so that it can be taken back. */
export type DeploymentRecord = Omit<z.output<typeof record>, 'workers'> & {
	workers: { worker: WorkerName; service: string; before: string | null; after: string | null }[];
};

const fileOf = (dataDir: string, environment: string) => join(dataDir, 'deployments', `${environment}.json`);

export function writeRecord(dataDir: string, deployment: DeploymentRecord): void {
	const file = fileOf(dataDir, deployment.environment);
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(file, `${JSON.stringify(deployment, null, '\t')}\n`);
}

export function readRecord(dataDir: string, environment: string): DeploymentRecord | null {
	const file = fileOf(dataDir, environment);
	if (!existsSync(file)) return null;
	return record.parse(JSON.parse(readFileSync(file, 'utf8'))) as DeploymentRecord;
}
