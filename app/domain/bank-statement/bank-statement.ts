import type { PlainDate } from '../date/plain-date';
import type { Currency, Money } from '../money/money';

/** What a bank says about one account and period (PAYMENT-1). Its transactions lead from the opening to the closing balance. */
export type BankStatement = {
	messageId: string;
	statementId: string;
	/** Of our account, without spaces. */
	iban: string;
	currency: Currency;
	from: PlainDate | null;
	to: PlainDate | null;
	opening: Balance;
	closing: Balance;
	transactions: BankTransaction[];
	/** Entries the bank has announced and not booked; they are no transactions. */
	pendingCount: number;
};

/** Negative: overdrawn. */
export type Balance = { minor: number; date: PlainDate };

/** One transfer. An entry that the bank booked for several is several. */
export type BankTransaction = {
	/** The same whenever the bank tells of this transaction again; unique in the account. */
	key: string;
	/** Position of its entry in the statement, from 1. */
	entry: number;
	bookingDate: PlainDate;
	valueDate: PlainDate | null;
	/** Positive: received. Negative: paid out, or a received transfer that was taken back. */
	minor: number;
	/** Takes an earlier transaction back; `minor` has the sign of the movement now. */
	isReversal: boolean;
	/** Why a bank returned it, as an ISO code such as AC04. */
	returnReason: string | null;
	/** The bank's own reference (AcctSvcrRef). */
	bankReference: string | null;
	/** The sender's reference (EndToEndId). */
	endToEndId: string | null;
	/** Structured creditor references (RF or Swiss QR), without spaces, in upper case. */
	references: string[];
	/** What the sender wrote, line by line. */
	text: string[];
	/** What the bank adds about the transaction or its entry. */
	bankText: string | null;
	/** The other side: who paid, or who was paid. */
	name: string | null;
	iban: string | null;
	/** On whose behalf it was paid, where the bank says so. */
	ultimateName: string | null;
	/** What banks took for it, in currencies the product has. */
	charges: Charge[];
	/** What the sender ordered, where it differs in currency. */
	instructed: Money | null;
	/** ISO codes `PMNT-RCDT-ESCT`, or the bank's own. */
	bankCode: string | null;
};

export type Charge = Money & { isIncluded: boolean };

/** What is read at most; a larger file is refused. `bytes` are those of an archive's files together, too. */
export const STATEMENT_LIMITS = {
	...{ bytes: 32 * 1024 * 1024, transactions: 20_000, depth: 24, fieldLength: 500 },
	archiveFiles: 400,
} as const;
