import type { NamedStatement } from '#db/write-batch';

/** What came in for a booking less what was given back, by the books; `:lead` is the lead's number. Deposits are no part of it. */
export const RECEIVED_SQL = `(select coalesce(sum(iif(t.credit_no = a.no, t.minor, -t.minor)), 0) from ledger_transfer t
	join ledger_account a on a.no in (t.debit_no, t.credit_no) and a.kind = 'client' where t.lead_no = :lead and t.kind in ('payment', 'refund'))`;

/** What of it is above all instalments: the client's credit. Never more than came in, whatever was let go. */
const CREDIT_SQL = `(${RECEIVED_SQL} - (select coalesce(sum(e.received_minor), 0) from instalment e where e.lead_no = :lead))`;

/**
 * Counts what came in for a booking towards its instalments, the earliest first, and has the system propose to give back what is above them (MONEY-13); for
 * the transaction that changes either.
 */
export function countPaymentsStatements(leadNo: number, now: number): NamedStatement[] {
	const args = { lead: leadNo, now };
	return [
		{
			sql: `update instalment set received_minor = max(0, min(minor - waived_minor, ${RECEIVED_SQL}
				- (select coalesce(sum(e.minor - e.waived_minor), 0) from instalment e where e.lead_no = :lead and e.position < instalment.position)))
			where lead_no = :lead`,
			args: { lead: leadNo },
		},
		{
			// What a person has changed stays as it is while it is not too much.
			sql: `update refund set minor = c.credit, version = version + 1, updated_at = :now from (select ${CREDIT_SQL} as credit) c
				where lead_no = :lead and kind = 'credit' and "state" = 'proposed' and c.credit > 0
					and (minor > c.credit or (minor < c.credit and proposed_by = 'system' and edited_by is null))`,
			args,
		},
		{
			sql: `update refund set state = 'withdrawn', withdrawn_by = 'system', payee = null, version = version + 1, updated_at = :now
				where lead_no = :lead and kind = 'credit' and "state" = 'proposed' and ${CREDIT_SQL} <= 0`,
			args,
		},
		{
			sql: `insert into refund (id, lead_no, brand_key, kind, currency, minor, proposed_by, created_at, updated_at)
				select 'ref_' || lower(hex(randomblob(13))), l.no, l.brand_key, 'credit', l.currency, c.credit, 'system', :now, :now
				from lead l, (select ${CREDIT_SQL} as credit) c where l.no = :lead and c.credit > 0 and ${notDecided('credit', 'c.credit')}`,
			args,
		},
	];
}

/** No refund of the lead `l` is under way, and no person has said that this much stays. */
export function notDecided(kind: 'credit' | 'deposit', minorSql: string): string {
	return `not exists (select 1 from refund x where x.lead_no = l.no and x.kind = '${kind}' and (x."state" in ('proposed','released')
		or (x."state" = 'withdrawn' and x.withdrawn_by <> 'system' and x.minor + x.retained_minor >= ${minorSql})))`;
}
