import type { PlainDate } from '../../date/plain-date';
import { UNREAD_MESSAGES } from '../../mail-thread/unread-messages';
import { DASHBOARD_PAGE, type DashboardFilter, type DashboardSort } from './dashboard-filter';
import { tabNumber } from './lead-tabs';
import { wordsMatch } from './words-match';

export type DashboardScope = { agencyNo: number; userNo: number };

type Arguments = Record<string, string | number>;
export type Statement = { sql: string; args: Arguments };

/** Matches looked at; more than anybody reads, and a bound for words that half of the leads hold. */
export const MOST_HITS = 500;

/** Steps of each kind that are shown as due. */
const STEPS_SHOWN = 4;

const ORDERS: Record<DashboardSort, { index: string; by: string }> = {
	next: { index: 'lead_line_next', by: 'next_key, lead_no' },
	arrival: { index: 'lead_line_check_in', by: 'check_in, lead_no' },
	client: { index: 'lead_line_client', by: 'client_key, lead_no' },
	new: { index: 'lead_line_new', by: 'lead_no desc' },
};

/** What a row of the table, a step and the file have in common; `l` is the lead. */
const FACTS = `l.id, l.status, l.client_first_name, l.client_last_name, l.booking_reference, l.client_reference, coalesce(p.name, h.name, l.property_name),
	coalesce(pl.name_en, hp.name_en), coalesce(pl.name_de, hp.name_de), l.service_level, l.check_in, l.check_out, l.pax, l.currency, l.total_minor, l.commission_minor,
	l.commission_percent, l.expires_at, l.updated_at, l.queue_position, json(case when l.status = 'interest' then (select json_array(n.from_minor, n.to_minor)
		from lead_price_notice n where n.lead_no = l.no and n.ended_at is null order by n.created_at desc limit 1) end)`;

/** The latest proposal that a lead is an option of. */
const PROPOSAL = `json((select json_array(pp.id, pp.state, pp.sent_valid_until, pp.sent_at, pp.last_opened_at)
	from proposal_option po join proposal pp on pp.no = po.proposal_no
	where po.lead_no = l.no and pp.agency_no = l.agency_no and pp.state <> 'withdrawn' order by pp.updated_at desc limit 1))`;

/** Messages of clients about its proposals that wait for the agency. */
const UNREAD = `(select coalesce(sum(${UNREAD_MESSAGES}), 0) from proposal_option po join proposal p on p.no = po.proposal_no
	where po.lead_no = l.no and p.agency_no = l.agency_no)`;

const FACT_TABLES = `left join property p on p.no = l.property_no left join place pl on pl.no = p.place_no
	left join hotel h on h.no = l.hotel_no left join hotel_place hp on hp.no = h.hotel_place_no left join user u on u.no = l.user_no`;

/**
 * Everything a dashboard shows, as one statement with one row: `rows` of a page and one more, `found` for searches by words, `sums` by
 * season, status and currency, and the steps due from `today` to `until` by kind, each with its number. Amounts in minor units.
 */
export function dashboardStatement(
	scope: DashboardScope,
	filter: DashboardFilter,
	due: { today: PlainDate; until: PlainDate },
): Statement {
	const match = filter.words === '' ? null : (wordsMatch(filter.words, scope.agencyNo) ?? NOTHING);
	const steps = ['option', 'payment', 'cancellation'].map(
		(kind) =>
			`(${stepsSql(kind, filter)}) as ${kind}s, (select count(*) from ${dueSql(kind, filter)}) as ${kind}_count`,
	);
	const sql = `${hitsSql(match)}
		select (${rowsSql(filter, match !== null)}) as rows,
		${match === null ? 'null' : `(select count(*) from lead_line line where ${conditions(filter, true)})`} as found,
		(select json_group_array(json_array(season, status, currency, leads, total, commission)) from (
			select season, status, currency, sum(leads) as leads, sum(total_minor) as total, sum(commission_minor) as commission
			from lead_sum where agency_no = :agency ${userCondition('lead_sum', filter)} group by season, status, currency)) as sums,
		${filter.agent ? `(select trim(coalesce(first_name, '') || ' ' || coalesce(last_name, '')) from user where id = :agent and agency_no = :agency)` : 'null'} as agent_name,
		${steps.join(', ')}`;
	return {
		sql: sql.replace(/\s+/g, ' '),
		args: {
			...filterArguments(scope, filter, match),
			limit: DASHBOARD_PAGE + 1,
			offset: (filter.page - 1) * DASHBOARD_PAGE,
			today: due.today,
			until: due.until,
		},
	};
}

