import { and, eq, sql } from 'drizzle-orm';
import { lead, leadRequest, type RequestedChange } from '#db/schema/lead';
import { DomainError } from '~/platform/errors';
import { requireActor } from '../access/require-actor';
import { reviewInstalments, type ShownReview } from '../payment/review-instalments.server';
import { isServiceLevel } from '../stay/service-level';
import { type AgentLeadContext, leadActor } from './agent-lead-context';
import { changeLead } from './change-lead.server';
import { NOTE_LIMIT } from './decide-lead.server';
import { findLead, type LeadRecord } from './find-lead.server';
import { noticeStatements } from './lead-notices.server';
import { leadScope } from './lead-scope';
import { leadScopeCondition } from './lead-scope-condition.server';
import { instalmentsChanged } from './move-lead.server';
import { stayChange } from './stay-change.server';

type Answering = {
	ctx: AgentLeadContext;
	requestId: string;
	/** The lead's version that was seen. */
	version: number;
	decision: 'accept' | 'decline';
	/** Price of the stay that is agreed, in minor units of the lead's currency; left out, the requested one, else the list's. */
	priceMinor?: number;
	/** What the property writes to the agent, cut at 1000 characters. */
	note?: string;
	/** Key of the change of instalments that was shown (`previewAnswer`); left out, none was. */
	seenInstalments?: string | undefined;
};

/**
 * The property's answer to a change or a price asked for: the operator of the property or an admin. Accepting applies the request in one
 * transaction: the nights are given back and taken anew, price, fee and commission worked out again, and who waits for nights that
 * become free follows. The status stays. Throws DomainError 'forbidden', 'not-found', 'invalid' (no price), 'conflict'
 * (`no-longer-available`, `changed-meanwhile`, `no-price`: one has to be named; `instalments-changed`: they would not change as shown), 'unavailable'.
 */
export async function answerRequest({
	ctx,
	requestId,
	version,
	decision,
	priceMinor,
	note = '',
	seenInstalments,
}: Answering): Promise<{ version: number }> {
	const actor = leadActor(requireActor(ctx, 'operators'));
	const { db, now } = ctx;
	const { record, request } = await openRequest(ctx, requestId);
	const applied = decision === 'accept' ? await stayChange(ctx, record, request, priceMinor) : { columns: {} };
	const shown = seenInstalments === undefined ? null : await reviewed(ctx, record, applied.columns);
	if (shown && shown.key !== seenInstalments) throw instalmentsChanged();
	const changed = await changeLead({
		ctx,
		lead: record,
		seen: version,
		actor,
		action: decision === 'accept' ? 'lead.request-accepted' : 'lead.request-declined',
		condition: sql`exists (select 1 from ${leadRequest} where ${leadRequest.no} = ${request.no} and ${leadRequest.state} = 'open')
			and ${shown?.condition ?? sql`true`}`,
		...applied,
		columns: { ...applied.columns, ...(request.kind === 'priceDiscount' ? { requestsPriceDiscount: false } : {}) },
		before: [
			db
				.update(leadRequest)
				.set({
					state: decision === 'accept' ? 'accepted' : 'declined',
					decidedBy: actor.id,
					decidedAt: now,
					answerNote: note.trim().slice(0, NOTE_LIMIT) || null,
				})
				.where(eq(leadRequest.no, request.no)),
			...('before' in applied ? applied.before : []),
		],
		after: [
			...('after' in applied ? applied.after : []),
			...noticeStatements(db, now, {
				lead: { ...record, ...applied.columns },
				kind: ANSWERS[request.kind][decision],
				actor,
				stayRequest: decision === 'decline' ? readStayRequest(request.change) : null,
				note: note.trim().slice(0, NOTE_LIMIT) || null,
			}),
		],
	});
	ctx.waitUntil(ctx.services.wakeMailer());
	return changed;
}

/**
 * What accepting a request makes of the instalments of a booking, with the key for `answerRequest`; null where none of them change. An operator reads the
 * prices that it agrees to. Throws as `answerRequest`.
 */
export async function previewAnswer({
	ctx,
	requestId,
	priceMinor,
}: Pick<Answering, 'ctx' | 'requestId' | 'priceMinor'>): Promise<ShownReview | null> {
	requireActor(ctx, 'operators');
	const { record, request } = await openRequest(ctx, requestId);
	const { columns } = await stayChange(ctx, record, request, priceMinor);
	const shown = await reviewed(ctx, record, columns);
	return shown && { review: shown.review, key: shown.key };
}

function reviewed({ db, now, actor }: AgentLeadContext, lead: LeadRecord, columns: Partial<LeadRecord>) {
	return reviewInstalments(db, { lead, columns, now, isForOperator: actor?.role === 'operator' });
}

async function openRequest(ctx: AgentLeadContext, requestId: string) {
	const { db } = ctx;
	const scope = leadScope(ctx);
	const [request] = await db
		.select({ no: leadRequest.no, kind: leadRequest.kind, change: leadRequest.change, leadId: lead.id })
		.from(leadRequest)
		.innerJoin(lead, eq(lead.no, leadRequest.leadNo))
		.where(and(eq(leadRequest.id, requestId), eq(leadRequest.state, 'open'), leadScopeCondition(db, scope)))
		.execute();
	if (!request) throw new DomainError('not-found', `No open request ${requestId}`);
	return { request, record: await findLead(db, scope, request.leadId) };
}

const ANSWERS = {
	change: { accept: 'changeAccepted', decline: 'changeDeclined' },
	priceDiscount: { accept: 'discountAccepted', decline: 'discountDeclined' },
} as const;

/** Rooms are asked of hotels, which answer elsewhere. */
function readStayRequest({ serviceLevel, rooms: _, ...stayRequest }: RequestedChange) {
	return { ...stayRequest, ...(isServiceLevel(serviceLevel) ? { serviceLevel } : {}) };
}
