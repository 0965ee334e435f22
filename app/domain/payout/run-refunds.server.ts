import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { lead } from '#db/schema/lead';
import { payoutRun } from '#db/schema/payout';
import { refund } from '#db/schema/refund';
import type { NamedStatement } from '#db/write-batch';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { requireActor } from '../access/require-actor';
import { openPayee } from '../refund/refund-payee.server';
import { REFUNDABLE_SQL } from '../refund/refund-statements';

type Ctx = Pick<RequestContext, 'db' | 'actor' | 'settings'>;

const COLUMNS = {
	...{ id: refund.id, kind: refund.kind, minor: refund.minor, currency: refund.currency, brandKey: refund.brandKey },
	...{ payee: refund.payee, payeeEnd: refund.payeeEnd, leadId: lead.id, bookingNumber: lead.bookingNumber },
	...{ propertyName: lead.propertyName, checkIn: lead.checkIn, checkOut: lead.checkOut },
	...{ firstName: lead.clientFirstName, lastName: lead.clientLastName },
	isObjected: sql<number>`(select r.minor > ${sql.raw(REFUNDABLE_SQL)} from refund r where r.no = ${sql.raw('"refund"."no"')})`,
};

/** Refunds that were released and are in no run, by brand and currency, the earliest first. Throws DomainError 'forbidden', 'unavailable'. */
export async function listRefundsToPay(ctx: Ctx) {
	requireActor(ctx, 'money');
	const rows = await ctx.db
		.select(COLUMNS)
		.from(refund)
		.innerJoin(lead, eq(lead.no, refund.leadNo))
		.where(and(eq(refund.state, 'released'), isNull(refund.runNo), gt(refund.minor, 0)))
		.orderBy(asc(refund.no))
		.limit(MOST_SHOWN);
	return rows.map(({ payee: _, isObjected, ...row }) => ({ ...row, isObjected: Boolean(isObjected) }));
}

/** A run is put together of so many at most; the next one takes the others. */
const MOST_SHOWN = 200;

export type RefundToPay = Awaited<ReturnType<typeof listRefundsToPay>>[number];

/** The refunds of a run with their accounts; `runNo` may be read from the run's id. Throws DomainError 'unavailable'. */
export async function refundsOfRun(ctx: Ctx, runNo: number) {
	const rows = await ctx.db
		.select(COLUMNS)
		.from(refund)
		.innerJoin(lead, eq(lead.no, refund.leadNo))
		.where(eq(refund.runNo, runNo))
		.orderBy(asc(refund.no));
	return Promise.all(
		rows.map(async ({ payee, isObjected, ...row }) => ({
			...row,
			isObjected: Boolean(isObjected),
			party: await openPayee(ctx, row.id, payee),
		})),
	);
}

/** Throws DomainError 'conflict' (`no-account`) where one of these refunds has no account that a file can pay. */
export async function requireAccounts(ctx: Ctx, refundIds: readonly string[]): Promise<void> {
	if (refundIds.length === 0) return;
	const rows = await ctx.db
		.select({ id: refund.id, payee: refund.payee })
		.from(refund)
		.where(inArray(refund.id, [...refundIds]));
	for (const { id, payee } of rows)
		if (!(await openPayee(ctx, id, payee)))
			throw new DomainError('conflict', 'A refund without an account', { reason: 'no-account' });
}

/** Puts released refunds into a run that has just been made. */
export function takeRefundsStatement(runId: string, refundIds: readonly string[], now: number): NamedStatement {
	return {
		sql: `update refund set run_no = r.no, version = version + 1, updated_at = :now from payout_run r
			where r.id = :run and refund.id in (select value from json_each(:refunds)) and refund."state" = 'released' and refund.run_no is null
				and refund.brand_key = r.brand_key and refund.currency = r.currency and refund.minor > 0 and refund.payee is not null`,
		args: { run: runId, refunds: JSON.stringify(refundIds), now },
	};
}

/** Whether a run has taken all of them, as a condition on the run. */
export function hasTaken(count: number) {
	return sql`(select count(*) from ${refund} where ${refund.runNo} = ${payoutRun.no}) = ${count}`;
}
