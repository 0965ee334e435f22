import { BOOKING_NUMBER_ALPHABET } from '#db/booking-number';
import { readBookingNumber } from '../../booking-number/read-booking-number';
import { readPaymentReference } from '../../payment/payment-reference';
import type { BankTransaction } from '../bank-statement';

/** Our references: `RF`, two digits, the number without its hyphen, and up to two digits; or 27 digits of a Swiss QR reference. */
const REFERENCE = new RegExp(`RF\\d\\d[A-Z]{2}[${BOOKING_NUMBER_ALPHABET}]{6}(?:\\d{2}|\\d)?|\\d{27}`, 'g');
/** Written by people: with or without prefix and hyphen. */
const NUMBER = new RegExp(`(?:[A-Z]{2}[-. ]?)?[${BOOKING_NUMBER_ALPHABET}]{6}`, 'g');

/** The booking numbers that a transfer may name, in its references or in what the sender wrote; what has no right check symbol is left out. */
export function numbersIn({
	references,
	text,
	bankText,
	endToEndId,
}: Pick<BankTransaction, 'references' | 'text' | 'bankText' | 'endToEndId'>): string[] {
	const written = [...text, bankText ?? '', endToEndId ?? ''].join(' ').toUpperCase();
	const tight = [...references, written.replace(/[\s.-]+/g, '')].join(' ');
	const byReference = (tight.match(REFERENCE) ?? []).flatMap((reference) =>
		// A digit of what follows may look like the instalment's.
		[reference, reference.slice(0, -1), reference.slice(0, -2)].flatMap(
			(each) => readPaymentReference(each)?.bookingNumber ?? [],
		),
	);
	const byNumber = (written.match(NUMBER) ?? []).flatMap(readBookingNumber);
	return [...new Set([...byReference, ...byNumber])];
}
