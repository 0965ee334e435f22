import { and, asc, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import type { Database } from '#db/client';
import { heldInvoice } from '#db/schema/invoice';
import { lead } from '#db/schema/lead';
import { operator } from '#db/schema/operator';
import type { NamedStatement } from '#db/write-batch';
import type { RequestContext } from '~/context';
import { DomainError, isUnavailable } from '~/platform/errors';
import { requireActor } from '../access/require-actor';
import { leadActor } from '../lead/agent-lead-context';
import { changeLead } from '../lead/change-lead.server';
import { type LeadRecord, selectLeads } from '../lead/find-lead.server';
import type { LeadActor } from '../lead/lead-status';
import { followInvoice, gapsOf } from './follow-invoice.server';
import { followServices, serviceGapsOf } from './follow-services.server';
import type { InvoiceSubject } from './held-statements';
import { readInvoiceFacts } from './invoice-facts.server';
import { readServiceFacts } from './service-facts.server';

/** In one go; the next one goes on with those that were not tried for longest. */
const AT_ONCE = 200;

type Ctx = Pick<RequestContext, 'db' | 'actor' | 'now'>;

/** Invoices that wait, once a day (INVOICE-9). Returns how many were issued. Throws DomainError 'unavailable'. */
export async function issueHeld({ db, now }: { db: Database; now: number }): Promise<number> {
	return (await tryHeld({ db, now }, { id: 'system', role: 'system' }, undefined)).issued;
}

/**
 * The same by the team: of one booking, or of an issuer, whose `operatorKey` is null for the brand itself. Returns how many were issued. Throws DomainError
 * 'forbidden', 'conflict' (`invoice-held`: none of them can be issued yet; `nothing-due`: none waits), 'unavailable'.
 */
export async function issueHeldOf({
	ctx,
	which,
}: {
	ctx: Ctx;
	which: { leadId: string } | { brandKey: string; operatorKey: string | null };
}): Promise<number> {
	const actor = leadActor(requireActor(ctx, 'money'));
	const { db } = ctx;
	const condition =
		'leadId' in which
			? inArray(heldInvoice.leadNo, db.select({ no: lead.no }).from(lead).where(eq(lead.id, which.leadId)))
			: and(
					eq(heldInvoice.brandKey, which.brandKey),
					which.operatorKey === null
						? isNull(heldInvoice.operatorNo)
						: inArray(
								heldInvoice.operatorNo,
								db.select({ no: operator.no }).from(operator).where(eq(operator.key, which.operatorKey)),
							),
				);
	const { issued, waiting } = await tryHeld(ctx, actor, condition);
	if (issued + waiting === 0) throw new DomainError('conflict', 'No invoice waits', { reason: 'nothing-due' });
	if (issued === 0) throw new DomainError('conflict', 'Data of the issuer are missing', { reason: 'invoice-held' });
	return issued;
}

async function tryHeld(
	{ db, now }: { db: Database; now: number },
	actor: LeadActor,
	condition: SQL | undefined,
): Promise<{ issued: number; waiting: number }> {
	const held = await db
		.select({ leadNo: heldInvoice.leadNo, subject: heldInvoice.subject })
		.from(heldInvoice)
		.where(condition)
		.orderBy(asc(heldInvoice.triedAt))
		.limit(AT_ONCE);
	const numbers = [...new Set(held.map(({ leadNo }) => leadNo))];
	if (numbers.length === 0) return { issued: 0, waiting: 0 };
	const records = new Map<number, LeadRecord>();
	for (const record of await selectLeads(db, inArray(lead.no, numbers)).execute()) records.set(record.no, record);
	let issued = 0;
	for (const { leadNo, subject } of held) {
		const record = records.get(leadNo);
		if (record && (await tryOne({ db, now }, actor, { record, subject }))) issued += 1;
	}
	// Those that still wait come last the next time.
	await db.update(heldInvoice).set({ triedAt: now }).where(inArray(heldInvoice.leadNo, numbers));
	return { issued, waiting: held.length - issued };
}

type HeldOf = { record: LeadRecord; subject: InvoiceSubject };

async function tryOne(ctx: { db: Database; now: number }, actor: LeadActor, held: HeldOf): Promise<boolean> {
	const { record, subject } = held;
	const statements = await statementsOf(ctx, actor, held);
	if (statements === null) return false;
	try {
		await changeLead({
			...{ ctx, lead: record, seen: record.version, keepsVersion: true, action: 'lead.invoiced', actor },
			after: statements,
		});
	} catch (error) {
		if (isUnavailable(error)) throw error;
		// Changed meanwhile: its change has looked after the invoice.
		if (error instanceof DomainError && error.code === 'conflict') return false;
		throw error;
	}
	const [left] = await ctx.db
		.select({ no: heldInvoice.leadNo })
		.from(heldInvoice)
		.where(and(eq(heldInvoice.leadNo, record.no), eq(heldInvoice.subject, subject)));
	return left === undefined;
}

/** What issues it now; null where data of its issuer are still missing. */
async function statementsOf(
	{ db, now }: { db: Database; now: number },
	actor: LeadActor,
	{ record, subject }: HeldOf,
): Promise<NamedStatement[] | null> {
	const moment = { now, actor: actor.id };
	if (subject === 'services') {
		if (serviceGapsOf(record).length > 0) return null;
		const facts = await readServiceFacts(db, record);
		return followServices({ lead: record, facts, moment, movedNo: null });
	}
	const facts = await readInvoiceFacts(db, record);
	return gapsOf(record, facts).length > 0 ? null : followInvoice(record, facts, moment);
}
