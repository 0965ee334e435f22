import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { audit } from '#db/schema/audit';
import { hotel } from '#db/schema/hotel';
import { roomNight } from '#db/schema/hotel-room';
import { lead, leadPriceNotice } from '#db/schema/lead';
import { mailOutbox } from '#db/schema/mail';
import { exchangeRate } from '#db/schema/search';
import { user } from '#db/schema/user';
import { plainDate } from '~/domain/date/plain-date';
import { stateOf } from '~/domain/desk/publish-draft.server';
import { saveRateCells } from '~/domain/hotel-desk/rates/edit-rates.server';
import { loadRates } from '~/domain/hotel-desk/rates/load-rates.server';
import { publishRates } from '~/domain/hotel-desk/rates/publish-rates.server';
import { readDashboardFilter } from '~/domain/lead/dashboard/dashboard-filter';
import { readDashboard } from '~/domain/lead/dashboard/read-dashboard.server';
import { deleteInterest } from '~/domain/lead/delete-interest.server';
import { changeRooms } from '~/domain/lead/hotel/change-rooms.server';
import { previewRooms } from '~/domain/lead/hotel/preview-rooms.server';
import { readLeadRooms } from '~/domain/lead/hotel/read-lead-rooms.server';
import { draftOf } from '~/domain/lead/hotel/rooms-draft';
import { saveHotelInterest } from '~/domain/lead/hotel/save-hotel-interest.server';
import { CHECK_AGAIN_MS, checkPrices, NEVER_AGAIN } from '~/domain/lead/price-watch/check-prices.server';
import { endWatchByLink, findWatchByLink, switchPriceWatch } from '~/domain/lead/price-watch/switch-price-watch.server';
import { dueLeads } from '~/domain/lead/price-watch/watched-leads.server';
import { listNews } from '~/domain/notice/list-news.server';
import { DomainError } from '~/platform/errors';
import type { TestDatabase } from '../database';
import { NOW } from '../enquiry/enquiry-context';
import { contextOf, leadRow, type Person, startAgentDatabase } from '../lead/agent-workspace';
import { forgetLeads } from '../lead/lead-workspace';
import { insertHotels } from './hotel-fixture';

let database: TestDatabase;
/** Of this test: each run comes after the one before. */
let clock = NOW;

beforeAll(async () => {
	database = await startAgentDatabase();
	await insertHotels(database, [
		{
			key: 'arve',
			name: 'Hotel Arve',
			place: 'zermatt',
			rooms: [
				{ key: 'double', name: 'Double Room', units: 4 },
				{ key: 'suite', name: 'Suite', units: 4 },
			],
			plans: [{ key: 'flexible' }],
			seasons: [
				{
					firstNight: '2026-12-01',
					lastNight: '2027-03-31',
					rates: [
						{ rooms: ['double'], nightly: 400 },
						{ rooms: ['suite'], nightly: 600 },
					],
				},
			],
			taken: [{ room: 'suite', firstNight: '2027-02-14', lastNight: '2027-02-14', taken: 1 }],
		},
	]);
});
beforeEach(async () => {
	await forgetLeads(database.db);
	await setRate('double', '400');
	await setRate('suite', '600');
	await database.db.update(roomNight).set({ isStopped: false });
	clock = NOW;
});
afterAll(() => database.stop());

/** The hotel sets a price on its page of rates and publishes it. */
async function setRate(room: string, text: string, now = NOW - 1000): Promise<void> {
	const customer = { ...contextOf(database, 'customer'), now };
	const ctx = { ...customer, actor: customer.actor && { ...customer.actor, hotelId: 'hotel_arve' } };
	const { seen, seasons } = await loadRates({ ctx }).then((loaded) => ({
		seen: loaded.seen,
		seasons: loaded.published.seasons,
	}));
	const season = seasons[0]?.key ?? '';
	await saveRateCells({ ctx, plan: 'flexible', field: 'nightly', cells: [{ room, season, text }], seen });
	const saved = await loadRates({ ctx });
	if (saved.draft) await publishRates({ ctx, seen: saved.seen, state: stateOf(saved.published) });
}

