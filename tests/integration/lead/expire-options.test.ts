import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lead, leadEvent } from '#db/schema/lead';
import { plainDate } from '~/domain/date/plain-date';
import { expireOptions, lapsedOptions, OPTIONS_PER_RUN } from '~/domain/lead/expire-options.server';
import { moveLead } from '~/domain/lead/move-lead.server';
import type { TestDatabase } from '../database';
import { enquiryContext, NOW } from '../enquiry/enquiry-context';
import { startEnquiryDatabase } from '../enquiry/enquiry-database';
import { forgetLeads, insertLead, stayStatuses, takenNights } from './lead-workspace';

let database: TestDatabase;
beforeAll(async () => {
	database = await startEnquiryDatabase();
});
beforeEach(() => forgetLeads(database.db));
afterAll(() => database?.stop());

const run = (now = NOW) => expireOptions({ db: database.db, today: plainDate('2026-11-20'), now });

/** An option that holds its nights until `expiresAt`. */
async function confirmedOption(expiresAt: number, given: Parameters<typeof insertLead>[1] = {}) {
	const requested = await insertLead(database.db, { status: 'requestedOption', ...given });
	const ctx = enquiryContext(database.db);
	await moveLead({
		ctx,
		scope: { reach: 'all' },
		lead: requested,
		to: 'confirmedOption',
		actor: { id: 'user_admin', role: 'admin' },
		expiresAt,
	});
	return requested.id;
}

async function statusOf(id: string) {
	const [row] = await database.db.select({ status: lead.status }).from(lead).where(eq(lead.id, id));
	return row?.status;
}

const LATER = { checkIn: '2027-02-06', checkOut: '2027-02-13' };
const LAST = { checkIn: '2027-02-27', checkOut: '2027-03-06' };

describe('options whose time is over', () => {
	it('expire to the millisecond, on every brand, and their nights are offered again', async () => {
		const [over, others, open] = [
			await confirmedOption(NOW),
			await confirmedOption(NOW - 1, { ...LATER, brandKey: 'demo-gold' }),
			await confirmedOption(NOW + 1, LAST),
		];
		expect(await run()).toEqual({ expired: 2, overtaken: 0, failed: 0 });
		expect(await Promise.all([over, others, open].map(statusOf))).toEqual([
			'expiredOption',
			'expiredOption',
			'confirmedOption',
		]);
		expect((await takenNights(database.db))[0]).toBe('2027-02-27');
		expect(await stayStatuses(database.db)).toMatchObject({
			'2027-02-06': 'available',
			'2027-02-20': 'available',
			'2027-02-27': 'sold',
		});
		const told = await database.db.select().from(leadEvent).where(eq(leadEvent.toStatus, 'expiredOption'));
		expect(told.map(({ actor, version }) => [actor, version])).toEqual([
			['system', 3],
			['system', 3],
		]);
	});

	it('expire once, however many runs there are at the same time or after one another', async () => {
		await confirmedOption(NOW);
		const reports = await Promise.all([run(), run(), run()]);
		expect(reports.map(({ expired }) => expired).reduce((sum, each) => sum + each)).toBe(1);
		expect(reports.every(({ failed }) => failed === 0)).toBe(true);
		expect(await run()).toEqual({ expired: 0, overtaken: 0, failed: 0 });
		const told = await database.db.select().from(leadEvent).where(eq(leadEvent.toStatus, 'expiredOption'));
		expect(told).toHaveLength(1);
	});

	it('do not expire once they are booked', async () => {
		const id = await confirmedOption(NOW);
		await moveLead({
			ctx: enquiryContext(database.db),
			scope: { reach: 'all' },
			lead: { id, version: 2 },
			to: 'confirmedBooking',
			actor: { id: 'user_agent', role: 'agent' },
		});
		expect((await run()).expired).toBe(0);
		expect(await statusOf(id)).toBe('confirmedBooking');
		expect(await takenNights(database.db)).toHaveLength(7);
	});

	it('are worked off in bounded runs, the oldest first', async () => {
		const oldest = await confirmedOption(NOW - 100);
		// nights are of no matter here: options of a property that is gone
		for (let index = 0; index < OPTIONS_PER_RUN; index += 1)
			await insertLead(database.db, { status: 'confirmedOption', expiresAt: NOW - 1, propertyNo: null });
		expect((await run()).expired).toBe(OPTIONS_PER_RUN);
		expect(await statusOf(oldest)).toBe('expiredOption');
		expect((await run()).expired).toBe(1);
		expect((await run()).expired).toBe(0);
	});
});

it('the minute without any costs one look into an index', async () => {
	const { sql, params } = lapsedOptions(database.db, NOW).toSQL();
	const { rows } = await database.db.$client.execute({
		sql: `explain query plan ${sql}`,
		args: params as (string | number)[],
	});
	expect(rows.map(({ detail }) => detail)).toEqual(['SEARCH lead USING INDEX lead_expiry (status=? AND expires_at<?)']);
});
