import { describe, expect, test } from 'vitest';
import { STATEMENT_LIMITS } from '~/domain/bank-statement/bank-statement';
import { readStatements } from '~/domain/bank-statement/read-statements';
import { StatementError } from '~/domain/bank-statement/statement-error';
import { bytes, type CamtEntry, camtFile } from './camt-file';
import { STATEMENTS } from './statements';

const VERSIONS = ['02', '08'] as const;

function read(name: keyof typeof STATEMENTS, version: '02' | '08' = '08') {
	return readStatements(bytes(camtFile(STATEMENTS[name], { version })));
}

function refusal(file: string | Uint8Array): StatementError {
	try {
		readStatements(typeof file === 'string' ? bytes(file) : file);
	} catch (error) {
		if (error instanceof StatementError) return error;
		throw error;
	}
	throw new Error('The file was read');
}

describe.each(VERSIONS)('version %s', (version) => {
	test('a statement has its account, period, balances and transactions', () => {
		const [statement] = read('transfers', version);
		expect(statement).toMatchObject({
			messageId: 'MSG-20261120-01',
			statementId: 'STMT-2026-324',
			iban: 'AT611904300234573201',
			currency: 'EUR',
			from: '2026-11-20',
			to: '2026-11-20',
			opening: { minor: -10_000, date: '2026-11-19' },
			closing: { minor: 4_738_000, date: '2026-11-20' },
			pendingCount: 1,
		});
		expect(statement?.transactions).toMatchObject([
			{
				entry: 1,
				bookingDate: '2026-11-20',
				valueDate: '2026-11-20',
				minor: 3_835_000,
				isReversal: false,
				bankReference: 'BOOK-1',
				endToEndId: null,
				references: [],
				text: ['Chalet Vega Restzahlung', 'FL-K7M3Q9'],
				name: 'Katharina Brenner & Söhne',
				iban: 'AT952060403100261877',
				ultimateName: 'Familie Brenner',
				bankCode: 'PMNT-RCDT-ESCT',
			},
			{ minor: 903_000, endToEndId: 'E2E-2', references: ['RF18539007547034'], name: 'Elisabeth Zumtobel', iban: null },
			{ minor: -50, bankText: 'Kontoführung', name: null, text: [] },
			{ minor: 10_050, bookingDate: '2026-11-19' },
		]);
	});

	test('an entry that was booked for several is several transactions', () => {
		const [statement] = read('batch', version);
		expect(statement?.transactions).toMatchObject([
			{ entry: 1, minor: 12_050, name: 'A', references: ['RF712348231'], charges: [] },
			{ entry: 1, minor: 17_850, name: 'B', text: ['second'] },
			{ entry: 1, minor: 100, name: 'C', charges: [{ minor: 10, currency: 'EUR', isIncluded: false }] },
		]);
	});

	test('a reversal names the parties of the first transaction', () => {
		const [statement] = read('reversals', version);
		expect(statement?.transactions).toMatchObject([
			{ minor: -20_000, isReversal: true, name: 'Hubert Wieser', iban: 'DE89370400440532013000', returnReason: 'AC04' },
			{ minor: 5_000, isReversal: true, name: 'Bergbahn AG', returnReason: null },
		]);
	});

	test('charges and what was ordered in another currency stand beside the amount', () => {
		const [statement] = read('foreign', version);
		expect(statement?.transactions).toMatchObject([
			{
				minor: 1_024_000,
				instructed: { minor: 890_000, currency: 'GBP' },
				charges: [{ minor: 1_250, currency: 'EUR', isIncluded: version === '08' }],
			},
		]);
	});

	test('a file may hold several statements, an account and day each', () => {
		const statements = read('several', version);
		expect(statements.map(({ iban, currency, closing }) => [iban, currency, closing.minor])).toEqual([
			['AT611904300234573201', 'EUR', 1_000],
			['AT611904300234573201', 'EUR', 1_000],
			['CH9300762011623852957', 'CHF', 505],
		]);
		expect(statements.map(({ transactions }) => transactions.length)).toEqual([1, 0, 1]);
	});

	test('any prefix, comments, instructions and character data are read', () => {
		const plain = camtFile(STATEMENTS.transfers, { version });
		const decorated = plain
			.replace('<Ustrd>Chalet', '<!-- from the app --><?app hint?><Ustrd><![CDATA[Chalet]]>')
			.replace('<AddtlNtryInf>Konto', '<AddtlNtryInf>&#75;ont&#x6f;');
		const expected = readStatements(bytes(plain));
		expect(readStatements(bytes(decorated))).toEqual(expected);
		for (const prefix of ['ns2', 'camt.053', 'Ä']) {
			const prefixed = camtFile(STATEMENTS.transfers, { version, prefix });
			expect(readStatements(bytes(prefixed))).toEqual(expected);
		}
	});
});

