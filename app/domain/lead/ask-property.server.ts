import { and, eq } from 'drizzle-orm';
import { lead, leadRequest } from '#db/schema/lead';
import { DomainError } from '~/platform/errors';
import { type Faults, faultsFrom } from '../enquiry/fault';
import { reachDatabase } from '../enquiry/reach-database.server';
import { type AgentLeadContext, leadActor, requireAgent } from './agent-lead-context';
import { changeLead, noOpenRequest } from './change-lead.server';
import { findLead } from './find-lead.server';
import { noticeStatements } from './lead-notices.server';
import { leadScope } from './lead-scope';
import { differences, isChangeOffered, isDiscountOffered, stayOf, wishFaults, wishSchema } from './lead-wish';
import { loadTradeProperty } from './trade-property.server';

export type PropertyRequest = {
	ctx: AgentLeadContext;
	lead: { id: string; version: number };
	/** `checkIn`, `checkOut`, `serviceLevel`, `pax`, `priceMinor`, `comments`; what is left out stays as it is. */
	input: object;
};

export type PropertyRequestResult =
	| { outcome: 'stored'; requestId: string; version: number }
	/** Faults by field (`period` for what the property says to it). */
	| { outcome: 'faulty'; faults: Faults };

/** What `requestChange` and `requestPriceDiscount` have in common. */
export async function askProperty(
	{ ctx, lead: asked, input }: PropertyRequest,
	kind: 'change' | 'priceDiscount',
): Promise<PropertyRequestResult> {
	const agent = requireAgent(ctx);
	const { db, now, today } = ctx;
	const scope = leadScope(ctx);
	const found = await findLead(db, scope, asked.id);
	if (found.propertyNo === null) throw notOffered(kind);
	const known = stayOf(found);
	const parsed = wishSchema(today).safeParse({ ...known, ...input });
	if (!parsed.success) return { outcome: 'faulty', faults: faultsFrom(parsed.error.issues) };
	const { comments, priceMinor, ...wished } = parsed.data;
	const property = await loadTradeProperty(ctx, { no: found.propertyNo });
	const isOffered =
		kind === 'change' ? isChangeOffered(found.status) : isDiscountOffered(found.status, wished, property.rates);
	if (!isOffered) throw notOffered(kind);
	const faults = wishFaults(property, wished, found.no, found.status === 'requestedOption');
	if (Object.keys(faults).length > 0) return { outcome: 'faulty', faults };
	const wish = { ...differences(known, wished), ...(priceMinor === undefined ? {} : { priceMinor }) };
	if (kind === 'change' && Object.keys(wish).length === 0 && comments === '')
		return { outcome: 'faulty', faults: { form: { key: 'invalid' } } };

	const requestId = `req_${crypto.randomUUID().replaceAll('-', '')}`;
	try {
		const { version } = await changeLead({
			ctx,
			found,
			seen: asked.version,
			actor: leadActor(agent),
			action: kind === 'change' ? 'lead.change-requested' : 'lead.discount-requested',
			condition: noOpenRequest(found.no, kind),
			columns: kind === 'priceDiscount' ? { requestsPriceDiscount: true } : {},
			after: [
				db.insert(leadRequest).values({
					id: requestId,
					leadNo: found.no,
					kind,
					state: 'open',
					wish,
					comments: comments || null,
					createdBy: agent.id,
					createdAt: now,
				}),
				...noticeStatements(db, now, {
					lead: found,
					kind: kind === 'change' ? 'changeRequested' : 'discountRequested',
					actor: leadActor(agent),
					wish: { ...wish, comments: comments || null },
				}),
			],
		});
		ctx.waitUntil(ctx.services.wakeMailer());
		return { outcome: 'stored', requestId, version };
	} catch (error) {
		if (!(error instanceof DomainError) || error.reason !== 'changed-meanwhile') throw error;
		if (found.version !== asked.version) throw error;
		const open = await reachDatabase(
			db
				.select({ id: leadRequest.id })
				.from(leadRequest)
				.innerJoin(lead, eq(lead.no, leadRequest.leadNo))
				.where(and(eq(leadRequest.leadNo, found.no), eq(leadRequest.kind, kind), eq(leadRequest.state, 'open')))
				.execute(),
		);
		if (open.length === 0) throw error;
		throw new DomainError('conflict', 'The same is asked already', { reason: 'asked-already' });
	}
}

function notOffered(kind: string) {
	return new DomainError('conflict', `No ${kind} can be asked for`, { reason: 'not-offered' });
}
