import { BOOKING_NUMBER_ALPHABET } from '#db/booking-number';
import { isCreditorReference, isQrReference, makeCreditorReference } from '../payment/creditor-reference';
import { readPaymentReference } from '../payment/payment-reference';
import type { BankTransaction } from './bank-statement';
import type { MatchReason } from './match';
import type { ReceivableIndex } from './receivable-index';

export type Identified = { at: number; reason: MatchReason };

type Words = Pick<BankTransaction, 'references' | 'text' | 'bankText' | 'endToEndId'>;

/** Of our references after `RF` and two digits: prefix and six symbols, and up to two digits of the instalment. */
const NUMBER_LENGTH = 8;
const PARTS = [0, 1, 2];
const LONGEST_BODY = 10;
const PREFIX_LENGTH = 2;
const QR_LENGTH = 27;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * The bookings that a transfer names, each once, by the best it says: a structured reference, one in the words (whatever spaces stand in it), a
 * booking number, or one of them with a single wrong, missing, extra or swapped letter.
 */
export function findReferences(index: ReceivableIndex, words: Words): Identified[] {
	const found = new Map<number, MatchReason>();
	const add = (at: number | undefined, code: MatchReason['code'], text: string) => {
		if (at !== undefined && !found.has(at)) found.set(at, { code, isFor: true, found: text });
	};
	for (const reference of words.references) add(byReference(index, reference), 'reference', reference);
	const text = [...words.text, words.bankText ?? '', words.endToEndId ?? ''].join(' ').toUpperCase();
	const written = [...compactReferences(text), ...words.references];
	for (const candidate of written) {
		for (const reference of beginnings(candidate)) add(byReference(index, reference), 'reference-in-text', reference);
	}
	const tokens = text.split(/[^A-Z0-9]+/).filter(Boolean);
	const numbers = bookingNumbers(tokens);
	for (const number of [...numbers, ...bareNumbers(index, tokens)]) {
		add(index.byNumber.get(number), 'number', `${number.slice(0, PREFIX_LENGTH)}-${number.slice(PREFIX_LENGTH)}`);
	}
	if (found.size > 0) return listOf(found);
	// What is right everywhere else needs no guessing.
	for (const candidate of written) add(withSlip(index, candidate), 'reference-slip', candidate);
	for (const number of numbers) add(oneNumberNear(index, number), 'number-slip', number);
	return listOf(found);
}

function listOf(found: Map<number, MatchReason>): Identified[] {
	return [...found].map(([at, reason]) => ({ at, reason }));
}

function byReference(index: ReceivableIndex, reference: string): number | undefined {
	const of = readPaymentReference(reference);
	return of ? index.byNumber.get(of.bookingNumber.replace('-', '')) : index.byReference.get(reference);
}

/** What follows each `RF` and its two digits, without spaces and marks, and each run of 27 digits. */
function compactReferences(text: string): string[] {
	const creditor = [...text.matchAll(/R\s?F[\s.:/-]?\d\s?\d/g)].map(({ index: at }) =>
		text
			.slice(at, at + 60)
			.replace(/[^A-Z0-9]/g, '')
			.slice(0, 25),
	);
	const qr = [...text.matchAll(/\d(?:[\s.]?\d){26,}/g)].map(([digits]) =>
		digits.replace(/\D/g, '').slice(0, QR_LENGTH),
	);
	return [...creditor, ...qr];
}

/** A reference may be followed by other words: all beginnings that are one, the longest first. */
function beginnings(compact: string): string[] {
	if (isQrReference(compact)) return [compact];
	const lengths = Array.from({ length: Math.max(0, compact.length - 4) }, (_, less) => compact.length - less);
	return lengths.map((length) => compact.slice(0, length)).filter(isCreditorReference);
}

