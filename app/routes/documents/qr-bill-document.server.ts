import type { TFunction } from 'i18next';
import type { OpenPaymentView } from '~/components/payment/payment-link-view';
import { spacedIban } from '~/domain/brand/bank-account';
import { formatDate } from '~/domain/date/format-date';
import type { DocumentFrame, DocumentRow, QrBillDocument } from '~/domain/document/document';
import type { Language } from '~/domain/language/language';
import { spacedReference } from '~/domain/payment/creditor-reference';
import { paymentText } from '~/domain/payment/payment-text';
import { type Transfer, transferAmount } from '~/domain/payment/transfer';
import { transferCode } from '~/domain/payment/transfer-code';
import { DomainError } from '~/platform/errors';

type Source = { view: OpenPaymentView; transfer: Transfer; language: Language; d: TFunction<['document']> };

/** What a payment link asks for as a Swiss QR-bill (PAYMENT-6). Throws DomainError 'not-found' for a transfer that has no Swiss code. */
export function qrBillDocument({ view, transfer, language, d }: Source, frame: DocumentFrame): QrBillDocument {
	const code = transferCode(transfer);
	if (code?.kind !== 'swiss') throw new DomainError('not-found', 'No Swiss code of this transfer');
	const { name, street, houseNumber, postalCode, town, country, iban } = transfer.creditor;
	const day = (date: string) => formatDate(date, language, { weekday: 'plain' });
	const amount = billAmount(transfer);
	const rows: DocumentRow[] = [
		[d('bill.for'), [view.property, view.place].filter(Boolean).join(', ')],
		[d('stay.period'), d('between', { from: day(view.checkIn), to: day(view.checkOut) })],
		[d('bill.client'), view.client],
		...(view.bookingNumber ? [[d('bill.number'), view.bookingNumber] satisfies DocumentRow] : []),
		...(view.dueDate ? [[d('bill.due'), day(view.dueDate)] satisfies DocumentRow] : []),
	];
	return {
		...{ kind: 'qrBill', frame, title: d('bill.title'), intro: [d('bill.text')], rows },
		total: [d('bill.open'), `${transfer.amount.currency} ${amount}`],
		words: {
			...{ paymentPart: d('bill.paymentPart'), receipt: d('bill.receipt'), account: d('bill.account') },
			...{ reference: d('bill.reference'), information: d('bill.information'), payableBy: d('bill.payableBy') },
			...{ currency: d('bill.currency'), amount: d('bill.amount') },
			...{ acceptancePoint: d('bill.acceptancePoint'), separate: d('bill.separate') },
		},
		// The letters that the code itself has.
		creditor: [
			spacedIban(iban),
			paymentText(name, 70),
			paymentText([street, houseNumber].filter(Boolean).join(' '), 70),
			paymentText(`${country === 'CH' ? '' : `${country}-`}${postalCode} ${town}`, 60),
		].filter(Boolean),
		reference: transfer.reference && spacedReference(transfer.reference),
		information: paymentText(transfer.text, 140),
		...{ currency: transfer.amount.currency, amount },
		code: { size: code.size, path: code.path, cross: code.cross },
	};
}

/** `1 949.75`, as bills write it. */
function billAmount({ amount }: Transfer): string {
	return transferAmount(amount).replace(/\B(?=(\d{3})+\.)/g, ' ');
}
