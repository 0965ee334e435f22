import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import ICAL from 'ical.js';
import { convertIcsCalendar } from 'ts-ics';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { audit } from '#db/schema/audit';
import { busyCalendar, channelCalendar } from '#db/schema/channel-calendar';
import { lead } from '#db/schema/lead';
import { mailOutbox } from '#db/schema/mail';
import { nightBlock } from '#db/schema/night-block';
import { propertyNight } from '#db/schema/property-night';
import { stayRate } from '#db/schema/stay';
import { closeBusyCalendar, openBusyCalendar, readBusyCalendar } from '~/domain/calendar-sync/busy-calendar.server';
import { MOST_CALENDARS, STALE_AFTER_MS } from '~/domain/calendar-sync/calendar-limits';
import {
	addCalendar,
	changeCalendar,
	endCalendar,
	readCalendarNow,
} from '~/domain/calendar-sync/edit-calendars.server';
import { conflictsQuery, listCalendars } from '~/domain/calendar-sync/list-calendars.server';
import { settleConflict } from '~/domain/calendar-sync/settle-conflict.server';
import { syncDueCalendars } from '~/domain/calendar-sync/sync-calendar.server';
import { tellOfClashes } from '~/domain/calendar-sync/tell-of-clashes.server';
import { addDays, plainDate } from '~/domain/date/plain-date';
import { decideLead } from '~/domain/lead/decide-lead.server';
import { withdrawLead } from '~/domain/lead/withdraw-lead.server';
import { blockNights, endBlock } from '~/domain/operator-desk/blocks/block-nights.server';
import type { TestDatabase } from '../database';
import { contextOf, insertAgentLead, leadRow, type Person, startAgentDatabase } from '../lead/agent-workspace';
import { forgetLeads, stayStatuses, takenNights } from '../lead/lead-workspace';
import { startChannelSite } from './channel-site';

let database: TestDatabase;
let site: Awaited<ReturnType<typeof startChannelSite>>;
beforeAll(async () => {
	[database, site] = await Promise.all([startAgentDatabase(), startChannelSite()]);
});
afterAll(async () => {
	await database?.stop();
	await site?.stop();
});
beforeEach(async () => {
	const { db } = database;
	await db.delete(propertyNight);
	await db.delete(channelCalendar);
	await db.delete(busyCalendar);
	await db.delete(nightBlock);
	await forgetLeads(db);
	site.asked.length = 0;
});

const HOUSE = 'prop_aurikel';
/** The property's only weeks with prices begin on these days. */
const WEEK = ['2027-02-20', '2027-02-27'] as const;
const MINUTE = 60_000;
const at = (person: Person | null = 'operator', later = 0) => {
	const ctx = contextOf(database, person);
	return { ...ctx, now: ctx.now + later, settings: { ...ctx.settings, ...site.settings } };
};
const add = (path: string, given: { name?: string; address?: string } = {}, person: Person | null = 'operator') =>
	addCalendar({
		ctx: at(person),
		propertyId: HOUSE,
		typed: { name: 'Chaletwelt', address: `${site.origin}${path}`, ...given },
	});
async function added(path: string, name?: string) {
	const answer = await add(path, name === undefined ? {} : { name });
	if (answer.outcome !== 'saved') throw new Error(JSON.stringify(answer));
	return { id: answer.id, version: answer.version };
}
const sync = (later = 61 * MINUTE) => {
	const { db, now, settings } = at('operator', later);
	return syncDueCalendars({ db, now, settings });
};
const list = (later = 0) => listCalendars({ ctx: at('operator', later), propertyId: HOUSE });
const confirm = async (id: string) => {
	const { version } = await leadRow(database, id);
	return decideLead({ ctx: at(), lead: { id, version }, decision: 'confirm' });
};
const withdraw = async (id: string) => {
	const { version } = await leadRow(database, id);
	return withdrawLead({ ctx: at('agent'), lead: { id, version } } as never);
};
const block = (given: { checkIn: string; checkOut: string; reason?: string }) =>
	blockNights({
		ctx: at(),
		typed: { kind: 'own', properties: [HOUSE], reason: 'New boiler', until: '', untilAt: '', price: '', ...given },
	});
const nightsOf = (checkIn: string, count: number) =>
	Array.from({ length: count }, (_, night) => addDays(plainDate(checkIn), night));

