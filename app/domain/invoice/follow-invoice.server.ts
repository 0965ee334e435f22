import type { NamedStatement } from '#db/write-batch';
import { isUnavailable } from '~/platform/errors';
import { knownBrands } from '../brand/known-brands';
import { todayInZone } from '../date/today-in-zone';
import { PRODUCT_ZONE } from '../date/zone-clock';
import { type LeadRecord, zoneOfLead } from '../lead/find-lead.server';
import { houseName } from '../lead/property-name';
import { isCurrency } from '../money/money';
import { instalmentPlan, owedByClient } from '../payment/instalment-plan';
import { leadTransfer } from '../payment/lead-transfer';
import { isServiceLevel } from '../stay/service-level';
import { freezeInvoice, openInvoicePerson } from './freeze-invoice.server';
import { holdStatement, releaseStatement } from './held-statements';
import type { InvoiceContent, InvoiceLine, InvoicePerson, OtherInvoice } from './invoice-content';
import type { InvoiceFacts } from './invoice-facts.server';
import { type InvoiceGap, type Issuer, issuerGaps, issuerOf } from './invoice-issuer';
import { invoiceLines, keepOfLines, keptLine, type LinesAndVat, linesLess, sumsOf } from './invoice-lines';
import { issueStatements } from './issue-statements';

type Moment = { now: number; actor: string };

type Draft = LinesAndVat & Pick<InvoiceContent, 'kind' | 'due' | 'corrects' | 'replaces' | 'onSpot'>;

type IssuedRow = InvoiceFacts['issued'][number];

/** An invoice that stands, with what credit notes have left of its lines. */
type Standing = { row: IssuedRow; lines: InvoiceLine[]; credits: number };

/**
 * Invoices and credit notes of a lead as it stands after a change, for the transaction of that change (INVOICE-4). A booking has one invoice over what its client
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
			...(next ? await issueNext(next, issuerFor({ lead, facts, issuer, moment })) : []),
		];
	} catch (error) {
		if (isUnavailable(error)) throw error;
		console.error('an invoice could not be issued', lead.id, error);
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
	const standing = standingInvoice(facts);
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
	issue: ReturnType<typeof issuerFor>,
): Promise<NamedStatement[]> {
	return [
		...(standing && credited ? await issue.credit(standing, credited) : []),
		...(wanted ? await issue.invoice(wanted, standing) : []),
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

/** The last invoice, unless it was taken back whole. */
function standingInvoice({ issued }: InvoiceFacts): Standing | null {
	const row = issued.findLast(({ kind }) => kind === 'invoice');
	if (!row) return null;
	const credits = issued.filter(({ correctsNo }) => correctsNo === row.no);
	const lines = credits.reduce((left, { content }) => lessCredit(left, content.lines), row.content.lines);
	return lines.length === 0 ? null : { row, lines, credits: credits.length };
}

/** A credit note names each line once, by its kind and rate, in the order of the invoice. */
function lessCredit(lines: readonly InvoiceLine[], credited: readonly InvoiceLine[]): InvoiceLine[] {
	const rest = [...credited];
	const aligned = lines.map((line) => {
		const at = rest.findIndex(
			({ kind, tax }) => kind === line.kind && JSON.stringify(tax) === JSON.stringify(line.tax),
		);
		return at === -1 ? undefined : rest.splice(at, 1)[0];
	});
	return linesLess(lines, aligned as InvoiceLine[]).lines;
}

function isSame(lead: LeadRecord, { row, lines }: Standing, wanted: LinesAndVat): boolean {
	const { checkIn, checkOut } = row.content.stay;
	const isPeriod = checkIn === lead.checkIn && checkOut === lead.checkOut;
	return isPeriod && amountsOf(lines) === amountsOf(wanted.lines);
}

function amountsOf(lines: readonly InvoiceLine[]): string {
	return JSON.stringify(lines.map(({ kind, minor, netMinor }) => [kind, minor, netMinor]));
}

