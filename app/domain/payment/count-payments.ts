import type { NamedStatement } from '#db/write-batch';

/** What came in for a booking less what was given back, by the books; `:lead` is the lead's number. */
export const RECEIVED_SQL = `(select coalesce(sum(iif(t.credit_no = a.no, t.minor, -t.minor)), 0) from ledger_transfer t
	join ledger_account a on a.no in (t.debit_no, t.credit_no) and a.kind = 'client' where t.lead_no = :lead and t.kind in ('payment', 'refund'))`;

/** Counts what came in for a booking towards its instalments, the earliest first; for the transaction that changes either. */
export function countPaymentsStatement(leadNo: number): NamedStatement {
	return {
		sql: `update instalment set received_minor = max(0, min(minor - waived_minor, ${RECEIVED_SQL}
				- (select coalesce(sum(e.minor - e.waived_minor), 0) from instalment e where e.lead_no = :lead and e.position < instalment.position)))
			where lead_no = :lead`,
		args: { lead: leadNo },
	};
}
