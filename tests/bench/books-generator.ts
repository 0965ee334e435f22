import type { Database } from '#db/client';
import { BRAND_PROFILES } from '#db/seed/brands/brand-profiles';
import { ensureBrands } from '#db/seed/brands/ensure-brands';
import { newSessionToken, sessionTokenHash } from '~/domain/session/session-token';
import { TODAY } from './bench-site';

const DAY = 86_400_000;
const CHUNK = 5000;
const AGENCIES = 2_000;
const STATEMENTS = 250;
const ENTRIES = 400;
const BRANDS = JSON.stringify(BRAND_PROFILES.map(({ key }) => key));

/** The cookie of an admin who does the money and the services, and how many transfers the books hold. */
export type Books = { cookie: string; transfers: number };

/**
 * So many confirmed bookings of four years around `TODAY`, of 2,000 agencies, each with two instalments, what came in of them and its transfers in the books,
 * every fifth with a security deposit and a service; and 250 statements of the bank with 400 entries each. Made once per database.
 */
export async function booksOf(db: Database, bookings: number, say: (line: string) => void): Promise<Books> {
	const run = (sql: string, args: Record<string, string | number> = {}) =>
		db.$client.execute({ sql: sql.replace(/\s+/g, ' '), args });
	const count = async (table: string) => Number((await run(`select count(*) as count from ${table}`)).rows[0]?.count);
	const now = Date.parse(`${TODAY}T10:00:00Z`);
	const { rows: team } = await run("select no from user where id = 'user_money'");
	if (team.length === 0) {
		await ensureBrands(db);
		await run(AGENCY_ROWS, { agencies: AGENCIES, now });
		await run(OPERATORS);
		await run("update property set operator_no = (select no from operator where key = 'bench' || (property.no % 20))");
		for (const statement of [SUPPLIERS, SERVICES]) await run(statement);
		for (let from = 0; from < bookings; from += CHUNK) {
			const args = { from, until: Math.min(from + CHUNK, bookings) };
			await run(LEADS, { ...args, now, day: DAY, today: TODAY, agencies: AGENCIES, brands: BRANDS });
			await run(INSTALMENTS, { ...args, today: TODAY });
			for (const statement of [DEPOSITS, JOBS, ACCOUNTS]) await run(statement, args);
			await run(PAYMENTS, args);
			await run(TRANSFERS, { ...args, today: TODAY });
			say(`${args.until} bookings`);
		}
		await run(BANK_STATEMENTS, { statements: STATEMENTS, entries: ENTRIES });
		await run(BANK_ENTRIES, { entries: ENTRIES, now });
		await run(
			`insert into user (id, issuer, subject, email, first_name, last_name, role, capabilities, updated_at)
			values ('user_money', 'bench', 'money', 'money@bench.example', 'Team', 'Money', 'admin', '["money","concierge"]', :now)`,
			{ now },
		);
	}
	const token = newSessionToken();
	await run(
		"insert into session (token_hash, user_no, created_at, expires_at) select :hash, no, :real, :real + 30 * :day from user where id = 'user_money'",
		{ hash: await sessionTokenHash(token), real: Date.now(), day: DAY },
	);
	return { cookie: `session=${token}`, transfers: await count('ledger_transfer') };
}

const AGENCY_ROWS = `
	with recursive n(i) as (select 0 union all select i + 1 from n where i + 1 < :agencies)
	insert into travel_agency (id, name, verification, updated_at)
	select 'agency_books' || i, char(65 + i % 26) || 'lpen Reisen ' || i, 'verified', :now from n`;

const OPERATORS = `
	with recursive n(i) as (select 0 union all select i + 1 from n where i < 19)
	insert into operator (key, name, commission_percent) select 'bench' || i, 'House owners ' || i, 10 from n`;

const SUPPLIERS = `
	with recursive n(i) as (select 0 union all select i + 1 from n where i < 49)
	insert into concierge_supplier (key, name, email, language)
	select 'supplier' || i, 'Supplier ' || i, 'supplier' || i || '@bench.example', 'en' from n`;

const SERVICES = `
	with recursive n(i) as (select 0 union all select i + 1 from n where i < 49)
	insert into concierge_service (key, place_no, kind, name_en, name_de, supplier_no, unit, currency, price_minor, net_minor, notice_hours, cancel_hours)
	select 'service' || i, (select min(no) from place), 'transfer', 'Transfer ' || i, 'Transfer ' || i,
		(select no from concierge_supplier where key = 'supplier' || i), 'job', 'EUR', 42000, 35000, 48, 48 from n`;

