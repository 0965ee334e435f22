import { isValidIBAN } from 'ibantools';
import { type Currency, isCurrency } from '../money/money';
import { type Balance, type BankStatement, STATEMENT_LIMITS } from './bank-statement';
import { parseMessage } from './parse-message';
import { type EntryTransaction, readEntry } from './read-entry';
import { dayOf, isTrue, readAmount, readDay, readId, readSign, wrong } from './read-field';
import { StatementError } from './statement-error';
import { at, need, placeOf, type XmlElement } from './xml-element';

const START = { line: 1, column: 0, path: '' };
/** Of an opening balance; the second is the closing balance of the day before. */
const OPENING = ['OPBD', 'PRCD'];
const CLOSING = ['CLBD'];

/**
 * The statements of a CAMT.053 file, version 02 or 08 (PAYMENT-1). One file may hold several: of several accounts or days. Throws
 * StatementError, whatever the bytes are (PAYMENT-2).
 */
export function readStatements(file: Uint8Array): BankStatement[] {
	if (file.length > STATEMENT_LIMITS.bytes) {
		throw new StatementError('too-large', START, { found: `${file.length}`, expected: `${STATEMENT_LIMITS.bytes}` });
	}
	const statements: BankStatement[] = [];
	const seen = new Set<string>();
	let messageId = '';
	let count = 0;
	let parts: Parts = noParts();
	parseMessage(file, {
		part: (part) => {
			count += takePart(parts, part);
			if (count > STATEMENT_LIMITS.transactions) {
				throw new StatementError('too-many', placeOf(part), { expected: `${STATEMENT_LIMITS.transactions}` });
			}
		},
		end: (element) => {
			if (element.name === 'GrpHdr') {
				requireWhole(at(element, 'MsgPgntn'));
				messageId = requireId(element, 'MsgId');
			}
			if (element.name !== 'Stmt') return;
			const statement = makeStatement(messageId, element, parts);
			const name = `${statement.iban} ${statement.statementId}`;
			if (seen.has(name)) throw new StatementError('repeated', placeOf(element), { found: name });
			seen.add(name);
			statements.push(statement);
			parts = noParts();
		},
	});
	if (statements.length === 0) throw new StatementError('no-statement', START);
	return statements;
}

type Parts = {
	statementId: string | null;
	account: XmlElement | null;
	period: XmlElement | null;
	balances: XmlElement[];
	transactions: EntryTransaction[];
	pendingCount: number;
};

const noParts = (): Parts => ({
	statementId: null,
	account: null,
	period: null,
	balances: [],
	transactions: [],
	pendingCount: 0,
});

/** Keeps what a statement needs of a part; returns how many transactions it was. */
function takePart(parts: Parts, part: XmlElement): number {
	if (part.name === 'Id') parts.statementId = readId(part);
	if (part.name === 'Acct') parts.account = part;
	if (part.name === 'FrToDt') parts.period = part;
	if (part.name === 'StmtPgntn') requireWhole(part);
	if (part.name === 'Bal') parts.balances.push(part);
	if (part.name !== 'Ntry') return 0;
	// Account and balances come before entries in every version.
	const transactions = readEntry(part, currencyOf(parts, part));
	if (!transactions) parts.pendingCount += 1;
	for (const each of transactions ?? []) parts.transactions.push(each);
	return transactions?.length ?? 1;
}

function makeStatement(messageId: string, element: XmlElement, parts: Parts): BankStatement {
	if (!parts.statementId) throw new StatementError('missing', placeOf(element), { expected: 'Id' });
	const currency = currencyOf(parts, element);
	const openingElement = balanceOf(parts, OPENING, element);
	const closingElement = balanceOf(parts, CLOSING, element);
	const opening = readBalance(openingElement, currency);
	const closing = readBalance(closingElement, currency);
	const sum = parts.transactions.reduce((total, { minor }) => total + minor, opening.minor);
	if (sum !== closing.minor) {
		throw new StatementError('balance', placeOf(closingElement), { found: `${closing.minor}`, expected: `${sum}` });
	}
	const from = at(parts.period, 'FrDtTm') ?? at(parts.period, 'FrDt');
	const to = at(parts.period, 'ToDtTm') ?? at(parts.period, 'ToDt');
	return {
		messageId,
		statementId: parts.statementId,
		iban: ibanOf(parts, element),
		currency,
		from: from && dayOf(from),
		to: to && dayOf(to),
		opening,
		closing,
		transactions: withKeys(parts.transactions),
		pendingCount: parts.pendingCount,
	};
}

/**
 * A bank tells of a transaction in each file that is fetched for its day, under other ids of message and statement. What stays the same
 * makes the key, and a number where several are alike.
 */
function withKeys(transactions: EntryTransaction[]): BankStatement['transactions'] {
	const counts = new Map<string, number>();
	return transactions.map((each) => {
		const { bookingDate, minor, bankReference, endToEndId, references, iban } = each;
		const alike = [bookingDate, minor, bankReference, endToEndId, references.join(','), iban].join('|');
		const count = (counts.get(alike) ?? 0) + 1;
		counts.set(alike, count);
		return { ...each, key: `${alike}|${count}` };
	});
}

function currencyOf(parts: Parts, element: XmlElement): Currency {
	const own = at(parts.account, 'Ccy');
	const currency = own ? own.text.trim() : at(parts.balances[0] ?? null, 'Amt')?.currency;
	if (isCurrency(currency)) return currency;
	throw wrong('currency', own ?? element, currency ?? '');
}

function ibanOf({ account }: Parts, element: XmlElement): string {
	if (!account) throw new StatementError('missing', placeOf(element), { expected: 'Acct' });
	const iban = need(account, 'Id', 'IBAN');
	const text = iban.text.trim();
	if (!isValidIBAN(text)) throw wrong('value', iban);
	return text;
}

function balanceOf({ balances }: Parts, codes: string[], element: XmlElement): XmlElement {
	for (const code of codes) {
		const balance = balances.find((each) => at(each, 'Tp', 'CdOrPrtry', 'Cd')?.text.trim() === code);
		if (balance) return balance;
	}
	throw new StatementError('missing', placeOf(element), { expected: `Bal ${codes[0]}` });
}

function readBalance(balance: XmlElement, currency: Currency): Balance {
	const element = need(balance, 'Amt');
	const amount = readAmount(element);
	if (amount.currency !== currency) throw wrong('currency', element, amount.currency);
	const date = readDay(need(balance, 'Dt'));
	if (!date) throw new StatementError('missing', placeOf(balance), { expected: 'Dt' });
	return { minor: readSign(balance) * amount.minor || 0, date };
}

/** A page of several has balances of the page only; which pages belong together is not read. */
function requireWhole(pages: XmlElement | null): void {
	if (!pages) return;
	const number = at(pages, 'PgNb')?.text.trim() ?? '1';
	if (number !== '1' || !isTrue(at(pages, 'LastPgInd'))) {
		throw new StatementError('paged', placeOf(pages), { found: number });
	}
}

function requireId(holder: XmlElement, name: string): string {
	const id = readId(need(holder, name));
	if (!id) throw new StatementError('missing', placeOf(holder), { expected: name });
	return id;
}