/** What may be a booking number with its prefix, in up to three words; one letter too few or too many is let through. */
function bookingNumbers(tokens: string[]): string[] {
	const numbers = new Set<string>();
	for (const [place, token] of tokens.entries()) {
		let joined = token;
		for (let next = place + 1; joined.length < NUMBER_LENGTH && next < place + 3; next += 1)
			joined += tokens[next] ?? '';
		for (const each of [token, joined]) {
			if (!/^[A-Z]{2}/.test(each) || Math.abs(each.length - NUMBER_LENGTH) > 2) continue;
			const number = each.slice(0, PREFIX_LENGTH) + readSymbols(each.slice(PREFIX_LENGTH));
			numbers.add(number);
			// As the end of a reference, with the instalment's number behind.
			if (/^.{8}\d\d?$/.test(number)) numbers.add(number.slice(0, NUMBER_LENGTH));
		}
	}
	return [...numbers];
}

/** The six symbols alone, as one word, under each prefix in use. */
function bareNumbers(index: ReceivableIndex, tokens: string[]): string[] {
	const bare = tokens.filter(({ length }) => length === NUMBER_LENGTH - PREFIX_LENGTH).map(readSymbols);
	return [...index.prefixes].flatMap((prefix) => bare.map((symbols) => prefix + symbols));
}

/** 1 and I are read as L, which looks like them. */
function readSymbols(text: string): string {
	return text.replace(/[1I]/g, 'L');
}

/** The booking meant by a reference whose check digits are wrong; undefined where none or more than one is. */
function withSlip(index: ReceivableIndex, reference: string): number | undefined {
	if (/^\d{27}$/.test(reference)) return isQrReference(reference) ? undefined : qrWithSlip(index, reference);
	if (!/^RF\d\d/.test(reference)) return undefined;
	const meant = new Set<number>();
	for (const near of nearNumbers(reference.slice(4, 4 + LONGEST_BODY + 1))) {
		const at = index.byNumber.get(near.number);
		if (at === undefined) continue;
		// Either the number or the check digits are wrong, not both: with the number as meant, the digits are right.
		const isMeant = PARTS.some((length) => {
			const part = near.rest.slice(0, length);
			return /^\d*$/.test(part) && makeCreditorReference(near.number + part).startsWith(reference.slice(0, 4));
		});
		if (near.isSame || isMeant) meant.add(at);
	}
	return only(meant);
}

function qrWithSlip(index: ReceivableIndex, reference: string): number | undefined {
	const meant = new Set<number>();
	const take = (variant: string) => {
		const at = byReference(index, variant);
		if (at !== undefined) meant.add(at);
	};
	for (let place = 0; place < QR_LENGTH; place += 1) {
		for (const digit of '0123456789') take(reference.slice(0, place) + digit + reference.slice(place + 1));
		take(swapped(reference, place));
	}
	return only(meant);
}

function oneNumberNear(index: ReceivableIndex, number: string): number | undefined {
	if (!index.prefixes.has(number.slice(0, PREFIX_LENGTH))) return undefined;
	const meant = new Set<number>();
	for (const near of nearNumbers(number)) {
		const at = near.rest === '' ? index.byNumber.get(near.number) : undefined;
		if (at !== undefined) meant.add(at);
	}
	return only(meant);
}

type Near = { number: string; rest: string; isSame: boolean };

/** The booking number at the beginning of a text, as it is and with one letter changed, swapped, added or left out. */
function* nearNumbers(text: string): Generator<Near> {
	const near = (changed: string, isSame = false): Near => ({
		number: changed.slice(0, NUMBER_LENGTH),
		rest: changed.slice(NUMBER_LENGTH),
		isSame,
	});
	yield near(text, true);
	for (let place = 0; place < NUMBER_LENGTH; place += 1) {
		const [before, after] = [text.slice(0, place), text.slice(place + 1)];
		const letters = place < PREFIX_LENGTH ? LETTERS : BOOKING_NUMBER_ALPHABET;
		for (const letter of letters) {
			yield near(before + letter + after);
			yield near(before + letter + text.slice(place));
		}
		yield near(swapped(text, place));
		yield near(before + after);
	}
}

function swapped(text: string, place: number): string {
	return text.slice(0, place) + (text[place + 1] ?? '') + (text[place] ?? '') + text.slice(place + 2);
}

function only(meant: ReadonlySet<number>): number | undefined {
	const [first, second] = meant;
	return second === undefined ? first : undefined;
}
