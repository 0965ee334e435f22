import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type lead, leadGuest } from '#db/schema/lead';
import { addDays } from '~/domain/date/plain-date';
import { decideLead } from '~/domain/lead/decide-lead.server';
import { loadDeskToday } from '~/domain/operator-desk/today/load-desk-today.server';
import type { TestDatabase } from '../database';
import { contextOf, insertAgentLead, leadRow, type Person, startAgentDatabase } from '../lead/agent-workspace';
import { forgetLeads } from '../lead/lead-workspace';

const HOUR = 3_600_000;

let database: TestDatabase;
beforeAll(async () => {
	database = await startAgentDatabase();
});
afterAll(() => database?.stop());
beforeEach(() => forgetLeads(database.db));

/** The admin is one who keeps the catalogue. */
const at = (person: Person = 'operator') =>
	contextOf(database, person, { may: person === 'admin' ? ['catalogue'] : [] });
const today = () => at().today;
const load = (person: Person = 'operator', since = 0) => loadDeskToday({ ctx: at(person), since });
const stay = (from: number, nights: number, given: Partial<typeof lead.$inferInsert> = {}) =>
	insertAgentLead(database, {
		...{
			status: 'confirmedBooking',
			checkIn: addDays(today(), from),
			checkOut: addDays(today(), from + nights),
			...given,
		},
	});

describe('the day of an operator', () => {
	it('says who comes, is there and leaves, with what is not known yet', async () => {
		const arrives = await stay(2, 7);
		const there = await stay(-3, 5, { pax: 6 });
		await stay(20, 7);
		await stay(-9, 7);
		await stay(1, 7, { status: 'cancelledBooking' });
		const row = await leadRow(database, there.id);
		await database.db.insert(leadGuest).values({ leadNo: row.no, position: 0, firstName: 'Ada', lastName: 'Thorne' });
		const { stays, strip } = await load();
		expect(stays.map(({ id, named, pax }) => [id, named, pax])).toEqual([
			[there.id, 1, 6],
			[arrives.id, 0, 4],
		]);
		expect(strip.slice(0, 4).map(({ arrive, inHouse, leave }) => [arrive, inHouse, leave])).toEqual([
			[0, 1, 0],
			[0, 1, 0],
			[1, 1, 1],
			[0, 1, 0],
		]);
	});

	it('puts what is promised first at the top, and leaves out what waits behind another option', async () => {
		const { now } = at();
		const late = await insertAgentLead(database, { status: 'requestedBooking', requestedAt: now - 30 * HOUR });
		const soon = await insertAgentLead(database, { status: 'requestedOption', requestedAt: now - 2 * HOUR });
		await insertAgentLead(database, { status: 'requestedOption', requestedAt: now - 40 * HOUR, queuePosition: 1 });
		const { waiting } = await load();
		expect(waiting.rows.map(({ id, kind, deadline }) => [id, kind, (deadline - now) / HOUR])).toEqual([
			[late.id, 'booking', -6],
			[soon.id, 'option', 22],
		]);
		expect([waiting.count, waiting.late, waiting.soon]).toEqual([2, 1, 1]);
	});

	it('tells options that end, payments that are due, and what others did since', async () => {
		const { now } = at();
		const option = await insertAgentLead(database, { status: 'confirmedOption', expiresAt: now + 20 * HOUR });
		await insertAgentLead(database, { status: 'confirmedOption', expiresAt: now + 80 * HOUR });
		const asked = await insertAgentLead(database, {
			...{ checkIn: addDays(today(), 40), checkOut: addDays(today(), 47) },
			agreedTerms: {
				payments: [
					{ kind: 'prepayment', dueDate: addDays(today(), -1), minor: 1_000_000 },
					{ kind: 'final', dueDate: addDays(today(), 20), minor: 1_700_000 },
				],
				cancellation: [],
				deposit: { kind: 'unknown', minor: null, currency: null, date: null },
			},
		});
		await decideLead({ ctx: at('admin'), lead: { id: asked.id, version: 1 }, decision: 'confirm' });
		const { options, payments, events } = await load('operator', now - HOUR);
		expect(options.map(({ id }) => id)).toEqual([option.id]);
		expect(payments).toMatchObject([{ id: asked.id, openMinor: 1_000_000, dueDate: addDays(today(), -1) }]);
		expect(events).toMatchObject([{ id: asked.id, toStatus: 'confirmedBooking' }]);
		// What somebody has done himself is no news.
		expect((await load('admin', now - HOUR)).events).toEqual([]);
		expect((await load('operator', now + HOUR)).events).toEqual([]);
	});

	it('is of the operator’s own properties', async () => {
		await stay(2, 7);
		await insertAgentLead(database, { status: 'requestedBooking' });
		const other = await load('otherOperator');
		expect([other.stays, other.waiting.rows, other.options, other.payments, other.events]).toEqual([
			[],
			[],
			[],
			[],
			[],
		]);
		for (const person of ['agent', 'supervisor', 'customer'] as const)
			await expect(load(person)).rejects.toMatchObject({ code: 'forbidden' });
	});
});