describe('a calendar of another channel', () => {
	it('holds the nights that it says are taken, moves them, and gives them back', async () => {
		site.calendar('/b.ics', [
			['2027-04-03', '2027-04-05'],
			['2027-04-10', '2027-04-12'],
		]);
		const other = await added('/b.ics', 'Beside it');
		expect((await list()).calendars).toMatchObject([{ stays: 2, nextStay: '2027-04-03' }]);
		await endCalendar({ ctx: at(), calendar: other, isUndo: false });
		site.calendar('/a.ics', [WEEK]);
		const own = await added('/a.ics');
		expect(await takenNights(database.db)).toEqual(nightsOf(WEEK[0], 7));
		expect((await stayStatuses(database.db))[WEEK[0]]).toBe('sold');
		expect((await list()).calendars).toMatchObject([
			{ name: 'Chaletwelt', stays: 1, nextStay: WEEK[0], fault: null, isStale: false },
		]);
		site.calendar('/a.ics', [['2027-02-27', '2027-03-01']]);
		expect(await sync()).toEqual({ read: 1, failed: 0 });
		expect(await takenNights(database.db)).toEqual(nightsOf('2027-02-27', 2));
		expect((await stayStatuses(database.db))[WEEK[0]]).toBe('available');
		expect(await endCalendar({ ctx: at(), calendar: own, isUndo: false })).toBe(2);
		expect([await takenNights(database.db), (await list()).calendars]).toEqual([[], []]);
		expect(await endCalendar({ ctx: at(), calendar: { ...own, version: 2 }, isUndo: true })).toBe(3);
		expect(await takenNights(database.db)).toEqual(nightsOf('2027-02-27', 2));
		const acts = await database.db
			.select({ action: audit.action, detail: audit.detail })
			.from(audit)
			.where(eq(audit.subjectId, own.id));
		expect(acts.map(({ action }) => action)).toEqual(['calendar.added', 'calendar.ended', 'calendar.restored']);
		expect(JSON.stringify(acts)).not.toContain('/a.ics');
	});

	it('is asked again when its time has come, with the tag of its last answer, and costs nothing while it is the same', async () => {
		site.calendar('/a.ics', [WEEK]);
		await added('/a.ics');
		const asked = site.asked.length;
		expect(await sync(30 * MINUTE)).toEqual({ read: 0, failed: 0 });
		const versions = async () =>
			(await database.db.$client.execute('select count(*) as n from catalogue_version')).rows[0]?.n;
		const before = await versions();
		expect(await sync()).toEqual({ read: 1, failed: 0 });
		expect([site.asked.length - asked, await versions()]).toEqual([1, before]);
		// The answer was 304: its body was not sent a second time.
		const [row] = await database.db.select({ readAt: channelCalendar.readAt }).from(channelCalendar);
		expect(row?.readAt).toBe(at('operator', 61 * MINUTE).now);
	});

	it('is read once by runs at the same time', async () => {
		site.calendar('/a.ics', [WEEK]);
		await added('/a.ics');
		site.asked.length = 0;
		const reports = await Promise.all(Array.from({ length: 24 }, () => sync()));
		expect(reports.reduce((sum, { read }) => sum + read, 0)).toBe(1);
		expect(site.asked).toEqual(['/a.ics']);
	});

	it('never takes a night of a lead: that is a clash, until a person says what it is or one of the two goes', async () => {
		const booked = await insertAgentLead(database, { status: 'requestedOption' });
		await confirm(booked.id);
		site.calendar('/a.ics', [['2027-02-22', '2027-03-01']]);
		const own = await added('/a.ics');
		// The nights behind the lead's are the channel's.
		expect(await takenNights(database.db)).toEqual(nightsOf(WEEK[0], 9));
		const [clash] = (await list()).conflicts;
		expect(clash).toMatchObject({
			...{ calendar: 'Chaletwelt', checkIn: '2027-02-22', checkOut: '2027-03-01', propertyId: HOUSE },
			lead: { id: booked.id, checkIn: WEEK[0], checkOut: WEEK[1] },
		});
		const tell = () => tellOfClashes(at());
		const reports = await Promise.all(Array.from({ length: 24 }, tell));
		expect(reports.reduce((sum, { told }) => sum + told, 0)).toBe(1);
		const mails = await database.db.select().from(mailOutbox).where(eq(mailOutbox.kind, 'channel-clash'));
		expect(mails).toMatchObject([{ subject: 'Sold twice? Chalet Aurikel, 22 Feb – 1 Mar 2027' }]);
		expect(mails[0]?.plainText).toContain(`/partner/desk/properties/${HOUSE}/calendars`);
		const clashesOf = (person: Person) => {
			const { actor, today } = at(person);
			if (!actor) throw new Error('nobody');
			return conflictsQuery(database.db, { actor, today, isSettled: false });
		};
		expect(await clashesOf('operator')).toHaveLength(1);
		expect(await clashesOf('otherOperator')).toEqual([]);
		const settle = (isUndo: boolean, person: Person = 'operator') =>
			settleConflict({ ctx: at(person), propertyId: HOUSE, stayId: String(clash?.stayId), isUndo });
		await expect(settle(false, 'otherOperator')).rejects.toMatchObject({ code: 'not-found' });
		await settle(false);
		expect(await list()).toMatchObject({ conflicts: [], settled: [{ stayId: clash?.stayId }] });
		await sync();
		expect((await list()).conflicts).toEqual([]);
		await settle(true);
		expect((await list()).conflicts).toHaveLength(1);
		// When the lead goes, the nights are the channel's in the same moment: nobody can sell them.
		await withdraw(booked.id);
		expect(await takenNights(database.db)).toEqual(nightsOf('2027-02-22', 7));
		expect((await list()).conflicts).toEqual([]);
		expect((await stayStatuses(database.db))[WEEK[0]]).toBe('sold');
		const again = await insertAgentLead(database);
		await expect(confirm(again.id)).rejects.toMatchObject({ reason: 'no-longer-available' });
		await endCalendar({ ctx: at(), calendar: own, isUndo: false });
		await confirm(again.id);
	});

	it('leaves an own block its nights, and takes them when that ends', async () => {
		const answer = await block({ checkIn: WEEK[0], checkOut: WEEK[1] });
		if (answer.outcome !== 'blocked') throw new Error('not blocked');
		site.calendar('/a.ics', [WEEK]);
		await added('/a.ics');
		expect((await list()).conflicts).toEqual([]);
		await endBlock({ ctx: at(), block: { id: String(answer.made[0]?.blockId), version: 1 }, isUndo: false });
		expect(await takenNights(database.db)).toEqual(nightsOf(WEEK[0], 7));
		expect((await stayStatuses(database.db))[WEEK[0]]).toBe('sold');
	});

	it('cannot be changed or given back like an own block', async () => {
		site.calendar('/a.ics', [WEEK]);
		await added('/a.ics');
		const [block] = await database.db.select().from(nightBlock);
		await expect(
			endBlock({ ctx: at(), block: { id: String(block?.id), version: 1 }, isUndo: false }),
		).rejects.toMatchObject({ code: 'not-found' });
	});

	it('that cannot be read leaves all as it was, is asked sooner, and is stale after six hours', async () => {
		site.calendar('/a.ics', [WEEK]);
		await added('/a.ics');
		site.answer('/a.ics', (_, response) => response.writeHead(500).end());
		expect(await sync()).toEqual({ read: 0, failed: 1 });
		expect(await takenNights(database.db)).toHaveLength(7);
		expect((await list(61 * MINUTE)).calendars).toMatchObject([{ fault: 'unreachable', isStale: false }]);
		expect(await sync(65 * MINUTE)).toEqual({ read: 0, failed: 0 });
		expect(await sync(67 * MINUTE)).toEqual({ read: 0, failed: 1 });
		expect((await list(STALE_AFTER_MS + 1)).calendars).toMatchObject([{ isStale: true }]);
		site.calendar('/a.ics', []);
		expect(await sync(90 * MINUTE)).toEqual({ read: 1, failed: 0 });
		expect([await takenNights(database.db), (await list(90 * MINUTE)).calendars[0]?.fault]).toEqual([[], null]);
	});

	it.each([
		['a page', 'not-a-calendar', (_: unknown, response) => response.end('<!doctype html><title>Sign in</title>')],
		[
			'a calendar that was cut off',
			'broken',
			(_: unknown, response) => response.end('BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\n'),
		],
		['50 MB', 'too-large', (_: unknown, response) => response.end(Buffer.alloc(50_000_000, 'BEGIN:VCALENDAR\n'))],
		['a refusal', 'refused', (_: unknown, response) => response.writeHead(403).end()],
		['an error', 'unreachable', (_: unknown, response) => response.writeHead(502).end()],
		['nothing', 'unreachable', (request, _) => request.socket.destroy()],
		[
			'redirects without end',
			'redirects',
			(_: unknown, response) => response.writeHead(302, { location: '/x.ics' }).end(),
		],
		[
			'a way into the private network',
			'private-target',
			(_: unknown, response) => response.writeHead(302, { location: 'https://10.0.0.1/x.ics' }).end(),
		],
		[
			'a way to this machine',
			'private-target',
			(_: unknown, response) => response.writeHead(302, { location: 'https://[::1]/' }).end(),
		],
		[
			'a way to a private name',
			'private-target',
			(_: unknown, response) => response.writeHead(302, { location: 'https://inside.example/' }).end(),
		],
		[
			'a way to a name that leads nowhere',
			'private-target',
			(_: unknown, response) => response.writeHead(302, { location: 'https://nowhere.example/' }).end(),
		],
		[
			'a way to http',
			'private-target',
			(_: unknown, response) => response.writeHead(302, { location: 'http://channel.example/' }).end(),
		],
	] as [string, string, Parameters<typeof site.answer>[1]][])(
		'answers with %s: %s, and nothing is added',
		async (_, fault, answer) => {
			site.names.set('inside.example', ['93.184.216.34', '169.254.169.254']);
			site.answer('/x.ics', answer);
			expect(await add('/x.ics')).toEqual({ outcome: 'invalid', errors: { address: fault } });
			expect(await database.db.$count(channelCalendar)).toBe(0);
		},
		20_000,
	);

	it('that hangs is given up after ten seconds, and keeps no other one waiting for longer', async () => {
		for (const path of ['/a.ics', '/b.ics']) site.calendar(path, [WEEK]);
		await added('/a.ics');
		await added('/b.ics', 'Engadin Stays');
		site.answer('/a.ics', (_, response) => void response.write('BEGIN:VCALENDAR\r\n'));
		expect(await sync()).toEqual({ read: 1, failed: 1 });
		expect((await list(61 * MINUTE)).calendars.map(({ fault }) => fault)).toEqual(['slow', null]);
	}, 30_000);

	it.each([
		['', 'needed'],
		['not an address', 'not-an-address'],
		['ftp://channel.example/a.ics', 'not-an-address'],
		['https://user:word@channel.example/a.ics', 'not-an-address'],
		['https://channel.example:8443/a.ics', 'not-an-address'],
		['http://channel.example/a.ics', 'not-https'],
		['https://localhost/a.ics', 'private'],
		['https://intranet/a.ics', 'private'],
		['https://127.1/a.ics', 'private'],
		['https://0x7f000001/a.ics', 'private'],
		['https://[fe80::1]/a.ics', 'private'],
		['https://[::ffff:10.0.0.1]/a.ics', 'private'],
		['https://100.64.0.1/a.ics', 'private'],
	])('is refused at %j: %s', async (address, fault) => {
		expect(await add('', { address })).toEqual({ outcome: 'invalid', errors: { address: fault } });
	});

	it('is the operator’s own: at most ten of a property, none twice, from the version that was seen', async () => {
		site.calendar('/a.ics', []);
		for (const person of ['agent', 'customer', 'admin', null] as const)
			await expect(add('/a.ics', {}, person)).rejects.toMatchObject({ code: 'forbidden' });
		await expect(add('/a.ics', {}, 'otherOperator')).rejects.toMatchObject({ code: 'not-found' });
		const own = await added('/a.ics');
		expect(await add('/a.ics')).toEqual({ outcome: 'invalid', errors: { address: 'known' } });
		expect(await add('/a.ics', { name: ' ' })).toEqual({ outcome: 'invalid', errors: { name: 'needed' } });
		const typed = { name: 'Engadin  Stays', address: `${site.origin}/a.ics` };
		const change = (person: Person = 'operator') => changeCalendar({ ctx: at(person), calendar: own, typed });
		await expect(change('otherOperator')).rejects.toMatchObject({ code: 'not-found' });
		// A channel that does not answer does not hold up another name.
		site.answer('/a.ics', (_, response) => response.writeHead(500).end());
		expect(await change()).toMatchObject({ outcome: 'saved', version: 2 });
		site.calendar('/a.ics', []);
		await expect(change()).rejects.toMatchObject({ reason: 'changed-meanwhile' });
		await expect(readCalendarNow({ ctx: at(), id: own.id })).rejects.toMatchObject({ reason: 'just-read' });
		expect(await readCalendarNow({ ctx: at('operator', MINUTE), id: own.id })).toEqual({ outcome: 'unchanged' });
		for (let n = 1; n < MOST_CALENDARS; n++) site.calendar(`/n${n}.ics`, []);
		const answers = await Promise.all(
			Array.from({ length: 24 }, (_, n) => add(`/n${1 + (n % (MOST_CALENDARS - 1))}.ics`)),
		);
		expect(answers.filter(({ outcome }) => outcome === 'saved')).toHaveLength(MOST_CALENDARS - 1);
		site.calendar('/eleven.ics', []);
		expect(await add('/eleven.ics')).toEqual({ outcome: 'invalid', errors: { form: 'too-many-calendars' } });
		expect((await list()).calendars.map(({ name }) => name)).toContain('Engadin Stays');
	});
});

