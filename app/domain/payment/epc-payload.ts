import { isValidBIC, isValidIBAN } from 'ibantools';
import { isCreditorReference } from './creditor-reference';
import { paymentText } from './payment-text';
import { type Transfer, transferAmount } from './transfer';

const MOST_BYTES = 331;

/**
 * The text of a QR code for a SEPA transfer in EUR: EPC069-12, version 002, UTF-8 (PAYMENT-4). With a creditor reference the words go into
 * the line for the payer, since a payment has one or the other. Throws RangeError for another currency or a wrong account.
 */
export function epcPayload(transfer: Transfer): string {
	const { creditor, amount, reference, text, purpose = '' } = transfer;
	const name = paymentText(creditor.name, 70);
	const isWrong =
		amount.currency !== 'EUR' || !isValidIBAN(creditor.iban) || name === '' || !/^([A-Z]{4})?$/.test(purpose);
	if (isWrong || (creditor.bic !== null && !isValidBIC(creditor.bic))) throw new RangeError('No SEPA transfer');
	const hasReference = reference !== null && isCreditorReference(reference);
	const words = hasReference ? text : [reference, text].filter(Boolean).join(' ');
	const lines = [
		'BCD',
		'002',
		'1',
		'SCT',
		creditor.bic ?? '',
		name,
		creditor.iban,
		`EUR${transferAmount(amount)}`,
		purpose,
		hasReference ? reference : '',
		hasReference ? '' : paymentText(words, 140),
		hasReference ? paymentText(words, 70) : '',
	];
	return shortened(lines);
}

/** Cuts the words, then the name, until all fits; the last line that has something is the end. */
function shortened(lines: string[]): string {
	for (;;) {
		const payload = lines.join('\n').trimEnd();
		if (new TextEncoder().encode(payload).length <= MOST_BYTES) return payload;
		const longest = [11, 10, 5].find((line) => lines[line]) ?? 5;
		lines[longest] = [...(lines[longest] ?? '')].slice(0, -1).join('').trimEnd();
	}
}
