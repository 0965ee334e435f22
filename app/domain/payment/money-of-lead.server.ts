import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '#db/client';
import { instalment, payment } from '#db/schema/payment';

/** Selects instalments of a lead, the earliest first. */
export function instalmentsQuery(db: Database, leadNo: number) {
	return db
		.select({
			...{ id: instalment.id, kind: instalment.kind, dueDate: instalment.dueDate, currency: instalment.currency },
			...{ minor: instalment.minor, receivedMinor: instalment.receivedMinor, waivedMinor: instalment.waivedMinor },
		})
		.from(instalment)
		.where(eq(instalment.leadNo, leadNo))
		.orderBy(asc(instalment.position));
}

/**
 * What a booking owes, what came in, and what of it is too much (`creditMinor`: paid above all instalments, to be given back), minor units of the
 * lead's currency. For those who may see the lead; the caller has found it in their scope. One round trip.
 */
export async function moneyOfLead(db: Database, leadNo: number) {
	const [instalments, payments] = await db.batch([
		instalmentsQuery(db, leadNo),
		db
			.select({
				...{ id: payment.id, way: payment.way, minor: payment.minor, currency: payment.currency },
				...{ receivedOn: payment.receivedOn, reversedAt: payment.reversedAt },
				/** What was given back of all of them. */
				refundedMinor: sql<number>`(select coalesce(sum(minor), 0) from ledger_transfer where lead_no = ${leadNo} and kind = 'refund')`,
			})
			.from(payment)
			.where(eq(payment.leadNo, leadNo))
			.orderBy(asc(payment.receivedOn), asc(payment.no)),
	]);
	const paidMinor = payments.reduce((sum, { minor, reversedAt }) => sum + (reversedAt === null ? minor : 0), 0);
	const countedMinor = instalments.reduce((sum, { receivedMinor }) => sum + receivedMinor, 0);
	const refundedMinor = payments[0]?.refundedMinor ?? 0;
	return {
		instalments,
		payments: payments.map(({ refundedMinor: _, ...each }) => each),
		creditMinor: paidMinor - refundedMinor - countedMinor,
	};
}
