import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { findEverywhere } from '~/domain/find/find-everywhere.server';
import { foundRecordsStatement } from '~/domain/find/found-records-statement';
import { leadsStatement } from '~/domain/find/leads-statement';
import type { TeamCapability } from '~/domain/user/actor';
import { insertHotels } from '../hotel/hotel-fixture';
import { contextOf, insertAgentLead, type Person, startAgentDatabase } from './agent-workspace';
import { forgetLeads, insertLead } from './lead-workspace';

let database: Awaited<ReturnType<typeof startAgentDatabase>>;
beforeAll(async () => {
	database = await startAgentDatabase();
});
afterAll(() => database.stop());
beforeEach(() => forgetLeads(database.db));

const find = (text: string, person: Person = 'agent', acting?: number) =>
	findEverywhere({
		ctx: { ...contextOf(database, person, acting === undefined ? {} : { acting }), catalogueVersion: 1 },
		text,
	});
const clients = async (text: string, person?: Person, acting?: number) =>
	(await find(text, person, acting)).leads.map(({ client }) => client);
const save = (clientLastName: string, given: Parameters<typeof insertAgentLead>[1] = {}) =>
	insertAgentLead(database, { clientFirstName: 'Ada', clientLastName, ...given });

it('finds leads by client, references and property, beside places', async () => {
	await save('Brenninger', { bookingReference: 'TLS26-10388', clientReference: 'CC48-2031' });
	await save('Müller', { status: 'cancelledBooking' });
	for (const text of ['brenn', 'ada BRENN', '26-10388', 'TLS 26-10388', '48-2031', 'cc48', '10388'])
		expect(await clients(text), text).toEqual(['Ada Brenninger']);
	for (const text of ['mull', 'mueller', 'müll']) expect(await clients(text), text).toEqual(['Ada Müller']);
	// Open ones first.
	expect(await clients('aurikel')).toEqual(['Ada Brenninger', 'Ada Müller']);
	const batch = vi.spyOn(database.db.$client, 'batch');
	const execute = vi.spyOn(database.db.$client, 'execute');
	const { leads } = await find('aurik');
	expect([batch.mock.calls.length, execute.mock.calls.length]).toEqual([1, 0]);
	vi.restoreAllMocks();
	expect(leads[0]).toMatchObject({ reference: 'TLS26-10388', stay: 'Chalet Aurikel', agency: null });
	for (const text of ['b', '', '"', "' or 1 --", 'tenant:a2']) expect((await find(text)).leads, text).toEqual([]);
});

it('finds hotels by the names of their places, beside those that are called so', async () => {
	await insertHotels(database, [
		{ key: 'arve', currency: 'CHF', place: 'zermatt' },
		{ key: 'tryout', currency: 'CHF', place: 'zermatt', isDemo: true },
	]);
	const hotels = async (text: string, person: Person = 'agent') => {
		const ctx = { ...contextOf(database, person), catalogueVersion: 2 };
		return (await findEverywhere({ ctx, text })).hotels.map(({ path }) => path);
	};
	expect(await hotels('zerm')).toEqual(['/hotels/hotel_arve']);
	expect(await hotels('zermatt brenninger')).toEqual([]);
	expect(await hotels('zerx')).toEqual([]);
	expect(await hotels('z')).toEqual([]);
});

describe('whose leads are found', () => {
	beforeEach(async () => {
		await save('Secret');
		await insertLead(database.db, {
			clientFirstName: 'Gudrun',
			clientLastName: 'Secret',
			agencyNo: null,
			userNo: null,
		});
	});

	it.each<[Person, number]>([
		['agent', 1],
		['colleague', 1],
		['supervisor', 1],
		['lifestyle', 1],
		['stranger', 0],
		['waiting', 0],
		['operator', 0],
		['customer', 0],
		['admin', 2],
	])('%s finds %i', async (person, count) => {
		expect(await clients('secret', person)).toHaveLength(count);
	});

	it('an admin who acts for an agency finds its leads alone', async () => {
		expect(await clients('secret', 'admin', 1)).toEqual(['Ada Secret']);
		expect(await clients('secret', 'admin', 2)).toEqual([]);
		const all = await find('secret', 'admin');
		expect(all.leads.map(({ path }) => path.split('/').slice(0, 5).join('/'))).toEqual(
			Array(2).fill('/partner/dashboard/admin/leads'),
		);
	});
});

