import { and, eq, sql } from 'drizzle-orm';
import { lead } from '#db/schema/lead';
import { payout, payoutItem, payoutRun } from '#db/schema/payout';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { requireActor } from '../access/require-actor';
import { leadActor } from '../lead/agent-lead-context';
import { changeLead } from '../lead/change-lead.server';
import { commissionState } from '../lead/commission-state';
import { findLead, type LeadRecord } from '../lead/find-lead.server';
import { leadScope } from '../lead/lead-scope';
import { payoutStatements } from '../payout/payout-statements';
import { type CommissionStep, isStepOpen } from './commission-sums';
import { commissionScope } from './list-commissions.server';

type Ctx = Pick<RequestContext, 'db' | 'actor' | 'now' | 'today'>;

/** Public id, and the version that was seen. */
type Seen = { id: string; version: number };

/** Longest reason of a dispute. */
export const DISPUTE_LIMIT = 500;

/**
 * An admin writes down that a commission was invoiced or paid; both settle a dispute. Throws DomainError 'forbidden', 'not-found',
 * 'conflict' (`no-such-step`, `in-payout-run`, `changed-meanwhile`) or 'unavailable'. The books follow, but for what a run has paid.
 */
export async function settleCommission({
	ctx,
	lead: seen,
	step,
}: {
	ctx: Ctx;
	lead: Seen;
	step: 'invoice' | 'pay';
}): Promise<{ version: number }> {
	const actor = leadActor(requireActor(ctx, 'admin'));
	const record = await findLead(ctx.db, leadScope(ctx), seen.id);
	requireStep(record, step, ctx);
	const settled = { commissionDisputedAt: null, commissionDisputeReason: null };
	const columns =
		step === 'pay' ? { commissionPaidAt: ctx.now } : { commissionInvoicedAt: ctx.now, commissionPaidAt: null };
	const runState = await payoutRunOf(ctx, record.no);
	if (runState === 'open' || runState === 'released')
		throw new DomainError('conflict', 'It is in a payout run', { reason: 'in-payout-run' });
	return changeLead({
		ctx,
		lead: record,
		seen: seen.version,
		actor,
		// What a run has paid has left the bank, also where the commission is in dispute.
		after:
			step === 'pay' || runState === null
				? payoutStatements(record, { now: ctx.now, day: ctx.today, actor: actor.id, isPaid: step === 'pay' })
				: [],
		action: step === 'pay' ? 'commission.paid' : 'commission.invoiced',
		condition: sql`${isBooked(record)} and not ${isInRun(record.no)}`,
		columns: { ...columns, ...settled },
	});
}

/**
 * An agent says of a commission of his own, a supervisor of any of the team's, why it is not right. Throws DomainError 'forbidden',
 * 'not-found', 'invalid' (`reason-needed`), 'conflict' (`no-such-step`, `changed-meanwhile`) or 'unavailable'.
 */
export async function disputeCommission({
	ctx,
	lead: seen,
	reason,
}: {
	ctx: Ctx;
	lead: Seen;
	reason: string;
}): Promise<{ version: number }> {
	const { userNo } = commissionScope(ctx);
	const actor = leadActor(requireActor(ctx, 'partners'));
	const told = reason.trim().slice(0, DISPUTE_LIMIT);
	if (told === '') throw new DomainError('invalid', 'Why?', { reason: 'reason-needed' });
	const record = await findLead(ctx.db, leadScope(ctx), seen.id);
	if (userNo !== null && record.userNo !== userNo) throw new DomainError('not-found', `No commission of ${seen.id}`);
	requireStep(record, 'dispute', ctx);
	return changeLead({
		ctx,
		lead: record,
		seen: seen.version,
		actor,
		action: 'commission.disputed',
		condition: isBooked(record),
		columns: { commissionDisputedAt: ctx.now, commissionDisputeReason: told, commissionPaidAt: null },
	});
}

/** Where the run stands that a booking's commission is in; null for none. */
async function payoutRunOf({ db }: Ctx, leadNo: number) {
	const [run] = await db
		.select({ state: payoutRun.state })
		.from(payoutItem)
		.innerJoin(payout, eq(payout.no, payoutItem.payoutNo))
		.innerJoin(payoutRun, eq(payoutRun.no, payout.runNo))
		.where(and(eq(payoutItem.leadNo, leadNo), eq(payoutItem.isDiscarded, false)));
	return run?.state ?? null;
}

/** A run that has not been paid yet holds it. */
function isInRun(leadNo: number) {
	return sql`exists (select 1 from payout_item i join payout p on p.no = i.payout_no join payout_run r on r.no = p.run_no
		where i.lead_no = ${leadNo} and i.is_discarded = 0 and r.state <> 'paid')`;
}

function isBooked({ no }: LeadRecord) {
	return and(eq(lead.no, no), eq(lead.status, 'confirmedBooking')) ?? sql`false`;
}

function requireStep(record: LeadRecord, step: CommissionStep, { today }: Ctx): void {
	const state = commissionState(record, today);
	if (state === null || !isStepOpen(step, state))
		throw new DomainError('conflict', `No ${step} of ${state ?? record.status}`, { reason: 'no-such-step' });
}
