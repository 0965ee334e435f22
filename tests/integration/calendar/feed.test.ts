import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { calendarFeed } from '#db/schema/calendar-feed';
import { lead } from '#db/schema/lead';
import { travelAgency } from '#db/schema/travel-agency';
import { user } from '#db/schema/user';
import { datedLeads, loadFeed } from '~/domain/calendar/load-feed.server';
import { type CalendarReach, closeFeed, listFeeds, openFeed } from '~/domain/calendar/open-feed.server';
import { writeCalendar } from '~/domain/calendar/write-calendar.server';
import type { TestDatabase } from '../database';
import { NOW } from '../enquiry/enquiry-context';
import { contextOf, EVERYBODY, insertAgentLead, type Person, startAgentDatabase } from '../lead/agent-workspace';
import { forgetLeads } from '../lead/lead-workspace';

let database: TestDatabase;
beforeAll(async () => {
	database = await startAgentDatabase();
});
beforeEach(async () => {
	await forgetLeads(database.db);
	await database.db.delete(calendarFeed);
});
afterAll(() => database?.stop());

const open = (person: Person | null, reach: CalendarReach = 'agent') =>
	openFeed({ ctx: contextOf(database, person), reach });
const load = (token: string) => loadFeed({ ctx: contextOf(database, null), token });

const TERMS = {
	payments: [
		{ kind: 'prepayment', dueDate: '2026-11-20', minor: 945_000 },
		{ kind: 'final', dueDate: '2026-11-28', minor: 1_755_000 },
	],
	cancellation: [
		{ from: '2026-11-20', until: '2026-11-28', keptMinor: 945_000 },
		{ from: '2026-11-29', until: '2027-02-20', keptMinor: 2_700_000 },
	],
	deposit: { kind: 'blocked', minor: 500_000, currency: 'EUR', date: '2027-02-06' },
};

describe('a feed', () => {
	it('has the agent’s own leads, or the team’s, and never another agency’s', async () => {
		const own = await insertAgentLead(database, { status: 'confirmedBooking' });
		const colleagues = await insertAgentLead(database, { status: 'confirmedOption', userNo: 2, expiresAt: NOW + 1 });
		await insertAgentLead(database, { status: 'confirmedBooking', agencyNo: 2, userNo: 5 });
		await insertAgentLead(database, { status: 'interest' });
		const ids = async (token: string) => (await load(token)).leads.map(({ id }) => id);
		expect(await ids(await open('agent'))).toEqual([own.id]);
		expect(await ids(await open('supervisor', 'team'))).toEqual([own.id, colleagues.id]);
	});

	it('is found by its token alone, of which the database has but the hash', async () => {
		const token = await open('agent');
		const [stored] = await database.db.select().from(calendarFeed);
		expect(JSON.stringify(stored)).not.toContain(token);
		for (const wrong of ['', 'x', `${token}x`, token.toLowerCase(), stored?.tokenHash ?? ''])
			await expect(load(wrong)).rejects.toMatchObject({ code: 'not-found' });
	});

	it('answers no more when it is renewed or revoked', async () => {
		const first = await open('agent');
		const second = await open('agent');
		expect(second).not.toBe(first);
		await expect(load(first)).rejects.toMatchObject({ code: 'not-found' });
		await load(second);
		await closeFeed({ ctx: contextOf(database, 'agent'), reach: 'agent' });
		await expect(load(second)).rejects.toMatchObject({ code: 'not-found' });
		expect(await listFeeds({ ctx: contextOf(database, 'agent') })).toEqual([]);
	});

	it('is closed by its owner alone', async () => {
		const token = await open('agent');
		await closeFeed({ ctx: contextOf(database, 'colleague'), reach: 'agent' });
		await load(token);
	});

	it.each<[string, () => Promise<unknown>, () => Promise<unknown>]>([
		[
			'his owner has left the agency',
			() => database.db.update(user).set({ agencyNo: 2 }).where(eq(user.id, 'user_agent')),
			() => database.db.update(user).set({ agencyNo: 1 }).where(eq(user.id, 'user_agent')),
		],
		[
			'he is no agent any more',
			() => database.db.update(user).set({ role: 'customer' }).where(eq(user.id, 'user_agent')),
			() => database.db.update(user).set({ role: 'agent' }).where(eq(user.id, 'user_agent')),
		],
		[
			'the agency is no longer verified',
			() => database.db.update(travelAgency).set({ verification: 'declined' }).where(eq(travelAgency.no, 1)),
			() => database.db.update(travelAgency).set({ verification: 'verified' }).where(eq(travelAgency.no, 1)),
		],
	])('is over when %s', async (_, change, back) => {
		const token = await open('agent');
		await change();
		try {
			await expect(load(token)).rejects.toMatchObject({ code: 'not-found' });
		} finally {
			await back();
		}
	});

	it.each([
		null,
		...EVERYBODY.filter((person) => !['agent', 'colleague', 'supervisor', 'stranger', 'lifestyle'].includes(person)),
	])('is not for %s', async (person) => {
		const ctx = contextOf(database, person);
		await expect(open(person)).rejects.toMatchObject({ code: 'forbidden' });
		await expect(listFeeds({ ctx })).rejects.toMatchObject({ code: 'forbidden' });
		await expect(closeFeed({ ctx, reach: 'agent' })).rejects.toMatchObject({ code: 'forbidden' });
	});

	it('nor for an admin who acts for an agency', async () => {
		await expect(openFeed({ ctx: contextOf(database, 'admin', { acting: 1 }), reach: 'team' })).rejects.toMatchObject({
			code: 'forbidden',
		});
	});

	it('reads leads by index', async () => {
		const { sql, params } = datedLeads(
			database.db,
			{ reach: 'team', agencyNo: 1, userNo: 1 },
			contextOf(database, null).today,
		).toSQL();
		const { rows } = await database.db.$client.execute({
			sql: `explain query plan ${sql}`,
			args: params as string[],
		});
		expect(rows.map(({ detail }) => String(detail)).filter((line) => /^SCAN/.test(line))).toEqual([]);
	});
});