/** Weeks from January 2025 to December 2028; the number determines period, agency, property and money. */
const LEADS = `
	with recursive n(i) as (select cast(:from as integer) union all select i + 1 from n where i + 1 < :until),
		known as (select (select min(no) from property) as house, (select count(*) from property) as houses,
			(select no from travel_agency where id = 'agency_books0') as agency)
	insert into lead (no, id, booking_number, brand_key, agency_no, status, version, language, property_no, property_name, check_in, check_out,
		service_level, pax, client_first_name, client_last_name, currency, subtotal_minor, card_fee_minor, total_minor, commission_percent, commission_minor,
		commission_due_date, commission_paid_at, created_by, decided_at, created_at, updated_at, origin)
	select 1 + i, 'lead_books' || i, 'BK-' || i, json_extract(:brands, '$[' || (i % json_array_length(:brands)) || ']'), agency, 'confirmedBooking', 2, 'en', house, property.slug, day, date(day, '+7 days'),
		'catered', 2 + i % 9, 'Client', char(65 + i % 26) || 'ame' || (i * 31 % 9973), 'EUR', price, 0, price, 10, price / 10,
		date(day, '+37 days'), iif(i % 400 > 0 and date(day, '+40 days') < :today, unixepoch(date(day, '+40 days')) * 1000, null), 'user_bench', cast(:now - (i % 700) * :day as integer),
		cast(:now - (i % 700) * :day as integer), cast(:now - (i % 300) * :day as integer), 'http://bench.localhost'
	from (select i, house + i % houses as house, agency + i * 7 % :agencies as agency, 1000000 + i * 137 % 4000000 as price,
		date('2025-01-04', '+' || (i * 13 % 208 * 7) || ' days') as day from n, known)
	join property on property.no = house`;

const CHUNK_OF_LEADS = "l.no > :from and l.no <= :until and l.id like 'lead_books%'";

/** A third 180 days before the stay and the rest 42 days before: paid where the day has passed, of every fiftieth not; of some that are to come a quarter is there. */
const INSTALMENTS = `
	insert into instalment (id, lead_no, position, brand_key, kind, due_date, currency, minor, received_minor)
	select 'inst_books' || no || '_' || position, no, position, brand_key, kind, day, 'EUR', minor,
		case when day < :today and (no + position) % 50 > 0 then minor when day >= :today and no % 9 = 0 then minor / 4 else 0 end
	from (select l.no, l.brand_key, p.position, p.kind, date(l.check_in, p.before) as day, iif(p.position = 1, l.total_minor / 3, l.total_minor - l.total_minor / 3) as minor
		from lead l join (select 1 as position, 'prepayment' as kind, '-180 days' as before union all select 2, 'final', '-42 days') p
		where ${CHUNK_OF_LEADS})`;

const DEPOSITS = `
	insert into security_deposit (id, lead_no, brand_key, kind, currency, minor, due_date)
	select 'dep_books' || l.no, l.no, l.brand_key, 'cashed_in', 'EUR', 200000, date(l.check_in, '-14 days') from lead l where ${CHUNK_OF_LEADS} and l.no % 5 = 0`;

const JOBS = `
	insert into concierge_job (id, lead_no, position, brand_key, state, service_no, supplier_no, kind, name_en, name_de, unit, day, time, pick_up, drop_off,
		currency, price_minor, net_minor, free_until, requested_by, updated_at)
	select 'job_books' || l.no, l.no, 1, l.brand_key, iif(l.no % 3 = 0, 'requested', 'confirmed'), s.no, s.supplier_no, 'transfer', s.name_en, s.name_de, 'job',
		l.check_in, printf('%02d:30', 8 + l.no % 12), 'Zürich Airport', l.property_name, 'EUR', 42000, 35000, unixepoch(l.check_in) * 1000, 'agent', l.updated_at
	from lead l join concierge_service s on s.key = 'service' || (l.no % 50) where ${CHUNK_OF_LEADS} and l.no % 5 = 0`;

const ACCOUNTS = `
	insert into ledger_account (kind, party, currency)
	select 'client', cast(l.no as text), 'EUR' from lead l where ${CHUNK_OF_LEADS}
	union select 'agency', cast(l.agency_no as text), 'EUR' from lead l where ${CHUNK_OF_LEADS}
	union select 'operator', cast(p.operator_no as text), 'EUR' from property p
	union select 'bank', key, 'EUR' from brand
	where true on conflict do nothing`;