describe('agencies, people and mails', () => {
	const records = async (text: string, person: Person = 'admin', acting?: number) =>
		(await find(text, person, acting)).records.map(({ kind, label, path }) => [kind, label, path]);

	it('are found by an admin, by the beginning of name or address in any case', async () => {
		expect(await records('corvin')).toEqual([
			['agency', 'Corvin & Lys', '/partner/dashboard/admin/agencies?q=Corvin%20%26%20Lys'],
		]);
		expect(await records('SUPERVISOR@')).toEqual([
			['person', 'supervisor', '/partner/dashboard/admin/users?q=supervisor%40people.example'],
		]);
		await database.db.$client.execute(`insert into mail_outbox
			(id, message_id, brand_key, kind, from_name, from_address, to_address, subject, html, plain_text, next_attempt_at)
			values ('mail_a', 'a', 'demo-gold', 'x', 'x', 'x@x.example', 'Ada@Guest.example', 's', '', '', 1),
				('mail_b', 'b', 'demo-gold', 'x', 'x', 'x@x.example', 'ada@guest.example', 's', '', '', 1)`);
		expect(await records('ada@')).toEqual([
			['mails', 'ada@guest.example', '/partner/dashboard/admin/mails?to=ada%40guest.example'],
		]);
	});

	it('are nobody else’s to find, nor an admin’s who acts for an agency', async () => {
		for (const person of ['agent', 'supervisor', 'operator', 'customer'] as const)
			expect(await records('corvin', person), person).toEqual([]);
		expect(await records('corvin', 'admin', 1)).toEqual([]);
	});

	it('entries of the catalogue are found by those who may edit them', async () => {
		const { db } = database;
		await db.$client.execute(
			"insert into concierge_supplier (key, name, email, language) values ('bergheim-taxi', 'Bergheim Taxi', 't@x.example', 'de')",
		);
		const entries = async (text: string, may: readonly TeamCapability[]) => {
			const ctx = { ...contextOf(database, 'admin', { may }), catalogueVersion: 1 };
			return (await findEverywhere({ ctx, text })).records.map(({ kind, label, path }) => [kind, label, path]);
		};
		const operators = ['operator', 'Bergheim', '/partner/dashboard/admin/operators/bergheim'];
		const supplier = ['supplier', 'Bergheim Taxi', '/partner/dashboard/admin/suppliers/bergheim-taxi'];
		expect(await entries('BERGH', ['catalogue'])).toEqual([operators]);
		expect(await entries('bergh', ['concierge'])).toEqual([supplier]);
		expect(await entries('bergh', ['catalogue', 'concierge'])).toEqual([operators, supplier]);
		expect(await entries('bergh', [])).toEqual([]);
		expect(await entries('lech am', ['catalogue'])).toEqual([
			['place', 'Lech', '/partner/dashboard/admin/places/lech'],
		]);
	});

	it('are found by indexes', async () => {
		const statement = foundRecordsStatement('ada', { hasCatalogue: true, hasConcierge: true });
		const { rows } = await database.db.$client.execute({
			sql: `explain query plan ${statement?.sql}`,
			args: statement?.args ?? {},
		});
		const plan = rows.map(({ detail }) => String(detail));
		expect(
			plan.filter((step) => /^SCAN (travel_agency|user|mail_outbox|operator|place|concierge_supplier)\b/.test(step)),
		).toEqual([]);
	});
});

it('asks the full-text table first, and reads no table whole', async () => {
	for (const scope of [{ reach: 'all' } as const, { reach: 'agency', agencyNo: 1 } as const]) {
		const statement = leadsStatement('ada 26-1', scope);
		const { rows } = await database.db.$client.execute({
			sql: `explain query plan ${statement?.sql}`,
			args: statement?.args ?? {},
		});
		const plan = rows.map(({ detail }) => String(detail));
		expect(plan.filter((step) => /^SCAN (l|p|h|a)\b/.test(step))).toEqual([]);
		expect(plan.join('\n')).toMatch(/lead_words VIRTUAL TABLE/);
	}
});

it('finds the one among 50,000 leads, and the newest of many', async () => {
	const { db } = database;
	await save('Kept');
	const { rows: columns } = await db.$client.execute("select name from pragma_table_info('lead') where name <> 'no'");
	const made: Record<string, string> = {
		id: "'many_' || n.value",
		booking_number: "'MANY' || n.value",
		client_last_name: "'Many' || (n.value % 977)",
	};
	const names = columns.map(({ name }) => String(name));
	await db.$client.execute(
		`with recursive n(value) as (select 1 union all select value + 1 from n where value < 50000)
			insert into lead (${names.map((name) => `"${name}"`).join(', ')})
			select ${names.map((name) => made[name] ?? `l."${name}"`).join(', ')} from n cross join (select * from lead limit 1) l`,
	);
	expect(await clients('kept')).toEqual(['Ada Kept']);
	expect((await find('MANY49999')).leads.map(({ id }) => id)).toEqual(['many_49999']);
	const { leads, hasMoreLeads } = await find('ada', 'admin');
	expect([leads.length, leads[0]?.id, hasMoreLeads]).toEqual([5, 'many_50000', true]);
}, 120_000);
