import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '#db/client';
import { insertWhen } from '#db/insert-when';
import { mailOutbox } from '#db/schema/mail';
import type { WEBHOOK_PAUSES } from '#db/schema/trade-enums';
import { user } from '#db/schema/user';
import { webhookAttempt, webhookDelivery, webhookEndpoint } from '#db/schema/webhook';
import { type BuiltStatement, writeBatch } from '#db/write-batch';
import type { Settings } from '~/platform/env';
import { knownBrands } from '../brand/known-brands';
import { mailAddress } from '../mail/mail-address';
import { mailBrand } from '../mail/mail-brand';
import { webhookPausedMail } from '../mail/messages/webhook-paused-mail';
import { brandMailValues } from '../mail/outbox/brand-mail.server';
import { isManager, isOfTeam, type Team } from '../member/team-of-actor.server';
import { type PostResult, postWebhook } from './post-webhook.server';
import { PING } from './webhook-events';
import { FAILING_MS } from './webhook-limits';
import { webhookPath } from './webhook-path';
import { webhookRetryDelay } from './webhook-retry';
import { webhookCipher } from './webhook-secret.server';
import type { TargetSettings } from './webhook-target.server';

/** Longer than an attempt can take. */
const LEASE_MS = 60_000;

export type WebhookRun = {
	db: Database;
	/** Milliseconds since the epoch. */
	clock: () => number;
	settings: TargetSettings & Pick<Settings, 'WEBHOOK_SECRET_KEY'>;
};

export type Endpoint = typeof webhookEndpoint.$inferSelect;

type Claimed = { no: number; id: string; type: string; payload: string; attempts: number; leaseToken: string };

/**
 * Takes the delivery that this endpoint has waited for longest, or the one that is meant, and attempts it. Null where none is due, or another run has it. One statement takes it, so that two
 * runs never send the same attempt (HOOK-4). Throws DomainError 'unavailable'; what was sent is then sent again once its lease has lapsed.
 */
export async function deliverWebhook(
	run: WebhookRun,
	endpoint: Endpoint,
	deliveryNo?: number,
): Promise<PostResult | null> {
	const sentAt = run.clock();
	// Before anything is taken: with another key nothing could be sent.
	const cipher = await webhookCipher(run.settings);
	const isOldValid = endpoint.oldSecret !== null && (endpoint.oldSecretUntil ?? 0) > sentAt;
	const sealed = [endpoint.secret, ...(isOldValid && endpoint.oldSecret ? [endpoint.oldSecret] : [])];
	const secrets = await Promise.all(sealed.map((each) => cipher.open(endpoint.id, each)));
	const claimed = await claim(run, endpoint.no, deliveryNo);
	if (!claimed) return null;
	const { address } = endpoint;
	const result = await postWebhook({ ...claimed, address, secrets, now: sentAt }, run.settings);
	await record(run, { endpoint, claimed, result, sentAt });
	return result;
}

async function claim({ db, clock }: WebhookRun, endpointNo: number, deliveryNo?: number): Promise<Claimed | null> {
	const now = clock();
	const leaseToken = crypto.randomUUID();
	const due = sql`(select d.no from webhook_delivery d where d.endpoint_no = ${endpointNo} and d.state = 'pending' and d.next_at <= ${now}
		and exists (select 1 from webhook_endpoint e where e.no = d.endpoint_no and e.paused_at is null)
		order by d.next_at, d.no limit 1)`;
	const [row] = await db
		.update(webhookDelivery)
		.set({
			state: 'sending',
			attempts: sql`${webhookDelivery.attempts} + 1`,
			leaseToken,
			leaseUntil: now + LEASE_MS,
		})
		.where(and(eq(webhookDelivery.no, deliveryNo ?? due), eq(webhookDelivery.state, 'pending')))
		.returning({
			...{ no: webhookDelivery.no, id: webhookDelivery.id, type: webhookDelivery.type },
			...{ payload: webhookDelivery.payload, attempts: webhookDelivery.attempts },
		});
	return row ? { ...row, leaseToken } : null;
}

