import { and, eq, sql } from 'drizzle-orm';
import type { SQLiteUpdateSetSource } from 'drizzle-orm/sqlite-core';
import { webhookDelivery, webhookEndpoint } from '#db/schema/webhook';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { requireTeam, type Team } from '../member/team-of-actor.server';
import { writeForTeam } from '../member/write-for-team.server';
import { deliverWebhook } from './deliver-webhook.server';
import { isEndpointOf } from './list-webhooks.server';
import type { PostResult } from './post-webhook.server';
import { eventsOf, PING, type WebhookEvent } from './webhook-events';
import { MOST_ENDPOINTS, OLD_SECRET_MS } from './webhook-limits';
import { newWebhookSecret, webhookCipher } from './webhook-secret.server';
import { webhookTarget } from './webhook-target.server';

type WebhookContext = Pick<RequestContext, 'db' | 'actor' | 'brand' | 'now' | 'settings' | 'linkOrigin' | 'language'>;

type TypedWebhook = { address: string; events: readonly string[] };

/** An endpoint as its author saw it. */
type SeenWebhook = { id: string; version: number };

const RESOLVE_MS = 5000;

/** What is sent by hand is left to its own attempt for this long, so that its result can be told. */
const BY_HAND_MS = 60_000;

/**
 * Adds an endpoint of the actor's team and gives its secret, this once (HOOK-1). Throws DomainError 'invalid' (`webhook-address`, `webhook-https`, `webhook-private`, `webhook-events`);
 * 'forbidden'; 'conflict' (`webhooks-full`); 'unavailable', also without a key for secrets.
 */
export async function addWebhook(ctx: WebhookContext, typed: TypedWebhook): Promise<{ id: string; secret: string }> {
	const { actor, team } = requireTeam(ctx);
	const { db, now } = ctx;
	const cipher = await webhookCipher(ctx.settings);
	const checked = await checkTyped(ctx, team, typed);
	const id = `webhook_${crypto.randomUUID().replaceAll('-', '')}`;
	const secret = newWebhookSecret();
	const isFull = sql`(select count(*) from ${webhookEndpoint} where ${isEndpointOf(team)}) >= ${MOST_ENDPOINTS}`;
	const [full] = await db.select({ is: sql<number>`${isFull}` }).from(sql`(select 1)`);
	if (full?.is) throw new DomainError('conflict', 'Too many endpoints', { reason: 'webhooks-full' });
	await writeForTeam({
		ctx,
		action: 'webhook.added',
		// Of many at once none is more than there may be.
		subject: sql`select ${id} where not ${isFull}`,
		detail: { host: new URL(checked.address).host, events: checked.events.join(' ') },
		statements: [
			db.insert(webhookEndpoint).values({
				...{ id, ...checked, secret: await cipher.seal(id, secret) },
				...(team.kind === 'agency' ? { agencyNo: team.no } : { operatorNo: team.no }),
				...{ brandKey: ctx.brand.key, origin: ctx.linkOrigin, language: ctx.language },
				...{ madeByNo: actor.no, createdAt: now },
			}),
		],
	});
	return { id, secret };
}

/** Changes the address or the events of an endpoint. Throws DomainError as `addWebhook`; 'conflict' (`changed-meanwhile`). */
export async function changeWebhook(ctx: WebhookContext, seen: SeenWebhook, typed: TypedWebhook): Promise<void> {
	const { team } = requireTeam(ctx);
	const checked = await checkTyped(ctx, team, typed);
	await writeSeen(ctx, {
		...seen,
		action: 'webhook.changed',
		set: checked,
		detail: { events: checked.events.join(' ') },
	});
}

/**
 * Gives an endpoint another secret, this once; the one before signs as well for 24 hours (HOOK-3). Throws DomainError 'forbidden', 'conflict' (`changed-meanwhile`), 'unavailable'.
 */
export async function rotateWebhookSecret(ctx: WebhookContext, seen: SeenWebhook): Promise<{ secret: string }> {
	const cipher = await webhookCipher(ctx.settings);
	const secret = newWebhookSecret();
	await writeSeen(ctx, {
		...seen,
		action: 'webhook.secretRotated',
		set: {
			// The column as it was before this statement.
			oldSecret: sql`${webhookEndpoint.secret}`,
			oldSecretUntil: ctx.now + OLD_SECRET_MS,
			secret: await cipher.seal(seen.id, secret),
		},
	});
	return { secret };
}

/** Pauses an endpoint: nothing is sent to it, and what happens meanwhile is not written for it. Throws DomainError 'forbidden', 'conflict' (`changed-meanwhile`), 'unavailable'. */
export function pauseWebhook(ctx: WebhookContext, id: string): Promise<void> {
	const set = { pausedAt: ctx.now, pausedBy: 'byHand' as const };
	return writeSeen(ctx, { id, action: 'webhook.paused', set, isPaused: false });
}

/** Lets a paused endpoint go on, with what waited for it. Throws DomainError as `pauseWebhook`. */
export function resumeWebhook(ctx: WebhookContext, id: string): Promise<void> {
	const set = { pausedAt: null, pausedBy: null, failingSince: null };
	return writeSeen(ctx, { id, action: 'webhook.resumed', set, isPaused: true });
}

