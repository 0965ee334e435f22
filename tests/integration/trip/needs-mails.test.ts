import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clientNotice } from '#db/schema/client-notice';
import { lead, leadGuest } from '#db/schema/lead';
import { mailOutbox } from '#db/schema/mail';
import { guestRegistration, trip } from '#db/schema/trip';
import { tellOfNeeds, untoldNeeds } from '~/domain/client-notice/tell-of-needs.server';
import { addDays, plainDate } from '~/domain/date/plain-date';
import { stopPaymentReminders } from '~/domain/payment/stop-reminders.server';
import { readLeadTrip } from '~/domain/trip/trip-links.server';
import type { TestDatabase } from '../database';
import { contextOf, insertAgentLead, leadRow, startAgentDatabase } from '../lead/agent-workspace';
import { forgetLeads } from '../lead/lead-workspace';

let database: TestDatabase;
beforeAll(async () => {
	database = await startAgentDatabase();
});
beforeEach(() => forgetLeads(database.db));
afterAll(() => database?.stop());

const CHECK_IN = plainDate('2027-02-20');
const LONG_AGO = Date.parse('2026-08-01');

async function booked(given: Parameters<typeof insertAgentLead>[1] = {}) {
	const { id } = await insertAgentLead(database, {
		...{ status: 'confirmedBooking', pax: 2, email: 'ada@thorne.example', decidedAt: LONG_AGO, ...given },
	});
	return leadRow(database, id);
}

/** The schedule, so many days before the arrival. */
function run(days: number, time = '11:00') {
	const today = addDays(CHECK_IN, -days);
	const now = Date.parse(`${today}T${time}:00Z`);
	return tellOfNeeds({ db: database.db, today, now, settings: contextOf(database, null).settings });
}

const mails = async () =>
	(await database.db.select().from(mailOutbox).where(like(mailOutbox.kind, 'client-needs%'))).map(
		({ kind, toAddress, subject, plainText }) => ({
			kind,
			to: toAddress,
			subject,
			text: plainText.replace(/\s+/g, ' '),
		}),
	);

const nameGuests = (leadNo: number, count: number) =>
	database.db.insert(leadGuest).values(
		Array.from({ length: count }, (_, at) => ({
			...{ leadNo, position: at, firstName: `Guest ${at}`, lastName: 'Thorne', id: `guest_${leadNo}_${at}` },
		})),
	);
const save = (leadNo: number, given: Partial<typeof trip.$inferInsert>) =>
	database.db
		.insert(trip)
		.values({ leadNo, updatedAt: LONG_AGO, ...given })
		.onConflictDoUpdate({ target: trip.leadNo, set: given });
const register = (leadNo: number, guestId: string) =>
	database.db.insert(guestRegistration).values({
		...{ leadNo, guestId, country: 'AT', keyId: 'k', cipher: 'c', savedAt: LONG_AGO, purgeOn: '2034-01-01' },
	});