/** Two nights: 800 the double room, 1,200 the suite. */
async function interest(
	tolerancePercent: number,
	rooms: readonly string[] = ['double'],
	language: 'en' | 'de' = 'en',
): Promise<string> {
	const result = await saveHotelInterest({
		ctx: contextOf(database, 'agent', { language }),
		hotelId: 'hotel_arve',
		input: {
			...{ checkIn: '2027-02-13', checkOut: '2027-02-15', firstName: 'Margarethe', lastName: 'Asterhoff' },
			...{ tls: '26-10493', cc: '48-2210', tolerancePercent },
			rooms: rooms.map((room) => ({
				...{ roomId: `room_arve.${room}`, planId: 'rate_arve.flexible', adults: 2, childrenAges: [] },
			})),
		},
		expected: {},
		clientKey: crypto.randomUUID(),
		onOtherBody: 'create',
	});
	if (result.outcome !== 'stored') throw new Error(result.outcome);
	await database.db.delete(mailOutbox);
	return result.id;
}

/** The schedule, an interval later than before; who is told of news. */
async function run({ today = '2026-11-20' } = {}): Promise<{ told: number; checked: number; readers: string[] }> {
	clock += CHECK_AGAIN_MS;
	const readers: string[] = [];
	const tellNews = async (ids: readonly string[]) => void readers.push(...ids);
	const outcome = await checkPrices({ db: database.db, today: plainDate(today), now: clock, tellNews });
	return { ...outcome, readers };
}

/** Subjects and texts of the mails since the last call. */
async function mails() {
	const rows = await database.db.select().from(mailOutbox).orderBy(mailOutbox.no);
	await database.db.delete(mailOutbox);
	return rows;
}

const pageOf = async (id: string) =>
	(await readLeadRooms({ ctx: { ...contextOf(database, 'agent'), now: clock }, id }))?.watch;
const newsOf = async (person: Person) =>
	(await listNews({ ctx: { ...contextOf(database, person), now: clock } })).leads;

async function rowOf(id: string) {
	const ctx = contextOf(database, 'agent');
	const filter = readDashboardFilter(new URLSearchParams(), 'mine');
	return (await readDashboard({ ctx, filter })).rows.find((row) => row.id === id);
}

