import type { Database } from '#db/client';
import type { NamedStatement } from '#db/write-batch';
import { owedAfterCallOff } from '../concierge/job-amounts';
import { callOffStatements } from '../concierge/job-money';
import type { PlainDate } from '../date/plain-date';
import { todayInZone } from '../date/today-in-zone';
import { followDepositStatements } from '../deposit/deposit-statements';
import { followInvoice } from '../invoice/follow-invoice.server';
import { followServices } from '../invoice/follow-services.server';
import { readInvoiceFacts } from '../invoice/invoice-facts.server';
import { readServiceFacts } from '../invoice/service-facts.server';
import { type LeadRecord, zoneOfLead } from '../lead/find-lead.server';
import { bookingPostings } from '../ledger/booking-postings';
import { postStatements } from '../ledger/post-transfers';
import { countPaymentsStatements } from './count-payments';
import { instalmentPlan } from './instalment-plan';
import { returnWaiverStatements } from './return-waiver';

/** The columns of a lead that its money depends on. */
const MONEY_COLUMNS = [
	'totalMinor',
	'subtotalMinor',
	'cardFeeMinor',
	'markupMinor',
	'approvedMarkupMinor',
	'agreedTerms',
	'commissionMinor',
	'checkIn',
] as const;

/** Whether a change of a lead changes what is owed. */
export function changesMoney(lead: Pick<LeadRecord, 'status'>, columns: object): boolean {
	return lead.status === 'confirmedBooking' && MONEY_COLUMNS.some((name) => name in columns);
}

/**
 * Instalments, books and invoices of a lead as it stands after a change, for the transaction of that change (MONEY-1, MONEY-2, INVOICE-4): the books get
 * what is owed more or less than before, and what came in is counted towards the new instalments. Written twice, the second time does nothing. Throws
 * DomainError 'unavailable'.
 */
export async function followBooking(
	db: Database,
	lead: LeadRecord,
	{ now, actor }: { now: number; actor: string },
): Promise<NamedStatement[]> {
	const facts = lead.hotelNo === null ? await readInvoiceFacts(db, lead) : null;
	const touristTaxMinor = facts?.included.reduce((sum, { minor }) => sum + minor, 0) ?? 0;
	const today = todayInZone(new Date(now), zoneOfLead(lead));
	const plan = instalmentPlan(lead, today).map((each) => ({ id: `inst_${crypto.randomUUID()}`, ...each }));
	return [
		...postStatements({
			kind: 'booking',
			...{ leadNo: lead.no, currency: lead.currency, day: today, now, actor },
			postings: bookingPostings({ ...lead, operatorNo: lead.operator?.no ?? null, touristTaxMinor }),
		}),
		{
			sql: 'delete from instalment where lead_no = :lead and position > :count and job_no is null',
			args: { lead: lead.no, count: plan.length },
		},
		{
			sql: `insert into instalment (id, lead_no, position, brand_key, kind, due_date, currency, minor, created_at)
				select value ->> 'id', :lead, key + 1, :brand, value ->> 'kind', value ->> 'dueDate', :currency, value ->> 'minor', :now
				from json_each(:plan) where true
				on conflict (lead_no, position) do update set kind = excluded.kind, due_date = excluded.due_date, currency = excluded.currency,
					minor = excluded.minor, received_minor = 0, waived_minor = min(waived_minor, excluded.minor)`,
			args: { lead: lead.no, brand: lead.brandKey, currency: lead.currency, now, plan: JSON.stringify(plan) },
		},
		...(lead.status === 'cancelledBooking' ? await callOff(db, lead, { today, now, actor }) : []),
		...returnWaiverStatements(lead.no, { day: today, now, actor }),
		...countPaymentsStatements(lead.no, now),
		...followDepositStatements(lead, now),
		...(facts ? await followInvoice(lead, facts, { now, actor }) : []),
	];
}

/** Services of a booking that is cancelled (CONCIERGE-5), with credit notes of those that cost nothing any more (INVOICE-10). */
async function callOff(
	db: Database,
	lead: LeadRecord,
	moment: { today: PlainDate; now: number; actor: string },
): Promise<NamedStatement[]> {
	const facts = await readServiceFacts(db, lead);
	const jobs = facts.jobs.map((job) => ({ ...job, owedMinor: owedAfterCallOff(job, moment.now) }));
	return [
		...(await followServices({ lead, facts: { ...facts, jobs }, moment, movedNo: null })),
		...callOffStatements({ leadNo: lead.no, ...moment }),
	];
}
