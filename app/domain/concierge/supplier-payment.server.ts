import { and, eq, gt, isNull, type SQL, sql } from 'drizzle-orm';
import { conciergeEvent, conciergeJob } from '#db/schema/concierge';
import type { NamedStatement } from '#db/write-batch';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { requireActor } from '../access/require-actor';
import { auditedWrite } from '../administration/audited-write.server';
import { parsePlainDate } from '../date/plain-date';
import { todayInZone } from '../date/today-in-zone';
import { openDaySql } from '../ledger/open-day';
import { isInRun, paidJobsStatements } from '../payout/run-suppliers.server';
import { tellBoards } from './board-readers';
import { jobMoneyStatements } from './job-money';
import type { JobRecord, MoveJobContext } from './move-job.server';
import { teamJob } from './team-job.server';

type Ctx = Pick<RequestContext, 'actor' | 'today'> & MoveJobContext;

/** Public id, and the version that was seen. */
type Seen = { ctx: Ctx; jobId: string; version: number };

/** Longest reason for which a payment is held back. */
export const HOLD_LIMIT = 300;

/**
 * Holds back what the supplier of a finished job gets, for a reason, as a commission is disputed (PAYOUT-5); a run that it is in is not released with it. Throws
 * DomainError 'forbidden', 'not-found', 'invalid' (`reason-needed`), 'conflict' (`no-way`: nothing is to be paid, `changed-meanwhile`), 'unavailable'.
 */
export async function holdSupplierPayment({ reason, ...seen }: Seen & { reason: string }): Promise<void> {
	const note = reason.trim().slice(0, HOLD_LIMIT);
	if (note === '') throw new DomainError('invalid', 'Why?', { reason: 'reason-needed' });
	await write(seen, { move: 'hold', note, set: { paymentHeldAt: seen.ctx.now, paymentHeldReason: note } });
}

/** Lets it be paid again. Throws as `holdSupplierPayment`. */
export async function resumeSupplierPayment(seen: Seen): Promise<void> {
	await write(seen, { move: 'resume', note: null, set: { paymentHeldAt: null, paymentHeldReason: null } });
}

/**
 * Changes what the supplier of a finished job gets, where it was done with a difference; the client's price stays, so that the rest is our margin. In the books
 * at once. Throws DomainError 'forbidden', 'not-found', 'invalid' (`amount`), 'conflict' (`no-way`, `changed-meanwhile`), 'unavailable'.
 */
export async function changeSupplierPart({ netMinor, ...seen }: Seen & { netMinor: number }): Promise<void> {
	if (!Number.isSafeInteger(netMinor) || netMinor < 0)
		throw new DomainError('invalid', 'No amount', { reason: 'amount' });
	const { now } = seen.ctx;
	await write(seen, {
		...{ move: 'settle', note: null, set: { netMinor, owedNetMinor: netMinor } },
		also: (job, { timeZone, actor }) =>
			jobMoneyStatements({ leadNo: job.leadNo, today: todayInZone(new Date(now), timeZone), now, actor }),
	});
}

/**
 * Writes down that a supplier was paid for a job without a run of ours, from the brand's account. For the team with the capability money; not while a run holds
 * the job. Throws DomainError 'forbidden', 'not-found', 'invalid' (`day`), 'conflict' (`no-way`, `changed-meanwhile`), 'unavailable'.
 */
export async function recordSupplierPayment({ paidOn, ...seen }: Seen & { paidOn: string }): Promise<void> {
	requireActor(seen.ctx, 'money');
	if (!parsePlainDate(paidOn) || paidOn > seen.ctx.today)
		throw new DomainError('invalid', 'Not a day', { reason: 'day' });
	const { now } = seen.ctx;
	await write(seen, {
		...{ move: 'pay', note: null, set: null },
		condition: (job) =>
			sql`${and(isNull(conciergeJob.paymentHeldAt), gt(conciergeJob.owedNetMinor, 0))} and not ${isInRun(job.no)}`,
		also: (job, { actor }) => [
			...paidByHandStatements(job, { paidOn, now, actor }),
			...paidJobsStatements(':job', { job: job.no }, { paidOn, now, actor }),
		],
	});
}

