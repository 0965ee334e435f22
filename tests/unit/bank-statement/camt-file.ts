export type CamtDetail = {
	amount?: string;
	currency?: string;
	side?: 'CRDT' | 'DBIT';
	bankReference?: string;
	endToEndId?: string;
	instructed?: { amount: string; currency: string };
	debtor?: string;
	debtorIban?: string;
	ultimateDebtor?: string;
	creditor?: string;
	creditorIban?: string;
	reference?: string;
	lines?: string[];
	returnReason?: string;
	charges?: CamtCharge[];
};

export type CamtCharge = { amount: string; currency?: string; isIncluded?: boolean };

export type CamtEntry = {
	amount: string;
	currency?: string;
	side?: 'CRDT' | 'DBIT';
	isReversal?: boolean;
	state?: string;
	date?: string;
	bankReference?: string;
	charges?: CamtCharge[];
	details?: CamtDetail[];
	bankText?: string;
};

export type CamtStatement = {
	id?: string;
	iban?: string;
	currency?: string;
	opening?: string;
	closing: string;
	entries: CamtEntry[];
};

export type CamtStyle = { version?: '02' | '08'; prefix?: string; declaration?: string };

/** A CAMT.053 file as banks write them, valid against the published schema of its version. */
export function camtFile(statements: CamtStatement[], style: CamtStyle = {}): string {
	const { version = '08', prefix = '', declaration = '<?xml version="1.0" encoding="UTF-8"?>' } = style;
	const namespace = `urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}`;
	const body = `<GrpHdr><MsgId>MSG-20261120-01</MsgId><CreDtTm>2026-11-20T19:30:00+01:00</CreDtTm></GrpHdr>${statements
		.map((statement) => statementXml(statement, version))
		.join('\n')}`;
	const message = `<BkToCstmrStmt>${body}</BkToCstmrStmt>`;
	const prefixed = prefix === '' ? message : message.replace(/<(\/?)(?=[A-Za-z])/g, `<$1${prefix}:`);
	const name = prefix === '' ? 'Document' : `${prefix}:Document`;
	const declared = prefix === '' ? 'xmlns' : `xmlns:${prefix}`;
	return `${declaration}\n<${name} ${declared}="${namespace}">${prefixed}</${name}>\n`;
}

export function bytes(xml: string): Uint8Array {
	return new TextEncoder().encode(xml);
}

function statementXml(statement: CamtStatement, version: '02' | '08'): string {
	const { id = 'STMT-2026-324', iban = 'AT611904300234573201', currency = 'EUR', opening = '0.00' } = statement;
	return `
<Stmt><Id>${id}</Id><ElctrncSeqNb>324</ElctrncSeqNb><CreDtTm>2026-11-20T19:30:00+01:00</CreDtTm>
<FrToDt><FrDtTm>2026-11-20T00:00:00+01:00</FrDtTm><ToDtTm>2026-11-20T23:59:59+01:00</ToDtTm></FrToDt>
<Acct><Id><IBAN>${iban}</IBAN></Id><Ccy>${currency}</Ccy></Acct>
${balance('OPBD', opening, currency, '2026-11-19')}${balance('CLBD', statement.closing, currency, '2026-11-20')}
${statement.entries.map((entry) => entryXml(entry, currency, version)).join('\n')}
</Stmt>`;
}

function balance(code: string, amount: string, currency: string, date: string): string {
	const isOverdrawn = amount.startsWith('-');
	return `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="${currency}">${amount.replace('-', '')}</Amt><CdtDbtInd>${
		isOverdrawn ? 'DBIT' : 'CRDT'
	}</CdtDbtInd><Dt><Dt>${date}</Dt></Dt></Bal>`;
}