describe('what is still needed (TRIP-14)', () => {
	it('is told once, seven days before the first that is open falls due, with the lead guest’s link', async () => {
		const { id } = await booked();
		expect(await run(36)).toEqual({ told: 0 });
		expect(await run(35, '03:00')).toEqual({ told: 0 });
		const runs = await Promise.all(Array.from({ length: 24 }, () => run(35)));
		expect(runs.reduce((sum, { told }) => sum + told, 0)).toBe(1);
		for (const days of [34, 20, 8, 3]) expect(await run(days)).toEqual({ told: 0 });
		const [mail] = await mails();
		expect(mail).toMatchObject({ to: 'ada@thorne.example', kind: 'client-needs' });
		expect(mail?.subject).toMatch(/^What we still need for your stay at /);
		for (const words of [
			'Names of all guests: by Saturday, 23 January 2027',
			'Ski boots and heights',
			'Registration data',
		])
			expect(mail?.text).toContain(words);
		expect(mail?.text).toMatch(/\/trips\/[a-z2-9]{26}/);
		expect(mail?.text).not.toMatch(/EUR|commission/i);
		expect(await readLeadTrip({ ctx: contextOf(database, 'agent'), leadId: id })).toMatchObject({
			notices: [{ kind: 'needs', receiver: 'client' }],
		});
	});

	it('waits for the next that is open, and is not told where all is given', async () => {
		const { no } = await booked();
		await nameGuests(no, 2);
		expect(await run(35)).toEqual({ told: 0 });
		await save(no, { sizesSavedAt: LONG_AGO });
		expect(await run(28)).toEqual({ told: 0 });
		await save(no, { arrivalSavedAt: LONG_AGO, dietsSavedAt: LONG_AGO });
		expect(await run(21)).toEqual({ told: 0 });
		await register(no, `guest_${no}_0`);
		await register(no, `guest_${no}_1`);
		for (const days of [8, 2, 1]) expect(await run(days)).toEqual({ told: 0 });
		await database.db.delete(guestRegistration).where(eq(guestRegistration.guestId, `guest_${no}_1`));
		expect(await run(8)).toEqual({ told: 1 });
		expect((await mails())[0]?.text).toContain('Registration data: by Friday, 19 February 2027 · 1 of 2 given');
	});

	it('is told once more on the day before registration data is needed, where it is missing', async () => {
		const { no } = await booked();
		expect(await run(35)).toEqual({ told: 1 });
		await nameGuests(no, 2);
		expect(await run(2)).toEqual({ told: 1 });
		expect(await run(1)).toEqual({ told: 0 });
		const [, last] = await mails();
		expect(last?.subject).toMatch(/^Before you arrive at /);
		expect(last?.text).toContain('Ski boots and heights: as soon as you can');
		expect(last?.text).not.toContain('Names of all guests');
		expect((await database.db.select().from(clientNotice)).map(({ kind }) => kind)).toEqual(['needs', 'needsLast']);
	});

	it('leaves out what is cancelled, stopped, erased or only just confirmed, and the second mail on the heels of the first', async () => {
		const row = await booked();
		const ctx = contextOf(database, 'agent');
		await stopPaymentReminders({ ctx, leadId: row.id, isStopped: true });
		expect(await run(20)).toEqual({ told: 0 });
		expect(await readLeadTrip({ ctx, leadId: row.id })).toMatchObject({ remindersStoppedAt: expect.any(Number) });
		await stopPaymentReminders({ ctx, leadId: row.id, isStopped: false });
		const set = (given: Partial<typeof lead.$inferInsert>) => database.db.update(lead).set(given);
		await set({ status: 'cancelledBooking' });
		expect(await run(20)).toEqual({ told: 0 });
		await set({ status: 'confirmedBooking', clientLastName: '–' });
		expect(await run(20)).toEqual({ told: 0 });
		await set({ clientLastName: 'Thorne', decidedAt: Date.parse(`${addDays(CHECK_IN, -3)}T10:00:00Z`) });
		expect(await run(3)).toEqual({ told: 0 });
		expect(await run(2)).toEqual({ told: 1 });
		expect(await run(1)).toEqual({ told: 0 });
		expect(await mails()).toHaveLength(1);
	});

	it('is told of guests’ own bookings, in the client’s language, and to the agent where no address is known', async () => {
		await booked({ agencyNo: null, userNo: null, brandKey: 'consumer', language: 'de', createdBy: 'anonymous' });
		await booked({ email: null, checkIn: '2027-02-21' });
		expect(await run(30)).toEqual({ told: 2 });
		const subjects = (await mails()).map(({ to, subject }) => `${to}: ${subject}`).toSorted();
		expect(subjects[0]).toMatch(/^ada@thorne.example: Was wir für Ihren Aufenthalt in .* noch brauchen$/);
		expect(subjects[1]).toMatch(/^agent@people.example: Ada Thorne: What we still need /);
	});

	it('is found along the index of bookings', async () => {
		const at = { db: database.db, now: Date.parse('2027-01-16T11:00:00Z'), today: plainDate('2027-01-16') };
		for (const kind of ['needs', 'needsLast'] as const) {
			const { sql, params } = untoldNeeds(at, kind).toSQL();
			const args = params.map((each) => (typeof each === 'number' ? each : String(each)));
			const { rows } = await database.db.$client.execute({ sql: `explain query plan ${sql}`, args });
			const plan = rows.map(({ detail }) => String(detail)).join('\n');
			expect(plan).toContain('SEARCH lead USING INDEX lead_status_end (status=? AND check_out>?');
			expect(plan).not.toMatch(/SCAN (g|r|lead|trip)\b/);
		}
	});
});
