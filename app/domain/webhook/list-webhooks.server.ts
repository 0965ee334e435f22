import { and, asc, desc, eq, inArray, lt } from 'drizzle-orm';
import { webhookAttempt, webhookDelivery, webhookEndpoint } from '#db/schema/webhook';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { managesTeam, requireTeam, type Team } from '../member/team-of-actor.server';
import { eventsOf } from './webhook-events';
import { DELIVERIES_PER_PAGE } from './webhook-limits';

type ListContext = Pick<RequestContext, 'db' | 'actor' | 'now'>;

/** The condition that an endpoint belongs to the team. */
export function isEndpointOf({ kind, no }: Team) {
	return eq(kind === 'agency' ? webhookEndpoint.agencyNo : webhookEndpoint.operatorNo, no);
}

const COLUMNS = {
	...{ no: webhookEndpoint.no, id: webhookEndpoint.id, version: webhookEndpoint.version },
	...{ address: webhookEndpoint.address, events: webhookEndpoint.events, createdAt: webhookEndpoint.createdAt },
	...{ pausedAt: webhookEndpoint.pausedAt, pausedBy: webhookEndpoint.pausedBy },
	...{ failingSince: webhookEndpoint.failingSince, oldSecretUntil: webhookEndpoint.oldSecretUntil },
};

export type ListedWebhook = ReturnType<typeof listed>;

function listed(
	{ no, ...row }: Pick<typeof webhookEndpoint.$inferSelect, keyof typeof COLUMNS>,
	{ manages, now }: { manages: boolean; now: number },
) {
	const { address, oldSecretUntil, pausedAt, failingSince } = row;
	return {
		...row,
		// The rest of an address may be a token.
		address: manages ? address : new URL(address).origin,
		host: new URL(address).host,
		oldSecretUntil: oldSecretUntil !== null && oldSecretUntil > now ? oldSecretUntil : null,
		state: pausedAt !== null ? ('paused' as const) : failingSince !== null ? ('failing' as const) : ('works' as const),
	};
}

/** The endpoints of the actor's team, and what one can be told of. Throws DomainError 'forbidden', 'unavailable'. */
export async function listWebhooks(ctx: ListContext) {
	const { actor, team } = requireTeam(ctx);
	const [manages, rows] = await Promise.all([
		managesTeam(ctx, { actor, team }),
		ctx.db.select(COLUMNS).from(webhookEndpoint).where(isEndpointOf(team)).orderBy(asc(webhookEndpoint.no)),
	]);
	return {
		...{ team: team.kind, manages, events: eventsOf(team.kind) },
		endpoints: rows.map((row) => listed(row, { manages, now: ctx.now })),
	};
}

/** An endpoint of the actor's team with a page of its log, the latest first; `after` is the `next` of the page before. Throws DomainError 'forbidden', 'not-found', 'unavailable'. */
export async function readWebhook(ctx: ListContext, { id, after }: { id: string; after: string | null }) {
	const { actor, team } = requireTeam(ctx);
	const { db } = ctx;
	const [manages, [row]] = await Promise.all([
		managesTeam(ctx, { actor, team }),
		db
			.select(COLUMNS)
			.from(webhookEndpoint)
			.where(and(eq(webhookEndpoint.id, id), isEndpointOf(team))),
	]);
	if (!row) throw new DomainError('not-found', `No webhook ${id} of the team`);
	const deliveries = await deliveriesQuery(ctx, row.no, after);
	const shown = deliveries.slice(0, DELIVERIES_PER_PAGE);
	const attempts =
		shown.length === 0
			? []
			: await db
					.select()
					.from(webhookAttempt)
					.where(
						inArray(
							webhookAttempt.deliveryNo,
							shown.map(({ no }) => no),
						),
					)
					.orderBy(asc(webhookAttempt.no));
	const next = deliveries.length > DELIVERIES_PER_PAGE ? String(shown.at(-1)?.no ?? '') : null;
	return {
		...{ manages, events: eventsOf(team.kind), next },
		endpoint: listed(row, { manages, now: ctx.now }),
		deliveries: shown.map(({ no, ...delivery }) => ({
			...delivery,
			attempts: attempts
				.filter(({ deliveryNo }) => deliveryNo === no)
				.map(({ at, durationMs, status, fault, answer }) => ({ at, durationMs, status, fault, answer })),
		})),
	};
}

export type ShownDelivery = Awaited<ReturnType<typeof readWebhook>>['deliveries'][number];

/** A page of the log, and one more. */
function deliveriesQuery({ db }: Pick<ListContext, 'db'>, endpointNo: number, after: string | null) {
	const before = after !== null && /^\d{1,15}$/.test(after) ? Number(after) : null;
	return db
		.select({
			...{ no: webhookDelivery.no, id: webhookDelivery.id, type: webhookDelivery.type, state: webhookDelivery.state },
			...{ payload: webhookDelivery.payload, nextAt: webhookDelivery.nextAt, createdAt: webhookDelivery.createdAt },
		})
		.from(webhookDelivery)
		.where(
			and(eq(webhookDelivery.endpointNo, endpointNo), before === null ? undefined : lt(webhookDelivery.no, before)),
		)
		.orderBy(desc(webhookDelivery.no))
		.limit(DELIVERIES_PER_PAGE + 1);
}