describe('our calendar for other channels', () => {
	const read = (token: string, without: string | null = null) => readBusyCalendar({ ctx: at(), token, without });
	const openIt = () => openBusyCalendar({ ctx: at(), propertyId: HOUSE });

	it('says when the property is taken and nothing else, and two libraries read it', async () => {
		const booked = await insertAgentLead(database, { clientLastName: 'Ravensworth' });
		await confirm(booked.id);
		await block({ checkIn: '2027-03-01', checkOut: '2027-03-03', reason: 'Roof' });
		site.calendar('/a.ics', [['2027-03-10', '2027-03-12']]);
		const { id } = await added('/a.ics');
		const token = await openIt();
		const text = await read(token);
		const wanted = [
			[WEEK[0], WEEK[1]],
			['2027-03-01', '2027-03-03'],
			['2027-03-10', '2027-03-12'],
		];
		const component = new ICAL.Component(ICAL.parse(text) as unknown[]);
		const first = component
			.getAllSubcomponents('vevent')
			.map((event) => new ICAL.Event(event))
			.map(({ startDate, endDate }) => [startDate.toString(), endDate.toString()]);
		const second = convertIcsCalendar(undefined, text).events?.map(({ start, end }) => [
			start.date.toISOString().slice(0, 10),
			end?.date.toISOString().slice(0, 10),
		]);
		expect([first, second]).toEqual([wanted, wanted]);
		for (const word of ['Ravensworth', 'Roof', booked.id, 'Chaletwelt']) expect(text).not.toContain(word);
		expect(await read(token)).toBe(text);
		// A channel that we read as well is not told its own stays.
		expect((await read(token, id)).match(/BEGIN:VEVENT/g)).toHaveLength(2);
	});

	it('comes back from another channel without taking a night', async () => {
		await confirm((await insertAgentLead(database)).id);
		const token = await openIt();
		const text = await read(token);
		site.answer('/echo.ics', (_, response) => void response.end(text));
		await added('/echo.ics');
		expect(await list()).toMatchObject({ calendars: [{ stays: 0 }], conflicts: [] });
	});

	it('answers at its newest address alone, until it is closed', async () => {
		const [first, second] = [await openIt(), await openIt()];
		await expect(read(first)).rejects.toMatchObject({ code: 'not-found' });
		expect(await read(second)).toContain('BEGIN:VCALENDAR');
		expect((await list()).busy?.readAt).toBe(at().now);
		expect(await database.db.select({ hash: busyCalendar.tokenHash }).from(busyCalendar)).not.toContain(second);
		await expect(openBusyCalendar({ ctx: at('otherOperator'), propertyId: HOUSE })).rejects.toMatchObject({
			code: 'not-found',
		});
		await closeBusyCalendar({ ctx: at(), propertyId: HOUSE });
		await expect(read(second)).rejects.toMatchObject({ code: 'not-found' });
		await expect(read('x'.repeat(43))).rejects.toMatchObject({ code: 'not-found' });
	});
});