/** Removes an endpoint with its log. Throws DomainError 'forbidden', 'conflict' (`changed-meanwhile`), 'unavailable'. */
export async function removeWebhook(ctx: WebhookContext, id: string): Promise<void> {
	const { team } = requireTeam(ctx);
	const own = and(eq(webhookEndpoint.id, id), isEndpointOf(team));
	await writeForTeam({
		ctx,
		action: 'webhook.removed',
		subject: sql`select ${webhookEndpoint.id} from ${webhookEndpoint} where ${own}`,
		statements: [ctx.db.delete(webhookEndpoint).where(own)],
	});
}

/** Sends an endpoint the event `ping`, also while it is paused, and gives what came of it. Throws DomainError 'forbidden', 'conflict' (`changed-meanwhile`), 'unavailable'. */
export async function testWebhook(ctx: WebhookContext, id: string): Promise<PostResult | null> {
	const { team } = requireTeam(ctx);
	const { db, now } = ctx;
	const delivery = `msg_${crypto.randomUUID().replaceAll('-', '')}`;
	const own = sql`select ${webhookEndpoint.no} from ${webhookEndpoint} where ${eq(webhookEndpoint.id, id)} and ${isEndpointOf(team)}`;
	await writeForTeam({
		ctx,
		action: 'webhook.tested',
		subject: sql`select ${id} where exists (${own})`,
		statements: [
			db.insert(webhookDelivery).values({
				...{ id: delivery, type: PING, nextAt: now + BY_HAND_MS, createdAt: now, endpointNo: sql`(${own})` },
				payload: JSON.stringify({ type: PING, timestamp: new Date(now).toISOString(), data: { id } }),
			}),
		],
	});
	return deliverNow(ctx, delivery);
}

/** Sends a delivery that was taken or given up again, with the same id, at once. Throws DomainError 'forbidden', 'conflict' (`changed-meanwhile`, `webhook-paused`), 'unavailable'. */
export async function repeatDelivery(
	ctx: WebhookContext,
	{ id, delivery }: { id: string; delivery: string },
): Promise<PostResult | null> {
	const { team } = requireTeam(ctx);
	const { db, now } = ctx;
	const [endpoint] = await db
		.select({ no: webhookEndpoint.no, pausedAt: webhookEndpoint.pausedAt })
		.from(webhookEndpoint)
		.where(and(eq(webhookEndpoint.id, id), isEndpointOf(team)));
	if (endpoint && endpoint.pausedAt !== null)
		throw new DomainError('conflict', 'The endpoint is paused', { reason: 'webhook-paused' });
	const settled = and(
		eq(webhookDelivery.id, delivery),
		eq(webhookDelivery.endpointNo, endpoint?.no ?? -1),
		sql`${webhookDelivery.state} in ('delivered', 'failed')`,
	);
	await writeForTeam({
		ctx,
		action: 'webhook.repeated',
		subject: sql`select ${id} where exists (select 1 from ${webhookDelivery} where ${settled})`,
		detail: { delivery },
		statements: [
			db
				.update(webhookDelivery)
				.set({ state: 'pending', attempts: 0, nextAt: now + BY_HAND_MS, settledAt: null })
				.where(settled),
		],
	});
	return deliverNow(ctx, delivery);
}

async function deliverNow({ db, now, settings }: WebhookContext, id: string): Promise<PostResult | null> {
	const [row] = await db
		.select({ no: webhookDelivery.no, endpoint: webhookEndpoint })
		.from(webhookDelivery)
		.innerJoin(webhookEndpoint, eq(webhookEndpoint.no, webhookDelivery.endpointNo))
		.where(eq(webhookDelivery.id, id));
	return row ? deliverWebhook({ db, clock: () => now, settings }, row.endpoint, row.no) : null;
}

async function checkTyped({ settings }: WebhookContext, team: Team, typed: TypedWebhook) {
	const refused = (reason: string) => new DomainError('invalid', 'Not an endpoint', { reason });
	const target = await webhookTarget(typed.address, settings, AbortSignal.timeout(RESOLVE_MS)).catch(() => null);
	// A name that cannot be resolved is none that could be asked.
	if (target === null) throw refused('webhook-address');
	if ('fault' in target)
		throw refused(
			target.fault === 'private'
				? 'webhook-private'
				: target.fault === 'not-https'
					? 'webhook-https'
					: 'webhook-address',
		);
	const events: WebhookEvent[] = eventsOf(team.kind).filter((event) => typed.events.includes(event));
	if (events.length === 0) throw refused('webhook-events');
	return { address: target.url.href, events };
}

type Change = {
	id: string;
	/** What its author saw of the form; a pause changes none of it, and names none. */
	version?: number;
	action: string;
	set: SQLiteUpdateSetSource<typeof webhookEndpoint>;
	detail?: Record<string, string>;
	/** Only while it is, or is not. */
	isPaused?: boolean;
};

async function writeSeen(ctx: WebhookContext, { id, version, action, set, detail, isPaused }: Change): Promise<void> {
	const { team } = requireTeam(ctx);
	const own = and(
		eq(webhookEndpoint.id, id),
		isEndpointOf(team),
		version === undefined ? undefined : eq(webhookEndpoint.version, version),
		isPaused === undefined ? undefined : sql`(${webhookEndpoint.pausedAt} is not null) = ${isPaused ? 1 : 0}`,
	);
	await writeForTeam({
		ctx,
		action,
		...(detail ? { detail } : {}),
		subject: sql`select ${webhookEndpoint.id} from ${webhookEndpoint} where ${own}`,
		statements: [
			ctx.db
				.update(webhookEndpoint)
				.set(version === undefined ? set : { ...set, version: version + 1 })
				.where(own),
		],
	});
}
