import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { cardCheckout, cardEvent } from '#db/schema/card-payment';
import { lead } from '#db/schema/lead';
import type { RequestContext } from '~/context';
import { requireActor } from '../access/require-actor';
import { auditedWrite } from '../administration/audited-write.server';
import { leadActor } from '../lead/agent-lead-context';

type Ctx = Pick<RequestContext, 'db' | 'actor' | 'brand' | 'now'>;

/** So many are shown; the next ones come once these are settled. */
const MOST_SHOWN = 50;

/** What of the card provider's news waits for a person (MONEY-9). */
export type ParkedEvent = Awaited<ReturnType<typeof listParkedEvents>>[number];

const isParked = and(sql`${cardEvent.outcome} = 'parked'`, isNull(cardEvent.settledAt));

/** The events that wait for a person, the oldest first. Throws DomainError 'forbidden', 'unavailable'. */
export async function listParkedEvents(ctx: Ctx) {
	requireActor(ctx, 'money');
	return ctx.db
		.select({
			...{ id: cardEvent.id, kind: cardEvent.kind, reason: cardEvent.reason, minor: cardEvent.minor },
			...{ currency: cardEvent.currency, happenedAt: cardEvent.happenedAt },
			...{ leadId: lead.id, bookingNumber: lead.bookingNumber },
			...{ clientFirstName: lead.clientFirstName, clientLastName: lead.clientLastName },
			...{ askedMinor: cardCheckout.minor, askedCurrency: cardCheckout.currency },
		})
		.from(cardEvent)
		.leftJoin(cardCheckout, eq(cardCheckout.no, cardEvent.checkoutNo))
		.leftJoin(lead, eq(lead.no, cardCheckout.leadNo))
		.where(isParked)
		.orderBy(asc(cardEvent.createdAt))
		.limit(MOST_SHOWN);
}

/** A person has looked at an event. Throws DomainError 'forbidden', 'conflict' (`changed-meanwhile`: another person has), 'unavailable'. */
export async function settleCardEvent({ ctx, id }: { ctx: Ctx; id: string }): Promise<void> {
	const actor = leadActor(requireActor(ctx, 'money'));
	await auditedWrite({
		...{ ctx, actor, action: 'card-event.settled' },
		subject: sql`select ${cardEvent.id} from ${cardEvent} where ${and(eq(cardEvent.id, id), isParked)}`,
		statements: [ctx.db.update(cardEvent).set({ settledAt: ctx.now, settledBy: actor.id }).where(eq(cardEvent.id, id))],
	});
}