describe('the price of an interest', () => {
	it('is told once when the hotel raises it beyond the tolerance, again when it rises further, and not when it falls', async () => {
		const id = await interest(5);
		expect(await run()).toMatchObject({ checked: 1, told: 0, readers: [] });
		expect(await pageOf(id)).toEqual({ isOn: true, notice: null });
		expect(await rowOf(id)).toMatchObject({ priceNews: null });

		await setRate('double', '415');
		expect(await run()).toMatchObject({ checked: 1, told: 0 });

		await setRate('double', '440');
		expect(await run()).toMatchObject({ told: 1, readers: ['user_agent'] });
		const [mail, ...others] = await mails();
		expect(others).toEqual([]);
		expect(mail).toMatchObject({ kind: 'lead-price', toAddress: 'agent@people.example', brandKey: 'demo-gold' });
		expect(mail?.subject).toBe(
			'The price of an interest has risen: Hotel Arve · 13 – 15 Feb 2027 · Margarethe Asterhoff',
		);
		expect(mail?.plainText.replace(/\s+/g, ' ')).toContain('now cost EUR 880,00 instead of EUR 800,00, 10% more');
		expect(mail?.plainText).toContain(`/partner/dashboard/leads/${id}/rooms`);
		expect(mail?.listUnsubscribe).toMatch(/^https:\/\/www\.firnlicht\.example\/price-notices\/[\w-]{43}$/);
		expect(await pageOf(id)).toMatchObject({
			notice: { fromMinor: 80_000, toMinor: 88_000, at: clock, endedAt: null },
		});
		expect(await rowOf(id)).toMatchObject({ priceNews: { fromMinor: 80_000, toMinor: 88_000 } });
		expect(await newsOf('agent')).toMatchObject([
			{ kind: 'price', leadId: id, before: { minor: 80_000 }, after: { minor: 88_000, currency: 'EUR' } },
		]);
		expect(await newsOf('colleague')).toEqual([]);

		expect(await run()).toMatchObject({ checked: 1, told: 0 });
		await setRate('double', '450');
		expect(await run()).toMatchObject({ checked: 1, told: 0 });
		await setRate('double', '480');
		expect(await run()).toMatchObject({ told: 1 });
		expect((await mails()).map(({ plainText }) => plainText.replace(/\s+/g, ' '))).toEqual([
			expect.stringMatching(/EUR 960,00 instead of EUR 800,00, 20% more.*As we told you last: EUR 880,00/),
		]);
		// The further rise stands in the place of the one before.
		expect(await newsOf('agent')).toMatchObject([{ after: { minor: 96_000 } }]);

		await setRate('double', '400');
		expect(await run()).toMatchObject({ checked: 1, told: 0, readers: [] });
		expect(await mails()).toEqual([]);
		expect(await pageOf(id)).toMatchObject({ notice: { toMinor: 96_000, endedAt: clock } });
		expect(await rowOf(id)).toMatchObject({ priceNews: null });
		expect(await newsOf('agent')).toEqual([]);

		await setRate('double', '440');
		expect(await run()).toMatchObject({ told: 1 });
	});

	it('is told once by two runs at the same time', async () => {
		const ids = [await interest(0), await interest(0), await interest(0)];
		await setRate('double', '410');
		clock += CHECK_AGAIN_MS;
		const runs = [0, 1, 2].map(() =>
			checkPrices({ db: database.db, today: plainDate('2026-11-20'), now: clock, tellNews: async () => undefined }),
		);
		const told = (await Promise.all(runs)).reduce((sum, each) => sum + each.told, 0);
		expect(told).toBe(ids.length);
		expect(await mails()).toHaveLength(ids.length);
		expect(await database.db.$count(leadPriceNotice)).toBe(ids.length);
	});

	it('is told once when one of several rooms can no longer be had, and the page says when it is there again', async () => {
		const id = await interest(20, ['double', 'suite']);
		const stop = (isStopped: boolean) =>
			database.db.update(roomNight).set({ isStopped }).where(eq(roomNight.night, '2027-02-14'));
		await stop(true);
		expect(await run()).toMatchObject({ told: 1 });
		expect(await run()).toMatchObject({ told: 0 });
		const [mail] = await mails();
		expect(mail?.subject).toContain('A room of an interest is no longer to be had');
		expect(mail?.plainText.replace(/\s+/g, ' ')).toMatch(/Double Room.*as you saved it.*Suite.*no longer to be had/);
		expect(await rowOf(id)).toMatchObject({ priceNews: { fromMinor: 200_000, toMinor: null } });
		expect(await newsOf('agent')).toMatchObject([{ kind: 'price', after: null }]);
		await stop(false);
		await run();
		expect(await pageOf(id)).toMatchObject({ notice: { toMinor: null, endedAt: clock } });
		expect(await mails()).toEqual([]);
	});

	it('is compared with the new price once the agent has taken that over', async () => {
		const id = await interest(0);
		await setRate('double', '500');
		await run();
		await mails();
		const ctx = contextOf(database, 'agent');
		const { record, rows } = await previewRooms({ ctx, id });
		const { review } = await previewRooms({ ctx, id, input: draftOf(record, rows) });
		expect(
			await changeRooms({ ctx, lead: { id, version: record.version }, input: review.draft, seen: review.key }),
		).toMatchObject({ outcome: 'stored' });
		expect(await pageOf(id)).toEqual({ isOn: true, notice: null });
		expect(await rowOf(id)).toMatchObject({ totalMinor: 100_000, priceNews: null });
		expect(await run()).toMatchObject({ checked: 1, told: 0 });
		await setRate('double', '510');
		expect(await run()).toMatchObject({ told: 1 });
	});

	it('is compared no more once the interest is put away, its arrival has passed, or an interval has not gone by', async () => {
		const [away, open] = [await interest(0), await interest(0)];
		await deleteInterest({ ctx: contextOf(database, 'agent'), lead: { id: away, version: null } });
		expect(await run()).toMatchObject({ checked: 1 });
		await setRate('double', '700');
		const soon = checkPrices({
			...{ db: database.db, today: plainDate('2026-11-20'), now: clock + CHECK_AGAIN_MS - 1000 },
			tellNews: async () => undefined,
		});
		expect(await soon).toEqual({ checked: 0, told: 0 });
		expect(await run({ today: '2027-02-14' })).toMatchObject({ checked: 0, told: 0 });
		expect((await leadRow(database, open)).priceCheckedAt).toBe(NEVER_AGAIN);
		expect(await mails()).toEqual([]);
	});

	it('is not told for what an exchange rate moves a little, and told with the reason for what it moves much', async () => {
		const francs = (eurPerUnit: number) =>
			database.db.update(exchangeRate).set({ eurPerUnit }).where(eq(exchangeRate.currency, 'CHF'));
		const [before] = await database.db.select().from(exchangeRate).where(eq(exchangeRate.currency, 'CHF'));
		const rate = before?.eurPerUnit ?? 0;
		await database.db.update(hotel).set({ currency: 'CHF' });
		try {
			await interest(0);
			await francs(Math.round(rate * 1.01));
			expect(await run()).toMatchObject({ checked: 1, told: 0 });
			await francs(Math.round(rate * 1.05));
			expect(await run()).toMatchObject({ told: 1 });
			const [mail] = await mails();
			expect(mail?.plainText.replace(/\s+/g, ' ')).toContain('5% more.');
			expect(mail?.plainText.replace(/\s+/g, ' ')).toContain('the exchange rate has moved');
		} finally {
			await francs(rate);
			await database.db.update(hotel).set({ currency: 'EUR' });
		}
	});

	it('is told in the language of the lead, and not once it has become an option', async () => {
		const [id, option] = [await interest(0, ['double'], 'de'), await interest(0)];
		await database.db.update(lead).set({ status: 'requestedOption' }).where(eq(lead.id, option));
		await setRate('double', '500');
		expect(await run()).toMatchObject({ checked: 1, told: 1 });
		const [mail] = await mails();
		expect(mail?.subject).toBe(
			'Der Preis eines Interesses ist gestiegen: Hotel Arve · 13. – 15. Feb. 2027 · Margarethe Asterhoff',
		);
		expect(mail?.leadNo).toBe((await leadRow(database, id)).no);
	});

	it('is told by the next run where the database was away, neither lost nor twice', async () => {
		const id = await interest(0);
		await setRate('double', '500');
		const before = (await leadRow(database, id)).priceCheckedAt;
		clock += CHECK_AGAIN_MS;
		const { db } = database;
		const away = () => Promise.reject(new DomainError('unavailable', 'The database is away'));
		const client = new Proxy(db.$client, { get: (it, key) => (key === 'batch' ? away : Reflect.get(it, key, it)) });
		const cut = new Proxy(db, { get: (it, key) => (key === '$client' ? client : Reflect.get(it, key, it)) });
		const cutRun = checkPrices({
			db: cut,
			today: plainDate('2026-11-20'),
			now: clock,
			tellNews: async () => undefined,
		});
		await expect(cutRun).rejects.toMatchObject({ code: 'unavailable' });
		expect([await mails(), await database.db.$count(leadPriceNotice)]).toEqual([[], 0]);
		expect((await leadRow(database, id)).priceCheckedAt).toBe(before);
		expect(await run()).toMatchObject({ told: 1 });
		expect(await run()).toMatchObject({ told: 0 });
		expect(await mails()).toHaveLength(1);
	});

	it('is told to no one who has left the agency, and still stands on the page', async () => {
		const id = await interest(0);
		await setRate('double', '500');
		await database.db.update(user).set({ agencyNo: 2 }).where(eq(user.id, 'user_agent'));
		try {
			expect(await run()).toMatchObject({ told: 0, readers: [] });
			expect(await mails()).toEqual([]);
			expect(await pageOf(id)).toMatchObject({ notice: { toMinor: 100_000 } });
		} finally {
			await database.db.update(user).set({ agencyNo: 1 }).where(eq(user.id, 'user_agent'));
		}
	});
});