type Attempted = { endpoint: Endpoint; claimed: Claimed; result: PostResult; sentAt: number };

async function record(run: WebhookRun, { endpoint, claimed, result, sentAt }: Attempted): Promise<void> {
	const { db, clock } = run;
	const now = clock();
	const { durationMs, status, fault, answer } = result;
	const isOurs = and(
		eq(webhookDelivery.no, claimed.no),
		eq(webhookDelivery.state, 'sending'),
		eq(webhookDelivery.leaseToken, claimed.leaseToken),
	);
	const isPing = claimed.type === PING;
	// The person who sent the test sees the answer; a test is not tried again.
	const delay = fault === null || isPing || status === 410 ? null : webhookRetryDelay(claimed.attempts);
	const pause = isPing || fault === null ? null : pauseOf(endpoint, status, now);
	await writeBatch(db, [
		insertWhen(
			webhookAttempt,
			{ deliveryNo: claimed.no, at: sentAt, durationMs, status, fault, answer },
			sql`exists ${db.select({ no: webhookDelivery.no }).from(webhookDelivery).where(isOurs)}`,
		),
		...(isPing
			? []
			: [
					db
						.update(webhookEndpoint)
						.set({
							triedAt: now,
							failingSince: fault === null ? null : sql`coalesce(${webhookEndpoint.failingSince}, ${sentAt})`,
						})
						.where(eq(webhookEndpoint.no, endpoint.no)),
				]),
		...(pause === null ? [] : await pauseStatements(db, endpoint, { pause, now })),
		db
			.update(webhookDelivery)
			.set({
				...{ leaseToken: null, leaseUntil: null },
				...(delay === null
					? { state: fault === null ? ('delivered' as const) : ('failed' as const), settledAt: now }
					: { state: 'pending' as const, nextAt: now + delay }),
			})
			.where(isOurs),
	]);
}

type Pause = (typeof WEBHOOK_PAUSES)[number];

function pauseOf({ failingSince }: Endpoint, status: number | null, now: number): Exclude<Pause, 'byHand'> | null {
	if (status === 410) return 'gone';
	return failingSince !== null && failingSince <= now - FAILING_MS ? 'failing' : null;
}

/** Pauses an endpoint and mails those who decide about its team, once: only the first of many pauses finds it going (HOOK-5). */
async function pauseStatements(
	db: Database,
	endpoint: Endpoint,
	{ pause, now }: { pause: Exclude<Pause, 'byHand'>; now: number },
): Promise<BuiltStatement[]> {
	const team: Team =
		endpoint.agencyNo === null
			? { kind: 'operator', no: endpoint.operatorNo ?? 0 }
			: { kind: 'agency', no: endpoint.agencyNo };
	const people = await db
		.select({ email: user.email })
		.from(user)
		.where(and(isOfTeam(team), isManager(team), isNull(user.lockedAt)));
	const brand = knownBrands().of(endpoint.brandKey);
	const content = webhookPausedMail({
		...{ brand: mailBrand(brand, endpoint.origin), language: endpoint.language, pause },
		host: new URL(endpoint.address).host,
		url: endpoint.origin + webhookPath(endpoint.id),
	});
	const isGoing = and(eq(webhookEndpoint.no, endpoint.no), isNull(webhookEndpoint.pausedAt));
	const goes = sql`exists ${db.select({ no: webhookEndpoint.no }).from(webhookEndpoint).where(isGoing)}`;
	return [
		...people.flatMap(({ email }) => {
			const address = mailAddress(email);
			if (!address) return [];
			const mail = { kind: 'webhook-paused', to: { address }, replyTo: brand.email, content };
			return [insertWhen(mailOutbox, brandMailValues({ brand, now }, mail), goes)];
		}),
		db.update(webhookEndpoint).set({ pausedAt: now, pausedBy: pause }).where(isGoing),
	];
}
