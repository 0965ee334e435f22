import type { NamedStatement } from '#db/write-batch';
import { isUnavailable } from '~/platform/errors';
import { logFault } from '~/platform/log';
import { knownBrands } from '../brand/known-brands';
import { addDays, type PlainDate, plainDate } from '../date/plain-date';
import { todayInZone } from '../date/today-in-zone';
import { type LeadRecord, zoneOfLead } from '../lead/find-lead.server';
import { AFTER_STAY } from '../payment/payment-reference';
import { holdStatement, releaseStatement } from './held-statements';
import { type InvoiceGap, issuerGaps, servicesIssuerOf } from './invoice-issuer';
import { type LinesAndVat, linesLess, serviceLine, sumsOf } from './invoice-lines';
import { documentsFor } from './issue-documents.server';
import { type BilledJob, RECIPIENT_TEXT, type ServiceFacts } from './service-facts.server';
import { type Standing, standingInvoice } from './standing-invoice';

type Follow = {
	lead: LeadRecord;
	/** With what is owed of each service after the change. */
	facts: ServiceFacts;
	moment: { now: number; actor: string };
	/** The service that the transaction moves, and whose version it checks itself; null: the whole booking is followed. */
	movedNo: number | null;
	/** Anew whatever has changed, such as the recipient. */
	isForced?: boolean;
};

/** Days before a service by which it is paid (CONCIERGE-4). */
const DUE_BEFORE = 7;

/**
 * Invoices and credit notes of the services of a booking, for the transaction of a change, before what it does to the services (INVOICE-10): each service has one invoice
 * over what is owed of it, by the brand. One that is owed no more is credited, one on another day is invoiced anew. An invoice that cannot be issued waits
 * and holds up nothing else (INVOICE-9). The transaction breaks `concierge_job.version` where a service or the recipient is not what was read. Throws
 * DomainError 'unavailable'.
 */
export async function followServices(follow: Follow): Promise<NamedStatement[]> {
	const { lead, facts, moment, movedNo } = follow;
	const isForced = (follow.isForced ?? false) || (facts.held?.isForced ?? false);
	const hold = (gaps: readonly InvoiceGap[]) =>
		holdStatement({
			...{ leadNo: lead.no, subject: 'services', brandKey: lead.brandKey, operatorNo: null, gaps, isForced },
			now: moment.now,
		});
	try {
		const brand = knownBrands().of(lead.brandKey);
		const issuer = servicesIssuerOf(brand);
		const next = facts.jobs.flatMap((job) => nextOf(job, facts, { vat: issuer.vat, isForced }));
		const gaps = next.some(({ wanted }) => wanted) ? issuerGaps(issuer) : [];
		const ready = gaps.length > 0 ? next.filter(({ wanted }) => wanted === null) : next;
		const issue = documentsFor({ lead, brand, facts, issuer, moment });
		const today = todayInZone(new Date(moment.now), zoneOfLead(lead));
		const documents: NamedStatement[] = [];
		for (const { job, standing, wanted, round } of ready) {
			if (standing) documents.push(...(await issue.credit(standing, linesLess(standing.lines, []))));
			if (wanted)
				documents.push(
					...(await issue.invoice({
						...{ ...wanted, onSpot: [], jobNo: job.no, before: standing, part: AFTER_STAY + job.position },
						cause: `service:${job.id}:${round}`,
						due: [{ kind: 'part', dueDate: dueDate(job, today), minor: job.owedMinor }],
					})),
				);
		}
		const others = ready.filter(({ job }) => job.no !== movedNo).map(({ job }) => job);
		return [
			movedNo === null ? asRead(lead.no, facts.jobs, { isWhole: true }) : asRead(lead.no, others, facts),
			...(gaps.length > 0 ? [hold(gaps)] : facts.held ? [releaseStatement(lead.no, 'services')] : []),
			...documents,
		];
	} catch (error) {
		if (isUnavailable(error)) throw error;
		logFault('invoices of services could not be issued', error, { about: lead.id });
		return [hold(['error'])];
	}
}

/** What is missing of the issuer of a booking's services (INVOICE-9). */
export function serviceGapsOf({ brandKey }: Pick<LeadRecord, 'brandKey'>): InvoiceGap[] {
	return issuerGaps(servicesIssuerOf(knownBrands().of(brandKey)));
}

type Next = { job: BilledJob; standing: Standing | null; wanted: LinesAndVat | null; round: number };

/** What a service has on paper and should have; nothing where they agree. */
function nextOf(
	job: BilledJob,
	{ issued }: ServiceFacts,
	{ vat, isForced }: { vat: Parameters<typeof serviceLine>[1]['vat']; isForced: boolean },
): Next[] {
	const own = issued.filter(({ jobNo }) => jobNo === job.no);
	const standing = standingInvoice(own);
	const { owedMinor, nameEn, nameDe, day, quantity, unit } = job;
	if (!standing && owedMinor === 0) return [];
	const wanted =
		owedMinor > 0 ? serviceLine(owedMinor, { vat, service: { nameEn, nameDe, day, quantity, unit } }) : null;
	const isSame =
		standing !== null && sumsOf(standing.lines).minor === owedMinor && standing.lines[0]?.service?.day === job.day;
	if (isSame && !isForced) return [];
	return [{ job, standing, wanted, round: own.filter(({ kind }) => kind === 'invoice').length + 1 }];
}

function dueDate({ day }: BilledJob, today: PlainDate): PlainDate {
	const due = addDays(plainDate(day), -DUE_BEFORE);
	return due < today ? today : due;
}

/** Breaks `concierge_job.version` where services are not what was read: all of a booking, or these of it and the recipient. */
function asRead(
	leadNo: number,
	jobs: readonly Pick<BilledJob, 'no' | 'version'>[],
	what: { isWhole: true } | Pick<ServiceFacts, 'recipientText'>,
): NamedStatement {
	const isOther =
		'isWhole' in what
			? '(select count(*) from concierge_job where lead_no = :lead) <> json_array_length(:seen)'
			: `coalesce(${RECIPIENT_TEXT}, '') <> :recipient`;
	return {
		sql: `update concierge_job set version = null where lead_no = :lead and (${isOther} or json_array_length(:seen) <>
			(select count(*) from json_each(:seen) s join concierge_job j on j.no = s.value ->> 0 and j.version = s.value ->> 1))`,
		args: {
			...{ lead: leadNo, seen: JSON.stringify(jobs.map(({ no, version }) => [no, version])) },
			...('isWhole' in what ? {} : { recipient: what.recipientText ?? '' }),
		},
	};
}
