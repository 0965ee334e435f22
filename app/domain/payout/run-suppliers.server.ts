import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { conciergeJob, conciergeSupplier } from '#db/schema/concierge';
import { lead } from '#db/schema/lead';
import { payoutRun, supplierPayout, supplierPayoutItem } from '#db/schema/payout';
import { property } from '#db/schema/property';
import type { NamedStatement } from '#db/write-batch';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { jobNumber } from '../concierge/job-amounts';
import { openDaySql } from '../ledger/open-day';
import { supplierPayee, suppliersOf } from './list-supplier-payables.server';
import { SUPPLIER_PAYABLE_SQL } from './supplier-payable-sql';

type Ctx = Pick<RequestContext, 'db' | 'actor' | 'settings'>;

/** Throws DomainError 'conflict' (`no-account`) where one of these suppliers cannot be paid by a file. */
export async function requireSupplierAccounts(
	ctx: Ctx,
	supplierKeys: readonly string[],
	currency: string,
): Promise<void> {
	if (supplierKeys.length === 0) return;
	const rows = await ctx.db
		.select({ key: conciergeSupplier.key, bankAccount: conciergeSupplier.bankAccount })
		.from(conciergeSupplier)
		.where(inArray(conciergeSupplier.key, [...supplierKeys]));
	for (const supplier of rows)
		if ((await supplierPayee(ctx, supplier, currency)).state !== 'ready')
			throw new DomainError('conflict', 'A supplier that no file can pay', { reason: 'no-account' });
}

/** Puts what chosen suppliers are to be paid for into a run that has just been made; each job once. */
export function takeSuppliersStatements(runId: string, supplierKeys: readonly string[]): NamedStatement[] {
	if (supplierKeys.length === 0) return [];
	const payable = `${SUPPLIER_PAYABLE_SQL} and j.brand_key = r.brand_key and j.currency = r.currency`;
	return [
		{
			sql: `insert into supplier_payout (id, run_no, supplier_no, minor)
				select 'supplierpay_' || lower(hex(randomblob(13))), r.no, j.supplier_no, sum(j.owed_net_minor)
				from payout_run r join concierge_job j on ${payable} where r.id = :run
					and j.supplier_no in (select no from concierge_supplier where key in (select value from json_each(:suppliers)))
				group by j.supplier_no`,
			args: { run: runId, suppliers: JSON.stringify(supplierKeys) },
		},
		{
			sql: `insert into supplier_payout_item (payout_no, job_no, minor) select p.no, j.no, j.owed_net_minor
				from payout_run r join supplier_payout p on p.run_no = r.no join concierge_job j on j.supplier_no = p.supplier_no and ${payable}
				where r.id = :run`,
			args: { run: runId },
		},
	];
}

/** A job of a run that is no longer to be paid as it was put in: held back, paid by hand, another supplier's or at another amount. */
const IS_OBJECTED = sql<number>`(${conciergeJob.paymentHeldAt} is not null or ${conciergeJob.supplierPaidOn} is not null
	or ${conciergeJob.owedNetMinor} <> ${supplierPayoutItem.minor} or ${conciergeJob.supplierNo} is not ${supplierPayout.supplierNo})`;

/** Whether a run can pay all of its services as they were put in, as a condition on the run. */
export const PAYS_SUPPLIERS_AS_SEEN = sql`not exists (select 1 from ${supplierPayout}
	join ${supplierPayoutItem} on ${supplierPayoutItem.payoutNo} = ${supplierPayout.no} join ${conciergeJob} on ${conciergeJob.no} = ${supplierPayoutItem.jobNo}
	where ${supplierPayout.runNo} = ${payoutRun.no} and ${IS_OBJECTED})`;

export type RunOfSuppliers = { no: number; currency: string; isGoing: boolean };

/** What each supplier gets of a run and for which services, by name; objections only while the run is going. Throws DomainError 'unavailable'. */
export async function suppliersOfRun(ctx: Ctx, { no, currency, isGoing }: RunOfSuppliers) {
	const items = await supplierItems(ctx.db, no);
	const suppliers = await suppliersOf(
		ctx.db,
		items.map(({ supplierNo }) => supplierNo),
	);
	return Promise.all(
		[...new Set(items.map(({ payoutNo }) => payoutNo))].map(async (payoutNo) => {
			const own = items.filter((item) => item.payoutNo === payoutNo);
			const [first] = own;
			const supplier = suppliers.get(first?.supplierNo ?? 0);
			if (!first || !supplier) throw new DomainError('not-found', `No supplier of payout ${payoutNo}`);
			return {
				...{ id: first.payoutId, supplierNo: supplier.no, minor: first.minor, releasedEnd: first.accountEnd },
				supplier: { key: supplier.key, name: supplier.name, email: supplier.email, language: supplier.language },
				account: await supplierPayee(ctx, supplier, currency),
				items: own.map(({ jobId, position, bookingNumber, isObjected, ...item }) => ({
					...{ jobId, number: jobNumber({ bookingNumber, position }), nameEn: item.nameEn, nameDe: item.nameDe },
					...{ place: item.place, day: item.day, minor: item.itemMinor, isCancelled: item.state === 'cancelled' },
					isObjected: isGoing && Boolean(isObjected),
				})),
			};
		}),
	);
}

export type SupplierOfRun = Awaited<ReturnType<typeof suppliersOfRun>>[number];