function entryXml(entry: CamtEntry, accountCurrency: string, version: '02' | '08'): string {
	const { currency = accountCurrency, side = 'CRDT', state = 'BOOK', date = '2026-11-20', details = [] } = entry;
	return `<Ntry><Amt Ccy="${currency}">${entry.amount}</Amt><CdtDbtInd>${side}</CdtDbtInd>${
		entry.isReversal ? '<RvslInd>true</RvslInd>' : ''
	}<Sts>${version === '02' ? state : `<Cd>${state}</Cd>`}</Sts><BookgDt><Dt>${date}</Dt></BookgDt><ValDt><Dt>${date}</Dt></ValDt>${element(
		'AcctSvcrRef',
		entry.bankReference,
	)}<BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>RCDT</Cd><SubFmlyCd>ESCT</SubFmlyCd></Fmly></Domn></BkTxCd>${chargesXml(
		entry.charges ?? [],
		currency,
		version,
	)}${details.length > 0 ? `<NtryDtls>${details.map((each) => detailXml(each, entry, currency, version)).join('')}</NtryDtls>` : ''}${element(
		'AddtlNtryInf',
		entry.bankText,
	)}</Ntry>`;
}

function detailXml(detail: CamtDetail, entry: CamtEntry, entryCurrency: string, version: '02' | '08'): string {
	const { amount, currency = entryCurrency, side = entry.side ?? 'CRDT', instructed } = detail;
	const party = (name: string) =>
		version === '02' ? `<Nm>${encoded(name)}</Nm>` : `<Pty><Nm>${encoded(name)}</Nm></Pty>`;
	const account = (iban: string) => `<Id><IBAN>${iban}</IBAN></Id>`;
	const transaction = version === '02' && amount ? `<TxAmt><Amt Ccy="${currency}">${amount}</Amt></TxAmt>` : '';
	const ordered = instructed ? `<InstdAmt><Amt Ccy="${instructed.currency}">${instructed.amount}</Amt></InstdAmt>` : '';
	const refs = element('AcctSvcrRef', detail.bankReference) + element('EndToEndId', detail.endToEndId);
	const parties = [
		detail.debtor && `<Dbtr>${party(detail.debtor)}</Dbtr>`,
		detail.debtorIban && `<DbtrAcct>${account(detail.debtorIban)}</DbtrAcct>`,
		detail.ultimateDebtor && `<UltmtDbtr>${party(detail.ultimateDebtor)}</UltmtDbtr>`,
		detail.creditor && `<Cdtr>${party(detail.creditor)}</Cdtr>`,
		detail.creditorIban && `<CdtrAcct>${account(detail.creditorIban)}</CdtrAcct>`,
	];
	const remittance = [
		...(detail.lines ?? []).map((line) => `<Ustrd>${encoded(line)}</Ustrd>`),
		detail.reference &&
			`<Strd><CdtrRefInf><Tp><CdOrPrtry><Cd>SCOR</Cd></CdOrPrtry></Tp><Ref>${detail.reference}</Ref></CdtrRefInf></Strd>`,
	];
	return [
		'<TxDtls>',
		wrap('Refs', refs),
		version === '08' && amount ? `<Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>${side}</CdtDbtInd>` : '',
		wrap('AmtDtls', ordered + transaction),
		chargesXml(detail.charges ?? [], entryCurrency, version),
		wrap('RltdPties', parties.filter(Boolean).join('')),
		wrap('RmtInf', remittance.filter(Boolean).join('')),
		detail.returnReason ? `<RtrInf><Rsn><Cd>${detail.returnReason}</Cd></Rsn></RtrInf>` : '',
		'</TxDtls>',
	].join('');
}

function chargesXml(charges: CamtCharge[], accountCurrency: string, version: '02' | '08'): string {
	const records = charges.map(
		({ amount, currency = accountCurrency, isIncluded }) =>
			`<Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>DBIT</CdtDbtInd>${
				version === '08' && isIncluded !== undefined ? `<ChrgInclInd>${isIncluded}</ChrgInclInd>` : ''
			}`,
	);
	if (version === '02') return records.map((record) => `<Chrgs>${record}</Chrgs>`).join('');
	return wrap('Chrgs', records.map((record) => `<Rcrd>${record}</Rcrd>`).join(''));
}

const wrap = (name: string, content: string) => (content === '' ? '' : `<${name}>${content}</${name}>`);
const element = (name: string, text: string | undefined) => (text === undefined ? '' : wrap(name, encoded(text)));
const encoded = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
