import { and, asc, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from '#db/client';
import { webhookDelivery, webhookEndpoint } from '#db/schema/webhook';
import { logFault } from '~/platform/log';
import { deliverWebhook, type Endpoint, type WebhookRun } from './deliver-webhook.server';

/** Endpoints that one run looks after, how many of them at once, and how much each gets. */
const ENDPOINTS_PER_RUN = 200;
const AT_ONCE = 24;
const PER_ENDPOINT = 50;
/** After this long a run begins nothing new: with the last attempts it ends within the half minute that a request has after its answer. */
const RUN_MS = 18_000;

type WebhookReport = { delivered: number; failed: number };

/**
 * Attempts what is due, the endpoints side by side and the deliveries of each one after the other; after a failure its others wait for the next run, so that an endpoint that hangs
 * holds up nothing but itself (HOOK-4). Safe to run many times at once. Throws DomainError 'unavailable'.
 */
export async function driveWebhooks(run: WebhookRun): Promise<WebhookReport> {
	const report = { delivered: 0, failed: 0 };
	const { db, clock } = run;
	// Without the key secrets cannot be opened: all waits.
	if (!run.settings.WEBHOOK_SECRET_KEY) return report;
	const begun = clock();
	await freeLapsedLeases(db, begun);
	const waiting: Endpoint[] = await dueEndpoints(db, begun);
	const work = async () => {
		for (let next = waiting.shift(); next; next = waiting.shift()) {
			const endpoint = next;
			try {
				for (let count = 0; count < PER_ENDPOINT && clock() - begun < RUN_MS; count += 1) {
					const result = await deliverWebhook(run, endpoint);
					if (result === null) break;
					report[result.fault === null ? 'delivered' : 'failed'] += 1;
					if (result.fault !== null) break;
				}
			} catch (error) {
				logFault('an endpoint could not be told', error, { about: endpoint.id });
			}
		}
	};
	await Promise.all(Array.from({ length: Math.min(AT_ONCE, waiting.length) }, work));
	return report;
}

/** What a run held that did not come to its end is sent again. */
async function freeLapsedLeases(db: Database, now: number): Promise<void> {
	await db
		.update(webhookDelivery)
		.set({ state: 'pending', leaseToken: null, leaseUntil: null })
		.where(and(sql`${webhookDelivery.state} = 'sending'`, lte(webhookDelivery.leaseUntil, now)));
}

/** Endpoints for which something is due, the one tried longest ago first. */
export function dueEndpoints(db: Database, now: number) {
	// A query of one table leaves its name out.
	const no = sql.raw('webhook_endpoint.no');
	return db
		.select()
		.from(webhookEndpoint)
		.where(
			and(
				isNull(webhookEndpoint.pausedAt),
				sql`exists (select 1 from webhook_delivery d where d.endpoint_no = ${no} and d.state = 'pending' and d.next_at <= ${now})`,
			),
		)
		.orderBy(asc(webhookEndpoint.triedAt), asc(webhookEndpoint.no))
		.limit(ENDPOINTS_PER_RUN);
}

/** Whether there is any endpoint at all. */
export async function hasEndpoints(db: Database): Promise<boolean> {
	return (await db.select({ no: webhookEndpoint.no }).from(webhookEndpoint).limit(1)).length > 0;
}
