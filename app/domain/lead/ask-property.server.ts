import { and, eq } from 'drizzle-orm';
import { lead, leadRequest } from '#db/schema/lead';
import { DomainError } from '~/platform/errors';
import { type FieldErrors, fieldErrorsFrom } from '../form/field-error';
import { type AgentLeadContext, leadActor, requireAgent } from './agent-lead-context';
import { changeLead, noOpenRequest } from './change-lead.server';
import { findLead } from './find-lead.server';
import { noticeStatements } from './lead-notices.server';
import { leadScope } from './lead-scope';
import {
	differences,
	isChangeOffered,
	isDiscountOffered,
	requestErrors,
	requestSchema,
	stayOf,
} from './requested-stay';
import { loadTradeProperty } from './trade-property.server';

export type PropertyRequest = {
	ctx: AgentLeadContext;
	lead: { id: string; version: number };
	/** `checkIn`, `checkOut`, `serviceLevel`, `pax`, `priceMinor`, `comments`; what is left out stays as it is. */
	input: object;
};

export type PropertyRequestResult =
	| { outcome: 'stored'; requestId: string; version: number }
	/** Errors by field (`period` for what the property says to it). */
	| { outcome: 'invalid'; errors: FieldErrors };

/** What `requestChange` and `requestPriceDiscount` have in common. */
export async function askProperty(
	{ ctx, lead: seen, input }: PropertyRequest,
	kind: 'change' | 'priceDiscount',
): Promise<PropertyRequestResult> {
	const agent = requireAgent(ctx);
	const { db, now, today } = ctx;
	const scope = leadScope(ctx);
	const record = await findLead(db, scope, seen.id);
	if (record.propertyNo === null) throw notOffered(kind);
	const known = stayOf(record);
	const parsed = requestSchema(today).safeParse({ ...known, ...input });
	if (!parsed.success) return { outcome: 'invalid', errors: fieldErrorsFrom(parsed.error.issues) };
	const { comments, priceMinor, ...requested } = parsed.data;
	const property = await loadTradeProperty(ctx, { no: record.propertyNo });
	const isOffered =
		kind === 'change' ? isChangeOffered(record.status) : isDiscountOffered(record.status, requested, property.rates);
	if (!isOffered) throw notOffered(kind);
	const errors = requestErrors(property, requested, record.no, record.status === 'requestedOption');
	if (Object.keys(errors).length > 0) return { outcome: 'invalid', errors };
	const stayRequest = { ...differences(known, requested), ...(priceMinor === undefined ? {} : { priceMinor }) };
	if (kind === 'change' && Object.keys(stayRequest).length === 0 && comments === '')
		return { outcome: 'invalid', errors: { form: { key: 'invalid' } } };

	const requestId = `req_${crypto.randomUUID().replaceAll('-', '')}`;
	try {
		const { version } = await changeLead({
			ctx,
			lead: record,
			seen: seen.version,
			actor: leadActor(agent),
			action: kind === 'change' ? 'lead.change-requested' : 'lead.discount-requested',
			condition: noOpenRequest(record.no, kind),
			columns: kind === 'priceDiscount' ? { requestsPriceDiscount: true } : {},
			after: [
				db.insert(leadRequest).values({
					id: requestId,
					leadNo: record.no,
					kind,
					state: 'open',
					change: stayRequest,
					comments: comments || null,
					createdBy: agent.id,
					createdAt: now,
				}),
				...noticeStatements(db, now, {
					lead: record,
					kind: kind === 'change' ? 'changeRequested' : 'discountRequested',
					actor: leadActor(agent),
					stayRequest: { ...stayRequest, comments: comments || null },
				}),
			],
		});
		ctx.waitUntil(ctx.services.wakeMailer());
		return { outcome: 'stored', requestId, version };
	} catch (error) {
		if (!(error instanceof DomainError) || error.reason !== 'changed-meanwhile') throw error;
		if (record.version !== seen.version) throw error;
		const open = await db
			.select({ id: leadRequest.id })
			.from(leadRequest)
			.innerJoin(lead, eq(lead.no, leadRequest.leadNo))
			.where(and(eq(leadRequest.leadNo, record.no), eq(leadRequest.kind, kind), eq(leadRequest.state, 'open')))
			.execute();
		if (open.length === 0) throw error;
		throw new DomainError('conflict', 'The same is asked already', { reason: 'asked-already' });
	}
}

function notOffered(kind: string) {
	return new DomainError('conflict', `No ${kind} can be asked for`, { reason: 'not-offered' });
}
