import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { nightBlock } from '#db/schema/night-block';
import { propertyNight } from '#db/schema/property-night';
import { exportBusyCalendar } from '~/domain/calendar-sync/busy-calendar.server';
import { readCalendarFile } from '~/domain/calendar-sync/read-calendar-file.server';
import { decideLead } from '~/domain/lead/decide-lead.server';
import { endBlocks } from '~/domain/operator-desk/blocks/block-nights.server';
import type { TestDatabase } from '../database';
import { contextOf, insertAgentLead, type Person, startAgentDatabase } from '../lead/agent-workspace';
import { forgetLeads } from '../lead/lead-workspace';

let database: TestDatabase;
beforeAll(async () => {
	database = await startAgentDatabase();
});
beforeEach(async () => {
	await forgetLeads(database.db);
	await database.db.delete(nightBlock);
	await database.db.delete(propertyNight);
});
afterAll(() => database?.stop());

const PROPERTY = 'prop_aurikel';
const at = (person: Person = 'operator') => contextOf(database, person);

const event = (name: string, from: string, until: string) =>
	[
		...['BEGIN:VEVENT', `UID:${name}@other.example`, 'DTSTAMP:20261101T000000Z', `DTSTART;VALUE=DATE:${from}`],
		...[`DTEND;VALUE=DATE:${until}`, 'SUMMARY:Reserved', 'END:VEVENT'],
	].join('\r\n');
const calendar = (...events: string[]) =>
	['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//other//EN', ...events, 'END:VCALENDAR', ''].join('\r\n');
const read = (text: string, person: Person = 'operator') =>
	readCalendarFile({
		ctx: at(person) as never,
		propertyId: PROPERTY,
		file: { name: 'other.ics', bytes: new TextEncoder().encode(text) },
	});
const nights = async () => (await database.db.select().from(propertyNight)).length;

it('blocks the stays of a file once, and lets them go again', async () => {
	const text = calendar(
		event('a', '20270306', '20270313'),
		event('b', '20270320', '20270322'),
		event('old', '20200101', '20200105'),
	);
	const first = await read(text);
	expect(first).toMatchObject({ outcome: 'read', same: 0, refused: [] });
	expect(await nights()).toBe(9);
	expect(await read(text)).toEqual({ outcome: 'read', made: [], same: 2, refused: [] });
	const made = first.outcome === 'read' ? first.made : [];
	expect(made).toHaveLength(2);
	await endBlocks({ ctx: at(), blocks: made.map(({ blockId: id, version }) => ({ id, version })), isUndo: false });
	expect(await nights()).toBe(0);
});

it('takes its own file in again without a change', async () => {
	await read(calendar(event('a', '20270306', '20270313')));
	const { text, key } = await exportBusyCalendar(at() as never, PROPERTY);
	expect(key).not.toBe('');
	expect(text).toContain('DTSTART;VALUE=DATE:20270306');
	expect(await read(text)).toEqual({ outcome: 'read', made: [], same: 0, refused: [] });
	expect(await nights()).toBe(7);
});

it('never blocks a night that a lead holds, and names the stay', async () => {
	const lead = await insertAgentLead(database, { status: 'requestedOption' });
	await decideLead({ ctx: at(), lead, decision: 'confirm' });
	const held = await database.db.select().from(propertyNight);
	const first = held.map(({ night }) => night).sort()[2] ?? '';
	const found = await read(
		calendar(event('a', first.replaceAll('-', ''), '20270410'), event('b', '20270501', '20270503')),
	);
	expect(found).toMatchObject({ outcome: 'read', refused: [{ checkIn: first, checkOut: '2027-04-10' }] });
	expect(found.outcome === 'read' ? found.made.length : 0).toBe(1);
	const still = await database.db
		.select()
		.from(propertyNight)
		.where(eq(propertyNight.leadNo, held[0]?.leadNo ?? 0));
	expect(still).toHaveLength(held.length);
});

it('says what is wrong with a file, and reaches own properties alone', async () => {
	expect(await read('Hello')).toEqual({ outcome: 'refused', fault: 'not-a-calendar' });
	expect(await read('')).toEqual({ outcome: 'refused', fault: 'none' });
	expect(await read(calendar(event('a', '20270340', '20270341')))).toEqual({ outcome: 'refused', fault: 'broken' });
	const many = Array.from({ length: 201 }, (_, each) => {
		const day = (add: number) =>
			new Date(Date.UTC(2027, 0, 1 + 2 * each + add)).toISOString().slice(0, 10).replaceAll('-', '');
		return event(`e${each}`, day(0), day(1));
	});
	expect(await read(calendar(...many))).toEqual({ outcome: 'refused', fault: 'too-many' });
	expect(await nights()).toBe(0);
	await expect(read(calendar(), 'otherOperator')).rejects.toMatchObject({ code: 'not-found' });
	await expect(exportBusyCalendar(at('otherOperator') as never, PROPERTY)).rejects.toMatchObject({ code: 'not-found' });
	await expect(exportBusyCalendar(at('agent') as never, PROPERTY)).rejects.toMatchObject({ code: 'forbidden' });
});
