import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boardStampStatement } from '~/domain/concierge/board-stamp.server';
import { boardWindow, JOBS_SHOWN, jobsStatement, listJobs } from '~/domain/concierge/list-jobs.server';
import { untoldLinks } from '~/domain/concierge/mail-suppliers.server';
import { untoldSteps } from '~/domain/concierge/tell-of-jobs.server';
import { addDays, plainDate } from '~/domain/date/plain-date';
import type { TestDatabase } from '../database';
import { NOW } from '../enquiry/enquiry-context';
import { contextOf, type Person, startAgentDatabase } from '../lead/agent-workspace';
import { bookedStay, insertCatalogue } from './concierge-fixture';

const JOBS = 100_000;
const STAYS = 4000;
/** Twenty five jobs a stay; three hundred and seventy days hold all of them. */
const TODAY = plainDate('2027-02-18');

let database: TestDatabase;
beforeAll(async () => {
	database = await startAgentDatabase();
	await insertCatalogue(database);
	await bookedStay(database);
	const upTo = (name: string, most: number) =>
		`${name} (${name}) as (select 1 union all select ${name} + 1 from ${name} where ${name} < ${most})`;
	const columns = await columnsOf('lead');
	const copied = columns.map((column) =>
		column === 'id'
			? `'lead_many' || n`
			: column === 'booking_number'
				? `'MANY' || n`
				: column === 'no'
					? '10000 + n'
					: `l."${column}"`,
	);
	const { $client } = database.db;
	await $client.execute(`with recursive ${upTo('n', STAYS)} insert into lead (${columns.map((column) => `"${column}"`).join(', ')})
		select ${copied.join(', ')} from n join lead l on l.no = (select min(no) from lead)`);
	// In pieces: a busy machine does not write all of them within the time of a transaction.
	for (let from = 0; from < STAYS; from += STAYS / 20)
		await $client.execute(`with recursive n (n) as (select ${from + 1} union all select n + 1 from n where n < ${from + STAYS / 20}), ${upTo('p', JOBS / STAYS)}
			insert into concierge_job (no, id, lead_no, position, brand_key, state, service_no, supplier_no, kind, name_en, name_de, unit, day, currency,
				price_minor, net_minor, agreed_minor, free_until, requested_by, created_at, updated_at)
			select n * 100 + p, 'job_' || n || '_' || p, 10000 + n, p, 'demo-gold', case (n + p) % 5 when 0 then 'requested' when 1 then 'offered'
				when 2 then 'cancelled' else 'confirmed' end, 1, 1, 'transfer', 'Transfer', 'Transfer', 'job',
				date('2026-08-01', ((n * 7 + p) % 370) || ' days'), 'EUR', 42000, 38000, 42000, 0, 'guest', 0, n from n, p`);
	for (let from = 0; from < STAYS; from += STAYS / 20) {
		const piece = `no > ${from * 100} and no < ${(from + STAYS / 20 + 1) * 100}`;
		await $client.execute(`insert or ignore into concierge_link (id, job_no, supplier_no, token_hash, state, answer_by, origin, created_by, created_at, opened_at,
				confirmed_told_at)
			select 'link_' || no, no, 1, 'hash_' || no, iif(state = 'requested', 'open', 'answered'), no, 'https://www.firnlicht.example', 'user_admin', 0,
				iif(no % 2, no, null), iif(state = 'confirmed', 1, null) from concierge_job where state <> 'cancelled' and ${piece}`);
		await $client.execute(`insert or ignore into concierge_event (job_no, version, move, to_state, party, actor, created_at, told_at)
			select no, 1, 'request', 'requested', 'guest', 'anonymous', 0, 1 from concierge_job where ${piece}`);
	}
}, 240_000);
afterAll(() => database?.stop());

async function columnsOf(table: string): Promise<string[]> {
	const { rows } = await database.db.$client.execute(`select name from pragma_table_info('${table}')`);
	return rows.map(({ name }) => String(name));
}

async function planOf(query: { toSQL: () => { sql: string; params: unknown[] } }): Promise<string> {
	const { sql, params } = query.toSQL();
	const { rows } = await database.db.$client.execute({ sql: `explain query plan ${sql}`, args: params as string[] });
	return rows.map(({ detail }) => String(detail)).join('\n');
}

const actor = (person: Person) => ({
	...contextOf(database, person, person === 'admin' ? { may: ['concierge'] } : {}),
	today: TODAY,
});
const FILTER = { kind: null, supplier: null, words: null, ...boardWindow(TODAY) };
/** What is read whole; lists of a query's own may be. */
const WHOLE = /SCAN (?:concierge_(?:job|link|event)|lead)\b(?! USING INDEX concierge_)/;

describe(`the board's queries among ${JOBS} jobs (CONCIERGE-8)`, () => {
	it.each<[string, Person, object]>([
		['the team’s', 'admin', {}],
		['an operator’s', 'operator', {}],
		['of a supplier', 'admin', { supplier: 'arlberg-limousine' }],
		['of a name', 'admin', { words: 'thor' }],
		['of one day', 'admin', { from: TODAY, until: TODAY }],
	])('%s walk the index of the days and read no table whole', async (_, person, given) => {
		const plan = await planOf(jobsStatement(actor(person), { ...FILTER, ...given }));
		expect(plan).toMatch(
			/SEARCH concierge_job USING INDEX concierge_job_(?:day|state_day|supplier) \((?:state=\? AND |supplier_no=\? AND )?day>/,
		);
		expect(plan).not.toMatch(WHOLE);
	});

	it.each<Person>(['admin', 'operator'])('its stamp is found by the same index, for %s', async (person) => {
		const plan = await planOf(boardStampStatement(actor(person)));
		expect(plan).toMatch(/SEARCH concierge_job USING (?:COVERING )?INDEX concierge_job_day \(day>/);
		expect(plan).not.toMatch(WHOLE);
	});

	it('what suppliers and guests are told is found by what is untold', async () => {
		const at = { db: database.db, now: NOW, today: TODAY };
		for (const [kind, index] of [
			['calledOff', 'concierge_link_untold'],
			['confirmed', 'concierge_link_unconfirmed'],
			['changed', 'concierge_link_changed'],
			['due', 'concierge_link_due'],
			['tomorrow', 'concierge_job_state_day'],
		] as const) {
			const plan = await planOf(untoldLinks(at, kind));
			expect(plan, kind).toContain(index);
			expect(plan.match(WHOLE), kind).toBeNull();
		}
		expect(await planOf(untoldSteps({ db: database.db, now: NOW }))).toContain('concierge_event_untold');
	});

	it('shows as many as it can, says that there are more, and narrows to one day', async () => {
		const all = await listJobs({ ctx: actor('admin'), filter: FILTER });
		expect([all.jobs.length, all.hasMore]).toEqual([JOBS_SHOWN, true]);
		expect(all.jobs.every(({ day }) => day >= addDays(TODAY, -2) && day <= addDays(TODAY, 14))).toBe(true);
		const one = await listJobs({ ctx: actor('admin'), filter: { ...FILTER, from: TODAY, until: TODAY } });
		expect(new Set(one.jobs.map(({ day }) => day))).toEqual(new Set([TODAY]));
	});
});
