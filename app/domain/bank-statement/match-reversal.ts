import type { Currency } from '../money/money';
import type { BankTransaction } from './bank-statement';
import { findNamed, findPeople, senderOf } from './find-candidates';
import { BOOKED_TOGETHER, SUGGESTED_FROM, type Suggestion } from './match';
import type { ReceivedPayment } from './receivable';
import type { ReceivableIndex } from './receivable-index';

/** Never booked without a look at it: a guest has then not paid. */
const BY_PAYMENT = BOOKED_TOGETHER - 1;
const BY_CERTAINTY = { reference: 90, 'reference-in-text': 88, number: 84, slip: 74, person: 75, hint: SUGGESTED_FROM };

/** The payments that a transaction may take back: of the same amount, known by the bank's or sender's reference, or by who paid. */
export function matchReversal(transaction: BankTransaction, currency: Currency, index: ReceivableIndex): Suggestion[] {
	const minor = -transaction.minor;
	const references = [transaction.endToEndId, transaction.bankReference].filter((each) => each !== null);
	const found = new Map<string, Suggestion>();
	const add = (leadId: string, { paymentId }: ReceivedPayment, confidence: number, reasons: Suggestion['reasons']) => {
		if (found.has(paymentId)) return;
		const parts = [{ leadId, instalmentIds: [], minor: -minor, depositMinor: 0 }];
		found.set(paymentId, { confidence, kind: 'reversal', parts, feeMinor: 0, overMinor: 0, paymentId, reasons });
	};
	for (const reference of references) {
		for (const { at, payment } of index.byPayment.get(reference) ?? []) {
			const receivable = index.receivables[at];
			if (receivable?.currency !== currency || payment.minor !== minor) continue;
			add(receivable.leadId, payment, BY_PAYMENT, [{ code: 'payment', isFor: true, found: reference }]);
		}
	}
	const sender = senderOf(transaction, index);
	const candidates = [
		...findNamed(transaction, index, sender),
		...findPeople({ transaction, currency }, index, sender),
	];
	for (const { receivable, certainty, reasons } of candidates) {
		if (receivable.currency !== currency) continue;
		for (const payment of receivable.received) {
			if (payment.minor === minor) add(receivable.leadId, payment, BY_CERTAINTY[certainty], reasons);
		}
	}
	return [...found.values()].sort((a, b) => b.confidence - a.confidence);
}