describe('its text', () => {
	const text = async () => {
		const feed = await load(await open('agent'));
		return writeCalendar({ ...feed, origin: 'https://agents.example' });
	};

	it('is iCalendar by RFC 5545: lines, folding, escaping, whole days and moments in UTC', async () => {
		const name = 'Freiherr von Ünlü-Österreich; zu, Eck und noch viel mehr Namen als in eine Zeile passen';
		await insertAgentLead(database, {
			status: 'confirmedBooking',
			agreedTerms: TERMS,
			clientLastName: name,
			propertyName: 'Chalet Aurikel (/chalets/austria/lech/chalet-aurikel)',
			bookingReference: 'TLS 1',
		});
		const option = await insertAgentLead(database, {
			status: 'confirmedOption',
			expiresAt: Date.parse('2026-11-23T18:00:00Z'),
		});
		const written = await text();
		expect(written.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
		const lines = written.split('\r\n');
		for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
		const unfolded = written.replaceAll('\r\n ', '').split('\r\n');
		const events = unfolded.join('\n').split('BEGIN:VEVENT').slice(1);
		expect(events).toHaveLength(7);
		expect(unfolded).toContain('DTSTART;VALUE=DATE:20261128');
		expect(unfolded).toContain('DTEND;VALUE=DATE:20261129');
		expect(unfolded).toContain('DTSTART:20261123T174500Z');
		expect(unfolded).toContain('DTEND:20261123T180000Z');
		const summary = `Final payment due: ${name.replace(';', '\\;').replace(',', '\\,')}\\, Chalet Aurikel`;
		expect(unfolded).toContain(`SUMMARY:${summary}`);
		expect(unfolded).toContain('DESCRIPTION:17\u00a0550\\,00 EUR\\nReference TLS 1');
		expect(unfolded).toContain(`UID:${option.id}.option@firnlicht`);
		const ids = unfolded.filter((line) => line.startsWith('UID:'));
		expect(new Set(ids).size).toBe(7);
		// Of the client the last name, and nothing else.
		expect(written).not.toContain('Ada');
	});

	it('is the same bytes for the same dates, and keeps its identifiers when they move', async () => {
		const { id } = await insertAgentLead(database, { status: 'confirmedBooking', agreedTerms: TERMS });
		const first = await text();
		expect(await text()).toBe(first);
		await database.db
			.update(lead)
			.set({ checkIn: '2027-02-21', version: 2, updatedAt: NOW + 1 })
			.where(eq(lead.id, id));
		const second = await text();
		const uids = (written: string) =>
			written
				.split('\r\n')
				.filter((line) => line.startsWith('UID:'))
				.sort();
		expect(second).not.toBe(first);
		expect(uids(second)).toEqual(uids(first));
		expect(second).toContain('SEQUENCE:2');
	});
});
