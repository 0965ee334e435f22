import { asc, eq, sql } from 'drizzle-orm';
import { lead } from '#db/schema/lead';
import { payment } from '#db/schema/payment';
import type { RequestContext } from '~/context';
import { requireActor } from '../../access/require-actor';

/** The payments that were booked from an entry, with their bookings; also those that were taken back. Throws DomainError 'forbidden', 'unavailable'. */
export async function bookedFor({ ctx, id }: { ctx: Pick<RequestContext, 'db' | 'actor'>; id: string }) {
	requireActor(ctx, 'money');
	return ctx.db
		.select({
			...{ id: payment.id, minor: payment.minor, feeMinor: payment.feeMinor, currency: payment.currency },
			...{ reversedAt: payment.reversedAt, leadId: lead.id, bookingNumber: lead.bookingNumber },
			...{ clientFirstName: lead.clientFirstName, clientLastName: lead.clientLastName },
		})
		.from(payment)
		.innerJoin(lead, eq(lead.no, payment.leadNo))
		.where(sql`${payment.source} >= ${`entry:${id}:`} and ${payment.source} < ${`entry:${id};`}`)
		.orderBy(asc(payment.no));
}

export type BookedFor = Awaited<ReturnType<typeof bookedFor>>;
