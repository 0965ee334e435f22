import type { Database } from '#db/client';
import type { PAYMENT_WAYS } from '#db/schema/money-enums';
import type { NamedStatement } from '#db/write-batch';
import { receiptStatements, reversalStatements } from '../invoice/receipt-statements.server';
import type { AccountName } from '../ledger/booking-postings';
import { openAccountsStatement } from '../ledger/post-transfers';
import { countPaymentsStatement } from './count-payments';

export type BookedPayment = {
	/** Public id, made by the caller. */
	id: string;
	leadNo: number;
	brandKey: string;
	way: (typeof PAYMENT_WAYS)[number];
	currency: string;
	/** What counts for the client. */
	minor: number;
	/** What of it a bank took on the way; 0 without it. */
	feeMinor?: number;
	/** The day on which it was received. */
	receivedOn: string;
	/** What it is booked from; the same source is booked once (`payment.source` is unique). */
	source: string;
	/** User id, or `system`. */
	actor: string;
};

/** The account on which money of a way arrives. */
export function arrivalAccount({ way, brandKey }: Pick<BookedPayment, 'way' | 'brandKey'>): AccountName {
	return { kind: way === 'card' ? 'card' : 'bank', party: brandKey };
}

/**
 * A payment in the books, counted towards its booking's instalments and with its receipt, for one transaction (MONEY-4, INVOICE-5). Breaks
 * `payment.source` where it was booked. Throws DomainError 'unavailable'.
 */
export async function bookPaymentStatements(
	db: Database,
	payment: BookedPayment,
	now: number,
): Promise<NamedStatement[]> {
	const { id, leadNo, brandKey, way, currency, minor, receivedOn, source, actor, feeMinor = 0 } = payment;
	const arrival = arrivalAccount(payment);
	const client: AccountName = { kind: 'client', party: String(leadNo) };
	const fee: AccountName = { kind: 'bankFee', party: brandKey };
	return [
		{
			sql: `insert into payment (id, lead_no, brand_key, way, currency, minor, fee_minor, received_on, source, actor, created_at)
				values (:id, :lead, :brand, :way, :currency, :minor, :feeMinor, :receivedOn, :source, :actor, :now)`,
			args: {
				...{ id, way, currency, minor, feeMinor, receivedOn, source, actor, now },
				lead: leadNo,
				brand: brandKey,
			},
		},
		openAccountsStatement(feeMinor > 0 ? [arrival, fee, client] : [arrival, client], currency),
		transferStatement(id, arrival, client, 'p.minor - p.fee_minor', now),
		...(feeMinor > 0 ? [transferStatement(id, fee, client, 'p.fee_minor', now)] : []),
		countPaymentsStatement(leadNo),
		...(await receiptStatements(db, payment, { now, actor })),
	];
}

function transferStatement(
	id: string,
	debit: AccountName,
	credit: AccountName,
	minorSql: 'p.minor - p.fee_minor' | 'p.fee_minor',
	now: number,
): NamedStatement {
	return {
		sql: `insert into ledger_transfer (kind, debit_no, credit_no, minor, currency, lead_no, payment_no, day, actor, created_at)
			select 'payment', d.no, c.no, ${minorSql}, p.currency, p.lead_no, p.no, p.received_on, p.actor, :now from payment p
			join ledger_account d on d.kind = :kind and d.party = :party and d.currency = p.currency
			join ledger_account c on c.kind = 'client' and c.party = :client and c.currency = p.currency
			where p.id = :id`,
		args: { id, kind: debit.kind, party: debit.party, client: credit.party, now },
	};
}

/**
 * A payment taken back in the books, and its receipt with it: it was none, or another booking's. For a transaction that checks that it was not taken back
 * before. Throws DomainError 'unavailable'.
 */
export async function reversePaymentStatements(
	db: Database,
	{ no, leadNo }: { no: number; leadNo: number },
	{ now, day, actor }: { now: number; day: string; actor: string },
): Promise<NamedStatement[]> {
	return [
		{
			sql: `insert into ledger_transfer (kind, debit_no, credit_no, minor, currency, lead_no, payment_no, reverses_no, day, actor, created_at)
				select t.kind, t.credit_no, t.debit_no, t.minor, t.currency, t.lead_no, t.payment_no, t.no, :day, :actor, :now from ledger_transfer t
				join payment p on p.no = t.payment_no and p.reversed_at is null
				where t.payment_no = :payment and t.kind = 'payment' and t.reverses_no is null`,
			args: { payment: no, day, actor, now },
		},
		{
			sql: 'update payment set reversed_at = :now where no = :payment and reversed_at is null',
			args: { payment: no, now },
		},
		countPaymentsStatement(leadNo),
		...(await reversalStatements(db, [no], { now, actor })),
	];
}
