import type { PlainDate } from '../date/plain-date';
import type { Currency } from '../money/money';

/** A booking of which something is open, or was paid, as transfers are compared with it. Minor units of its currency. */
export type Receivable = {
	leadId: string;
	bookingNumber: string;
	/** References besides those made of the booking number (PAYMENT-3), without spaces. */
	references: string[];
	clientName: string;
	agencyName: string | null;
	currency: Currency;
	/** What is open, in the order of the days. */
	instalments: { id: string; openMinor: number; dueDate: PlainDate }[];
	/** What is still to come of its security deposit in this currency; null for nothing. It pays no instalment. */
	deposit: { id: string; openMinor: number } | null;
	/** Accounts that paid for this booking before. */
	knownIbans: string[];
	/** What came in and was not taken back, for reversals. */
	received: ReceivedPayment[];
};

export type ReceivedPayment = {
	paymentId: string;
	minor: number;
	bankReference: string | null;
	endToEndId: string | null;
};
