import type { Database } from '#db/client';
import { PROPOSAL_STATES } from '#db/schema/trade-enums';

const DAY = 86_400_000;

/**
 * So many proposals of the agency with leads (`agencyWithLeads`), of three agents and all states, each with two of its leads as options and,
 * where it was sent, a version. Made once per database. Returns the id of a draft.
 */
export async function agencyWithProposals(db: Database, proposals: number, now: number): Promise<string> {
	const run = (sql: string, args: Record<string, string | number> = {}) => db.$client.execute({ sql, args });
	const { rows } = await run("select count(*) as count from proposal where id like 'proposal_list%'");
	const [first] = rows;
	if (Number(first?.count ?? 0) < proposals) {
		for (const statement of [PROPOSALS, OPTIONS, VERSIONS])
			await run(statement.replace(/\s+/g, ' '), {
				...(statement === PROPOSALS ? { proposals, now, day: DAY, states: JSON.stringify(PROPOSAL_STATES) } : {}),
				...(statement === VERSIONS ? { now } : {}),
			});
	}
	const found = await run(
		"select id from proposal where id like 'proposal_list%' and state = 'draft' order by no limit 1",
	);
	return String(found.rows[0]?.id);
}

const PROPOSALS = `
	with recursive n(i) as (select 0 union all select i + 1 from n where i + 1 < :proposals)
	insert into proposal (id, brand_key, agency_no, user_no, state, language, client_first_name, client_last_name, client_email, title, greeting,
		valid_until, sent_version, sent_revision, sent_at, sent_valid_until, person_key, openings, last_opened_at, created_at, updated_at)
	select 'proposal_list' || i, 'default', a.no,
		(select no from user where id = 'user_' || case i % 3 when 0 then 'first' when 1 then 'second' else 'third' end),
		state, 'en', 'Client', char(65 + i % 26) || 'ame' || (i * 31 % 9973), 'client' || i || '@bench.example', 'Two ways to spend a week', 'Dear guest,',
		:now + 5 * :day, iif(state = 'draft', null, 1), iif(state = 'draft', null, 1), iif(state = 'draft', null, :now - i * 60000),
		iif(state = 'draft', null, :now + (5 + i % 30) * :day), 'a2tra2tra2tra2tra2tra2tra2tra2tra2tra2tra2s=',
		i % 4, iif(i % 4 = 0, null, :now - i * 30000), cast(:now - i * 3600000 as integer), cast(:now - i * 60000 as integer)
	from (select i, json_extract(:states, '$[' || (i % json_array_length(:states)) || ']') as state from n)
	join travel_agency a on a.id = 'agency_bench' where true on conflict do nothing`;

/** Leads of the agency in their order, two for each. */
const OPTIONS = `
	insert into proposal_option (proposal_no, lead_no, position, markup)
	select p.no, l.no, l.at % 2, 50000 from (select no, row_number() over (order by no) - 1 as at from proposal where id like 'proposal_list%') p
	join (select no, row_number() over (order by no) - 1 as at from lead where id like 'lead_bench%') l on l.at / 2 = p.at
	where true on conflict do nothing`;

const VERSIONS = `
	insert into proposal_version (proposal_no, number, snapshot, hash, basis, person, sent_at, user_no)
	select p.no, 1, '{"options":[]}', printf('%064d', p.no), (select json_group_object(o.position + 1, json_object('leadNo', l.no,
		'priceMinor', l.subtotal_minor, 'commissionMinor', l.commission_minor, 'markupMinor', 50000))
		from proposal_option o join lead l on l.no = o.lead_no where o.proposal_no = p.no), '', :now, p.user_no
	from proposal p where p.id like 'proposal_list%' and p.sent_version = 1 on conflict do nothing`;
