import { DomainError } from '~/platform/errors';
import { requireActor } from '../access/require-actor';
import { maskCardNumbers } from '../card/mask-card-numbers';
import { tellBoards } from '../concierge/board-readers';
import { reviewInstalments, type ShownReview } from '../payment/review-instalments.server';
import { type AgentLeadContext, leadActor } from './agent-lead-context';
import { findLead, type LeadRecord } from './find-lead.server';
import { moneyColumns } from './lead-quote';
import { answeringScope } from './lead-scope';
import type { LeadStatus } from './lead-status';
import { cancelledFee, instalmentsChanged, moveLead } from './move-lead.server';
import { repeatedMove } from './repeated-move.server';
import { quoteIfBooked } from './terms-if-booked';
import { loadTradeProperty } from './trade-property.server';

export type LeadDecision = 'confirm' | 'decline' | 'cancel';

/** Where a decision leads from where a lead stands; what is not here cannot be decided. */
const DECISIONS: Readonly<Record<LeadDecision, Partial<Record<LeadStatus, LeadStatus>>>> = {
	confirm: {
		requestedOption: 'confirmedOption',
		confirmedOption: 'confirmedBooking',
		requestedBooking: 'confirmedBooking',
	},
	decline: { requestedOption: 'declinedOption', requestedBooking: 'declinedBooking' },
	cancel: {
		requestedOption: 'cancelledOption',
		confirmedOption: 'cancelledOption',
		requestedBooking: 'cancelledBooking',
		confirmedBooking: 'cancelledBooking',
	},
};

type Deciding = {
	ctx: AgentLeadContext;
	/** Public id, and the version that was seen. */
	lead: { id: string; version: number };
	decision: LeadDecision;
	/** End of an option that is confirmed, in milliseconds; left out, as long as its operator holds options (72 hours). */
	expiresAt?: number;
	/** What the property writes to the agent, cut at 1000 characters. */
	note?: string;
	/** Key of what was shown that a cancellation makes of the instalments (`previewCancellation`); left out, nothing was. */
	seenInstalments?: string | undefined;
};

/** Longest note with an answer. */
export const NOTE_LIMIT = 1000;

/**
 * The answer to a lead: the operator of the property, the staff of the hotel or an admin confirms or declines a request, an admin
 * cancels. All are told. A repeated answer of the same person comes to what the first one came to. Throws DomainError 'forbidden', 'not-found' (another operator's property too), 'invalid' for an end that has passed,
 * 'conflict' as `moveLead` and with reason `instalments-changed`, 'unavailable'.
 */
export async function decideLead({
	ctx,
	lead,
	decision,
	expiresAt,
	note = '',
	seenInstalments,
}: Deciding): Promise<{ version: number; status: LeadStatus }> {
	const actor = requireActor(ctx, 'inbox');
	if (expiresAt !== undefined && expiresAt <= ctx.now) throw new DomainError('invalid', 'The option would be over');
	const scope = answeringScope(ctx);
	const record = await findLead(ctx.db, scope, lead.id);
	const { status } = record;
	const by = { seenVersion: lead.version, actorId: actor.id, moves: DECISIONS[decision] };
	const repeated = await repeatedMove(ctx.db, record, by);
	if (repeated) return repeated;
	const to = DECISIONS[decision][status];
	if (!to) throw new DomainError('conflict', `No ${decision} of ${status}`, { reason: 'no-such-move' });
	const end = to === 'confirmedOption' && expiresAt !== undefined ? { expiresAt } : {};
	const shown = seenInstalments === undefined ? null : await reviewCancellation(ctx, record);
	if (shown && shown.key !== seenInstalments) throw instalmentsChanged();
	const moved = await moveLead({
		ctx,
		scope,
		lead,
		to,
		actor: leadActor(actor),
		note: maskCardNumbers(note.trim()).slice(0, NOTE_LIMIT),
		columns: status === 'confirmedOption' && to === 'confirmedBooking' ? await bookedToday(ctx, record) : {},
		...end,
		...(shown ? { condition: shown.condition } : {}),
	});
	ctx.waitUntil(ctx.services.wakeMailer());
	if (to === 'cancelledBooking') tellBoards(ctx);
	return moved;
}

/**
 * What cancelling a booking today makes of its instalments, with the key for `decideLead`; null where it has none. Throws DomainError 'forbidden',
 * 'not-found', 'unavailable'.
 */
export async function previewCancellation({
	ctx,
	leadId,
}: {
	ctx: AgentLeadContext;
	leadId: string;
}): Promise<ShownReview | null> {
	requireActor(ctx, 'inbox');
	const shown = await reviewCancellation(ctx, await findLead(ctx.db, answeringScope(ctx), leadId));
	return shown && { review: shown.review, key: shown.key };
}

function reviewCancellation(ctx: AgentLeadContext, lead: LeadRecord) {
	const columns = { status: 'cancelledBooking' as const, ...cancelledFee(ctx, lead, 'cancelledBooking') };
	return reviewInstalments(ctx.db, { lead, columns, now: ctx.now, isForOperator: ctx.actor?.role === 'operator' });
}

/** An option that is booked owes from today on: its payments and its cancellation are worked out anew, its price stays. */
async function bookedToday(ctx: AgentLeadContext, lead: LeadRecord) {
	if (lead.propertyNo === null) return {};
	const quote = quoteIfBooked(lead, await loadTradeProperty(ctx, { no: lead.propertyNo }), ctx.today);
	return quote ? moneyColumns(quote) : {};
}
