import type { NamedStatement } from '#db/write-batch';
import { isUnavailable } from '~/platform/errors';
import { logFault } from '~/platform/log';
import { knownBrands } from '../brand/known-brands';
import { todayInZone } from '../date/today-in-zone';
import { type LeadRecord, zoneOfLead } from '../lead/find-lead.server';
import { isCurrency } from '../money/money';
import { instalmentPlan, owedByClient } from '../payment/instalment-plan';
import { isServiceLevel } from '../stay/service-level';
import { holdStatement, releaseStatement } from './held-statements';
import type { InvoiceLine } from './invoice-content';
import type { InvoiceFacts } from './invoice-facts.server';
import { type InvoiceGap, type Issuer, issuerGaps, issuerOf } from './invoice-issuer';
import { invoiceLines, keepOfLines, keptLine, type LinesAndVat, linesLess, sumsOf } from './invoice-lines';
import { documentsFor } from './issue-documents.server';
import { type Standing, standingInvoice } from './standing-invoice';

type Moment = { now: number; actor: string };

/**
 * Invoices and credit notes of the stay of a lead as it stands after a change, for the transaction of that change (INVOICE-4). A booking has one invoice over what its client
 * owes; another price or period takes it back whole and issues it anew, a cancellation takes back what is not kept. Nothing where they agree.
 * `isForced`: anew whatever has changed, such as the recipient. An invoice that cannot be issued waits and holds up nothing else (INVOICE-9). Throws DomainError
 * 'unavailable'.
 */
export async function followInvoice(
	lead: LeadRecord,
	facts: InvoiceFacts,
	moment: Moment & { isForced?: boolean },
): Promise<NamedStatement[]> {
	const isForced = (moment.isForced ?? false) || (facts.held?.isForced ?? false);
	const hold = (gaps: readonly InvoiceGap[], operatorNo: number | null) =>
		holdStatement({
			leadNo: lead.no,
			subject: 'stay',
			brandKey: lead.brandKey,
			operatorNo,
			gaps,
			isForced,
			now: moment.now,
		});
	try {
		const issuer = issuerOf(knownBrands().of(lead.brandKey), facts.operator);
		const next = nextDocuments(lead, facts, { issuer, isForced });
		const gaps = next?.wanted ? issuerGaps(issuer) : [];
		if (gaps.length > 0) return [hold(gaps, issuer.agent ? (facts.operator?.no ?? null) : null)];
		return [
			...(facts.held ? [releaseStatement(lead.no, 'stay')] : []),
			...(next ? await issueNext(next, { lead, facts, issuer, moment }) : []),
		];
	} catch (error) {
		if (isUnavailable(error)) throw error;
		logFault('an invoice could not be issued', error, { about: lead.id });
		return [hold(['error'], null)];
	}
}

/** What is missing of the issuer of a lead's invoice (INVOICE-9). */
export function gapsOf({ brandKey }: LeadRecord, { operator }: InvoiceFacts): InvoiceGap[] {
	return issuerGaps(issuerOf(knownBrands().of(brandKey), operator));
}

/** What is to be issued: what takes back of the invoice that stands, and a new one; null for nothing. */
type NextDocuments = { standing: Standing | null; credited: LinesAndVat | null; wanted: LinesAndVat | null };

function nextDocuments(
	lead: LeadRecord,
	facts: InvoiceFacts,
	{ issuer, isForced }: { issuer: Issuer; isForced: boolean },
): NextDocuments | null {
	const owed = owedByClient(lead);
	const standing = standingInvoice(facts.issued);
	if (!isCurrency(lead.currency) || (!standing && owed <= 0)) return null;
	if (lead.status === 'cancelledBooking' && standing) {
		const kept = keepOfLines(standing.lines, owed);
		if (kept && owed === sumsOf(standing.lines).minor) return null;
		if (kept) return { standing, credited: linesLess(standing.lines, kept), wanted: null };
	}
	// Where all is kept that the tourist tax was part of, it is invoiced anew without one.
	const wanted = owed > 0 ? wantedLines(lead, facts, issuer, owed) : null;
	if (standing && wanted && !isForced && isSame(lead, standing, wanted)) return null;
	return { standing, credited: standing ? linesLess(standing.lines, []) : null, wanted };
}

async function issueNext(
	{ standing, credited, wanted }: NextDocuments,
	{ lead, facts, issuer, moment }: { lead: LeadRecord; facts: InvoiceFacts; issuer: Issuer; moment: Moment },
): Promise<NamedStatement[]> {
	const brand = knownBrands().of(lead.brandKey);
	const issue = documentsFor({ lead, brand, facts, issuer, moment });
	const round = facts.issued.filter(({ kind }) => kind === 'invoice').length + 1;
	return [
		...(standing && credited ? await issue.credit(standing, credited) : []),
		...(wanted
			? await issue.invoice({
					...{ ...wanted, part: 0, jobNo: null, before: standing, cause: `booking:${lead.id}:${round}` },
					due: instalmentPlan(lead, todayInZone(new Date(moment.now), zoneOfLead(lead))),
					onSpot: lead.status === 'confirmedBooking' ? facts.onSpot : [],
				})
			: []),
	];
}

function wantedLines(lead: LeadRecord, facts: InvoiceFacts, { vat }: Issuer, owedMinor: number): LinesAndVat {
	if (lead.status === 'cancelledBooking') return keptLine(owedMinor, vat);
	const { serviceLevel, cardFeeMinor } = lead;
	return invoiceLines({
		...{ owedMinor, cardFeeMinor: cardFeeMinor ?? 0, levelMinor: facts.levelMinor, taxes: facts.included, vat },
		level: isServiceLevel(serviceLevel) ? serviceLevel : null,
	});
}

function isSame(lead: LeadRecord, { row, lines }: Standing, wanted: LinesAndVat): boolean {
	const { checkIn, checkOut } = row.content.stay;
	const isPeriod = checkIn === lead.checkIn && checkOut === lead.checkOut;
	return isPeriod && amountsOf(lines) === amountsOf(wanted.lines);
}

function amountsOf(lines: readonly InvoiceLine[]): string {
	return JSON.stringify(lines.map(({ kind, minor, netMinor }) => [kind, minor, netMinor]));
}