type Change = {
	move: string;
	note: string | null;
	/** Null: written by `also`, with the line of the history. */
	set: Partial<JobRecord> | null;
	/** Has to hold of the job besides its version. */
	condition?: (job: JobRecord) => SQL;
	also?: (job: JobRecord, by: { timeZone: string; actor: string }) => NamedStatement[];
};

async function write({ ctx, jobId, version: seen }: Seen, { move, note, set, condition, also }: Change): Promise<void> {
	requireActor(ctx, 'concierge');
	const { job, by, timeZone } = await teamJob(ctx, jobId);
	if (!isToBePaid(job)) throw new DomainError('conflict', `Nothing to pay for ${jobId}`, { reason: 'no-way' });
	if (seen !== job.version) throw new DomainError('conflict', 'The job was changed', { reason: 'changed-meanwhile' });
	const { db, now } = ctx;
	const version = job.version + 1;
	await auditedWrite({
		ctx: { db, now, brand: { key: job.brandKey } },
		...{ actor: by.actor, action: `concierge.payment-${move}` },
		...(set && 'netMinor' in set ? { detail: { netMinor: set.netMinor ?? null } } : {}),
		subject: sql`select ${conciergeJob.id} from ${conciergeJob} where ${and(
			eq(conciergeJob.no, job.no),
			eq(conciergeJob.version, job.version),
			condition?.(job),
		)}`,
		statements: [
			...(set
				? [
						db.insert(conciergeEvent).values({
							...{ jobNo: job.no, version, move, fromState: job.state, toState: job.state, party: by.party },
							// Between the team and its supplier: guests are told nothing of it.
							...{ actor: by.actor.id, note, createdAt: now, toldAt: now },
						}),
						db
							.update(conciergeJob)
							.set({ ...set, version, updatedAt: now })
							.where(eq(conciergeJob.no, job.no)),
					]
				: []),
			...(also?.(job, { timeZone, actor: by.actor.id }) ?? []),
		],
	});
	tellBoards(ctx);
}

/** Whether a supplier is still to be paid for a job: done, or called off too late. */
export function isToBePaid({
	state,
	supplierNo,
	supplierPaidOn,
	owedMinor,
	owedNetMinor,
}: Pick<JobRecord, 'state' | 'supplierNo' | 'supplierPaidOn' | 'owedMinor' | 'owedNetMinor'>): boolean {
	const isOver = state === 'done' || (state === 'cancelled' && owedMinor + owedNetMinor > 0);
	return isOver && supplierNo !== null && supplierPaidOn === null;
}

/** What was paid by hand in the books, from the brand's account. */
function paidByHandStatements(
	{ no, leadNo, supplierNo, brandKey, currency }: JobRecord,
	{ paidOn, now, actor }: { paidOn: string; now: number; actor: string },
): NamedStatement[] {
	const accounts = { supplier: String(supplierNo), brand: brandKey, currency };
	return [
		{
			sql: `insert or ignore into ledger_account (kind, party, currency)
				values ('supplier', :supplier, :currency), ('bank', :brand, :currency)`,
			args: accounts,
		},
		{
			sql: `insert into ledger_transfer (kind, debit_no, credit_no, minor, currency, lead_no, job_no, day, actor, created_at)
				select 'payout', s.no, b.no, j.owed_net_minor, :currency, :lead, j.no, ${openDaySql(':day')}, :actor, :now from concierge_job j
				join ledger_account s on s.kind = 'supplier' and s.party = :supplier and s.currency = :currency
				join ledger_account b on b.kind = 'bank' and b.party = :brand and b.currency = :currency
				where j.no = :job and j.owed_net_minor > 0`,
			args: { ...accounts, lead: leadNo, job: no, day: paidOn, actor, now },
		},
	];
}