describe('the switch of the notices', () => {
	it('is turned at the lead by its agency alone, and nothing is compared while it is off', async () => {
		const id = await interest(0);
		const turn = (person: Person, isOn: boolean) =>
			switchPriceWatch({ ctx: contextOf(database, person), lead: { id, version: 1 }, isOn });
		await expect(turn('stranger', false)).rejects.toMatchObject({ code: 'not-found' });
		await expect(turn('operator', false)).rejects.toMatchObject({ code: 'forbidden' });
		await turn('colleague', false);
		await setRate('double', '500');
		expect(await run()).toEqual({ checked: 0, told: 0, readers: [] });
		expect(await pageOf(id)).toEqual({ isOn: false, notice: null });
		await turn('agent', true);
		expect((await leadRow(database, id)).version).toBe(1);
		expect(await run()).toMatchObject({ told: 1 });
	});

	it('is turned off by the link of the mail without a session, once, and by no other text', async () => {
		const id = await interest(0);
		await setRate('double', '500');
		await run();
		const [mail] = await mails();
		const token = mail?.listUnsubscribe?.split('/').at(-1) ?? '';
		const ctx = { ...contextOf(database, null), now: clock };
		expect(await findWatchByLink({ ctx, token })).toEqual({
			...{ state: 'on', hotel: 'Hotel Arve', checkIn: '2027-02-13', checkOut: '2027-02-15' },
		});
		for (const text of [undefined, 'x', 'a'.repeat(43), id]) {
			expect((await findWatchByLink({ ctx, token: text })).state).toBe('unknown');
			expect(await endWatchByLink({ ctx, token: text })).toBe(false);
		}
		expect(await endWatchByLink({ ctx, token })).toBe(true);
		expect(await endWatchByLink({ ctx, token })).toBe(true);
		expect((await findWatchByLink({ ctx, token })).state).toBe('off');
		const written = await database.db.select().from(audit).where(eq(audit.action, 'lead.price-unwatched'));
		expect(written.filter(({ subjectId }) => subjectId === id)).toHaveLength(1);
		await setRate('double', '600');
		expect(await run()).toMatchObject({ checked: 0, told: 0 });
	});
});

