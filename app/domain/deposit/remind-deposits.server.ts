import { and, asc, eq, lte, ne, sql } from 'drizzle-orm';
import { lead } from '#db/schema/lead';
import { paymentReminder, paymentReminderStop } from '#db/schema/payment';
import { securityDeposit } from '#db/schema/refund';
import { eachOnce, type NewsCtx, TELLABLE_BOOKING, tellClient } from '../client-notice/tell-client.server';
import { isOfficeHour } from '../date/office-hours';
import type { PlainDate } from '../date/plain-date';
import { depositReminderMail } from '../mail/messages/deposit-mails';
import { PAYMENT_REMINDERS_PER_RUN, REMINDERS_SETTLE_MS } from '../payment/remind-payments.server';
import { remindedKind } from '../payment/reminded-kind.server';
import { ERASED } from '../privacy/erased';

type Ctx = NewsCtx & { today: PlainDate };

/**
 * Reminds clients of a security deposit that is due soon or late, on the days and with the stop of payments (MONEY-16), each kind once. `now` in
 * milliseconds. Gives how many went out. Throws DomainError 'unavailable'.
 */
export async function remindDeposits(ctx: Ctx): Promise<{ reminded: number }> {
	if (!isOfficeHour(ctx.now)) return { reminded: 0 };
	return { reminded: await eachOnce(await dueDeposits(ctx), (each) => remind(ctx, each)) };
}

const isOpen = sql`"settled_at" is null and "received_minor" < "minor"`;

const isStopped = sql`exists (select 1 from ${paymentReminderStop} where ${eq(paymentReminderStop.leadNo, lead.no)})`;

/** Deposits to be reminded of, the longest due first; the query behind a run. */
export function dueDeposits({ db, now, today }: Pick<Ctx, 'db' | 'now' | 'today'>) {
	const { kind, isReminded } = remindedKind(securityDeposit.dueDate, today);
	return db
		.select({
			...{ ...TELLABLE_BOOKING, no: securityDeposit.no, kind, dueDate: securityDeposit.dueDate },
			...{ minor: securityDeposit.minor, receivedMinor: securityDeposit.receivedMinor },
			currency: securityDeposit.currency,
		})
		.from(securityDeposit)
		.innerJoin(lead, eq(lead.no, securityDeposit.leadNo))
		.where(
			and(
				sql`"security_deposit"."settled_at" is null and "security_deposit"."received_minor" < "security_deposit"."minor"`,
				isReminded,
				lte(securityDeposit.createdAt, now - REMINDERS_SETTLE_MS),
				// The plus keeps the planner from all confirmed bookings.
				...[sql`+${lead.status} = 'confirmedBooking'`, ne(lead.clientLastName, ERASED), sql`not ${isStopped}`],
				sql`not exists (select 1 from ${paymentReminder} where ${eq(paymentReminder.leadNo, lead.no)}
					and ${eq(paymentReminder.dueDate, securityDeposit.dueDate)} and ${paymentReminder.kind} = ${kind}
					and ${paymentReminder.isDeposit})`,
			),
		)
		.orderBy(asc(securityDeposit.dueDate), asc(securityDeposit.no))
		.limit(PAYMENT_REMINDERS_PER_RUN);
}

type Due = Awaited<ReturnType<typeof dueDeposits>>[number];

async function remind(ctx: Ctx, due: Due): Promise<boolean> {
	const { db, now } = ctx;
	const { leadNo, no, kind, dueDate, currency, minor, receivedMinor } = due;
	if (kind === null) return false;
	const openMinor = minor - receivedMinor;
	return tellClient({
		...{ ctx, booking: due, kind: 'depositReminder', action: 'payment.reminded' },
		record: (receiver) =>
			db
				.insert(paymentReminder)
				.values({ leadNo, dueDate, kind, receiver, openMinor, isDeposit: true, createdAt: now }),
		content: ({ news }) => depositReminderMail({ news, currency, minor, openMinor, dueDate, reminder: kind }),
		// Neither paid in, cancelled nor stopped in this moment.
		isUntold: sql`${lead.status} = 'confirmedBooking' and not ${isStopped}
			and exists (select 1 from ${securityDeposit} where ${securityDeposit.no} = ${no} and ${isOpen})`,
	});
}
