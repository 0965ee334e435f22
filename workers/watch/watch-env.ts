import * as z from 'zod';
import { isSecureAddress } from '#db/secure-address';
import { replicaUrls } from '~/platform/replica-urls';
import { databaseEnv } from '../database-env';
import type { WatchStore } from './watch-store';

export type WatchBindings = Record<string, unknown> & {
	STORE: DurableObjectNamespace<WatchStore>;
	MAILER: { alert(mail: AlertMail): Promise<{ outcome: string }> };
};

/** A mail that goes out at once, past the outbox. */
export type AlertMail = { from: string; to: string; subject: string; text: string };

const optional = z
	.string()
	.optional()
	.transform((value) => value?.trim() || null);

const schema = databaseEnv.extend({
	/** Replicas of the database, whose positions are compared with its own. */
	LIBSQL_REPLICA_URLS: replicaUrls,
	/** The site's `/healthz`. */
	HEALTH_URL: z.url().refine(isSecureAddress),
	/** Address that mails about findings go to; without it they stand in the log and on the admins' page alone. */
	ALERT_ADDRESS: optional,
	ALERT_SENDER: z.email(),
	/** So long a fault lasts before it is told. */
	ALERT_AFTER_SECONDS: z.coerce.number().min(0).default(115),
	/** Address of the admins' page, for the mails. */
	ALERT_PAGE: z.url(),
	/** Where metrics go (OpenTelemetry Protocol over HTTP), such as `https://collector.example/v1/metrics`; empty: nowhere. */
	OTLP_METRICS_URL: optional.refine((url) => url === null || isSecureAddress(url)),
	/** `name=value`, separated by commas: a token of the collector's. A secret. */
	OTLP_HEADERS: optional.transform((text, context) => {
		const pairs = (text ?? '').split(',').filter(Boolean);
		const headers: Record<string, string> = {};
		for (const pair of pairs) {
			const at = pair.indexOf('=');
			if (at < 1) {
				context.addIssue({ code: 'custom', message: 'OTLP_HEADERS has to be name=value, separated by commas' });
				return z.NEVER;
			}
			headers[pair.slice(0, at).trim()] = pair.slice(at + 1).trim();
		}
		return headers;
	}),
});

/** Checks the bindings; throws one sentence naming the variables, without their values. */
export function readWatchEnv(bindings: WatchBindings) {
	const result = schema.safeParse(bindings);
	if (result.success) return result.data;
	throw new Error(`watch: check ${result.error.issues.map((issue) => issue.path.join('.')).join(', ')}`);
}
