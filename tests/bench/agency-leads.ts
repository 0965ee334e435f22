import type { Database } from '#db/client';
import { LEAD_STATUSES } from '#db/schema/trade-enums';
import { ensureBrands } from '#db/seed/brands/ensure-brands';
import { newSessionToken, sessionTokenHash } from '~/domain/session/session-token';

const DAY = 86_400_000;
const CHUNK = 5000;

/** An agency with so many leads, of three agents and all statuses, and the cookie of one who supervises it. Made once per database. */
export async function agencyWithLeads(db: Database, leads: number, now: number): Promise<string> {
	const run = (sql: string, args: Record<string, string | number> = {}) => db.$client.execute({ sql, args });
	await ensureBrands(db);
	await run(
		`insert into travel_agency (id, name, verification, updated_at) values ('agency_bench', 'Bench Reisen', 'verified', :now)
		on conflict do nothing`,
		{ now },
	);
	const agency = "(select no from travel_agency where id = 'agency_bench')";
	for (const name of ['first', 'second', 'third']) {
		await run(
			`insert into user (id, issuer, subject, email, first_name, last_name, role, agency_no, updated_at)
			values ('user_' || :name, 'bench', :name, :name || '@bench.example', 'Agent', :name, 'supervisorAgent', ${agency}, :now)
			on conflict do nothing`,
			{ name, now },
		);
	}
	const { rows } = await run(`select count(*) as count from lead where agency_no = ${agency}`);
	for (let from = Number(rows[0]?.count ?? 0); from < leads; from += CHUNK) {
		await run(LEADS, {
			from,
			until: Math.min(from + CHUNK, leads),
			now,
			day: DAY,
			statuses: JSON.stringify(LEAD_STATUSES),
		});
	}
	const token = newSessionToken();
	await run(
		`insert into session (token_hash, user_no, created_at, expires_at)
		select :hash, no, :now, :now + 30 * :day from user where id = 'user_first'`,
		{ hash: await sessionTokenHash(token), now, day: DAY },
	);
	return `session=${token}`;
}

/**
 * Stays of one week from last year to next; the number determines the period and the money. No nights are held, so nothing is sold twice.
 */
const LEADS = `
	with recursive n(i) as (select cast(:from as integer) union all select i + 1 from n where i + 1 < :until),
		house as (select no, id, slug, row_number() over (order by no) - 1 as at, count(*) over () as houses from property)
	insert into lead (id, booking_number, brand_key, agency_no, user_no, status, version, language, property_no, property_name, check_in, check_out,
		service_level, pax, client_first_name, client_last_name, booking_reference, currency, subtotal_minor, card_fee_minor, total_minor,
		commission_percent, commission_minor, commission_due_date, created_by, expires_at, created_at, updated_at, origin)
	select 'lead_bench' || i, 'BN-' || i, 'default', (select no from travel_agency where id = 'agency_bench'),
		(select no from user where id = 'user_' || case i % 3 when 0 then 'first' when 1 then 'second' else 'third' end),
		json_extract(:statuses, '$[' || (i * 7 % 10) || ']'), 1, 'en', house.no, house.slug,
		date('2026-01-03', '+' || (i * 13 % 104 * 7) || ' days'), date('2026-01-10', '+' || (i * 13 % 104 * 7) || ' days'),
		'catered', 2 + i % 9, 'Client', char(65 + i % 26) || 'ame' || (i * 31 % 9973), 'TLS 26-' || (10000 + i), 'EUR',
		(1000000 + i * 137 % 4000000), 0, (1000000 + i * 137 % 4000000), 10, (1000000 + i * 137 % 4000000) / 10,
		date('2026-02-09', '+' || (i * 13 % 104 * 7) || ' days'), 'user_first',
		case when i * 7 % 10 = 2 then cast(:now as integer) + (i % 200) * 3600000 end,
		cast(:now - (i % 500) * :day as integer), cast(:now - (i % 300) * :day as integer), 'http://bench.localhost'
	from n join house on house.at = n.i % house.houses`;
