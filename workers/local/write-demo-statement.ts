import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '#db/client';
import { lead } from '#db/schema/lead';
import { instalment } from '#db/schema/payment';
import { addDays, type PlainDate } from '~/domain/date/plain-date';
import { paymentReference } from '~/domain/payment/payment-reference';

/** An account that no bank has: the example of the IBAN registry. */
const IBAN = 'AT611904300234573201';
const OPENING_MINOR = 13_224_012;
const BANK_FEE_MINOR = 1_500;

type Entry = { minor: number; name: string; text: string; reference?: string };

/**
 * Writes a statement of the bank to drop into the money page: payments of the demonstration's bookings as they come, with our reference, with the
 * booking number alone, less by a bank's fee and two in one, and two entries that are for none. A file that is there stays.
 */
export async function writeDemoStatement(
	db: Database,
	{ file, today }: { file: string; today: PlainDate },
): Promise<void> {
	if (existsSync(file)) return;
	const open = await db
		.select({
			bookingNumber: lead.bookingNumber,
			name: sql<string>`${lead.clientFirstName} || ' ' || ${lead.clientLastName}`,
			minor: sql<number>`${instalment.minor} - ${instalment.receivedMinor} - ${instalment.waivedMinor}`,
			position: instalment.position,
		})
		.from(instalment)
		.innerJoin(lead, eq(lead.no, instalment.leadNo))
		.where(and(eq(instalment.currency, 'EUR'), sql`"minor" > "received_minor" + "waived_minor"`))
		.orderBy(asc(instalment.dueDate), asc(instalment.no))
		.limit(5);
	const [first, second, third, fourth, fifth] = open;
	if (!first || !second || !third || !fourth || !fifth) return;
	const referenceOf = ({ bookingNumber, position }: (typeof open)[number]) =>
		paymentReference({ bookingNumber: bookingNumber ?? '', part: position }, IBAN);
	const entries: Entry[] = [
		{ ...first, text: '', reference: referenceOf(first) },
		{ ...second, text: `Final payment ${second.bookingNumber}` },
		{ ...third, minor: third.minor - BANK_FEE_MINOR, text: `${third.bookingNumber}, net of charges` },
		{
			name: fourth.name,
			minor: fourth.minor + fifth.minor,
			text: `${fourth.bookingNumber} and ${fifth.bookingNumber}`,
		},
		{ name: 'Hubert Wieser', minor: 240_000, text: 'Anzahlung Ski' },
		{ name: 'Bürohaus Lech', minor: -81_250, text: 'Miete' },
	];
	await writeFile(file, statementXml(entries, addDays(today, -1)));
}

function statementXml(entries: readonly Entry[], day: PlainDate): string {
	const closing = entries.reduce((sum, { minor }) => sum + minor, OPENING_MINOR);
	const balance = (code: string, minor: number, date: PlainDate) =>
		`<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp>${amount(minor)}<Dt><Dt>${date}</Dt></Dt></Bal>`;
	return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt>
<GrpHdr><MsgId>DEMO-${day}</MsgId><CreDtTm>${day}T19:30:00+01:00</CreDtTm></GrpHdr>
<Stmt><Id>DEMO-${day}</Id><CreDtTm>${day}T19:30:00+01:00</CreDtTm><Acct><Id><IBAN>${IBAN}</IBAN></Id><Ccy>EUR</Ccy></Acct>
${balance('OPBD', OPENING_MINOR, addDays(day, -1))}${balance('CLBD', closing, day)}
${entries.map((entry) => entryXml(entry, day)).join('\n')}
</Stmt></BkToCstmrStmt></Document>
`;
}

function amount(minor: number): string {
	const side = minor < 0 ? 'DBIT' : 'CRDT';
	return `<Amt Ccy="EUR">${(Math.abs(minor) / 100).toFixed(2)}</Amt><CdtDbtInd>${side}</CdtDbtInd>`;
}

function entryXml({ minor, name, text, reference }: Entry, day: PlainDate): string {
	const party = minor < 0 ? 'Cdtr' : 'Dbtr';
	const structured = `<Strd><CdtrRefInf><Tp><CdOrPrtry><Cd>SCOR</Cd></CdOrPrtry></Tp><Ref>${reference}</Ref></CdtrRefInf></Strd>`;
	return `<Ntry>${amount(minor)}<Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>${day}</Dt></BookgDt><ValDt><Dt>${day}</Dt></ValDt>
<BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>RCDT</Cd><SubFmlyCd>ESCT</SubFmlyCd></Fmly></Domn></BkTxCd><NtryDtls><TxDtls>
<RltdPties><${party}><Pty><Nm>${escaped(name)}</Nm></Pty></${party}></RltdPties>
<RmtInf>${reference ? structured : `<Ustrd>${escaped(text)}</Ustrd>`}</RmtInf></TxDtls></NtryDtls></Ntry>`;
}

function escaped(text: string): string {
	return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
