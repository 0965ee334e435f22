import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lead } from '#db/schema/lead';
import { plainDate } from '~/domain/date/plain-date';
import { lastLeads, lastLeadsQuery } from '~/domain/lead/list/last-leads.server';
import { leadsQuery, listLeads } from '~/domain/lead/list/list-leads.server';
import { readLead } from '~/domain/lead/list/read-lead.server';
import { reportQuery, salesReport } from '~/domain/lead/list/sales-report.server';
import { clientQuery, suggestClients } from '~/domain/lead/list/suggest-clients.server';
import { ERASED } from '~/domain/privacy/erased';
import type { TestDatabase } from '../database';
import { NOW } from '../enquiry/enquiry-context';
import { contextOf, insertAgentLead, type Person, startAgentDatabase } from './agent-workspace';
import { forgetLeads } from './lead-workspace';

let database: TestDatabase;
beforeAll(async () => {
	database = await startAgentDatabase();
});
beforeEach(() => forgetLeads(database.db));
afterAll(() => database?.stop());

const list = (person: Person | null, given: { acting?: number; limit?: number; after?: string } = {}) => {
	const { acting, limit = 10, after } = given;
	const ctx = contextOf(database, person, acting === undefined ? {} : { acting });
	return listLeads({ ctx, question: { limit, after } });
};
const ids = async (...input: Parameters<typeof list>) => (await list(...input))?.items.map(({ id }) => id);

describe('leads', () => {
	it('are those of the own agency, of the own properties, or all', async () => {
		const own = await insertAgentLead(database);
		const other = await insertAgentLead(database, { agencyNo: 2 });
		const visitors = await insertAgentLead(database, { agencyNo: null, userNo: null });
		await insertAgentLead(database, { status: 'interest', deletedAt: NOW });
		for (const person of ['agent', 'supervisor', 'lifestyle'] as const) expect(await ids(person)).toEqual([own.id]);
		expect(await ids('stranger')).toEqual([other.id]);
		const all = [visitors.id, other.id, own.id];
		expect(await ids('admin')).toEqual(all);
		expect((await ids('operator'))?.toSorted()).toEqual(all.toSorted());
		expect(await ids('otherOperator')).toEqual([]);
		expect(await ids('admin', { acting: 2 })).toEqual([other.id]);
		for (const person of [null, 'customer', 'waiting'] as const)
			await expect(list(person)).rejects.toMatchObject({ code: 'forbidden' });
	});

	it.each(['agent', 'admin', 'operator'] as const)(
		'come page by page for %s, each once, newest first',
		async (person) => {
			const made: string[] = [];
			for (let index = 0; index < 7; index += 1)
				made.unshift((await insertAgentLead(database, { createdAt: NOW + Math.floor(index / 3) })).id);
			const seen: string[] = [];
			let after: string | undefined;
			for (let page = 0; page < 5; page += 1) {
				const found = await list(person, { limit: 3, ...(after ? { after } : {}) });
				seen.push(...(found?.items.map(({ id }) => id) ?? []));
				if (!found?.hasMore) break;
				after = seen.at(-1);
			}
			expect(seen).toEqual(made);
			expect(await list(person, { after: 'lead_nobody' })).toBeNull();
		},
	);

	it('are read whole by those only who reach them', async () => {
		const { id } = await insertAgentLead(database);
		expect(await readLead({ ctx: contextOf(database, 'colleague'), id })).toMatchObject({ id, events: [], guests: [] });
		for (const person of ['stranger', 'otherOperator'] as const)
			await expect(readLead({ ctx: contextOf(database, person), id })).rejects.toMatchObject({ code: 'not-found' });
	});
});

describe('clients', () => {
	const suggest = (fullText: string, person: Person = 'agent') =>
		suggestClients({ ctx: contextOf(database, person), fullText });

	it('are found by the first letters of names and references, once each, with their leads', async () => {
		const first = await insertAgentLead(database, { clientReference: 'CC77', bookingReference: 'TLS1' });
		const second = await insertAgentLead(database, { clientReference: 'CC77' });
		await insertAgentLead(database, { clientFirstName: 'Katharina', clientLastName: 'von Bülow' });
		await insertAgentLead(database, { agencyNo: 2, clientLastName: 'Thornton' });
		const ada = { reference: 'CC77', firstName: 'Ada', lastName: 'Thorne', amexCardMember: false, nationality: null };
		for (const text of ['tho', 'THORNE', 'ada', 'Ada Th', 'thorne a', 'cc7'])
			expect(await suggest(text)).toMatchObject([{ ...ada, leads: expect.arrayContaining(['TLS1', second.id]) }]);
		expect(first.id).not.toBe(second.id);
		expect(await suggest('von bü')).toMatchObject([{ lastName: 'von Bülow' }]);
		for (const text of ['th', ' a ', 'orn', 'ada b', '%%%', '___', "' or 1=1 --"])
			expect(await suggest(text)).toEqual([]);
		expect(await suggest('tho', 'stranger')).toMatchObject([{ lastName: 'Thornton' }]);
		await expect(suggest('tho', 'customer')).rejects.toMatchObject({ code: 'forbidden' });
	});

	it('and the last leads are one’s own', async () => {
		await insertAgentLead(database, { bookingReference: 'TLS1', loyaltyNumber: 'L-1', createdAt: NOW });
		const newer = await insertAgentLead(database, { createdAt: NOW + 1 });
		await insertAgentLead(database, { userNo: 2 });
		await insertAgentLead(database, { clientFirstName: ERASED, clientLastName: ERASED, createdAt: NOW + 2 });
		const leads = await lastLeads({ ctx: contextOf(database, 'agent') });
		expect(leads.map(({ leadReference }) => leadReference)).toEqual([newer.id, 'TLS1']);
		expect(leads.map(({ loyaltyNumber }) => loyaltyNumber)).toEqual([null, 'L-1']);
		await expect(lastLeads({ ctx: contextOf(database, 'operator') })).rejects.toMatchObject({ code: 'forbidden' });
	});
});

