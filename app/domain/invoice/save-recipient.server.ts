import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { requireActor } from '../access/require-actor';
import { leadActor } from '../lead/agent-lead-context';
import { changeLead } from '../lead/change-lead.server';
import { findLead } from '../lead/find-lead.server';
import { leadScope } from '../lead/lead-scope';
import { followInvoice } from './follow-invoice.server';
import { followServices } from './follow-services.server';
import { readInvoiceFacts } from './invoice-facts.server';
import { recipientSchema } from './recipient-schema';
import { readServiceFacts } from './service-facts.server';

type Ctx = Pick<RequestContext, 'db' | 'actor' | 'brand' | 'now' | 'today'>;

/**
 * Invoices a booking to a company (INVOICE-7): invoices that stand, of the stay and of services, are taken back and issued anew in the same transaction. Throws DomainError 'forbidden',
 * 'not-found', 'invalid' (the first wrong field), 'conflict' (`changed-meanwhile`), 'unavailable'.
 */
export async function saveRecipient({
	ctx,
	leadId,
	typed,
}: {
	ctx: Ctx;
	leadId: string;
	typed: Record<string, string>;
}): Promise<void> {
	const { db, now } = ctx;
	const actor = leadActor(requireActor(ctx, 'agentDashboard'));
	const read = recipientSchema.safeParse(typed);
	if (!read.success)
		throw new DomainError('invalid', 'Not a company', { reason: String(read.error.issues[0]?.path[0] ?? 'company') });
	const recipient = read.data;
	const record = await findLead(db, leadScope(ctx), leadId);
	const facts = await readInvoiceFacts(db, record);
	const services = await readServiceFacts(db, record);
	const named = { recipient: { leadNo: record.no, ...recipient } };
	const moment = { now, actor: actor.id };
	await changeLead({
		...{ ctx: { db, now }, lead: record, seen: record.version, keepsVersion: true, actor, action: 'lead.recipient' },
		after: [
			{
				sql: `insert into invoice_recipient (lead_no, company, vat_id, street, postal_code, town, country_code, buyer_reference)
					values (:lead, :company, :vatId, :street, :postalCode, :town, :countryCode, :buyerReference)
					on conflict (lead_no) do update set company = excluded.company, vat_id = excluded.vat_id, street = excluded.street,
						postal_code = excluded.postal_code, town = excluded.town, country_code = excluded.country_code,
						buyer_reference = excluded.buyer_reference`,
				args: { lead: record.no, ...recipient },
			},
			...(record.status === 'confirmedBooking'
				? [
						...(await followInvoice(record, { ...facts, ...named }, { ...moment, isForced: true })),
						...(await followServices({
							...{ lead: record, facts: { ...services, ...named }, moment, movedNo: null, isForced: true },
						})),
					]
				: []),
		],
	});
}