const PAYMENTS = `
	insert into payment (id, lead_no, brand_key, way, currency, minor, received_on, source, actor)
	select 'pay_books' || i.no, i.lead_no, i.brand_key, 'bank', 'EUR', i.received_minor, min(i.due_date, '2026-11-19'), 'bench:' || i.no, 'user_bench'
	from instalment i where i.lead_no > :from and i.lead_no <= :until and i.received_minor > 0`;

/** Price, commission, two changes and their way back, payments and what went out: about ten of a booking. */
const TRANSFERS = `
	with booked as materialized (select l.no, l.check_in, l.total_minor as price, l.commission_minor as commission, l.commission_paid_at, date(l.created_at / 1000, 'unixepoch') as day,
			c.no as client, o.no as owner, a.no as agency, b.no as bank
		from lead l join property p on p.no = l.property_no
		join ledger_account c on c.kind = 'client' and c.party = cast(l.no as text) and c.currency = 'EUR'
		join ledger_account o on o.kind = 'operator' and o.party = cast(p.operator_no as text) and o.currency = 'EUR'
		join ledger_account a on a.kind = 'agency' and a.party = cast(l.agency_no as text) and a.currency = 'EUR'
		join ledger_account b on b.kind = 'bank' and b.party = l.brand_key and b.currency = 'EUR'
		where ${CHUNK_OF_LEADS})
	insert into ledger_transfer (kind, debit_no, credit_no, minor, currency, lead_no, payment_no, day, actor)
	select 'booking', client, owner, price, 'EUR', no, null, day, 'system' from booked
	union all select 'booking', owner, agency, commission, 'EUR', no, null, day, 'system' from booked
	union all select 'booking', client, owner, change.by, 'EUR', no, null, day, 'system' from booked, (select 10000 as by union all select 25000) change
	union all select 'booking', owner, client, change.by, 'EUR', no, null, day, 'system' from booked, (select 10000 as by union all select 25000) change
	union all select 'booking', owner, agency, 1500, 'EUR', no, null, day, 'system' from booked
	union all select 'booking', agency, owner, 1500, 'EUR', no, null, day, 'system' from booked
	union all select 'payment', bank, client, p.minor, 'EUR', p.lead_no, p.no, p.received_on, 'user_bench' from booked join payment p on p.lead_no = booked.no
	union all select 'payout', agency, bank, commission, 'EUR', no, null, date(check_in, '+40 days'), 'user_bench' from booked
		where commission_paid_at is not null
	union all select 'payout', owner, bank, price - commission, 'EUR', no, null, date(check_in, '+7 days'), 'user_bench' from booked
		where date(check_in, '+7 days') < :today`;

const BANK_STATEMENTS = `
	with recursive n(i) as (select 0 union all select i + 1 from n where i + 1 < :statements)
	insert into bank_statement (id, iban, currency, statement_id, file_name, opening_minor, opening_day, closing_minor, closing_day, entry_count, pending_count, imported_by)
	select 'stmt_books' || i, 'DE89370400440532013000', 'EUR', 'BOOKS-' || i, 'books-' || i || '.xml', 0, date('2026-11-18', '-' || (i + 1) || ' days'), 0,
		date('2026-11-18', '-' || i || ' days'), :entries, 0, 'user_bench' from n`;

/** Of the last five statements some entries are open. */
const BANK_ENTRIES = `
	with recursive n(i) as (select 0 union all select i + 1 from n where i + 1 < :entries)
	insert into bank_entry (id, statement_no, iban, key, position, currency, minor, booking_date, is_reversal, creditor_references, text, name, other_iban, state,
		decided_by, decided_at)
	select 'entry_books' || s.no || '_' || i, s.no, s.iban, s.no || '-' || i, i, 'EUR', 350000 + i, s.closing_day, 0, '[]',
		json_array('Booking BK-' || (s.no * 97 + i)), 'Client Name' || (i * 31 % 9973), 'AT' || (100000000000000000 + i * 31 % 9973), iif(isOpen, 'open', 'booked'),
		iif(isOpen, null, 'user_bench'), iif(isOpen, null, cast(:now as integer))
	from (select s.*, n.i, s.closing_day > '2026-11-13' and n.i % 10 = 0 as isOpen from bank_statement s join n where s.statement_id like 'BOOKS-%') s`;
