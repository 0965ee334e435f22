import { type PlainDate, parsePlainDate } from '../date/plain-date';
import { isCurrency, type Money } from '../money/money';
import { STATEMENT_LIMITS } from './bank-statement';
import { StatementError } from './statement-error';
import { at, need, placeOf, type XmlElement } from './xml-element';

const DECIMAL = /^\+?(\d{0,18})(?:\.(\d{0,18}))?$/;
const LONGEST_ID = 140;
/** All currencies of the product have cents. */
const DECIMALS = 2;
/** A thousand million: the sum of a whole statement is still a safe integer. */
const LARGEST_MINOR = 1e11;

/** An amount with its currency, never negative. Throws StatementError 'currency', 'digits' or 'value'. */
export function readAmount(element: XmlElement): Money {
	const { currency } = element;
	if (!isCurrency(currency)) throw wrong('currency', element, currency ?? '');
	const text = element.text.trim();
	const [, whole = '', decimals = ''] = DECIMAL.exec(text) ?? [];
	if (whole === '' && decimals === '') throw wrong('value', element);
	// Zeros behind the cents are allowed by the schema and mean nothing.
	if (/[1-9]/.test(decimals.slice(DECIMALS))) throw wrong('digits', element);
	const minor = Number(whole + decimals.slice(0, DECIMALS).padEnd(DECIMALS, '0'));
	if (minor > LARGEST_MINOR) throw wrong('value', element);
	return { minor, currency };
}

/** The same for what only informs: null where it is absent or in a currency the product does not have. */
export function readOptionalAmount(element: XmlElement | null): Money | null {
	return element && isCurrency(element.currency) ? readAmount(element) : null;
}

/** 1 for received (CRDT), -1 for paid out (DBIT). */
export function readSign(holder: XmlElement): 1 | -1 {
	const element = need(holder, 'CdtDbtInd');
	const text = element.text.trim();
	if (text === 'CRDT') return 1;
	if (text === 'DBIT') return -1;
	throw wrong('value', element);
}

/** The day of a choice of `Dt` and `DtTm`, as the bank wrote it: its moment is one of the bank's zone. */
export function readDay(holder: XmlElement | null): PlainDate | null {
	const element = at(holder, 'Dt') ?? at(holder, 'DtTm');
	return element ? dayOf(element) : null;
}

export function dayOf(element: XmlElement): PlainDate {
	const text = element.text.trim();
	const day = /^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)?$/.test(text)
		? parsePlainDate(text.slice(0, 10))
		: null;
	if (!day) throw wrong('value', element);
	return day;
}

/** An identifier; null where it is absent or empty. */
export function readId(element: XmlElement | null): string | null {
	const text = readText(element);
	if (element && text && text.length > LONGEST_ID) throw wrong('value', element);
	return text;
}

/** Text on one line, cut at the longest that any bank may send. */
export function readText(element: XmlElement | null): string | null {
	return element?.text.replace(/\s+/g, ' ').trim().slice(0, STATEMENT_LIMITS.fieldLength) || null;
}

export function isTrue(element: XmlElement | null): boolean {
	const text = element?.text.trim();
	return text === 'true' || text === '1';
}

export function wrong(
	code: 'value' | 'currency' | 'digits',
	element: XmlElement,
	found = element.text.trim(),
): StatementError {
	return new StatementError(code, placeOf(element), { found: found.slice(0, 60) });
}