/** Each taken night has a right to it, and each night that somebody has a right to is taken; a lead has all of its nights. */
async function expectSound() {
	const { db } = database;
	const [nights, leads, blocks] = await Promise.all([
		db.select().from(propertyNight).where(eq(propertyNight.propertyNo, 1)),
		db.select().from(lead).where(sql`${lead.propertyNo} = 1 and ${lead.status} like 'confirmed%'`),
		db.select().from(nightBlock).where(sql`${nightBlock.propertyNo} = 1 and ${nightBlock.endedAt} is null`),
	]);
	const holders = new Map(
		nights.map(({ night, leadNo, blockNo }) => [night, leadNo ? `lead ${leadNo}` : `block ${blockNo}`]),
	);
	const covers = ({ checkIn, checkOut }: { checkIn: string; checkOut: string }, night: string) =>
		checkIn <= night && night < checkOut;
	const claims = (night: string) => [
		...leads.filter((each) => covers(each, night)).map(({ no }) => `lead ${no}`),
		...blocks.filter((each) => covers(each, night)).map(({ no }) => `block ${no}`),
	];
	for (const [night, holder] of holders) expect(claims(night)).toContain(holder);
	const all = [...leads, ...blocks].flatMap(({ checkIn, checkOut }) =>
		nightsOf(checkIn, Math.max(0, (Date.parse(checkOut) - Date.parse(checkIn)) / 86_400_000)),
	);
	for (const night of all) expect(holders.has(night)).toBe(true);
	for (const { no, checkIn, checkOut } of leads)
		for (let night = plainDate(checkIn); night < checkOut; night = addDays(night, 1))
			expect(holders.get(night)).toBe(`lead ${no}`);
	for (const stay of await db.select().from(stayRate).where(eq(stayRate.propertyNo, 1))) {
		const isHeld = [...holders.keys()].some((night) => night >= stay.checkIn && night < stay.checkOut);
		if (isHeld) expect(stay.status).toBe('sold');
		else expect(stay.offeredStatus).toBeNull();
	}
}

