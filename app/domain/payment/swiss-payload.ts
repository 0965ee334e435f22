import { isValidIBAN } from 'ibantools';
import { isCreditorReference, isQrIban, isQrReference } from './creditor-reference';
import { paymentText } from './payment-text';
import { type Party, type Transfer, transferAmount } from './transfer';

/** The standard's 997 characters are what the largest code holds, in which Ä takes two bytes. */
const MOST_BYTES = 997;
const NO_PARTY = ['', '', '', '', '', '', ''];

/**
 * The text of the code of a Swiss QR-bill: SPC version 0200, structured addresses, CHF or EUR (PAYMENT-4). An incomplete debtor is left out: the
 * payer's bank fills it in. What is too long loses words, then the debtor. Throws RangeError for another currency, an account outside
 * Switzerland and Liechtenstein, a creditor without postal code or town, or a reference that the account does not take (PAYMENT-3).
 */
export function swissPayload(transfer: Transfer): string {
	const { creditor, debtor, text, billInformation, alternatives = [] } = transfer;
	const information = paymentText(billInformation ?? null, 140);
	// Words and bill information share 140 letters.
	let words = paymentText(text, 140 - information.length);
	const extra = [
		...(information !== '' || alternatives.length > 0 ? [information] : []),
		...alternatives.map((each) => paymentText(each, 100)),
	];
	const [head, reference] = [headLines(creditor, transfer), referenceLines(creditor.iban, transfer.reference)];
	if (alternatives.length > 2) throw new RangeError('No QR-bill with more than two alternative schemes');
	for (let payer = (debtor && partyLines(debtor)) || NO_PARTY; ; ) {
		const payload = [...head, ...payer, ...reference, words, 'EPD', ...extra].join('\n');
		if (new TextEncoder().encode(payload).length <= MOST_BYTES) return payload;
		if (words !== '') words = [...words].slice(0, -1).join('').trimEnd();
		else if (payer !== NO_PARTY) payer = NO_PARTY;
		else throw new RangeError('A QR-bill that is too long');
	}
}

function headLines(creditor: Transfer['creditor'], { amount }: Transfer): string[] {
	if (amount.currency !== 'CHF' && amount.currency !== 'EUR') throw new RangeError(`No QR-bill in ${amount.currency}`);
	if (!isValidIBAN(creditor.iban) || !/^(CH|LI)/.test(creditor.iban)) throw new RangeError('No account of a QR-bill');
	const lines = partyLines(creditor);
	if (!lines) throw new RangeError('No QR-bill without the address of its creditor');
	// The second party is the ultimate creditor, which the standard does not use yet.
	return ['SPC', '0200', '1', creditor.iban, ...lines, ...NO_PARTY, transferAmount(amount), amount.currency];
}

function partyLines({ name, street, houseNumber, postalCode, town, country }: Party): string[] | null {
	const lines = [
		'S',
		paymentText(name, 70),
		paymentText(street, 70),
		paymentText(houseNumber, 16),
		paymentText(postalCode, 16),
		paymentText(town, 35),
		country,
	];
	const isComplete = lines[1] && lines[4] && lines[5] && /^[A-Z]{2}$/.test(country);
	return isComplete ? lines : null;
}

function referenceLines(iban: string, reference: string | null): [string, string] {
	const kind =
		reference === null ? 'NON' : isQrReference(reference) ? 'QRR' : isCreditorReference(reference) ? 'SCOR' : null;
	if (kind === null || (kind === 'QRR') !== isQrIban(iban))
		throw new RangeError('The account does not take this reference');
	return [kind, reference ?? ''];
}
