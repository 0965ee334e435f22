import { type Bookkeeping, chartAccount } from '../../brand/bookkeeping';
import { addMonths, type Month } from '../../date/month';
import { addDays, plainDate } from '../../date/plain-date';
import type { AccountKind } from '../desk/transfers-statement';
import { DATEV_COLUMNS } from './datev-columns';

/** What the first line of a file says (BOOKS-5). */
export type DatevBatch = {
	bookkeeping: Bookkeeping & { consultant: number; client: number };
	month: Month;
	currency: string;
	/** The month is closed: the programme takes its lines as they are. */
	isClosed: boolean;
	/** Milliseconds. */
	createdAt: number;
};

/** A line of the books as the file has it: an amount that one account is debited and the other credited. */
export type DatevLine = {
	day: string;
	/** Above 0, minor units. */
	minor: number;
	debit: AccountKind;
	credit: AccountKind;
	/** Of the booking; '' for none. */
	document: string;
	/** In German. */
	text: string;
};

const END = '\r\n';
const LONGEST = { document: 36, text: 60, name: 30 } as const;
/** Kind and version of the file: a batch of postings, version 13 of its columns, header version 700. */
const FORMAT = { header: 700, category: 21, name: 'Buchungsstapel', version: 13 } as const;

/** The two first lines: what the file is, and its columns. */
export function datevHead({ bookkeeping, month, currency, isClosed, createdAt }: DatevBatch): string {
	const { consultant, client, accountLength, chart, yearStart } = bookkeeping;
	const first = `${month}-01`;
	const last = addDays(plainDate(`${addMonths(month, 1)}-01`), -1);
	const fields: (string | number | null)[] = [
		...[quoted('EXTF'), FORMAT.header, FORMAT.category, quoted(FORMAT.name), FORMAT.version, moment(createdAt), null],
		...[quoted('RE'), quoted(''), quoted(''), consultant, client, digits(yearBegin(month, yearStart)), accountLength],
		...[digits(first), digits(last), quoted(`Buchungen ${month}`.slice(0, LONGEST.name)), quoted('')],
		// A batch for the books, for every kind of statement; closed months are taken as they are.
		...[1, 0, isClosed ? 1 : 0, quoted(currency), null, quoted(''), null, null, quoted(chart.slice(-2)), null, null],
		...[quoted(''), quoted('')],
	];
	return `${fields.map((field) => field ?? '').join(';')}${END}${DATEV_COLUMNS.join(';')}${END}`;
}

/** One line; '' where both sides are the same account of the chart, so that nothing moves. */
export function datevLine({ bookkeeping, currency, isClosed }: DatevBatch, line: DatevLine): string {
	const [account, contra] = [line.debit, line.credit].map((kind) => chartAccount(bookkeeping, kind));
	if (account === contra) return '';
	const fields = new Map<string, string>([
		['Umsatz (ohne Soll/Haben-Kz)', amount(line.minor)],
		['Soll/Haben-Kennzeichen', quoted('S')],
		['WKZ Umsatz', quoted(currency)],
		['Konto', account ?? ''],
		['Gegenkonto (ohne BU-Schlüssel)', contra ?? ''],
		['Belegdatum', `${line.day.slice(8, 10)}${line.day.slice(5, 7)}`],
		['Belegfeld 1', quoted(line.document.replace(/[^A-Za-z0-9$&%*+/-]/g, '').slice(0, LONGEST.document))],
		['Buchungstext', quoted(oneLine(line.text, LONGEST.text))],
		['Festschreibung', isClosed ? '1' : '0'],
	]);
	return `${DATEV_COLUMNS.map((name) => fields.get(name) ?? '').join(';')}${END}`;
}

/** The first day of the business year in which a month lies. */
function yearBegin(month: Month, yearStart: number): string {
	const year = Number(month.slice(0, 4)) - (Number(month.slice(5)) < yearStart ? 1 : 0);
	return `${year}-${String(yearStart).padStart(2, '0')}-01`;
}

function amount(minor: number): string {
	return `${Math.floor(minor / 100)},${String(minor % 100).padStart(2, '0')}`;
}

function quoted(text: string): string {
	return `"${text.replaceAll('"', '""')}"`;
}

function oneLine(text: string, longest: number): string {
	return [...text.replace(/[\s;]+/g, ' ').trim()].slice(0, longest).join('');
}

function digits(text: string): string {
	return text.replace(/\D/g, '');
}

/** `20261122101530000`. */
function moment(at: number): string {
	return digits(new Date(at).toISOString());
}
