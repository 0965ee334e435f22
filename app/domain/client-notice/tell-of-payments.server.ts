import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { invoice } from '#db/schema/invoice';
import { lead } from '#db/schema/lead';
import { payment } from '#db/schema/payment';
import { refund } from '#db/schema/refund';
import { depositOpenMinor } from '../deposit/deposit-state';
import { depositStatement } from '../deposit/read-deposit.server';
import { depositReceivedMail, depositReversedMail } from '../mail/messages/deposit-mails';
import { paymentReceivedMail, paymentReversedMail } from '../mail/messages/payment-received-mail';
import { openMinor } from '../payment/instalment-state';
import type { RequestedInstalment } from '../payment/payment-request';
import {
	eachOnce,
	type NewsCtx,
	type NewsFrame,
	noticeRecord,
	TELLABLE_BOOKING,
	tellClient,
} from './tell-client.server';

/** As many bookings as one run tells of; those that are left wait for the next minute. */
const BOOKINGS_PER_RUN = 25;

/** A mistake that is taken back within it tells no one. A card is charged by the provider, whose word is final. */
const SETTLING_MS = 10 * 60_000;

/** What could not be told for a week is history. */
const LATEST_MS = 7 * 86_400_000;

/**
 * Tells clients what has come in for their bookings, and what is still open (MONEY-14): payments by card at once, all others ten minutes after they were
 * booked, in one mail for a booking; and what was taken back after it was told. Each once, however many runs there are at a time. `now` in milliseconds.
 * Gives how many mails went out. Throws DomainError 'unavailable'.
 */
export async function tellOfPayments(ctx: NewsCtx): Promise<{ told: number }> {
	const received = await eachOnce(await untoldPayments(ctx), (group) => tellReceived(ctx, group));
	const reversed = await eachOnce(await untoldReversals(ctx), (group) => tellReversed(ctx, group));
	return { told: received + reversed };
}

/** Bookings with payments to tell of, the longest waiting first; deposits apart. The query behind a run. */
export function untoldPayments({ db, now }: Pick<NewsCtx, 'db' | 'now'>) {
	const isSettled = sql`max(iif(${payment.way} = 'card' or ${payment.reversedAt} is not null, 0, ${payment.createdAt})) <= ${now - SETTLING_MS}`;
	const hasCard = sql`sum(${payment.way} = 'card' and ${payment.reversedAt} is null) > 0`;
	return db
		.select({ ...TELLABLE_BOOKING, isDeposit: payment.isDeposit })
		.from(payment)
		.innerJoin(lead, eq(lead.no, payment.leadNo))
		.where(and(sql`"payment"."told_at" is null`, sql`"payment"."created_at" > ${now - LATEST_MS}`))
		.groupBy(payment.leadNo, payment.isDeposit)
		.having(sql`${hasCard} or ${isSettled}`)
		.orderBy(asc(sql`min(${payment.createdAt})`))
		.limit(BOOKINGS_PER_RUN);
}

/** The same of payments that were taken back after their client was told of them. */
export function untoldReversals({ db, now }: Pick<NewsCtx, 'db' | 'now'>) {
	return db
		.select({ ...TELLABLE_BOOKING, isDeposit: payment.isDeposit })
		.from(payment)
		.innerJoin(lead, eq(lead.no, payment.leadNo))
		.where(
			and(
				sql`"payment"."reversed_at" is not null and "payment"."reversal_told_at" is null`,
				sql`"payment"."reversed_at" > ${now - LATEST_MS} and ${payment.toldAt} is not null`,
			),
		)
		.groupBy(payment.leadNo, payment.isDeposit)
		.having(sql`max(${payment.reversedAt}) <= ${now - SETTLING_MS}`)
		.orderBy(asc(sql`min(${payment.reversedAt})`))
		.limit(BOOKINGS_PER_RUN);
}

type Group = Awaited<ReturnType<typeof untoldPayments>>[number];

/** Payments of a booking that one mail tells of, by their days. */
type Several = { no: number; id: string; minor: number; currency: Currency; receivedOn: string }[];

type Currency = (typeof payment.$inferSelect)['currency'];

const COLUMNS = {
	...{ no: payment.no, id: payment.id, minor: payment.minor, currency: payment.currency },
	receivedOn: payment.receivedOn,
};

async function tellReceived(ctx: NewsCtx, group: Group): Promise<boolean> {
	const { db, now } = ctx;
	const isOfGroup = and(
		eq(payment.leadNo, group.leadNo),
		eq(payment.isDeposit, group.isDeposit),
		isNull(payment.toldAt),
	);
	// What was taken back before it was told.
	await db
		.update(payment)
		.set({ toldAt: now, reversalToldAt: now })
		.where(and(isOfGroup, sql`${payment.reversedAt} is not null`));
	const payments = await db
		.select(COLUMNS)
		.from(payment)
		.where(and(isOfGroup, sql`(${payment.way} = 'card' or ${payment.createdAt} <= ${now - SETTLING_MS})`))
		.orderBy(asc(payment.receivedOn), asc(payment.no));
	if (payments.length === 0) return false;
	const kind = group.isDeposit ? 'depositReceived' : 'received';
	const numbers = payments.map(({ no }) => no);
	const money = await readMoney(ctx, group.leadNo, numbers);
	return tellClient({
		...{ ctx, booking: group, kind, record: noticeRecord(ctx, noticeOf(group, kind, payments)) },
		content: (frame) =>
			(group.isDeposit ? depositMail : receivedMail)({ ...frame, payments, money, isReversed: false }),
		isUntold: countsTo(numbers, sql`"told_at" is null and "reversed_at" is null`),
		marks: (isSilent) => [
			db
				.update(payment)
				.set({ toldAt: now, ...(isSilent ? { reversalToldAt: now } : {}) })
				.where(and(inArray(payment.no, numbers), isNull(payment.toldAt))),
		],
	});
}