function supplierItems(db: Ctx['db'], runNo: number) {
	return db
		.select({
			...{ payoutNo: supplierPayout.no, payoutId: supplierPayout.id, supplierNo: supplierPayout.supplierNo },
			...{ minor: supplierPayout.minor, accountEnd: supplierPayout.accountEnd, itemMinor: supplierPayoutItem.minor },
			...{ jobId: conciergeJob.id, position: conciergeJob.position, state: conciergeJob.state, day: conciergeJob.day },
			...{ nameEn: conciergeJob.nameEn, nameDe: conciergeJob.nameDe, bookingNumber: lead.bookingNumber },
			place: sql<string>`coalesce(${property.name}, ${lead.propertyName})`,
			isObjected: IS_OBJECTED,
		})
		.from(supplierPayout)
		.innerJoin(conciergeSupplier, eq(conciergeSupplier.no, supplierPayout.supplierNo))
		.innerJoin(supplierPayoutItem, eq(supplierPayoutItem.payoutNo, supplierPayout.no))
		.innerJoin(conciergeJob, eq(conciergeJob.no, supplierPayoutItem.jobNo))
		.innerJoin(lead, eq(lead.no, conciergeJob.leadNo))
		.leftJoin(property, eq(property.no, lead.propertyNo))
		.where(eq(supplierPayout.runNo, runNo))
		.orderBy(asc(conciergeSupplier.name), asc(conciergeJob.day), asc(conciergeJob.no));
}

/** Whether a run pays a supplier, as a condition on the run. */
export const PAYS_SUPPLIER = sql`exists (select 1 from ${supplierPayout} where ${supplierPayout.runNo} = ${payoutRun.no})`;

/** Writes down to which accounts a run is released. */
export function releaseSuppliersStatements(db: Ctx['db'], payouts: readonly SupplierOfRun[]) {
	return payouts.map(({ id, account }) =>
		db
			.update(supplierPayout)
			.set({ accountEnd: account.party?.iban.slice(-4) ?? null })
			.where(eq(supplierPayout.id, id)),
	);
}

/** The jobs of a discarded run may be in another one. */
export function discardSuppliersStatement(runNo: number): NamedStatement {
	return {
		sql: 'update supplier_payout_item set is_discarded = 1 where payout_no in (select no from supplier_payout where run_no = :run)',
		args: { run: runNo },
	};
}

type Paid = { run: { no: number; brandKey: string }; paidOn: string; now: number; actor: string };

/** The jobs `j` of a run with what it pays for them. */
const OF_RUN = `supplier_payout p join supplier_payout_item i on i.payout_no = p.no join concierge_job j on j.no = i.job_no where p.run_no = :run`;

/**
 * What a run has paid suppliers, in the books and on the jobs (PAYOUT-5): as it was put into the run, whatever became of a job since. For the transaction that
 * has checked that it is released.
 */
export function paidSuppliersStatements({ run, paidOn, now, actor }: Paid): NamedStatement[] {
	return [
		{
			sql: `insert or ignore into ledger_account (kind, party, currency)
				select 'supplier', cast(p.supplier_no as text), j.currency from ${OF_RUN} union select 'bank', :brand, j.currency from ${OF_RUN}`,
			args: { run: run.no, brand: run.brandKey },
		},
		{
			sql: `insert into ledger_transfer (kind, debit_no, credit_no, minor, currency, lead_no, job_no, day, actor, created_at)
				select 'payout', s.no, b.no, i.minor, j.currency, j.lead_no, j.no, ${openDaySql(':day')}, :actor, :now from supplier_payout p
				join supplier_payout_item i on i.payout_no = p.no join concierge_job j on j.no = i.job_no
				join ledger_account s on s.kind = 'supplier' and s.party = cast(p.supplier_no as text) and s.currency = j.currency
				join ledger_account b on b.kind = 'bank' and b.party = :brand and b.currency = j.currency
				where p.run_no = :run`,
			args: { run: run.no, brand: run.brandKey, day: paidOn, actor, now },
		},
		...paidJobsStatements(`select j.no from ${OF_RUN}`, { run: run.no }, { paidOn, now, actor }),
	];
}

/** Writes down on jobs that their supplier was paid, with a line of their history; which ones is a subselect of numbers. */
export function paidJobsStatements(
	which: string,
	args: Record<string, string | number>,
	{ paidOn, now, actor }: Pick<Paid, 'paidOn' | 'now' | 'actor'>,
): NamedStatement[] {
	return [
		{
			sql: `insert into concierge_event (job_no, version, move, from_state, to_state, party, actor, note, created_at, told_at)
				select no, version + 1, 'pay', state, state, 'team', :actor, null, :now, :now from concierge_job where no in (${which})`,
			args: { ...args, actor, now },
		},
		{
			sql: `update concierge_job set supplier_paid_on = :day, version = version + 1, updated_at = :now where no in (${which})`,
			args: { ...args, day: paidOn, now },
		},
	];
}

/** A run that is open or released holds the job, as a condition on the job's number. */
export function isInRun(jobNo: number) {
	return sql`exists (select 1 from ${supplierPayoutItem} join ${supplierPayout} on ${supplierPayout.no} = ${supplierPayoutItem.payoutNo}
		join ${payoutRun} on ${payoutRun.no} = ${supplierPayout.runNo}
		where ${and(eq(supplierPayoutItem.jobNo, jobNo), eq(supplierPayoutItem.isDiscarded, false))} and ${payoutRun.state} <> 'paid')`;
}
