import type { NamedStatement } from '../write-batch';
import { inEur } from './in-eur';
import { IS_OF, propertiesArgument } from './of-properties';
import { UNREGISTERED_LIMITS } from './registration';

/** Stands for "never" among fewest nights: longer than any stay. */
export const NO_ARRIVAL_NIGHTS = 500;

/** SQL: a rate that the operator has set, not one that is there for a gap alone. */
export const isOwnRate = (rate: string) =>
	`not (${rate}.gap_percent is not null and ${rate}.offered_price_minor is null)`;

/** SQL: what the operator asks for a rate of his own, whatever a gap takes off. */
export const ownPrice = (rate: string) => `coalesce(${rate}.offered_price_minor, ${rate}.price_minor)`;

/** SQL: days of the week count from 0, Sunday. */
const weekday = (day: string) => `cast(strftime('%w', ${day}) as integer)`;

const nights = (from: string, to: string) => `cast(julianday(${to}) - julianday(${from}) as integer)`;

/**
 * The gaps that are sold and their rates: free nights between taken ones, fewer than the shortest stay of the season they begin in, where that says so, at
 * every level at which the operator's own stays over all of them can be had and have a price. Nights cost their share of these, less the discount, to
 * the cent for each stay.
 */
const gaps = (ofProperties: string) => `free (property_no, check_in, check_out) as (
		select property_no, date(night, '+1 day'), lead(night) over (partition by property_no order by night)
		from property_night n where ${ofProperties}),
	gap (property_no, check_in, check_out, percent) as materialized (
		select f.property_no, f.check_in, f.check_out, u.gap_percent from free f
		join stay_rule u on u.property_no = f.property_no and f.check_in between u.first_night and u.last_night
		where u.gap_percent is not null and f.check_out > f.check_in
		and julianday(f.check_out) - julianday(f.check_in) < u.shortest_stay),
	part (property_no, check_in, check_out, percent, level, status, price_minor, inside, length) as (
		select g.property_no, g.check_in, g.check_out, g.percent, r.level, coalesce(r.offered_status, r.status), ${ownPrice('r')},
			${nights('max(r.check_in, g.check_in)', 'min(r.check_out, g.check_out)')}, ${nights('r.check_in', 'r.check_out')}
		from gap g cross join stay_rate r on r.property_no = g.property_no
			and r.check_in < g.check_out and r.check_out > g.check_in
		where ${isOwnRate('r')}),
	gap_rate (property_no, check_in, check_out, percent, level, status, price_minor) as materialized (
		select property_no, check_in, check_out, percent, level, iif(max(status = 'on_request'), 'on_request', 'available'),
			sum((price_minor * inside * (100 - percent) + length * 50) / (length * 100))
		from part group by property_no, check_in, check_out, level
		having sum(inside) = ${nights('check_in', 'check_out')} and max(status = 'sold') = 0
		and max(price_minor is null) = 0 and sum((price_minor * inside * (100 - percent) + length * 50) / (length * 100)) > 0)`;

/** What the rules of the seasons make of the days of `r`; those of a gap have none. Nothing of a property without its registration number is sold. */
const LIMITS = `iif((select p.is_unregistered from property p where p.no = r.property_no), ${UNREGISTERED_LIMITS}, iif(r.gap_percent is not null, 0,
	2 * coalesce((select iif(u.arrival_days >> ${weekday('r.check_in')} & 1, u.shortest_stay, ${NO_ARRIVAL_NIGHTS}) from stay_rule u
		where u.property_no = r.property_no and r.check_in between u.first_night and u.last_night), 0)
	+ coalesce((select not (u.departure_days >> ${weekday('r.check_out')} & 1) from stay_rule u
		where u.property_no = r.property_no and date(r.check_out, '-1 day') between u.first_night and u.last_night), 0)))`;

