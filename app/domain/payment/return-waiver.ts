import type { NamedStatement } from '#db/write-batch';
import { openDaySql } from '../ledger/open-day';

/** What was let go of an instalment that is owed no longer was let go of nothing: the books take it back. */
export function returnWaiverStatements(
	leadNo: number,
	{ day, now, actor }: { day: string; now: number; actor: string },
): NamedStatement[] {
	return [
		{
			sql: `insert into ledger_transfer (kind, debit_no, credit_no, minor, currency, lead_no, day, actor, created_at)
				select 'waiver', t.client, t.waived, t.minor, t.currency, :lead, ${openDaySql(':day')}, :actor, :now
				from (select iif(a.kind = 'waived', b.no, a.no) as client, iif(a.kind = 'waived', a.no, b.no) as waived, x.currency,
						sum(iif(a.kind = 'waived', x.minor, -x.minor))
							- (select coalesce(sum(waived_minor), 0) from instalment where lead_no = :lead) as minor
					from ledger_transfer x join ledger_account a on a.no = x.debit_no join ledger_account b on b.no = x.credit_no
					where x.lead_no = :lead and x.kind = 'waiver' group by 1, 2, 3) t
				where t.minor > 0`,
			args: { lead: leadNo, day, now, actor },
		},
	];
}
