import type { Database } from '#db/client';
import { driveWebhooks, hasEndpoints } from '~/domain/webhook/drive-webhooks.server';
import { WEBHOOKS_PATH } from '~/domain/webhook/webhook-path';
import type { Settings } from '~/platform/env';
import { logFault } from '~/platform/log';
import { countWebhooks } from './counters';

/** Longer than a run takes: one that was cut off holds up no other. */
const RUN_MS = 60_000;
/** Where there is no endpoint, there is none within this time but by the schedule. */
const REST_MS = 60_000;

let runningUntil = 0;
let restsUntil = 0;
let isWanted = false;

type Wake = {
	/** Of the write: one of endpoints may have added the first. */
	pathname: string;
	database: () => Database;
	settings: Settings;
	waitUntil: (promise: Promise<unknown>) => void;
};

/**
 * After a write: sends what it has told endpoints, one run at a time in an isolate. What it misses the schedule finds within a minute (HOOK-4).
 */
export function wakeWebhooks({ pathname, database, settings, waitUntil }: Wake): void {
	const now = Date.now();
	if (pathname.startsWith(WEBHOOKS_PATH)) restsUntil = 0;
	if (settings.WEBHOOK_SECRET_KEY === null || now < restsUntil) return;
	isWanted = true;
	if (now < runningUntil) return;
	runningUntil = now + RUN_MS;
	waitUntil(run(database(), settings));
}

async function run(db: Database, settings: Settings): Promise<void> {
	try {
		while (isWanted) {
			isWanted = false;
			if (await hasEndpoints(db)) countWebhooks(await driveWebhooks({ db, clock: Date.now, settings }));
			else restsUntil = Date.now() + REST_MS;
		}
	} catch (error) {
		logFault('webhooks were not driven; the schedule does it', error);
	} finally {
		runningUntil = 0;
	}
}
