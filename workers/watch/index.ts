/**
 * What the service does and how well: the other workers add what they have counted, a check each minute looks at the parts, and mails tell an operator of
 * the service what is wrong (OBSERVE-5 to -7). Counts and findings lie in a Durable Object, so that they are there when the database is not.
 */
import { WorkerEntrypoint } from 'cloudflare:workers';
import type { ExportedHandler } from '@cloudflare/workers-types';
import { openDatabase } from '#db/client';
import type { Counts, Gauges, WatchReport } from '~/domain/watch/watch-report';
import { logEvent, logFault } from '~/platform/log';
import { alertMail } from './alert-mail';
import { type Facts, findingsOf } from './findings';
import { readGauges } from './gauges';
import { lateReplicas } from './late-replicas';
import { otlpMetrics } from './otlp';
import { readWatchEnv, type WatchBindings } from './watch-env';

export { WatchStore } from './watch-store';

const PATIENCE = 5_000;

/** What other workers call: binding `WATCH`, entrypoint `Watch`. */
export class Watch extends WorkerEntrypoint<WatchBindings> {
	/** Adds what an isolate has counted. */
	async add(counts: Counts): Promise<void> {
		await storeOf(this.env).add(counts);
	}

	/** The last day, for the admins' page. */
	async report(): Promise<WatchReport> {
		return storeOf(this.env).report();
	}
}

export default {
	async scheduled(_controller, bindings) {
		await check(bindings);
	},
} satisfies ExportedHandler<WatchBindings>;

async function check(bindings: WatchBindings): Promise<void> {
	const env = readWatchEnv(bindings);
	const store = storeOf(bindings);
	const now = Date.now();
	const [site, gauges, kept] = await Promise.all([siteHealth(env.HEALTH_URL), gaugesOf(env, now), store.kept()]);
	const found = findingsOf({ now, site, gauges, ...kept });
	const alerts = await store.settle(found, gauges, env.ALERT_AFTER_SECONDS * 1000);
	for (const { name, detail } of found) logEvent('finding', { name, detail }, 'warn');
	if (alerts.length > 0) {
		if (env.ALERT_ADDRESS === null) await store.told(alerts);
		else {
			const mail = { ...alertMail(alerts, env.ALERT_PAGE, now), to: env.ALERT_ADDRESS, from: env.ALERT_SENDER };
			const result = await bindings.MAILER.alert(mail).catch((error: unknown) => {
				logFault('an alert could not be sent; the next check tries again', error);
				return { outcome: 'retry' };
			});
			// Nothing more can be done about a mail that is refused; its findings stand in the log.
			if (result.outcome !== 'retry') await store.told(alerts);
		}
	}
	const { OTLP_METRICS_URL: url, OTLP_HEADERS: headers } = env;
	if (url === null) return;
	const { totals, startedAt } = kept;
	await exportMetrics(url, headers, JSON.stringify(otlpMetrics({ totals, gauges, startedAt, now })));
}

async function siteHealth(url: string): Promise<Facts['site']> {
	try {
		const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(PATIENCE) });
		const { database = 'unknown' } = (await answer.json()) as { database?: string };
		return { status: answer.status, database };
	} catch (error) {
		logFault('the site did not say how it is', error);
		return null;
	}
}

async function gaugesOf(env: ReturnType<typeof readWatchEnv>, now: number): Promise<Gauges | null> {
	const { LIBSQL_URL: url, LIBSQL_AUTH_TOKEN: authToken, LIBSQL_REPLICA_URLS: replicas } = env;
	try {
		const [waiting, replicasLate] = await Promise.all([
			readGauges(openDatabase({ url, authToken, patienceMilliseconds: PATIENCE }), now),
			lateReplicas({ url, authToken, replicas }),
		]);
		return { ...waiting, replicas: replicas.length, replicasLate };
	} catch (error) {
		logFault('the database did not say what waits', error);
		return null;
	}
}

async function exportMetrics(url: string, headers: Readonly<Record<string, string>>, body: string): Promise<void> {
	try {
		const answer = await fetch(url, {
			method: 'POST',
			headers: { 'content-type': 'application/json', ...headers },
			body,
			redirect: 'manual',
			signal: AbortSignal.timeout(PATIENCE),
		});
		await answer.body?.cancel();
		if (!answer.ok) logEvent('metrics were not taken', { status: answer.status }, 'warn');
	} catch (error) {
		logFault('metrics were not exported', error);
	}
}

function storeOf({ STORE }: WatchBindings) {
	return STORE.get(STORE.idFromName('all'));
}