describe('reports', () => {
	const period = { from: plainDate('2027-01-01'), to: plainDate('2027-12-31') };
	const report = (person: Person | null, acting?: number) =>
		salesReport({ ctx: contextOf(database, person, acting === undefined ? {} : { acting }), period });
	const booked = (given: Partial<typeof lead.$inferInsert> = {}) =>
		insertAgentLead(database, { status: 'confirmedBooking', commissionMinor: 100, ...given });

	it('add up by agency, currency, status and state of the commission', async () => {
		await booked({ commissionDueDate: '2027-03-29' });
		await booked({ commissionDueDate: '2026-11-20' });
		await booked({ commissionInvoicedAt: 1 });
		await booked({ commissionInvoicedAt: 1, commissionDisputedAt: 1 });
		await booked({ commissionInvoicedAt: 1, commissionPaidAt: 1, commissionDisputedAt: 1 });
		await booked({ currency: 'CHF' });
		await insertAgentLead(database, { status: 'interest', commissionMinor: 100 });
		await booked({ agencyNo: 2 });
		await booked({ checkIn: '2028-01-01', checkOut: '2028-01-08' });
		const [chf, eur] = await report('supervisor');
		expect(chf).toMatchObject({ currency: 'CHF', leads: [{ status: 'confirmedBooking', count: 1 }] });
		expect(eur).toEqual({
			agency: { _id: 'agency_1', name: 'Corvin & Lys' },
			currency: 'EUR',
			leads: [
				{ status: 'confirmedBooking', count: 5, totalMinor: 13_500_000 },
				{ status: 'interest', count: 1, totalMinor: 2_700_000 },
			],
			commission: { expected: 100, due: 100, invoiced: 100, disputed: 100, paid: 100 },
		});
		expect((await report('admin')).map(({ agency }) => agency._id)).toEqual(['agency_1', 'agency_1', 'agency_2']);
		expect((await report('admin', 2)).map(({ agency }) => agency._id)).toEqual(['agency_2']);
	});

	it.each([null, 'agent', 'lifestyle', 'operator', 'customer'] as const)('are not for %s', async (person) => {
		await expect(report(person)).rejects.toMatchObject({ code: 'forbidden' });
	});
});

describe('query plans', () => {
	type Built = { toSQL(): { sql: string; params: unknown[] } };
	async function planOf(query: Built): Promise<string> {
		const { sql, params } = query.toSQL();
		const { rows } = await database.db.$client.execute({
			sql: `explain query plan ${sql}`,
			args: params as (string | number)[],
		});
		return rows.map(({ detail }) => String(detail)).join('\n');
	}
	const from = { no: 7, createdAt: NOW };
	const agency = { reach: 'agency', agencyNo: 1 } as const;
	const period = { from: plainDate('2027-01-01'), to: plainDate('2027-12-31') };
	const today = plainDate('2026-11-20');

	it.each<[string, (db: TestDatabase['db']) => Built, string]>([
		['an agency’s', (db) => leadsQuery(db, agency, { limit: 50 }, null), 'INDEX lead_agency_time (agency_no=?'],
		['its next page', (db) => leadsQuery(db, agency, { limit: 50 }, from), 'INDEX lead_agency_time (agency_no=?'],
		[
			'its options',
			(db) => leadsQuery(db, agency, { limit: 50, status: 'confirmedOption' }, from),
			'INDEX lead_agency_status (agency_no=? AND status=?',
		],
		[
			'an operator’s',
			(db) => leadsQuery(db, { reach: 'operator', operatorNo: 1 }, { limit: 50 }, from),
			'INDEX lead_property (property_no=?',
		],
		['all', (db) => leadsQuery(db, { reach: 'all' }, { limit: 50 }, from), 'INTEGER PRIMARY KEY (rowid<?'],
		['last ones', (db) => lastLeadsQuery(db, 1, 1), 'INDEX lead_user (user_no=?'],
		[
			'clients by last name',
			(db) => clientQuery(db, 1, lead.clientLastName, 'tho'),
			'INDEX lead_agency_last_name (agency_no=? AND client_last_name>? AND client_last_name<?',
		],
		[
			'clients by first name',
			(db) => clientQuery(db, 1, lead.clientFirstName, 'ada'),
			'INDEX lead_agency_first_name (agency_no=? AND client_first_name>? AND client_first_name<?',
		],
		[
			'clients by reference',
			(db) => clientQuery(db, 1, lead.clientReference, 'cc7'),
			'INDEX lead_agency_client (agency_no=? AND client_reference>? AND client_reference<?',
		],
		['a report', (db) => reportQuery(db, 1, period, today), 'INDEX lead_agency_'],
		['all reports', (db) => reportQuery(db, null, period, today), 'INDEX lead_agency_'],
	])('%s', async (_, queryOf, index) => {
		const plan = await planOf(queryOf(database.db));
		expect(plan).toContain(`SEARCH lead USING ${index}`);
		expect(plan).not.toMatch(/SCAN lead\b/);
	});
});
