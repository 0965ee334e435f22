import type { Database } from '#db/client';
import type { PAYMENT_WAYS } from '#db/schema/money-enums';
import type { NamedStatement } from '#db/write-batch';
import { countDepositStatements } from '../deposit/deposit-statements';
import { receiptStatements, reversalStatements } from '../invoice/receipt-statements.server';
import type { AccountName } from '../ledger/booking-postings';
import { openDaySql } from '../ledger/open-day';
import { openAccountsStatement } from '../ledger/post-transfers';
import { countPaymentsStatements } from './count-payments';

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
	/** It is the booking's security deposit, and pays no instalment (MONEY-12). */
	isDeposit?: boolean;
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
 * A payment in the books, counted towards its booking's instalments and with its receipt, for one transaction (MONEY-4, INVOICE-5); a security deposit
 * is held, and has no receipt (MONEY-12). Breaks `payment.source` where it was booked. Throws DomainError 'unavailable'.
 */
export async function bookPaymentStatements(
	db: Database,
	payment: BookedPayment,
	now: number,
): Promise<NamedStatement[]> {
	const { id, leadNo, brandKey, way, currency, minor, receivedOn, source, actor, feeMinor = 0 } = payment;
	const isDeposit = payment.isDeposit ?? false;
	const arrival = arrivalAccount(payment);
	const owner: AccountName = { kind: isDeposit ? 'deposit' : 'client', party: String(leadNo) };
	const fee: AccountName = { kind: 'bankFee', party: brandKey };
	return [
		{
			sql: `insert into payment (id, lead_no, brand_key, way, currency, minor, fee_minor, is_deposit, received_on, source, actor, created_at)
				values (:id, :lead, :brand, :way, :currency, :minor, :feeMinor, :isDeposit, :receivedOn, :source, :actor, :now)`,
			args: {
				...{ id, way, currency, minor, feeMinor, receivedOn, source, actor, now },
				...{ lead: leadNo, brand: brandKey, isDeposit: isDeposit ? 1 : 0 },
			},
		},
		openAccountsStatement(feeMinor > 0 ? [arrival, fee, owner] : [arrival, owner], currency),
		transferStatement(id, arrival, owner, 'p.minor - p.fee_minor', now),
		...(feeMinor > 0 ? [transferStatement(id, fee, owner, 'p.fee_minor', now)] : []),
		...(isDeposit
			? countDepositStatements(leadNo, now)
			: [...countPaymentsStatements(leadNo, now), ...(await receiptStatements(db, payment, { now, actor }))]),
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
			select iif(p.is_deposit, 'deposit', 'payment'), d.no, c.no, ${minorSql}, p.currency, p.lead_no, p.no, ${openDaySql('p.received_on')}, p.actor, :now from payment p
			join ledger_account d on d.kind = :kind and d.party = :party and d.currency = p.currency
			join ledger_account c on c.kind = :owner and c.party = :ownerParty and c.currency = p.currency
			where p.id = :id`,
		args: { id, kind: debit.kind, party: debit.party, owner: credit.kind, ownerParty: credit.party, now },
	};
}

/**
 * A payment taken back in the books, and its receipt with it: it was none, or another booking's. For a transaction that checks that it was not taken back
 * before. Breaks the check `security_deposit_amounts` where it was a deposit that has been settled. Throws DomainError 'unavailable'.
 */
export async function reversePaymentStatements(
	db: Database,
	{ no, leadNo }: { no: number; leadNo: number },
	{ now, day, actor }: { now: number; day: string; actor: string },
): Promise<NamedStatement[]> {
	return [
		{
			sql: `insert into ledger_transfer (kind, debit_no, credit_no, minor, currency, lead_no, payment_no, reverses_no, day, actor, created_at)
				select t.kind, t.credit_no, t.debit_no, t.minor, t.currency, t.lead_no, t.payment_no, t.no, ${openDaySql(':day')}, :actor, :now from ledger_transfer t
				join payment p on p.no = t.payment_no and p.reversed_at is null
				where t.payment_no = :payment and t.kind in ('payment', 'deposit') and t.reverses_no is null`,
			args: { payment: no, day, actor, now },
		},
		{
			sql: 'update payment set reversed_at = :now where no = :payment and reversed_at is null',
			args: { payment: no, now },
		},
		...countPaymentsStatements(leadNo, now),
		...countDepositStatements(leadNo, now),
		...(await reversalStatements(db, [no], { now, actor })),
	];
}
