import { asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { lead } from '#db/schema/lead';
import { payout, payoutItem, payoutRun } from '#db/schema/payout';
import { travelAgency } from '#db/schema/travel-agency';
import { user } from '#db/schema/user';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { requireActor } from '../access/require-actor';
import { agenciesOf } from './list-payables.server';
import { payeeAccount } from './payee-account.server';
import { refundsOfRun } from './run-refunds.server';
import { suppliersOfRun } from './run-suppliers.server';

type Ctx = Pick<RequestContext, 'db' | 'actor' | 'settings'>;

/** The runs, the newest first. Throws DomainError 'forbidden', 'unavailable'. */
export async function listPayoutRuns(ctx: Ctx, limit = 20) {
	requireActor(ctx, 'money');
	return selectRuns(ctx.db).orderBy(desc(payoutRun.createdAt), desc(payoutRun.no)).limit(limit);
}

/** The runs that are to leave next, by the day on which the bank pays, three at most. Throws DomainError 'forbidden', 'unavailable'. */
export async function listWaitingRuns(ctx: Ctx) {
	requireActor(ctx, 'money');
	return selectRuns(ctx.db)
		.where(inArray(payoutRun.state, ['open', 'released']))
		.orderBy(asc(payoutRun.executionDay), asc(payoutRun.no))
		.limit(3);
}

export type WaitingRuns = Awaited<ReturnType<typeof listWaitingRuns>>;

function selectRuns(db: Ctx['db']) {
	return db
		.select({
			...{ id: payoutRun.id, brandKey: payoutRun.brandKey, currency: payoutRun.currency, state: payoutRun.state },
			...{ executionDay: payoutRun.executionDay, createdAt: payoutRun.createdAt, paidOn: payoutRun.paidOn },
			payouts: sql<number>`count(${payout.no}) + (select count(*) from refund where run_no = ${payoutRun.no})
				+ (select count(*) from supplier_payout where run_no = ${payoutRun.no})`,
			minor: sql<number>`coalesce(sum(${payout.minor}), 0) + (select coalesce(sum(minor), 0) from refund where run_no = ${payoutRun.no})
				+ (select coalesce(sum(minor), 0) from supplier_payout where run_no = ${payoutRun.no})`,
		})
		.from(payoutRun)
		.leftJoin(payout, eq(payout.runNo, payoutRun.no))
		.groupBy(payoutRun.no)
		.$dynamic();
}

/** One run with what each agency and supplier gets of it and for what. Throws DomainError 'forbidden', 'not-found', 'unavailable'. */
export async function loadPayoutRun(ctx: Ctx, id: string) {
	requireActor(ctx, 'money');
	const { db } = ctx;
	const [[run], items] = await db.batch([
		db
			.select({
				...{ no: payoutRun.no, id: payoutRun.id, brandKey: payoutRun.brandKey, currency: payoutRun.currency },
				...{ state: payoutRun.state, executionDay: payoutRun.executionDay, createdBy: payoutRun.createdBy },
				...{ createdAt: payoutRun.createdAt, releasedAt: payoutRun.releasedAt, paidOn: payoutRun.paidOn },
				...{ fileHash: payoutRun.fileHash, updatedAt: payoutRun.updatedAt },
				makerName: nameOf(payoutRun.createdBy),
				releaserName: nameOf(payoutRun.releasedBy),
			})
			.from(payoutRun)
			.where(eq(payoutRun.id, id)),
		db
			.select({
				...{ payoutNo: payout.no, payoutId: payout.id, agencyNo: payout.agencyNo, minor: payout.minor },
				accountEnd: payout.accountEnd,
				...{ agencyId: travelAgency.id, agencyName: travelAgency.name },
				...{ leadId: lead.id, bookingNumber: lead.bookingNumber, propertyName: lead.propertyName },
				...{ checkIn: lead.checkIn, checkOut: lead.checkOut, isObjected: IS_OBJECTED },
				...{ commissionMinor: payoutItem.commissionMinor, markupMinor: payoutItem.markupMinor },
			})
			.from(payoutRun)
			.innerJoin(payout, eq(payout.runNo, payoutRun.no))
			.innerJoin(travelAgency, eq(travelAgency.no, payout.agencyNo))
			.innerJoin(payoutItem, eq(payoutItem.payoutNo, payout.no))
			.innerJoin(lead, eq(lead.no, payoutItem.leadNo))
			.where(eq(payoutRun.id, id))
			.orderBy(asc(travelAgency.name), asc(lead.checkIn), asc(lead.no)),
	]);
	if (!run) throw new DomainError('not-found', `No payout run ${id}`);
	const isGoing = run.state === 'open' || run.state === 'released';
	const agencies = await agenciesOf(
		db,
		items.map(({ agencyNo }) => agencyNo),
	);
	const payouts = await Promise.all(
		[...new Set(items.map(({ payoutNo }) => payoutNo))].map(async (payoutNo) => {
			const own = items.filter((item) => item.payoutNo === payoutNo);
			const [first] = own;
			const agency = agencies.get(first?.agencyNo ?? 0);
			if (!first || !agency) throw new DomainError('not-found', `No agency of payout ${payoutNo}`);
			const account = await payeeAccount(ctx, agency, run.currency);
			return {
				...{
					id: first.payoutId,
					agencyNo: agency.no,
					agency: { id: agency.id, name: agency.name },
					minor: first.minor,
					/** Of the account that it was released to; null before. */
					releasedEnd: first.accountEnd,
				},
				account,
				items: own.map(
					({ payoutNo: _, payoutId: __, agencyNo: ___, agencyId, agencyName, minor, accountEnd, ...item }) => ({
						...item,
						isObjected: isGoing && Boolean(item.isObjected),
					}),
				),
			};
		}),
	);
	const [suppliers, refunds] = await Promise.all([
		suppliersOfRun(ctx, { no: run.no, currency: run.currency, isGoing }),
		refundsOfRun(ctx, run.no),
	]);
	return { ...run, payouts, suppliers, refunds };
}

/** A booking of a run that is no longer to be paid as it was put in: cancelled, disputed, paid by hand, or at another amount. */
const IS_OBJECTED = sql<number>`(${lead.status} <> 'confirmedBooking' or ${lead.commissionDisputedAt} is not null
	or ${lead.commissionPaidAt} is not null or coalesce(${lead.commissionMinor}, 0) <> ${payoutItem.commissionMinor})`;

export type PayoutRun = Awaited<ReturnType<typeof loadPayoutRun>>;

function nameOf(column: typeof payoutRun.createdBy | typeof payoutRun.releasedBy) {
	return sql<
		string | null
	>`(select trim(coalesce(${user.firstName}, '') || ' ' || coalesce(${user.lastName}, '')) from ${user} where ${user.id} = ${column})`;
}

type Objectable = { isObjected: boolean };

/** Whether something of a run is no longer to be paid as it was put in. */
export function isRunObjected({
	payouts,
	suppliers,
	refunds,
}: Record<'payouts' | 'suppliers', readonly { items: readonly Objectable[] }[]> & {
	refunds: readonly Objectable[];
}): boolean {
	return [...refunds, ...[...payouts, ...suppliers].flatMap(({ items }) => items)].some(({ isObjected }) => isObjected);
}
