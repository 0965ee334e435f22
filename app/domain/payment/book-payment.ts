import type { PAYMENT_WAYS } from '#db/schema/money-enums';
import type { NamedStatement } from '#db/write-batch';
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
	minor: number;
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

/** A payment in the books and counted towards its booking's instalments, for one transaction (MONEY-4). Breaks `payment.source` where it was booked. */
export function bookPaymentStatements(payment: BookedPayment, now: number): NamedStatement[] {
	const { id, leadNo, brandKey, way, currency, minor, receivedOn, source, actor } = payment;
	const arrival = arrivalAccount(payment);
	const client: AccountName = { kind: 'client', party: String(leadNo) };
	return [
		{
			sql: `insert into payment (id, lead_no, brand_key, way, currency, minor, received_on, source, actor, created_at)
				values (:id, :lead, :brand, :way, :currency, :minor, :receivedOn, :source, :actor, :now)`,
			args: { ...{ id, way, currency, minor, receivedOn, source, actor, now }, lead: leadNo, brand: brandKey },
		},
		openAccountsStatement([arrival, client], currency),
		{
			sql: `insert into ledger_transfer (kind, debit_no, credit_no, minor, currency, lead_no, payment_no, day, actor, created_at)
				select 'payment', d.no, c.no, p.minor, p.currency, p.lead_no, p.no, p.received_on, p.actor, :now from payment p
				join ledger_account d on d.kind = :kind and d.party = :party and d.currency = p.currency
				join ledger_account c on c.kind = 'client' and c.party = :client and c.currency = p.currency
				where p.id = :id`,
			args: { id, kind: arrival.kind, party: arrival.party, client: client.party, now },
		},
		countPaymentsStatement(leadNo),
	];
}

/** A payment taken back in the books: it was none, or another booking's. Nothing happens to one that was taken back before. */
export function reversePaymentStatements(
	{ no, leadNo }: { no: number; leadNo: number },
	{ now, day, actor }: { now: number; day: string; actor: string },
): NamedStatement[] {
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
	];
}