/** The rows of a filter alone, or those with these ids, for a file. */
export function exportStatement(
	scope: DashboardScope,
	filter: DashboardFilter,
	{ today, limit, ids }: { today: PlainDate; limit: number; ids: readonly string[] },
): Statement {
	const match = filter.words === '' ? null : (wordsMatch(filter.words, scope.agencyNo) ?? NOTHING);
	const chosen = `select line.lead_no from lead l cross join lead_line line on line.lead_no = l.no
		where l.id in (select value from json_each(:ids)) and line.agency_no = :agency order by line.lead_no`;
	const sql = `${hitsSql(match)} select (${rowsSql(filter, match !== null, ids.length > 0 ? chosen : undefined)}) as rows`;
	return {
		sql: sql.replace(/\s+/g, ' '),
		args: {
			...(ids.length > 0
				? { agency: scope.agencyNo, ids: JSON.stringify(ids) }
				: filterArguments(scope, filter, match)),
			...(ids.length > 0 ? {} : { limit, offset: 0 }),
			today,
		},
	};
}

/** Words without a letter or a number find nothing. */
const NOTHING = 'tenant:none';

function hitsSql(match: string | null): string {
	return match === null
		? ''
		: `with hits as materialized (select rowid as no from lead_words where lead_words match :match order by rowid desc limit ${MOST_HITS})`;
}

function filterArguments(
	{ agencyNo, userNo }: DashboardScope,
	filter: DashboardFilter,
	match: string | null,
): Arguments {
	return {
		agency: agencyNo,
		...(filter.agent ? { agent: filter.agent } : filter.whose === 'mine' ? { user: userNo } : {}),
		...(filter.tab ? { tab: tabNumber(filter.tab) } : {}),
		...(filter.season ? { season: filter.season } : {}),
		...(match === null ? {} : { match }),
	};
}

function conditions(filter: DashboardFilter, hasHits: boolean): string {
	const { tab, season } = filter;
	return [
		'line.agency_no = :agency',
		hasHits ? 'line.lead_no in (select no from hits)' : '',
		tab ? 'line.tab = :tab' : '',
		season ? 'line.season = :season' : '',
	]
		.filter(Boolean)
		.join(' and ')
		.concat(userCondition('line', filter));
}

/** Whose leads: the reader's own, or those of a named agent of the same agency. */
function userCondition(table: string, { agent, whose }: DashboardFilter): string {
	if (agent) return ` and ${table}.user_no = (select no from user where id = :agent and agency_no = :agency)`;
	return whose === 'mine' ? ` and ${table}.user_no = :user` : '';
}

/** With words the few hits are looked up; without, one index is walked that holds all that is asked of it. */
function rowsSql(filter: DashboardFilter, hasHits: boolean, chosen?: string): string {
	const { index, by } = ORDERS[filter.sort];
	const page =
		chosen ??
		`select lead_no from lead_line line ${hasHits ? '' : `indexed by ${index}`} where ${conditions(filter, hasHits)}
			order by ${by} limit :limit offset :offset`;
	return `select json_group_array(json_array(${FACTS}, trim(coalesce(u.first_name, '') || ' ' || coalesce(u.last_name, '')), l.created_at,
			(select json_array(kind, day, minor) from lead_step s where s.lead_no = l.no and (s.day >= :today or s.kind = 'instalment') order by s.day limit 1), l.booking_number, ${PROPOSAL}, ${UNREAD}))
		from (${page}) page cross join lead l on l.no = page.lead_no ${FACT_TABLES}`;
}

/** The steps of a kind that are due; payments are those agreed with hotels, and what is open of our own instalments, late ones too. */
function dueSql(kind: string, filter: DashboardFilter): string {
	const steps = (of: string, days: string) =>
		`select s.lead_no, s.day, s.minor from lead_step s indexed by lead_step_agency where s.agency_no = :agency and s.kind = '${of}' and ${days}
		${userCondition('s', filter)}`;
	const coming = steps(kind, 's.day between :today and :until');
	return `(${kind === 'payment' ? `${coming} union all ${steps('instalment', 's.day <= :until')}` : coming})`;
}

function stepsSql(kind: string, filter: DashboardFilter): string {
	return `select json_group_array(json_array(${FACTS}, trim(coalesce(u.first_name, '') || ' ' || coalesce(u.last_name, '')), l.created_at,
			json_array('${kind}', due.day, due.minor), l.booking_number, ${PROPOSAL}, ${UNREAD}, json_array(p.property_type, pl.country_code, pl.slug, p.slug)))
		from (select lead_no, day, minor from ${dueSql(kind, filter)} order by day limit ${STEPS_SHOWN}) due
		cross join lead l on l.no = due.lead_no ${FACT_TABLES}`;
}
