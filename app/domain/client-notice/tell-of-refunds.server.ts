import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { lead } from '#db/schema/lead';
import { refund } from '#db/schema/refund';
import { addBankDays } from '../date/bank-day';
import { plainDate } from '../date/plain-date';
import { todayInZone } from '../date/today-in-zone';
import { PRODUCT_ZONE } from '../date/zone-clock';
import { depositReturnedMail, refundMail } from '../mail/messages/refund-mail';
import { eachOnce, type NewsCtx, noticeRecord, TELLABLE_BOOKING, tellClient } from './tell-client.server';

/** As many as one run tells of; those that are left wait for the next minute. */
const REFUNDS_PER_RUN = 25;

/** What could not be told for a week is history. */
const LATEST_MS = 7 * 86_400_000;

/** Bank working days until a transfer is there: one by the payment services directive, and one for what was sent late in the day. */
const DAYS_ON_THE_WAY = 2;

/**
 * Tells clients that a refund has left, and what becomes of their security deposit (MONEY-15), each once, however many runs there are at a time. `now` in
 * milliseconds. Gives how many mails went out. Throws DomainError 'unavailable'.
 */
export async function tellOfRefunds(ctx: NewsCtx): Promise<{ told: number }> {
	return { told: await eachOnce(await untoldRefunds(ctx), (each) => tell(ctx, each)) };
}

/** Refunds that have left and were not told, the earliest first; the query behind a run. */
export function untoldRefunds({ db, now }: Pick<NewsCtx, 'db' | 'now'>) {
	return db
		.select({
			...{ ...TELLABLE_BOOKING, no: refund.no, id: refund.id, kind: refund.kind, minor: refund.minor },
			...{ currency: refund.currency, retainedMinor: refund.retainedMinor, reason: refund.reason },
			...{ paidOn: refund.paidOn, payeeEnd: refund.payeeEnd },
		})
		.from(refund)
		.innerJoin(lead, eq(lead.no, refund.leadNo))
		.where(
			and(
				sql`"refund"."paid_on" is not null and "refund"."told_at" is null`,
				sql`"refund"."updated_at" > ${now - LATEST_MS}`,
			),
		)
		.orderBy(asc(refund.updatedAt), asc(refund.no))
		.limit(REFUNDS_PER_RUN);
}

type Untold = Awaited<ReturnType<typeof untoldRefunds>>[number];

function tell(ctx: NewsCtx, row: Untold): Promise<boolean> {
	const { db, now } = ctx;
	const { no, id, kind, minor, currency, retainedMinor, reason, payeeEnd } = row;
	const today = todayInZone(new Date(now), PRODUCT_ZONE);
	const paidOn = row.paidOn ?? today;
	const arrivesOn = addBankDays(plainDate(paidOn), DAYS_ON_THE_WAY);
	const left = { minor, currency, paidOn, accountEnd: payeeEnd, arrivesOn, hasArrived: arrivesOn < today };
	const told = kind === 'deposit' ? 'depositReturned' : 'refund';
	return tellClient({
		...{ ctx, booking: row, kind: told },
		record: noticeRecord(ctx, { leadNo: row.leadNo, kind: told, about: id, minor, currency }),
		content: ({ news }) =>
			kind === 'deposit'
				? depositReturnedMail({ ...left, news, retainedMinor, reason })
				: refundMail({ ...left, news }),
		isUntold: sql`exists (select 1 from ${refund} where ${and(eq(refund.no, no), isNull(refund.toldAt))})`,
		marks: () => [
			db
				.update(refund)
				.set({ toldAt: now })
				.where(and(eq(refund.no, no), isNull(refund.toldAt))),
		],
	});
}
