import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { nightBlock } from '#db/schema/night-block';
import { property } from '#db/schema/property';
import { propertyNight } from '#db/schema/property-night';
import { addDays, plainDate } from '~/domain/date/plain-date';
import { decideLead } from '~/domain/lead/decide-lead.server';
import { blockNights } from '~/domain/operator-desk/blocks/block-nights.server';
import { type CalendarFilter, readCalendarFilter } from '~/domain/operator-desk/calendar/calendar-filter';
import { placesOfWindow } from '~/domain/operator-desk/calendar/calendar-window';
import { loadCalendarWindow, loadDeskCalendar } from '~/domain/operator-desk/calendar/load-desk-calendar.server';
import type { TestDatabase } from '../database';
import { contextOf, insertAgentLead, leadRow, type Person, startAgentDatabase } from '../lead/agent-workspace';
import { forgetLeads } from '../lead/lead-workspace';

let database: TestDatabase;
beforeAll(async () => {
	database = await startAgentDatabase();
	const [first] = await database.db.select().from(property);
	if (!first) throw new Error('no property');
	await database.db.insert(property).values(
		Array.from({ length: 60 }, (_, at) => ({
			...{
				...first,
				no: 100 + at,
				id: `prop_more${at}`,
				key: `more-${at}`,
				slug: `more-${at}`,
				name: `Chalet More ${at}`,
			},
			...{ rank: 2000 + at, operatorNo: at === 59 ? 2 : 1 },
		})),
	);
});
afterAll(() => database?.stop());
beforeEach(async () => {
	await database.db.delete(propertyNight);
	await database.db.delete(nightBlock);
	await forgetLeads(database.db);
});

const ALL = readCalendarFilter(new URLSearchParams());
const load = (given: { from?: string; filter?: Partial<CalendarFilter>; after?: number; person?: Person } = {}) =>
	loadDeskCalendar({
		ctx: contextOf(database, given.person ?? 'operator', { may: given.person === 'admin' ? ['catalogue'] : [] }),
		input: {
			from: plainDate(given.from ?? '2027-02-13'),
			filter: { ...ALL, ...given.filter },
			after: given.after ?? 0,
		},
	});
const OWN = { kind: 'own', properties: ['prop_aurikel'], until: '', untilAt: '', price: '' } as const;
const aurikel = async () => {
	const found = (await load()).window.properties.find(({ id }) => id === 'prop_aurikel');
	if (!found) throw new Error('not shown');
	return found;
};