describe('whatever is done', () => {
	it('a night that a lead holds is nobody else’s, and what a channel has sold is never free', async () => {
		const day = fc.integer({ min: 0, max: 21 }).map((days) => addDays(plainDate('2027-02-13'), days));
		const span = fc
			.tuple(day, fc.integer({ min: 1, max: 8 }))
			.map(([checkIn, count]) => ({ checkIn, checkOut: addDays(checkIn, count) }));
		const which = fc.nat({ max: 20 });
		const act = fc.oneof(
			fc.record({
				kind: fc.constant('read' as const),
				path: fc.constantFrom('/a.ics', '/b.ics'),
				spans: fc.array(span, { maxLength: 4 }),
			}),
			fc.record({ kind: fc.constant('block' as const), span }),
			fc.record({ kind: fc.constant('confirm' as const), span }),
			fc.record({ kind: fc.constantFrom('end', 'withdraw'), which }),
		);
		await fc.assert(
			fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 10 }), async (acts) => {
				const { db } = database;
				await db.delete(propertyNight);
				await db.delete(channelCalendar);
				await db.delete(nightBlock);
				await forgetLeads(db);
				for (const path of ['/a.ics', '/b.ics']) {
					site.calendar(path, []);
					await added(path, path);
				}
				let later = 0;
				for (const each of acts) {
					later += 61 * MINUTE;
					if (each.kind === 'read') {
						site.calendar(
							each.path,
							each.spans.map(({ checkIn, checkOut }) => [checkIn, checkOut] as const),
							each.path,
						);
						await sync(later);
					}
					if (each.kind === 'block') await block(each.span);
					if (each.kind === 'confirm')
						await confirm((await insertAgentLead(database, { ...each.span, status: 'requestedOption' })).id).catch(
							refusal,
						);
					if (each.kind === 'end') {
						const own = await db
							.select()
							.from(nightBlock)
							.where(sql`${nightBlock.kind} = 'own' and ${nightBlock.endedAt} is null`);
						const one = own[each.which % Math.max(1, own.length)];
						if (one) await endBlock({ ctx: at(), block: one, isUndo: false });
					}
					if (each.kind === 'withdraw') {
						const held = await db.select().from(lead).where(eq(lead.status, 'confirmedOption'));
						const one = held[each.which % Math.max(1, held.length)];
						if (one) await withdraw(one.id);
					}
					await expectSound();
				}
			}),
			{ numRuns: 15 },
		);
	}, 180_000);
});

/** Only what a verb refuses in so many words. */
function refusal(error: unknown): void {
	if (!(error instanceof Error && 'reason' in error && typeof error.reason === 'string')) throw error;
}
