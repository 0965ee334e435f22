import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { plainDate } from '~/domain/date/plain-date';
import { readMonth } from '~/domain/lead/dashboard/lead-month';
import { monthQuery, readMonthLeads } from '~/domain/lead/dashboard/read-month.server';
import type { TestDatabase } from '../database';
import { contextOf, insertAgentLead, type Person, startAgentDatabase } from '../lead/agent-workspace';
import { forgetLeads } from '../lead/lead-workspace';

let database: TestDatabase;
beforeAll(async () => {
	database = await startAgentDatabase();
});
beforeEach(() => forgetLeads(database.db));
afterAll(() => database?.stop());

const month = readMonth('2027-02', plainDate('2026-11-20'));
const ids = async (person: Person | null = 'agent', isOwn = false) =>
	(await readMonthLeads({ ctx: contextOf(database, person), month, isOwn })).rows.map(({ id }) => id);

describe('a month of an agency', () => {
	it('has what touches it and is asked for, held or booked, by check-in', async () => {
		const stay = (checkIn: string, checkOut: string, rest = {}) =>
			insertAgentLead(database, { status: 'confirmedBooking', checkIn, checkOut, ...rest });
		const inside = await stay('2027-02-06', '2027-02-13');
		const before = await stay('2027-01-30', '2027-02-06', { status: 'requestedOption' });
		const colleague = await stay('2027-02-27', '2027-03-06', { status: 'confirmedOption', userNo: 2 });
		await stay('2027-03-06', '2027-03-13');
		await stay('2027-02-06', '2027-02-13', { status: 'interest' });
		await stay('2027-02-06', '2027-02-13', { status: 'cancelledBooking' });
		await stay('2027-02-06', '2027-02-13', { agencyNo: 2, userNo: 5 });
		expect(await ids()).toEqual([before.id, inside.id, colleague.id]);
		expect(await ids('agent', true)).toEqual([before.id, inside.id]);
	});

	it.each<Person | null>([null, 'operator', 'admin'])('is none of %s', async (person) => {
		await expect(ids(person)).rejects.toMatchObject({ code: 'forbidden' });
	});

	it('is read along an index', async () => {
		const { sql, params } = monthQuery(database.db, { reach: 'agency', agencyNo: 1 }, { month, userNo: null }).toSQL();
		const { rows } = await database.db.$client.execute({ sql: `explain query plan ${sql}`, args: params as string[] });
		expect(rows.map(({ detail }) => String(detail)).join()).toContain('lead_agency_status');
	});
});