describe('the calendar of an operator', () => {
	it('shows who has or asks for the nights, what is blocked, and what free periods cost', async () => {
		expect((await aurikel()).free).toContainEqual({
			checkIn: '2027-02-20',
			checkOut: '2027-02-27',
			priceMinor: 3_200_000,
		});
		const booked = await insertAgentLead(database, { pax: 6 });
		await decideLead({
			ctx: contextOf(database, 'operator'),
			lead: { id: booked.id, version: 1 },
			decision: 'confirm',
		});
		const asked = await insertAgentLead(database, {
			status: 'requestedOption',
			checkIn: '2027-02-27',
			checkOut: '2027-03-06',
		});
		const declined = await insertAgentLead(database, {
			status: 'declinedBooking',
			checkIn: '2027-02-27',
			checkOut: '2027-03-06',
		});
		const interest = await insertAgentLead(database, {
			status: 'interest',
			checkIn: '2027-02-27',
			checkOut: '2027-03-06',
		});
		await blockNights({
			ctx: contextOf(database, 'operator'),
			typed: { ...OWN, checkIn: '2027-03-10', checkOut: '2027-03-12', reason: 'New boiler' },
		});
		await blockNights({
			ctx: contextOf(database, 'operator'),
			typed: { ...OWN, kind: 'hold', checkIn: '2027-03-12', checkOut: '2027-03-14', reason: 'Aubert', until: '1' },
		});
		const { bars, free } = await aurikel();
		expect(bars).toMatchObject([
			{ kind: 'confirmedBooking', id: booked.id, name: 'Thorne', pax: 6, checkIn: '2027-02-20' },
			{ kind: 'requestedOption', id: asked.id, checkOut: '2027-03-06' },
			{ kind: 'block', name: 'New boiler', version: 1, until: null, expiresAt: null },
			{ kind: 'hold', name: 'Aubert', until: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/) },
		]);
		expect(bars.map(({ id }) => id)).not.toContain(declined.id);
		expect(bars.map(({ id }) => id)).not.toContain(interest.id);
		expect(free.map(({ checkIn }) => checkIn)).not.toContain('2027-02-20');
		expect(JSON.stringify(bars)).not.toMatch(/Ada|@/);
		expect((await leadRow(database, booked.id)).status).toBe('confirmedBooking');
	});

	it('is the operator’s own, 50 properties at a time, and is narrowed by words', async () => {
		const first = await load();
		expect([first.all, first.window.properties.length, first.next]).toEqual([60, 50, 50]);
		const second = await load({ after: 50 });
		expect([second.window.properties.length, second.next]).toEqual([10, null]);
		expect(new Set([...first.window.properties, ...second.window.properties].map(({ id }) => id)).size).toBe(60);
		expect((await load({ person: 'otherOperator' })).window.properties.map(({ id }) => id)).toEqual(['prop_more59']);
		expect((await load({ person: 'admin' })).all).toBe(61);
		expect((await load({ filter: { words: 'more 7' } })).window.properties.map(({ id }) => id)).toEqual(['prop_more7']);
		expect((await load({ filter: { words: '%' } })).all).toBe(0);
		for (const person of ['agent', 'supervisor', 'customer'] as const)
			await expect(load({ person })).rejects.toMatchObject({ code: 'forbidden' });
	});

	it('comes in windows of 50 properties and 60 days, with what is taken of all of them', async () => {
		const ctx = contextOf(database, 'operator');
		const window = (row: number, day: number, person: Person = 'operator') =>
			loadCalendarWindow({
				ctx: contextOf(database, person),
				input: { from: plainDate('2027-02-13'), filter: ALL, row, day, isCounted: row === 0, within: null },
			});
		await blockNights({
			ctx,
			typed: {
				...OWN,
				properties: ['prop_aurikel', 'prop_more55'],
				checkIn: '2027-04-10',
				checkOut: '2027-04-16',
				reason: 'Spring',
			},
		});
		const [first, later, last] = [await window(0, 0), await window(0, 60), await window(50, 60)];
		const barsOf = ({ properties }: typeof first) => properties.flatMap(({ bars }) => bars.map(({ name }) => name));
		// The block goes from one window of days into the next.
		expect([first, later, last].map(barsOf)).toEqual([['Spring'], ['Spring'], ['Spring']]);
		expect(new Map(first.taken ?? []).get('2027-04-13')).toBe(2);
		expect(new Map(first.taken ?? []).has('2027-04-14')).toBe(false);
		expect(new Map(later.taken ?? []).get('2027-04-14')).toBe(2);
		expect(last.taken).toBeNull();
		// Told the places of its rows, a window is the same.
		const { places } = await load();
		for (const row of [0, 50])
			expect(
				await loadCalendarWindow({
					ctx,
					input: {
						from: plainDate('2027-02-13'),
						filter: ALL,
						row,
						day: 60,
						isCounted: row === 0,
						within: placesOfWindow(places, row),
					},
				}),
			).toEqual(row === 0 ? later : last);
		expect(last.properties).toHaveLength(10);
		expect((await window(100, 0)).properties).toEqual([]);
		expect((await window(0, 60, 'otherOperator')).taken).toEqual([]);
		expect(first.properties.find(({ id }) => id === 'prop_aurikel')?.shortest).toBe(7);
		await expect(window(0, 0, 'agent')).rejects.toMatchObject({ code: 'forbidden' });
	});

	it('begins two days before today', async () => {
		const { from, today } = await loadDeskCalendar({
			...{ ctx: contextOf(database, 'operator'), input: { from: null, filter: ALL, after: 0 } },
		});
		expect(addDays(from, 2)).toBe(today);
	});

	it('is narrowed by place, a free period, guests and service level, in its windows as on its page', async () => {
		const ctx = contextOf(database, 'operator');
		const { db } = database;
		await db.update(property).set({ bedsAdults: 4, bedsChildren: 2 });
		await db.update(property).set({ bedsAdults: 12, bedsChildren: null }).where(eq(property.id, 'prop_more1'));
		await db.update(property).set({ bedsAdults: null }).where(eq(property.id, 'prop_more2'));
		await blockNights({
			ctx,
			typed: { ...OWN, properties: ['prop_more1'], checkIn: '2027-03-10', checkOut: '2027-03-12', reason: 'Boiler' },
		});
		const ids = async (filter: Partial<CalendarFilter>) =>
			(await load({ filter })).window.properties.map(({ id }) => id);
		expect(await ids({ guests: 7 })).toEqual(['prop_more1', 'prop_more2']);
		expect((await load({ filter: { guests: 6 } })).all).toBe(60);
		const period = (checkIn: string, checkOut: string) => ({
			free: { checkIn: plainDate(checkIn), checkOut: plainDate(checkOut) },
			guests: 7,
		});
		expect(await ids(period('2027-03-11', '2027-03-15'))).toEqual(['prop_more2']);
		// A night of departure is free.
		expect(await ids(period('2027-03-12', '2027-03-15'))).toEqual(['prop_more1', 'prop_more2']);
		expect(await ids(period('2027-03-05', '2027-03-10'))).toEqual(['prop_more1', 'prop_more2']);
		// A request alone takes nothing (LEAD-3).
		await insertAgentLead(database, { status: 'requestedOption', checkIn: '2027-02-20', checkOut: '2027-02-27' });
		expect((await load({ filter: { ...period('2027-02-20', '2027-02-27'), guests: null } })).all).toBe(60);

		const { choices, whole, holidays } = await load({ filter: { guests: 7 } });
		expect([whole, choices.reduce((sum, { count }) => sum + count, 0)]).toEqual([60, 60]);
		const own = choices.find(({ count }) => count > 0);
		expect((await load({ filter: { places: [own?.key ?? ''] } })).all).toBe(own?.count);
		expect((await load({ filter: { places: ['nowhere'] } })).all).toBe(0);
		expect(holidays.school.map(({ kind }) => kind)).toContain('christmas');
		// Of the country where the properties are, and the team's.
		expect(new Set(holidays.days.flatMap(({ countries }) => countries)).size).toBe(1);
		expect(holidays.days.filter(({ isTeamOff }) => isTeamOff).map(({ day }) => day)).toContain('2027-12-25');

		// One property offers levels; its free stays then cost what the level does.
		const priceAt = async (level: CalendarFilter['level']) => {
			const { all, window: shown } = await load({ filter: { level } });
			return [
				all,
				shown.properties.flatMap(({ free }) => free).find(({ checkIn }) => checkIn === '2027-02-20')?.priceMinor,
			];
		};
		expect(await priceAt('self_catered')).toEqual([1, 2_200_000]);
		expect(await priceAt('bed_and_breakfast')).toEqual([0, undefined]);
		expect(await priceAt('catered')).toEqual([1, 3_200_000]);
		const window = await loadCalendarWindow({
			ctx,
			input: {
				from: plainDate('2027-02-13'),
				filter: { ...ALL, guests: 7 },
				row: 0,
				day: 60,
				isCounted: true,
				within: null,
			},
		});
		expect(window.properties.map(({ id }) => id)).toEqual(['prop_more1', 'prop_more2']);
		expect((await load({ filter: { guests: 1 }, person: 'otherOperator' })).all).toBe(1);
	});
});
