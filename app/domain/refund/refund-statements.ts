import type { NamedStatement } from '#db/write-batch';
import { openDaySql } from '../ledger/open-day';

/** Which refunds have left: one by its number, or those of a run. */
type PaidRefunds = { no: number } | { runNo: number };

type Moment = { paidOn: string; now: number; actor: string };

/**
 * Refunds that have left in the books (MONEY-13): credit goes from the client, a deposit from what is held, and what is retained of one to the operator. For
 * the transaction that has checked that they are released.
 */
export function paidRefundStatements(which: PaidRefunds, { paidOn, now, actor }: Moment): NamedStatement[] {
	const [condition, args] = 'no' in which ? ['r.no = :which', which.no] : ['r.run_no = :which', which.runNo];
	const paid = `refund r join lead l on l.no = r.lead_no left join property p on p.no = l.property_no where ${condition} and r."state" = 'released'`;
	const at = { which: args };
	return [
		{
			sql: `insert or ignore into ledger_account (kind, party, currency)
				select iif(r.kind = 'credit', 'client', 'deposit'), cast(r.lead_no as text), r.currency from ${paid}
				union select 'bank', r.brand_key, r.currency from ${paid}
				union select 'operator', cast(coalesce(p.operator_no, 0) as text), r.currency from ${paid} and r.retained_minor > 0`,
			args: at,
		},
		{
			sql: `insert into ledger_transfer (kind, debit_no, credit_no, minor, currency, lead_no, day, actor, created_at)
				select iif(x.kind = 'credit', 'refund', 'deposit'), d.no, c.no, x.minor, x.currency, x.lead_no, ${openDaySql(':paidOn')}, :actor, :now
				from (select r.kind, r.currency, r.lead_no, r.minor, 'bank' as to_kind, r.brand_key as to_party from ${paid}
					union all select r.kind, r.currency, r.lead_no, r.retained_minor, 'operator', cast(coalesce(p.operator_no, 0) as text) from ${paid}) x
				join ledger_account d on d.kind = iif(x.kind = 'credit', 'client', 'deposit') and d.party = cast(x.lead_no as text) and d.currency = x.currency
				join ledger_account c on c.kind = x.to_kind and c.party = x.to_party and c.currency = x.currency
				where x.minor > 0`,
			args: { ...at, paidOn, now, actor },
		},
		{
			sql: `update security_deposit set returned_minor = returned_minor + r.minor, retained_minor = security_deposit.retained_minor + r.retained_minor,
					retained_reason = iif(r.retained_minor > 0, r.reason, retained_reason),
					settled_at = iif(received_minor = returned_minor + security_deposit.retained_minor + r.minor + r.retained_minor, :now, settled_at)
				from refund r where r.lead_no = security_deposit.lead_no and r.kind = 'deposit' and r."state" = 'released' and ${condition}`,
			args: { ...at, now },
		},
		{
			sql: `update refund as r set "state" = 'paid', paid_on = :paidOn, version = version + 1, updated_at = :now
				where r."state" = 'released' and ${condition}`,
			args: { ...at, paidOn, now },
		},
		{
			// Where the credit was used up after the release, the instalments are open again.
			sql: `update instalment set received_minor = max(0, min(minor - waived_minor,
					(select coalesce(sum(iif(t.credit_no = a.no, t.minor, -t.minor)), 0) from ledger_transfer t join ledger_account a
						on a.no in (t.debit_no, t.credit_no) and a.kind = 'client' where t.lead_no = instalment.lead_no and t.kind in ('payment', 'refund'))
					- (select coalesce(sum(e.minor - e.waived_minor), 0) from instalment e
						where e.lead_no = instalment.lead_no and e.position < instalment.position)))
				where lead_no in (select r.lead_no from refund r where ${condition})`,
			args: at,
		},
	];
}

/** What may still be given back for a refund `r`, as SQL: the client's credit, or what is held of the deposit. */
export const REFUNDABLE_SQL = `iif(r.kind = 'credit',
	(select coalesce(sum(iif(t.credit_no = a.no, t.minor, -t.minor)), 0) from ledger_transfer t join ledger_account a
		on a.no in (t.debit_no, t.credit_no) and a.kind = 'client' where t.lead_no = r.lead_no and t.kind in ('payment', 'refund'))
		- (select coalesce(sum(e.received_minor), 0) from instalment e where e.lead_no = r.lead_no),
	(select coalesce(sum(d.received_minor - d.returned_minor - d.retained_minor), 0) from security_deposit d where d.lead_no = r.lead_no))`;
