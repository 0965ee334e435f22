import type { NamedStatement } from '#db/write-batch';
import { openDaySql } from '../ledger/open-day';
import { countPaymentsStatements } from '../payment/count-payments';
import { AFTER_STAY } from '../payment/payment-reference';
import { returnWaiverStatements } from '../payment/return-waiver';

type Moment = {
	leadNo: number;
	/** The day at the property. */
	today: string;
	now: number;
	/** User id, key of a supplier, `anonymous` or `system`. */
	actor: string;
};

/** The party of what no supplier does. */
const NO_SUPPLIER = '0';

/** A side of a job's transfers as an account. */
const account = (name: string, kind: string, party: string) =>
	`join ledger_account ${name} on ${name}.kind = '${kind}' and ${name}.party = ${party} and ${name}.currency = j.currency`;
const CLIENT = 'cast(j.lead_no as text)';
const SUPPLIER = `cast(coalesce(j.supplier_no, ${NO_SUPPLIER}) as text)`;

/**
 * Brings books and instalments of a booking to what its services owe (CONCIERGE-4): the client owes the price, the supplier is owed its part, the rest is our
 * margin. The amounts are read in the transaction of the change, so that two changes at once cannot take each other back; written twice, the second time
 * does nothing. The instalment of a job whose day was changed (`movedJob`, its number) is due by the new one.
 */
export function jobMoneyStatements({
	leadNo,
	today,
	now,
	actor,
	movedJob = null,
}: Moment & { movedJob?: number | null }): NamedStatement[] {
	return [
		{
			sql: `insert or ignore into ledger_account (kind, party, currency)
				select 'client', ${CLIENT}, currency from concierge_job j where lead_no = :lead and owed_minor > 0
				union select 'supplier', ${SUPPLIER}, currency from concierge_job j where lead_no = :lead and owed_net_minor > 0
				union select 'margin', brand_key, currency from concierge_job j where lead_no = :lead and owed_minor <> owed_net_minor`,
			args: { lead: leadNo },
		},
		{
			sql: `with wanted (job, a, b, m) as (
					select j.no, c.no, s.no, j.owed_net_minor from concierge_job j ${account('c', 'client', CLIENT)} ${account('s', 'supplier', SUPPLIER)}
						where j.lead_no = :lead and j.owed_net_minor > 0
					union all select j.no, c.no, g.no, j.owed_minor - j.owed_net_minor from concierge_job j
						${account('c', 'client', CLIENT)} ${account('g', 'margin', 'j.brand_key')}
						where j.lead_no = :lead and j.owed_minor <> j.owed_net_minor
				), both as (
					select job, a, b, m from wanted
					union all select job_no, debit_no, credit_no, -minor from ledger_transfer where lead_no = :lead and kind = 'booking' and job_no is not null
				), difference as (
					select job, min(a, b) as low, max(a, b) as high, sum(iif(a < b, m, -m)) as more from both group by 1, 2, 3 having more <> 0
				)
				insert into ledger_transfer (kind, debit_no, credit_no, minor, currency, lead_no, job_no, day, actor, created_at)
				select 'booking', iif(more > 0, low, high), iif(more > 0, high, low), abs(more), a.currency, :lead, job, ${openDaySql(':today')}, :actor, :now
				from difference join ledger_account a on a.no = low`,
			args: { lead: leadNo, today, actor, now },
		},
		{
			sql: `delete from instalment where lead_no = :lead and job_no in (select no from concierge_job where lead_no = :lead and owed_minor = 0)`,
			args: { lead: leadNo },
		},
		{
			sql: `insert into instalment (id, lead_no, position, brand_key, kind, due_date, currency, minor, created_at, job_no)
				select 'inst_' || lower(hex(randomblob(16))), lead_no, ${AFTER_STAY} + position, brand_key, 'part',
					max(:today, date(day, '-7 days')), currency, owed_minor, :now, no
				from concierge_job where lead_no = :lead and owed_minor > 0
				on conflict (lead_no, position) do update set minor = excluded.minor, received_minor = iif(minor = excluded.minor, received_minor, 0),
					waived_minor = min(waived_minor, excluded.minor), due_date = iif(:moved = excluded.job_no, excluded.due_date, due_date)
				where minor <> excluded.minor or (:moved = excluded.job_no and due_date <> excluded.due_date)`,
			args: { lead: leadNo, today, now, moved: movedJob },
		},
		...returnWaiverStatements(leadNo, { day: today, now, actor }),
		...countPaymentsStatements(leadNo, now),
	];
}

/** What can still be called off. */
const CALLED_OFF = `lead_no = :lead and state in ('requested', 'offered', 'accepted', 'confirmed')`;

/** What a service still costs once its booking is cancelled, as `callOffStatements` leaves it; of the table `concierge_job`, `:now` in milliseconds. */
export function owedIfCalledOff(now: number): string {
	return `iif(state in ('requested', 'offered', 'accepted', 'confirmed') and not (state = 'confirmed' and free_until <= ${Math.trunc(now)}), 0, owed_minor)`;
}

/** Calls off the services of a booking that is cancelled, for its transaction (CONCIERGE-5); their suppliers are told by the schedule. */
export function callOffStatements(moment: Moment): NamedStatement[] {
	const { leadNo, now, actor } = moment;
	return [
		{
			sql: `insert into concierge_event (job_no, version, move, from_state, to_state, party, actor, created_at)
				select no, version + 1, 'cancel', state, 'cancelled', 'system', :actor, :now from concierge_job where ${CALLED_OFF}`,
			args: { lead: leadNo, actor, now },
		},
		{
			sql: `update concierge_link set state = 'calledOff' where state in ('open', 'answered')
				and job_no in (select no from concierge_job where ${CALLED_OFF})`,
			args: { lead: leadNo },
		},
		{
			sql: `update concierge_job set version = version + 1, owed_minor = iif(state = 'confirmed' and free_until <= :now, owed_minor, 0),
				owed_net_minor = iif(state = 'confirmed' and free_until <= :now, owed_net_minor, 0), state = 'cancelled',
				ended_at = :now, end_reason = 'booking', updated_at = :now where ${CALLED_OFF}`,
			args: { lead: leadNo, now },
		},
		...jobMoneyStatements(moment),
	];
}