describe('a run', () => {
	const question = { today: plainDate('2026-11-20'), dueBefore: NOW, changedAfter: NOW };
	const checkedAt = (id: string, at: number | null) =>
		database.db.update(lead).set({ priceCheckedAt: at }).where(eq(lead.id, id));

	it('begins with the interests compared longest ago, by their index', async () => {
		const ids = [await interest(0), await interest(0), await interest(0), await interest(0)];
		for (const [at, id] of ids.entries()) await checkedAt(id, [NOW - 1, NOW - 2, null, NOW + 1][at] ?? null);
		const nos = await Promise.all(ids.map(async (id) => (await leadRow(database, id)).no));
		const order = async (limit: number) =>
			(await dueLeads(database.db, { ...question, limit }).execute()).map(({ no }) => no);
		expect(await order(2)).toEqual([nos[2], nos[1]]);
		expect(await order(9)).toEqual([nos[2], nos[1], nos[0]]);
		const { sql, params } = dueLeads(database.db, { ...question, limit: 2 }).toSQL();
		const plan = await database.db.$client.execute({ sql: `explain query plan ${sql}`, args: params as string[] });
		const details = plan.rows.map(({ detail }) => String(detail));
		expect(details.filter((detail) => /^SCAN (lead|l|hotel|h)\b/.test(detail))).toEqual([
			'SCAN lead USING INDEX lead_price_watch',
		]);
	});

	it('comes back at once to the interests of a hotel that has changed its rates, and to no others', async () => {
		const id = await interest(0);
		const other = await interest(0);
		await database.db.update(lead).set({ hotelNo: null }).where(eq(lead.id, other));
		const due = async () =>
			(
				await dueLeads(database.db, {
					...{ ...question, limit: 9, dueBefore: NOW - CHECK_AGAIN_MS, changedAfter: NOW - CHECK_AGAIN_MS },
				}).execute()
			).map(({ no }) => no);
		await checkedAt(id, NOW);
		expect(await due()).toEqual([]);
		await setRate('double', '401', NOW + 5);
		expect(await due()).toEqual([(await leadRow(database, id)).no]);
		await checkedAt(id, NOW + 6);
		expect(await due()).toEqual([]);
	});
});
