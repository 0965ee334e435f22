import type { Currency, Money } from '../money/money';
import type { BankTransaction, Charge } from './bank-statement';
import { isTrue, readAmount, readDay, readId, readOptionalAmount, readSign, readText, wrong } from './read-field';
import { StatementError } from './statement-error';
import { all, at, need, placeOf, type XmlElement } from './xml-element';

/** What senders' banks write where there is no reference. */
const NO_REFERENCE = new Set(['NOTPROVIDED', 'NONREF', 'NICHT ANGEGEBEN']);
const STATES = ['BOOK', 'PDNG', 'INFO', 'FUTR'];

export type EntryTransaction = Omit<BankTransaction, 'key'>;

/**
 * The transactions of an entry; null for one that is not booked. Several details are several transactions whose sum is the entry's amount,
 * or that less the charges it names, which then are a transaction of their own. Throws StatementError.
 */
export function readEntry(entry: XmlElement, currency: Currency): EntryTransaction[] | null {
	const amount = readAmount(need(entry, 'Amt'));
	if (amount.currency !== currency) throw wrong('currency', need(entry, 'Amt'), amount.currency);
	const sign = readSign(entry);
	if (!isBooked(entry)) return null;
	const total = sign * amount.minor || 0;
	const details = all(entry, 'NtryDtls', 'TxDtls');
	const minors = details.map((detail) => detailMinor(detail, currency, sign));
	// Details without amounts cannot be told apart: the entry stays one transaction, without a sender.
	if (details.length < 2 || minors.includes(null)) {
		const single = details.length === 1 ? (details[0] ?? null) : null;
		return [readTransaction(entry, single, total, details)];
	}
	const transactions = details.map((detail, place) => readTransaction(entry, detail, minors[place] ?? 0, [detail]));
	const missing = total - minors.reduce<number>((sum, minor) => sum + (minor ?? 0), 0);
	if (missing === 0) return transactions;
	const charged = chargesOf(entry).reduce((sum, { minor, isIncluded }) => sum + (isIncluded ? minor : 0), 0);
	if (missing === -charged) return [...transactions, readTransaction(entry, null, missing, [])];
	throw new StatementError('batch', placeOf(entry), { found: `${total - missing}`, expected: `${total}` });
}

function isBooked(entry: XmlElement): boolean {
	const state = need(entry, 'Sts');
	const text = (at(state, 'Cd') ?? at(state, 'Prtry') ?? state).text.trim();
	if (!STATES.includes(text)) throw wrong('value', state, text);
	return text === 'BOOK';
}

/** What a detail adds to the account, or null where it has no amount in the account's currency. */
function detailMinor(detail: XmlElement, currency: Currency, entrySign: 1 | -1): number | null {
	const sign = at(detail, 'CdtDbtInd') ? readSign(detail) : entrySign;
	const amount = [
		at(detail, 'Amt'),
		at(detail, 'AmtDtls', 'TxAmt', 'Amt'),
		at(detail, 'AmtDtls', 'CntrValAmt', 'Amt'),
		at(detail, 'AmtDtls', 'InstdAmt', 'Amt'),
	].find((element) => element?.currency === currency);
	return amount ? sign * readAmount(amount).minor || 0 : null;
}