test('details of a batch may go both ways, and a batch may be net of the charges it names', () => {
	const entry: CamtEntry = {
		amount: '95.00',
		charges: [{ amount: '3.00', isIncluded: true }],
		details: [
			{ amount: '100.00', debtor: 'A' },
			{ amount: '2.00', side: 'DBIT', creditor: 'B' },
		],
	};
	const [statement] = readStatements(bytes(camtFile([{ closing: '95.00', entries: [entry] }])));
	expect(statement?.transactions).toMatchObject([
		{ minor: 10_000, name: 'A' },
		{ minor: -200, name: 'B' },
		{ minor: -300, name: null, text: [] },
	]);
});

test('details without amounts stay one transaction without a sender', () => {
	const details = [
		{ debtor: 'A', lines: ['one'] },
		{ debtor: 'B', lines: ['two'], reference: 'RF18539007547034' },
	];
	const [statement] = readStatements(bytes(camtFile([{ closing: '9.00', entries: [{ amount: '9', details }] }])));
	expect(statement?.transactions).toMatchObject([
		{ minor: 900, name: null, text: ['one', 'two'], references: ['RF18539007547034'] },
	]);
});

test('a transaction has the same key in every file that tells of it, and equal ones have different keys', () => {
	const twin: CamtEntry = { amount: '10.00', details: [{ debtor: 'A', debtorIban: 'DE89370400440532013000' }] };
	const keys = (id: string, entries: CamtEntry[], closing: string) =>
		readStatements(bytes(camtFile([{ id, closing, entries }]))).flatMap(({ transactions }) =>
			transactions.map(({ key }) => key),
		);
	const first = keys('ONE', [twin, twin], '20.00');
	expect(new Set(first).size).toBe(2);
	expect(keys('TWO', [{ amount: '3.00', date: '2026-11-19' }, twin, twin], '23.00').slice(1)).toEqual(first);
});

test.each([
	['utf-8 with its mark', new Uint8Array([0xef, 0xbb, 0xbf]), 'UTF-8', encodeUtf8],
	['utf-16, little end first', new Uint8Array([0xff, 0xfe]), 'UTF-16', (text: string) => encodeUtf16(text, true)],
	['utf-16, big end first', new Uint8Array([0xfe, 0xff]), 'utf-16', (text: string) => encodeUtf16(text, false)],
	['latin 1', new Uint8Array(), 'ISO-8859-1', encodeLatin1],
	['windows', new Uint8Array(), 'windows-1252', encodeLatin1],
])('%s is decoded', (_, mark, encoding, encode) => {
	const declaration = `<?xml version="1.0" encoding="${encoding}"?>`;
	const body = encode(camtFile(STATEMENTS.transfers, { declaration }));
	const file = new Uint8Array([...mark, ...body]);
	expect(readStatements(file)).toEqual(read('transfers'));
});

const PLAIN = camtFile(STATEMENTS.transfers);
const BOMB = '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>';

