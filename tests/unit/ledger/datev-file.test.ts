import { describe, expect, it } from 'vitest';
import { bookkeeping, CHART_ACCOUNTS, CHARTS } from '~/domain/brand/bookkeeping';
import { monthOf, parseMonth } from '~/domain/date/month';
import { plainDate } from '~/domain/date/plain-date';
import { DATEV_COLUMNS } from '~/domain/ledger/datev/datev-columns';
import { type DatevBatch, type DatevLine, datevHead, datevLine } from '~/domain/ledger/datev/datev-file';
import { toWindows1252 } from '~/domain/ledger/datev/windows-1252';

const OCTOBER = monthOf(plainDate('2026-10-01'));

function batch(given: object = {}, more: Partial<DatevBatch> = {}): DatevBatch {
	const settings = bookkeeping.parse(given);
	return {
		...{ bookkeeping: { ...settings, consultant: 29_098, client: 55_003 }, month: OCTOBER, currency: 'EUR' },
		...{ isClosed: false, createdAt: Date.UTC(2026, 10, 22, 10, 15, 30, 7), ...more },
	};
}

const LINE: DatevLine = {
	...{ day: '2026-10-05', minor: 1_347_500, debit: 'bank', credit: 'client', document: 'FL-K7M3Q9' },
	text: 'Zahlung, Chalet Aurikel',
};

/** A line as the programme splits it: texts in quotes, semicolons between. */
const fieldsOf = (line: string) =>
	line
		.trimEnd()
		.match(/("(?:[^"]|"")*"|[^;]*)(?:;|$)/g)
		?.map((each) => each.replace(/;$/, '')) ?? [];
const cell = (line: string, name: string) => fieldsOf(line)[DATEV_COLUMNS.indexOf(name)];

describe('the head of a file for DATEV', () => {
	it('has the 31 fields of header version 700 in their order', () => {
		const [header] = datevHead(batch()).split('\r\n');
		expect(header).toBe(
			'"EXTF";700;21;"Buchungsstapel";13;20261122101530007;;"RE";"";"";29098;55003;20260101;4;20261001;20261031;' +
				'"Buchungen 2026-10";"";1;0;0;"EUR";;"";;;"03";;;"";""',
		);
		expect(header?.split(';')).toHaveLength(31);
	});

	it.each([
		[{ yearStart: 7 }, '2026-10', '20260701', '20261031'],
		[{ yearStart: 11 }, '2026-10', '20251101', '20261031'],
		[{}, '2028-02', '20280101', '20280229'],
	])('begins the business year of %j in %s with %s', (given, name, begin, end) => {
		const month = parseMonth(name);
		const header = datevHead(batch(given, month ? { month } : {})).split(';');
		expect([header[12], header[15]]).toEqual([begin, end]);
	});

	it('names the chart, the length of accounts, and that a closed month is taken as it is', () => {
		const header = datevHead(batch({ chart: 'SKR04', accountLength: 6 }, { isClosed: true })).split(';');
		expect([header[26], header[13], header[20]]).toEqual(['"04"', '6', '1']);
	});

	it('lists the 125 columns of version 13, each once', () => {
		const columns = datevHead(batch()).split('\r\n')[1]?.split(';') ?? [];
		expect(columns).toHaveLength(125);
		expect(new Set(columns).size).toBe(125);
		expect([6, 13, 19, 36, 86, 113, 124].map((at) => columns[at])).toEqual([
			...['Konto', 'Buchungstext', 'Beleglink', 'KOST1 - Kostenstelle', 'Zusatzinformation- Inhalt 20'],
			...['Festschreibung', 'Abw. Skontokonto'],
		]);
	});
});

describe('a line for DATEV', () => {
	it('says amount, side, accounts, day, document and text', () => {
		const line = datevLine(batch(), LINE);
		expect(line.startsWith('13475,00;"S";"EUR";;;;1200;1410;;0510;"FL-K7M3Q9";;;"Zahlung, Chalet Aurikel";')).toBe(
			true,
		);
		expect(fieldsOf(line).slice(0, 125)).toHaveLength(125);
		expect(line.endsWith('\r\n')).toBe(true);
		expect(cell(line, 'Festschreibung')).toBe('0');
	});

	it.each([
		[5, '0,05'],
		[100, '1,00'],
		[99_999_999_999, '999999999,99'],
	])('writes %d as %s', (minor, text) => {
		expect(datevLine(batch(), { ...LINE, minor }).split(';')[0]).toBe(text);
	});

	it('takes the brand’s accounts before the chart’s, in the digits of the chart', () => {
		const line = datevLine(batch({ chart: 'SKR04', accountLength: 5, accounts: { bank: '18101' } }), LINE);
		expect([cell(line, 'Konto'), cell(line, 'Gegenkonto (ohne BU-Schlüssel)')]).toEqual(['18101', '12100']);
	});

	it('is left out where both sides are one account: nothing moves', () => {
		expect(datevLine(batch({ accounts: { bank: '1410' } }), LINE)).toBe('');
	});

	it('keeps to letters and lengths, whatever a property is called', () => {
		const text = `Preis "des"; Aufenthalts\n${'Ä'.repeat(80)}`;
		const line = datevLine(batch(), { ...LINE, text, document: 'FL K7"M3;Q9' });
		expect(cell(line, 'Buchungstext')).toBe(`"Preis ""des"" Aufenthalts ${'Ä'.repeat(36)}"`);
		expect(cell(line, 'Belegfeld 1')).toBe('"FLK7M3Q9"');
		expect(fieldsOf(line).slice(0, 125)).toHaveLength(125);
	});
});

describe('the accounts of a chart', () => {
	it.each(CHARTS)('%s: what is posted against each other is never one account', (chart) => {
		const accounts = CHART_ACCOUNTS[chart];
		for (const [debit, credit] of [
			...[
				['client', 'operator'],
				['client', 'agency'],
				['operator', 'agency'],
				['hotel', 'agency'],
			],
			...[
				['client', 'cardFee'],
				['client', 'touristTax'],
				['bank', 'client'],
				['card', 'client'],
				['bankFee', 'client'],
			],
			...[
				['bank', 'deposit'],
				['deposit', 'operator'],
				['waived', 'client'],
				['agency', 'bank'],
				['bankFee', 'deposit'],
			],
		] as [keyof typeof accounts, keyof typeof accounts][])
			expect(accounts[debit], `${debit} ${credit}`).not.toBe(accounts[credit]);
	});

	it.each([
		[{ consultant: 1_000 }],
		[{ client: 100_000 }],
		[{ yearStart: 13 }],
		[{ accounts: { bank: '12' } }],
		[{ accounts: { bank: '12001' } }],
	])('refuses %j', (given) => {
		expect(bookkeeping.safeParse(given).success).toBe(false);
	});
});

describe('Windows-1252', () => {
	it.each([
		['Gäste & Häuser, 5 € – „Grüße“', [0x47, 0xe4], 0x80],
		['Œuvre Žižek', [0x8c, 0x75], 0x9e],
	])('has %s', (text, begin, holds) => {
		const bytes = toWindows1252(text);
		expect([...bytes].slice(0, 2)).toEqual(begin);
		expect([...bytes]).toContain(holds);
		expect(new TextDecoder('windows-1252').decode(bytes)).toBe(text);
	});

	it('writes what it does not have without its accent, else as a question mark', () => {
		expect(new TextDecoder('windows-1252').decode(toWindows1252('Čapek, Łódź, 山'))).toBe('Capek, ?ódz, ?');
	});
});