/**
 * Brings gaps and limits of these properties, or of all, up to date with its rules, its stays and its taken nights (STAY-3, STAY-4). Each statement changes only
 * rows that differ. A gap that a lead has whole keeps its price as long as the lead has it. Belongs at the end of every transaction that writes one of these, before prices "from" are derived.
 */
export function stayRuleStatements(properties?: readonly number[]): NamedStatement[] {
	const isOf = `property_no ${properties ? IS_OF : 'in (select property_no from stay_rule)'}`;
	const ofGaps = properties
		? `property_no ${IS_OF}`
		: 'property_no in (select property_no from stay_rate where gap_percent is not null)';
	const withGaps = `with ${gaps(`n.${isOf}`)}`;
	const args: NamedStatement['args'] = properties ? propertiesArgument(properties) : {};
	const isStale = `gap_percent is not null and ${ofGaps}
		and (property_no, check_in, check_out, level) not in (select property_no, check_in, check_out, level from gap_rate)
		and not exists (select 1 from property_night n where n.property_no = stay_rate.property_no and n.night >= stay_rate.check_in
			and n.night < stay_rate.check_out and n.lead_no is not null group by n.lead_no
			having count(*) = ${nights('stay_rate.check_in', 'stay_rate.check_out')})`;
	return [
		`${withGaps} update stay_rate set price_minor = offered_price_minor, offered_price_minor = null, gap_percent = null,
			price_eur_minor = (select ${inEur('stay_rate.offered_price_minor')} from property p join exchange_rate rate on rate.currency = p.currency
				where p.no = stay_rate.property_no)
			where offered_price_minor is not null and ${isStale}`,
		`${withGaps} delete from stay_rate where offered_price_minor is null and ${isStale}`,
		`${withGaps} insert or ignore into stay (property_no, check_in, check_out, is_gap)
			select distinct property_no, check_in, check_out, 1 from gap_rate`,
		`${withGaps} insert into stay_rate (stay_no, level, property_no, place_no, check_in, check_out, status, price_minor, price_eur_minor, gap_percent)
			select s.no, g.level, p.no, p.place_no, g.check_in, g.check_out, g.status, g.price_minor, ${inEur('g.price_minor')}, g.percent
			from gap_rate g join stay s on s.property_no = g.property_no and s.check_in = g.check_in and s.check_out = g.check_out
			join property p on p.no = g.property_no left join exchange_rate rate on rate.currency = p.currency where true
			on conflict (stay_no, level) do update set price_minor = excluded.price_minor, price_eur_minor = excluded.price_eur_minor,
				gap_percent = excluded.gap_percent, offered_price_minor = iif(gap_percent is null, price_minor, offered_price_minor),
				status = iif(gap_percent is not null and offered_price_minor is null, excluded.status, status)
			where (stay_rate.price_minor, stay_rate.gap_percent, iif(${isOwnRate('stay_rate')}, excluded.status, stay_rate.status))
				is not (excluded.price_minor, excluded.gap_percent, excluded.status)`,
		`update stay set is_gap = 0 where is_gap = 1 and ${properties ? `property_no ${IS_OF}` : 'true'} and exists (
			select 1 from stay_rate r where r.stay_no = stay.no and ${isOwnRate('r')})`,
		`delete from stay where is_gap = 1 and ${properties ? `property_no ${IS_OF}` : 'true'}
			and not exists (select 1 from stay_rate r where r.stay_no = stay.no)`,
		`update stay_rate set limits = found.limits from (select r.stay_no, r.level, ${LIMITS} as limits from stay_rate r
			where ${properties ? `r.property_no ${IS_OF}` : `(r.property_no in (select property_no from stay_rule union all select no from property where is_unregistered = 1) or r.limits <> 0)`}) found
			where found.stay_no = stay_rate.stay_no and found.level = stay_rate.level and found.limits <> stay_rate.limits`,
	].map((sql) => ({ sql, args: sql.includes(':properties') ? args : {} }));
}
