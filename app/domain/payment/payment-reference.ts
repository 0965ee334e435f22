import { BOOKING_NUMBER_ALPHABET, checkSymbol } from '#db/booking-number';
import {
	isCreditorReference,
	isQrIban,
	isQrReference,
	makeCreditorReference,
	makeQrReference,
} from './creditor-reference';

const BOOKING_NUMBER = new RegExp(`^([A-Z]{2})-([${BOOKING_NUMBER_ALPHABET}]{6})$`);
const RF_BODY = new RegExp(`^([A-Z]{2}[${BOOKING_NUMBER_ALPHABET}]{6})(\\d{0,2})$`);
/** Two digits a letter of the prefix, nine for the six symbols, two for the instalment. */
const QR_BODY = /^0{11}(\d\d)(\d\d)(\d{9})(\d\d)$/;
const LARGEST_PART = 99;
/** Of the booking's security deposit (MONEY-12). */
export const DEPOSIT_PART = 99;
/** Instalments of services follow those of the stay, which are far fewer than this (CONCIERGE-4). */
export const AFTER_STAY = 50;
const CODE_A = 64;

/** What a reference stands for: a booking, and one of its instalments, from 1; 0 for the booking as a whole, 99 for its deposit. */
export type ReferenceOf = { bookingNumber: string; part: number };

/**
 * The reference of an instalment (PAYMENT-3): for a QR-IBAN a Swiss QR reference, for any other account an ISO 11649 one. It holds the booking
 * number itself, so it is found without asking the database. Throws RangeError for another number or part.
 */
export function paymentReference({ bookingNumber, part }: ReferenceOf, iban: string): string {
	const [, prefix = '', code = ''] = BOOKING_NUMBER.exec(bookingNumber) ?? [];
	if (code === '' || !Number.isInteger(part) || part < 0 || part > LARGEST_PART) {
		throw new RangeError(`No reference for part ${part} of ${bookingNumber}`);
	}
	if (!isQrIban(iban)) return makeCreditorReference(`${prefix}${code}${part === 0 ? '' : part}`);
	const letters = [...prefix].map((letter) => twoDigits(letter.charCodeAt(0) - CODE_A));
	return makeQrReference(letters.join('') + String(numberOf(code)).padStart(9, '0') + twoDigits(part));
}

/** The booking and instalment of a reference of ours; null for any other, and where a check digit or the booking number's check symbol is wrong. */
export function readPaymentReference(reference: string): ReferenceOf | null {
	const read = isQrReference(reference)
		? readQrBody(reference.slice(0, -1))
		: isCreditorReference(reference)
			? readRfBody(reference.slice(4))
			: null;
	const code = read?.bookingNumber.slice(3) ?? '';
	return code !== '' && checkSymbol(code.slice(0, -1)) === code.at(-1) ? read : null;
}

function readRfBody(body: string): ReferenceOf | null {
	const [, booking, part] = RF_BODY.exec(body) ?? [];
	return booking ? { bookingNumber: `${booking.slice(0, 2)}-${booking.slice(2)}`, part: Number(part) } : null;
}

function readQrBody(body: string): ReferenceOf | null {
	const [, first, second, number, part] = QR_BODY.exec(body) ?? [];
	const code = number ? symbolsOf(Number(number)) : null;
	const prefix = [first, second].map((digits) => String.fromCharCode(CODE_A + Number(digits))).join('');
	return code && /^[A-Z]{2}$/.test(prefix) ? { bookingNumber: `${prefix}-${code}`, part: Number(part) } : null;
}

/** Six symbols as a number: at most 29 to the sixth, which has nine digits. */
function numberOf(code: string): number {
	return [...code].reduce(
		(sum, symbol) => sum * BOOKING_NUMBER_ALPHABET.length + BOOKING_NUMBER_ALPHABET.indexOf(symbol),
		0,
	);
}

function symbolsOf(number: number): string | null {
	const size = BOOKING_NUMBER_ALPHABET.length;
	if (number >= size ** 6) return null;
	return [5, 4, 3, 2, 1, 0].map((place) => BOOKING_NUMBER_ALPHABET[Math.floor(number / size ** place) % size]).join('');
}

const twoDigits = (number: number) => String(number).padStart(2, '0');