function readTransaction(
	entry: XmlElement,
	detail: XmlElement | null,
	minor: number,
	texts: XmlElement[],
): EntryTransaction {
	const isReversal = isTrue(at(entry, 'RvslInd'));
	const valueDate = readDay(at(entry, 'ValDt'));
	const bookingDate = readDay(at(entry, 'BookgDt')) ?? valueDate;
	if (!bookingDate) throw new StatementError('missing', placeOf(entry), { expected: 'BookgDt' });
	const own = chargesOf(detail);
	return {
		entry: entry.nth,
		bookingDate,
		valueDate,
		minor,
		isReversal,
		returnReason: readId(at(detail, 'RtrInf', 'Rsn', 'Cd') ?? at(detail, 'RtrInf', 'Rsn', 'Prtry')),
		bankReference: readId(at(detail, 'Refs', 'AcctSvcrRef')) ?? readId(at(entry, 'AcctSvcrRef')),
		endToEndId: endToEndIdOf(detail),
		references: texts.flatMap(referencesOf),
		text: texts.flatMap(linesOf),
		bankText: readText(at(detail, 'AddtlTxInf')) ?? readText(at(entry, 'AddtlNtryInf')),
		...otherSide(detail, minor, isReversal),
		charges: own.length > 0 || !detail ? own : chargesOf(entry),
		instructed: instructedOf(detail, at(entry, 'Amt')?.currency ?? null),
		bankCode: bankCodeOf(at(detail, 'BkTxCd')) ?? bankCodeOf(at(entry, 'BkTxCd')),
	};
}

/** Of a reversal the parties are those of the first transaction: who paid us is the debtor even when the money goes back. */
function otherSide(detail: XmlElement | null, minor: number, isReversal: boolean) {
	const side = minor > 0 !== isReversal ? 'Dbtr' : 'Cdtr';
	const parties = at(detail, 'RltdPties');
	return {
		name: nameOf(at(parties, side)),
		iban: readId(at(parties, `${side}Acct`, 'Id', 'IBAN')),
		ultimateName: nameOf(at(parties, `Ultmt${side}`)),
	};
}

function nameOf(party: XmlElement | null): string | null {
	return readText(at(party, 'Nm') ?? at(party, 'Pty', 'Nm') ?? at(party, 'Agt', 'FinInstnId', 'Nm'));
}

function endToEndIdOf(detail: XmlElement | null): string | null {
	const id = readId(at(detail, 'Refs', 'EndToEndId'));
	return id && !NO_REFERENCE.has(id.toUpperCase()) ? id : null;
}

function referencesOf(detail: XmlElement): string[] {
	return all(detail, 'RmtInf', 'Strd', 'CdtrRefInf', 'Ref').flatMap(
		(element) => readId(element)?.replace(/\s/g, '').toUpperCase() ?? [],
	);
}

function linesOf(detail: XmlElement): string[] {
	const elements = [
		...all(detail, 'RmtInf', 'Ustrd'),
		...all(detail, 'RmtInf', 'Strd', 'RfrdDocInf', 'Nb'),
		...all(detail, 'RmtInf', 'Strd', 'AddtlRmtInf'),
	];
	return elements.flatMap((element) => readText(element) ?? []);
}

/** Version 02 has an element per charge, version 08 records in one. */
function chargesOf(holder: XmlElement | null): Charge[] {
	return all(holder, 'Chrgs').flatMap((charges) => {
		const records = all(charges, 'Rcrd');
		return (records.length > 0 ? records : [charges]).flatMap((record) => {
			const amount = readOptionalAmount(at(record, 'Amt') ?? at(record, 'TtlChrgsAndTaxAmt'));
			if (!amount || amount.minor === 0) return [];
			const isRefund = at(record, 'CdtDbtInd') !== null && readSign(record) === 1;
			const minor = isRefund ? -amount.minor : amount.minor;
			return [{ ...amount, minor, isIncluded: isTrue(at(record, 'ChrgInclInd')) }];
		});
	});
}

function instructedOf(detail: XmlElement | null, currency: string | null): Money | null {
	const amount = readOptionalAmount(at(detail, 'AmtDtls', 'InstdAmt', 'Amt'));
	return amount && amount.currency !== currency ? amount : null;
}

function bankCodeOf(code: XmlElement | null): string | null {
	const domain = at(code, 'Domn');
	const codes = [at(domain, 'Cd'), at(domain, 'Fmly', 'Cd'), at(domain, 'Fmly', 'SubFmlyCd')];
	return codes.flatMap((each) => readId(each) ?? []).join('-') || readId(at(code, 'Prtry', 'Cd'));
}
