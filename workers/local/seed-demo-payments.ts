import { and, asc, eq, like, lt } from 'drizzle-orm';
import type { Database } from '#db/client';
import { lead } from '#db/schema/lead';
import { instalment, payment } from '#db/schema/payment';
import { writeBatch } from '#db/write-batch';
import { addDays, type PlainDate } from '~/domain/date/plain-date';
import { bookPaymentStatements } from '~/domain/payment/book-payment.server';
import { planMissing } from '~/domain/payment/plan-missing.server';

/** Clients who have not paid what was due: all of it, or a part. */
const LATE: Readonly<Record<string, 'open' | 'part'>> = { 'Freya Halvorsen': 'open', 'Oliver Reinhardt': 'part' };

/** Of an instalment that is partly paid this much is still open, in minor units. */
const STILL_OPEN_MINOR = 500_000;

/**
 * Instalments of the demonstration's bookings, and payments of what was due until a few days ago, once: one booking is late, one has paid a part.
 */
export async function seedDemoPayments(db: Database, { today, now }: { today: PlainDate; now: number }): Promise<void> {
	const [known] = await db.select({ no: payment.no }).from(payment).limit(1);
	if (known) return;
	await planMissing({ db, now });
	const due = await db
		.select({
			...{ no: instalment.no, kind: instalment.kind, leadNo: instalment.leadNo, brandKey: instalment.brandKey },
			...{ currency: instalment.currency, minor: instalment.minor, dueDate: instalment.dueDate },
			...{ firstName: lead.clientFirstName, lastName: lead.clientLastName },
		})
		.from(instalment)
		.innerJoin(lead, eq(lead.no, instalment.leadNo))
		.where(and(like(lead.id, 'lead_demo%'), lt(instalment.dueDate, addDays(today, -3))))
		.orderBy(asc(instalment.leadNo), asc(instalment.position));
	for (const each of due) {
		const late = each.kind === 'prepayment' ? undefined : LATE[`${each.firstName} ${each.lastName}`];
		const minor = each.minor - (late === 'open' ? each.minor : late === 'part' ? STILL_OPEN_MINOR : 0);
		if (minor <= 0) continue;
		await writeBatch(
			db,
			await bookPaymentStatements(
				db,
				{
					id: `pay_demo${each.no}`,
					...{ leadNo: each.leadNo, brandKey: each.brandKey, way: 'bank', currency: each.currency, minor },
					...{ receivedOn: each.dueDate, source: `demo:${each.no}`, actor: 'system' },
				},
				now,
			),
		);
	}
}