function issuerFor({
	lead,
	facts,
	issuer,
	moment,
}: {
	lead: LeadRecord;
	facts: InvoiceFacts;
	issuer: Issuer;
	moment: Moment;
}) {
	const { now, actor } = moment;
	const issuedOn = todayInZone(new Date(now), PRODUCT_ZONE);
	const base = { leadNo: lead.no, brandKey: lead.brandKey, now, actor };
	const nameOf = ({ number, issuedOn: day }: OtherInvoice): OtherInvoice => ({ number, issuedOn: day });
	return {
		async invoice(draft: LinesAndVat, before: Standing | null): Promise<NamedStatement[]> {
			const round = facts.issued.filter(({ kind }) => kind === 'invoice').length + 1;
			const due = instalmentPlan(lead, todayInZone(new Date(now), zoneOfLead(lead)));
			const content = contentOf(lead, facts, issuer, {
				...{ ...draft, kind: 'invoice', due, corrects: null, replaces: before ? nameOf(before.row) : null },
				onSpot: lead.status === 'confirmedBooking' ? facts.onSpot : [],
			});
			const frozen = await freezeInvoice<InvoiceContent>({ ...content, issuedOn }, personOf(lead, facts));
			return issueStatements({ ...base, frozen, series: issuer.series, cause: `booking:${lead.id}:${round}` });
		},
		/** In the name, the figures and the series of the invoice that it takes back. */
		async credit({ row, credits }: Standing, draft: LinesAndVat): Promise<NamedStatement[]> {
			const { minor } = sumsOf(draft.lines);
			const content: Omit<InvoiceContent, 'person'> = {
				...{ ...row.content, ...draft, kind: 'creditNote', issuedOn, minor, due: [], account: null, onSpot: [] },
				...{ corrects: nameOf(row), replaces: null },
			};
			const person = (await openInvoicePerson(row)) ?? personOf(lead, facts);
			const frozen = await freezeInvoice<InvoiceContent>(content, person);
			const cause = `credit:${row.id}:${credits + 1}`;
			return issueStatements({ ...base, frozen, series: row.series, cause, correctsNo: row.no });
		},
	};
}

function contentOf(
	lead: LeadRecord,
	{ language }: InvoiceFacts,
	{ seller, agent, exemption }: Issuer,
	{ lines, vat, kind, due, corrects, replaces, onSpot }: Draft,
): Omit<InvoiceContent, 'person' | 'issuedOn'> {
	const { bookingNumber, property, propertyName, checkIn, checkOut, currency } = lead;
	const brand = knownBrands().of(lead.brandKey);
	const { minor } = sumsOf(lines);
	const transfer = leadTransfer({ brand, bookingNumber, part: 0, minor, currency });
	const { bankAccount: account } = brand;
	return {
		...{
			format: 1,
			kind,
			language,
			bookingNumber,
			seller,
			agent,
			exemption,
			lines,
			vat,
			minor,
			due,
			corrects,
			replaces,
		},
		currency: isCurrency(currency) ? currency : 'EUR',
		stay: {
			property: property?.name ?? houseName(propertyName),
			...{ placeEn: property?.placeEn ?? null, placeDe: property?.placeDe ?? null, checkIn, checkOut },
		},
		onSpot: onSpot.map(({ tax, minor: sum, currency: own, isAtMost }) => ({
			tax,
			minor: sum,
			currency: own,
			isAtMost,
		})),
		account: account && {
			...{ holder: account.holder, iban: account.iban, bic: account.bic, bank: account.bank },
			reference: transfer?.reference ?? bookingNumber,
		},
	};
}

/** The company that the booking is invoiced to, else its client. */
export function personOf(
	lead: LeadRecord,
	{ recipient }: Pick<InvoiceFacts, 'recipient'>,
): Omit<InvoicePerson, 'salt'> {
	const name = [lead.clientFirstName, lead.clientLastName].filter(Boolean).join(' ');
	if (recipient) {
		const { company, vatId, street, postalCode, town, countryCode, buyerReference } = recipient;
		return { name, company, vatId, street, postalCode, town, country: countryCode, buyerReference };
	}
	return {
		...{ name, company: null, vatId: null, street: lead.address, postalCode: lead.postalCode, town: lead.city },
		...{ country: lead.country, buyerReference: lead.clientReference },
	};
}
