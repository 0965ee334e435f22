import type { Database } from '#db/client';

const CHUNK = 10_000;

/** Adds leads of interest and options to the agencies of `booksOf` until the database holds so many. */
export async function addLeads(db: Database, until: number, say: (line: string) => void): Promise<void> {
	const { rows } = await db.$client.execute('select max(no) as last from lead');
	for (let from = Number(rows[0]?.last ?? 0); from < until; from += CHUNK) {
		await db.$client.execute({ sql: LEADS, args: { from, until: Math.min(until, from + CHUNK) } });
		if ((from / CHUNK) % 10 === 0) say(`${from} leads`);
	}
}

/** Weeks of two years; the number determines agency, property and money. No nights are held. */
const LEADS = `
	with recursive n(i) as (select cast(:from as integer) union all select i + 1 from n where i + 1 < :until),
		known as (select (select min(no) from property) as house, (select count(*) from property) as houses,
			(select min(no) from travel_agency where id like 'agency_books%') as agency)
	insert into lead (no, id, booking_number, brand_key, agency_no, status, version, language, property_no, property_name, check_in, check_out,
		service_level, pax, client_first_name, client_last_name, currency, subtotal_minor, card_fee_minor, total_minor, commission_percent, commission_minor,
		commission_due_date, created_by, created_at, updated_at, origin)
	select 1 + i, 'lead_many' || i, 'BM-' || i, 'demo', agency + i * 7 % 2000, iif(i % 4 = 0, 'cancelledOption', 'interest'), 1, 'en', property.no, property.slug, day, date(day, '+7 days'),
		'catered', 2 + i % 9, 'Client', char(65 + i % 26) || 'ame' || (i * 31 % 9973), 'EUR', price, 0, price, 10, price / 10,
		date(day, '+37 days'), 'user_bench', unixepoch(date('2026-11-18', '-' || (i % 700) || ' days')) * 1000, unixepoch(date('2026-11-18', '-' || (i % 300) || ' days')) * 1000,
		'http://bench.localhost'
	from (select i, house + i % houses as house, agency, 1000000 + i * 137 % 4000000 as price,
		date('2026-01-03', '+' || (i * 13 % 104 * 7) || ' days') as day from n, known)
	join property on property.no = house`;