async function tellReversed(ctx: NewsCtx, group: Group): Promise<boolean> {
	const { db, now } = ctx;
	const payments = await db
		.select(COLUMNS)
		.from(payment)
		.where(
			and(
				...[eq(payment.leadNo, group.leadNo), eq(payment.isDeposit, group.isDeposit), isNull(payment.reversalToldAt)],
				sql`${payment.reversedAt} is not null and ${payment.toldAt} is not null`,
			),
		)
		.orderBy(asc(payment.receivedOn), asc(payment.no));
	if (payments.length === 0) return false;
	const kind = group.isDeposit ? 'depositReversed' : 'receivedReversed';
	const numbers = payments.map(({ no }) => no);
	const money = await readMoney(ctx, group.leadNo, numbers);
	return tellClient({
		...{ ctx, booking: group, kind, record: noticeRecord(ctx, noticeOf(group, kind, payments)) },
		content: (frame) => (group.isDeposit ? depositMail : reversedMail)({ ...frame, payments, money, isReversed: true }),
		isUntold: countsTo(numbers, sql`"reversal_told_at" is null`),
		marks: () => [
			db
				.update(payment)
				.set({ reversalToldAt: now })
				.where(and(inArray(payment.no, numbers), isNull(payment.reversalToldAt))),
		],
	});
}

function noticeOf(
	{ leadNo }: Group,
	kind: 'received' | 'receivedReversed' | 'depositReceived' | 'depositReversed',
	payments: Several,
) {
	const [first] = payments;
	return { leadNo, kind, about: first?.id ?? '', minor: sumOf(payments), currency: first?.currency ?? null };
}

/** Whether all of these payments are still so. */
function countsTo(numbers: readonly number[], condition: ReturnType<typeof sql>) {
	return sql`(select count(*) from ${payment} where ${inArray(payment.no, [...numbers])} and ${condition}) = ${numbers.length}`;
}

async function readMoney({ db }: NewsCtx, leadNo: number, numbers: readonly number[]) {
	const [receipts, credits, [deposit]] = await db.batch([
		db
			.select({ id: invoice.id, number: invoice.number })
			.from(invoice)
			.where(
				and(
					...[inArray(invoice.paymentNo, [...numbers]), eq(invoice.kind, 'receipt')],
					sql`not exists (select 1 from invoice c where c.corrects_no = ${invoice.no})`,
				),
			)
			.orderBy(asc(invoice.no)),
		db
			.select({ minor: refund.minor })
			.from(refund)
			.where(
				and(eq(refund.leadNo, leadNo), eq(refund.kind, 'credit'), sql`${refund.state} in ('proposed', 'released')`),
			),
		depositStatement(db, leadNo),
	]);
	return { receipts, creditMinor: sumOf(credits), deposit: deposit ?? null };
}

type Mailed = NewsFrame & { payments: Several; money: Awaited<ReturnType<typeof readMoney>>; isReversed: boolean };

function receivedMail({ news, trip, payments, money }: Mailed) {
	const { url } = news;
	// A cancelled booking's page gives no papers out (TRIP-12).
	const receipts = url === null || trip.status !== 'confirmedBooking' ? [] : money.receipts;
	return paymentReceivedMail({
		...{ news, payments, currency: trip.currency, creditMinor: money.creditMinor, ...openOf(trip.instalments) },
		receipts: receipts.map(({ id, number }) => ({ number, url: `${url}/papers/${id}.pdf` })),
	});
}

function reversedMail({ news, trip, payments }: Mailed) {
	return paymentReversedMail({ news, payments, currency: trip.currency, ...openOf(trip.instalments) });
}

function depositMail({ news, payments, money: { deposit }, isReversed }: Mailed) {
	const [first] = payments;
	if (!first) return null;
	return (isReversed ? depositReversedMail : depositReceivedMail)({
		...{ news, currency: first.currency, receivedMinor: sumOf(payments) },
		receivedOn: payments.at(-1)?.receivedOn ?? first.receivedOn,
		minor: deposit?.minor ?? sumOf(payments),
		openMinor: deposit ? depositOpenMinor(deposit) : 0,
		dueDate: deposit?.dueDate ?? first.receivedOn,
	});
}

/** What is open of a booking, and what of it is due next. */
function openOf(instalments: readonly RequestedInstalment[]) {
	const open = instalments.filter((each) => openMinor(each) > 0);
	const [next] = open;
	return {
		openMinor: open.reduce((sum, each) => sum + openMinor(each), 0),
		next: next ? { minor: openMinor(next), dueDate: next.dueDate } : null,
	};
}

function sumOf(of: readonly { minor: number }[]): number {
	return of.reduce((sum, { minor }) => sum + minor, 0);
}
