import type { NamedStatement } from '#db/write-batch';
import type { AccountName, Posting } from './booking-postings';
import { openDaySql } from './open-day';

type Posted = {
	/** What of the books it is; the postings are all that they hold of it for the lead. */
	kind: 'booking' | 'payout';
	leadNo: number;
	currency: string;
	day: string;
	now: number;
	/** User id, or `system`. */
	actor: string;
	postings: readonly Posting[];
};

/** Accounts are there from their first transfer on. */
export function openAccountsStatement(accounts: readonly AccountName[], currency: string): NamedStatement {
	return {
		sql: `insert or ignore into ledger_account (kind, party, currency) select value ->> 'kind', value ->> 'party', :currency from json_each(:accounts)`,
		args: { accounts: JSON.stringify(accounts), currency },
	};
}

/**
 * Brings the books to what holds of a lead: the difference between its postings and what was booked of the same kind before, as one transfer for
 * each pair of accounts; nothing where they agree.
 */
export function postStatements({ kind, leadNo, currency, day, now, actor, postings }: Posted): NamedStatement[] {
	const accounts = postings.flatMap(({ debit, credit }) => [debit, credit]);
	const targets = postings.map(({ debit, credit, minor }) => [
		debit.kind,
		debit.party,
		credit.kind,
		credit.party,
		minor,
	]);
	return [
		openAccountsStatement(accounts, currency),
		{
			sql: `with wanted (a, b, m) as (
					select d.no, c.no, value ->> 4 from json_each(:targets)
					join ledger_account d on d.kind = value ->> 0 and d.party = value ->> 1 and d.currency = :currency
					join ledger_account c on c.kind = value ->> 2 and c.party = value ->> 3 and c.currency = :currency
				), both as (
					select a, b, m from wanted
					union all select debit_no, credit_no, -minor from ledger_transfer where lead_no = :lead and kind = :kind and job_no is null
				), difference as (
					select min(a, b) as low, max(a, b) as high, sum(iif(a < b, m, -m)) as more from both group by 1, 2 having more <> 0
				)
				insert into ledger_transfer (kind, debit_no, credit_no, minor, currency, lead_no, day, actor, created_at)
				select :kind, iif(more > 0, low, high), iif(more > 0, high, low), abs(more), a.currency, :lead, ${openDaySql(':day')}, :actor, :now
				from difference join ledger_account a on a.no = low`,
			args: { kind, lead: leadNo, currency, day, now, actor, targets: JSON.stringify(targets) },
		},
	];
}