describe('what cannot be booked is refused with its place', () => {
	test.each([
		['nothing', '', 'xml', { found: /root element/ }],
		['no XML', 'Datum;Betrag\n20.11.2026;100', 'xml', {}],
		['an element that is not closed', PLAIN.replace('</Ntry>', ''), 'xml', { path: 'Stmt' }],
		['half a file', PLAIN.slice(0, PLAIN.length / 2), 'xml', {}],
		[
			'an entity that is not there',
			PLAIN.replace('Chalet', '&chalet;'),
			'xml',
			{ path: 'Stmt/Ntry[1]/NtryDtls/TxDtls/RmtInf/Ustrd' },
		],
		['a character that XML does not have', PLAIN.replace('Chalet', '&#0;'), 'xml', {}],
		['a document type', PLAIN.replace('<Document', `${BOMB}<Document`), 'doctype', { line: 2 }],
		[
			'an outside entity',
			PLAIN.replace('<Document', '<!DOCTYPE d SYSTEM "file:///etc/passwd"><Document'),
			'doctype',
			{},
		],
		['a document type inside', PLAIN.replace('<Stmt>', `${BOMB}<Stmt>`), 'xml', {}],
		['another format', '<rss xmlns="http://example.test"/>', 'namespace', { found: 'http://example.test' }],
		['no namespace', PLAIN.replace(/ xmlns="[^"]*"/, ''), 'namespace', { found: '' }],
		[
			'a foreign element',
			PLAIN.replace('<Ntry>', '<Ntry><x:Amt xmlns:x="urn:other">1</x:Amt>'),
			'namespace',
			{ found: 'urn:other' },
		],
		['another message', PLAIN.replace('camt.053.001', 'camt.054.001'), 'other-message', { found: 'camt.054' }],
		['another version', PLAIN.replace('001.08', '001.04'), 'version', { found: '04', expected: '02, 08' }],
		[
			'a page of several',
			PLAIN.replace('<Acct>', '<StmtPgntn><PgNb>1</PgNb><LastPgInd>false</LastPgInd></StmtPgntn><Acct>'),
			'paged',
			{},
		],
		[
			'a message of several',
			PLAIN.replace('</GrpHdr>', '<MsgPgntn><PgNb>2</PgNb><LastPgInd>true</LastPgInd></MsgPgntn></GrpHdr>'),
			'paged',
			{ found: '2' },
		],
		['no statement', camtFile([]), 'no-statement', {}],
		['a statement twice', camtFile([...STATEMENTS.empty, ...STATEMENTS.empty]), 'repeated', { path: 'Stmt[2]' }],
		['too many elements in each other', PLAIN.replace('Chalet', '<a>'.repeat(99)), 'xml', { expected: 'depth 24' }],
		['an unknown encoding', PLAIN.replace('UTF-8', 'EBCDIC'), 'encoding', { found: 'EBCDIC' }],
		['no account', PLAIN.replace(/<Acct>.*<\/Acct>/, ''), 'missing', { expected: 'Acct' }],
		[
			'an account without IBAN',
			PLAIN.replace(/<IBAN>.*?<\/IBAN>/, '<Othr><Id>1</Id></Othr>'),
			'missing',
			{ expected: 'Id/IBAN' },
		],
		['a wrong IBAN', PLAIN.replace('AT61', 'AT62'), 'value', { path: 'Stmt/Acct/Id/IBAN' }],
		[
			'another currency of the account',
			PLAIN.replace('<Ccy>EUR', '<Ccy>JPY'),
			'currency',
			{ path: 'Stmt/Acct/Ccy', found: 'JPY' },
		],
		[
			'another currency of an entry',
			PLAIN.replace('<Ntry><Amt Ccy="EUR">', '<Ntry><Amt Ccy="CHF">'),
			'currency',
			{ path: 'Stmt/Ntry[1]/Amt', found: 'CHF' },
		],
		['an amount without currency', PLAIN.replace('<Ntry><Amt Ccy="EUR">', '<Ntry><Amt>'), 'currency', { found: '' }],
		[
			'a third decimal',
			PLAIN.replace('38350.00', '38350.001'),
			'digits',
			{ path: 'Stmt/Ntry[1]/Amt', found: '38350.001' },
		],
		['a comma', PLAIN.replace('38350.00', '38350,00'), 'value', { path: 'Stmt/Ntry[1]/Amt', found: '38350,00' }],
		['an exponent', PLAIN.replace('38350.00', '3835e1'), 'value', {}],
		['a negative amount', PLAIN.replace('38350.00', '-38350.00'), 'value', {}],
		['no amount', PLAIN.replace('38350.00', '.'), 'value', {}],
		['more than a bank has', PLAIN.replace('38350.00', '9999999999999999'), 'value', {}],
		[
			'a day that is not there',
			PLAIN.replace('<BookgDt><Dt>2026-11-20', '<BookgDt><Dt>2026-02-30'),
			'value',
			{ path: 'Stmt/Ntry[1]/BookgDt/Dt' },
		],
		[
			'a third side',
			PLAIN.replace('<CdtDbtInd>DBIT</CdtDbtInd><Sts>', '<CdtDbtInd>BOTH</CdtDbtInd><Sts>'),
			'value',
			{ found: 'BOTH' },
		],
		['a state that is not known', PLAIN.replace('<Cd>PDNG</Cd>', '<Cd>PAST</Cd>'), 'value', { found: 'PAST' }],
		['no closing balance', PLAIN.replace('CLBD', 'ITBD'), 'missing', { expected: 'Bal CLBD' }],
		[
			'balances that do not add up',
			PLAIN.replace('47380.00', '47380.01'),
			'balance',
			{ path: 'Stmt/Bal[2]', found: '4738001', expected: '4738000' },
		],
		[
			'a batch that does not add up',
			camtFile(STATEMENTS.batch).replace('178.50', '178.51'),
			'batch',
			{ path: 'Stmt/Ntry[1]', found: '30001', expected: '30000' },
		],
	] as const)('%s', (_, file, code, values) => {
		const error = refusal(file);
		expect(error.code).toBe(code);
		const { line, column, path } = error.place;
		expect({ line, column, path, found: error.found, expected: error.expected }).toMatchObject(
			Object.fromEntries(
				Object.entries(values).map(([key, value]) => [
					key,
					value instanceof RegExp ? expect.stringMatching(value) : value,
				]),
			),
		);
	});

	test('bytes that are not of the encoding', () => {
		const latin = encodeLatin1(PLAIN);
		expect(refusal(latin)).toMatchObject({ code: 'encoding', found: 'utf-8' });
		expect(refusal(encodeUtf16(PLAIN, true)).code).toMatch(/encoding|xml/);
	});

	test('a file or a number of transactions beyond the limit', () => {
		expect(refusal(new Uint8Array(STATEMENT_LIMITS.bytes + 1)).code).toBe('too-large');
		const entries = Array.from({ length: STATEMENT_LIMITS.transactions + 1 }, () => ({ amount: '0.01' }));
		const error = refusal(camtFile([{ closing: '200.01', entries }]));
		expect(error).toMatchObject({ code: 'too-many', place: { path: `Stmt/Ntry[${entries.length}]` } });
	});

	test('a bomb of entities costs no time and no memory', () => {
		const levels = Array.from({ length: 40 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join('');
		const file = PLAIN.replace('<Document', `<!DOCTYPE d [<!ENTITY l0 "lol">${levels}]><Document`).replace(
			'Chalet',
			'&l40;',
		);
		expect(refusal(file).code).toBe('doctype');
	});
});

test('what a bank adds in a namespace of its own is passed over', () => {
	const extra =
		'<SplmtryData><Envlp><x:Doc xmlns:x="urn:bank"><x:Ntry><x:Amt>1</x:Amt></x:Ntry></x:Doc></Envlp></SplmtryData>';
	expect(readStatements(bytes(PLAIN.replace('</Stmt>', `${extra}</Stmt>`)))).toEqual(read('transfers'));
	expect(readStatements(bytes(PLAIN.replace('</Ntry>', `${extra}</Ntry>`)))).toEqual(read('transfers'));
});

function encodeUtf8(text: string): Uint8Array {
	return bytes(text);
}

function encodeUtf16(text: string, isLittleEndian: boolean): Uint8Array {
	const view = new DataView(new ArrayBuffer(text.length * 2));
	for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), isLittleEndian);
	return new Uint8Array(view.buffer);
}

function encodeLatin1(text: string): Uint8Array {
	return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}
