import type { NamedStatement } from '#db/write-batch';
import { isCurrency } from '../money/money';
import { notDecided } from '../payment/count-payments';
import type { BookedLead } from '../payment/instalment-plan';

type DepositLead = Pick<BookedLead, 'status' | 'hotelNo' | 'agreedTerms'> & { no: number; brandKey: string };

/**
 * The deposit that a booking owes as it stands (MONEY-12), for the transaction of its change: planned with what was agreed, changed until something of it has
 * come, and forgotten where none is owed and none has come.
 */
export function followDepositStatements(lead: DepositLead, now: number): NamedStatement[] {
	const agreed = agreedDeposit(lead);
	if (!agreed)
		return [
			{
				sql: 'delete from security_deposit where lead_no = :lead and received_minor = 0 and settled_at is null',
				args: { lead: lead.no },
			},
			...proposeDepositStatements({ leadNo: lead.no, today: null, now }),
		];
	return [
		{
			sql: `insert into security_deposit (id, lead_no, brand_key, kind, currency, minor, due_date, created_at)
				values (:id, :lead, :brand, :kind, :currency, :minor, :day, :now)
				on conflict (lead_no) do update set kind = excluded.kind, currency = excluded.currency, minor = excluded.minor, due_date = excluded.due_date
				where settled_at is null and (received_minor = 0 or currency = excluded.currency)`,
			args: { id: `dep_${crypto.randomUUID()}`, lead: lead.no, brand: lead.brandKey, now, ...agreed },
		},
	];
}

function agreedDeposit({ status, hotelNo, agreedTerms }: DepositLead) {
	const { kind, minor, currency, date } = agreedTerms?.deposit ?? {};
	if (status !== 'confirmedBooking' || hotelNo !== null || !minor || minor <= 0 || !date) return null;
	if ((kind !== 'cashed_in' && kind !== 'blocked') || !isCurrency(currency)) return null;
	return { kind, minor, currency, day: date };
}

/** Counts what has come of a booking's deposit, and brings the system's proposal to give it back in line; for the transaction that changes its payments. */
export function countDepositStatements(leadNo: number, now: number): NamedStatement[] {
	const args = { lead: leadNo, now };
	const held = 'd.received_minor - d.returned_minor - d.retained_minor';
	return [
		{
			sql: `update security_deposit set received_minor = (select coalesce(sum(minor), 0) from payment
				where lead_no = :lead and is_deposit = 1 and reversed_at is null) where lead_no = :lead`,
			args: { lead: leadNo },
		},
		{
			sql: `update refund set state = 'withdrawn', withdrawn_by = 'system', payee = null, version = version + 1, updated_at = :now
				from security_deposit d where d.lead_no = refund.lead_no and refund.lead_no = :lead and refund.kind = 'deposit'
					and refund."state" = 'proposed' and ${held} <= 0`,
			args,
		},
		{
			sql: `update refund set retained_minor = min(refund.retained_minor, ${held}), minor = ${held} - min(refund.retained_minor, ${held}),
					version = version + 1, updated_at = :now
				from security_deposit d where d.lead_no = refund.lead_no and refund.lead_no = :lead and refund.kind = 'deposit'
					and refund."state" = 'proposed' and ${held} > 0 and refund.minor + refund.retained_minor <> ${held}`,
			args,
		},
	];
}

/**
 * Has the system propose to give deposits back: of one booking at once (`today` null), else those of stays that ended before `today`, as many as one run
 * takes.
 */
export function proposeDepositStatements({
	leadNo,
	today,
	now,
}: {
	leadNo: number | null;
	today: string | null;
	now: number;
}): NamedStatement[] {
	return [
		{
			sql: `insert into refund (id, lead_no, brand_key, kind, currency, minor, proposed_by, created_at, updated_at)
				select 'ref_' || lower(hex(randomblob(13))), l.no, l.brand_key, 'deposit', d.currency, d.received_minor - d.returned_minor - d.retained_minor,
					'system', :now, :now
				from security_deposit d join lead l on l.no = d.lead_no
				where d."received_minor" > d."returned_minor" + d."retained_minor" and (:lead is null or l.no = :lead)
					and (:today is null or l.check_out < :today)
					and ${notDecided('deposit', 'd.received_minor - d.returned_minor - d.retained_minor')}
				limit 500`,
			args: { lead: leadNo, today, now },
		},
	];
}
