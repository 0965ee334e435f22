import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { leadRoom } from '#db/schema/lead';
import { draft, publication } from '#db/schema/publication';
import { catalogueVersion } from '#db/schema/search';
import { programMembership } from '#db/schema/travel-agency';
import { plainDate } from '~/domain/date/plain-date';
import { stateOf } from '~/domain/desk/publish-draft.server';
import { loadCommission } from '~/domain/hotel/load-commission.server';
import { loadNightCalendar } from '~/domain/hotel-desk/nights/load-night-calendar.server';
import {
	createPlan,
	orderPlans,
	removePlan,
	savePlan,
	setPlanOnSale,
} from '~/domain/hotel-desk/plans/edit-plans.server';
import type { TypedPrices } from '~/domain/hotel-desk/plans/new-prices';
import { EMPTY_PLAN, type TypedPlan, typedOf } from '~/domain/hotel-desk/plans/typed-plan';
import { restoreRates, saveRateCells, stepBack } from '~/domain/hotel-desk/rates/edit-rates.server';
import { loadRates } from '~/domain/hotel-desk/rates/load-rates.server';
import { publishRates } from '~/domain/hotel-desk/rates/publish-rates.server';
import { searchHotels } from '~/domain/hotel-search/search-hotels.server';
import { readLeadRooms } from '~/domain/lead/hotel/read-lead-rooms.server';
import { saveHotelInterest } from '~/domain/lead/hotel/save-hotel-interest.server';
import { claimedBenefits } from '~/domain/offer/claimed-benefits.server';
import { loadOffers } from '~/domain/offer/load-offers.server';
import { quoteOffers } from '~/domain/offer/quote-offers.server';
import type { TestDatabase } from '../database';
import { contextOf, EVERYBODY, type Person, startAgentDatabase } from '../lead/agent-workspace';
import { ACCESS, insertHotels, PROGRAM_NOS } from './hotel-fixture';

let database: TestDatabase;

beforeAll(async () => {
	database = await startAgentDatabase();
	await insertHotels(database, [
		{
			key: 'arve',
			rooms: [
				{ key: 'double', units: 9 },
				{ key: 'suite', units: 9 },
			],
			plans: [
				{ key: 'flexible', singleUseMinor: 5_000 },
				{ key: 'advance', commissionPercent: 7 },
			],
			seasons: [
				{ firstNight: '2026-12-01', lastNight: '2027-01-31', weekend: [5, 6], rates: [{ nightly: 400, public: 500 }] },
				{ firstNight: '2027-02-01', lastNight: '2027-03-31', rates: [{ rooms: ['double'], nightly: 300 }] },
			],
			closures: [{ kind: 'arrival', firstDay: '2026-12-24', lastDay: '2026-12-24' }],
		},
		{ key: 'tanne' },
	]);
});

afterAll(() => database.stop());

function staffOf(hotelId: string | null, person: Person = 'customer') {
	const ctx = contextOf(database, person);
	return { ...ctx, actor: ctx.actor && { ...ctx.actor, hotelId } };
}

const ARVE = () => staffOf('hotel_arve');
const load = () => loadRates({ ctx: ARVE() });
const seen = async () => (await load()).seen;

async function typed(key: string, change: Partial<TypedPlan> = {}): Promise<TypedPlan> {
	const { content } = await load();
	const plan = content.plans.find((each) => each.key === key);
	if (!plan) throw new Error(`No plan ${key}`);
	return { ...typedOf(plan, content.closures), ...change };
}

const PEAKS = { name_en: 'Circle of Peaks', name_de: 'Circle of Peaks', program: 'circle-of-peaks' };

async function copy(change: Partial<TypedPlan> = PEAKS, prices: Partial<TypedPrices> = {}) {
	return createPlan({
		ctx: ARVE(),
		typed: await typed('flexible', change),
		prices: { from: 'flexible', change: '-10%', price: '', rooms: ['double', 'suite'], ...prices },
		seen: await seen(),
	});
}

async function save(key: string, change: Partial<TypedPlan>) {
	return savePlan({ ctx: ARVE(), key, typed: await typed(key, change), seen: await seen() });
}

async function publish() {
	const { seen: revision, published } = await load();
	return publishRates({ ctx: ARVE(), seen: revision, state: stateOf(published) });
}

async function discard() {
	const { seen: revision, draft: isThere } = await load();
	if (isThere) await stepBack({ ctx: ARVE(), seen: revision, isAll: true });
}

const onSale = async (key: string, isOnSale: boolean) =>
	setPlanOnSale({ ctx: ARVE(), key, isOnSale, seen: await seen() });

const MEMBER = { ...ACCESS, programNos: [PROGRAM_NOS['circle-of-peaks']] };

/** Plans that an agent is offered for the double room, with their totals. */
async function offered(access = ACCESS, roomId = 'room_arve.double'): Promise<Record<string, number | undefined>> {
	const { db, today, now } = contextOf(database, 'agent');
	const { content } = await load();
	const quotes = await quoteOffers({
		ctx: { db, access, today, now },
		requests: content.plans.map(({ key }) => ({
			...{ roomId, planId: `rate_arve.${key}`, paymentProfile: 'ClientPays' as const },
			...{ adults: 2, children: 0, childrenAges: [] },
			...{ checkIn: plainDate('2027-01-11'), checkOut: plainDate('2027-01-13') },
		})),
	});
	return Object.fromEntries(
		quotes.flatMap(({ offer }) => (offer ? [[offer.planId.replace('rate_arve.', ''), offer.price?.total.minor]] : [])),
	);
}

/** The price "from" that the search of hotels tells for two nights. */
async function searched(access = ACCESS, checkIn = '2027-01-11') {
	const { db, today, now } = contextOf(database, 'agent');
	const catalogue = await database.db.$count(catalogueVersion);
	const found = await searchHotels(
		{ db, access, today, now, catalogueVersion: catalogue, pictureBaseUrl: 'https://pictures.test' },
		{
			...{ destination: null, paymentProfile: 'ClientPays', hotelCategories: [], roomCategories: [], programIds: [] },
			...{ maxKeys: null, facilities: [], roomFacilities: [], hotelIds: ['hotel_arve'], parties: null, area: null },
			checkIn: plainDate(checkIn),
			checkOut: plainDate(checkIn.replace(/\d\d$/, (day) => String(Number(day) + 2).padStart(2, '0'))),
		},
	);
	return found?.available[0]?.availability?.price?.local.minor ?? null;
}

describe('a negotiated plan', () => {
	it('is copied with its prices, and offered to members of its programme alone once it is published', async () => {
		expect(await searched(MEMBER)).toBe(40_000);
		expect(await copy()).toEqual({ outcome: 'saved', key: 'circle-of-peaks' });
		expect(await offered(MEMBER)).toEqual({ flexible: 80_000, advance: 80_000 });
		expect(await publish()).toEqual({ outcome: 'published', number: 2, changes: 4 });
		expect(await offered()).toEqual({ flexible: 80_000, advance: 80_000 });
		expect(await offered(MEMBER)).toEqual({ flexible: 80_000, advance: 80_000, 'circle-of-peaks': 72_000 });
		expect(await searched()).toBe(40_000);
		expect(await searched(MEMBER)).toBe(36_000);
		const { plans } = await load();
		expect(plans.at(-1)).toMatchObject({ key: 'circle-of-peaks', program: 'circle-of-peaks', isOffSale: false });
	});

	it('is not told to an agency whose membership is not confirmed, but what it would open', async () => {
		await database.db
			.insert(programMembership)
			.values({ agencyNo: 1, programNo: PROGRAM_NOS['circle-of-peaks'], status: 'claimedByAgency', createdAt: 0 });
		const names = async () =>
			(await claimedBenefits(contextOf(database, 'agent'), 'hotel_arve')).map(({ rateName }) => rateName);
		expect(await names()).toEqual(['Circle of Peaks']);
		await onSale('circle-of-peaks', false);
		await publish();
		expect(await names()).toEqual([]);
		await onSale('circle-of-peaks', true);
		await publish();
		expect(await names()).toEqual(['Circle of Peaks']);
	});
});

describe('terms', () => {
	const CANCELLATION = [
		{ percent: '30', days: '90' },
		{ percent: '100', days: '45' },
	];

	it('are saved in the draft, published, and gone back to', async () => {
		expect(
			await save('flexible', {
				...{
					cancellation: CANCELLATION,
					deposit: '40',
					commission: '12,5',
					name_de: 'Flexibel',
					policy: 'semiFlexible',
				},
				...{
					amenities_en: '- Late check-out',
					amenities_de: '- Später Check-out',
					children: [{ age: '5', amount: '0' }],
					from: '2026-12-20',
				},
				closed: [{ kind: 'departure', first: '2027-01-10', last: '2027-01-10' }],
			}),
		).toEqual({ outcome: 'saved', key: 'flexible' });
		const quote = async () => {
			const { db, today, now } = contextOf(database, 'agent');
			const [answer] = await quoteOffers({
				ctx: { db, access: { ...ACCESS, language: 'de' }, today, now },
				requests: [
					{
						...{ roomId: 'room_arve.double', planId: 'rate_arve.flexible', paymentProfile: 'ClientPays' },
						...{ adults: 2, children: 0, childrenAges: [] },
						...{ checkIn: plainDate('2027-01-11'), checkOut: plainDate('2027-01-13') },
					},
				],
			});
			return answer?.offer;
		};
		expect((await quote())?.paymentPolicy.depositPercentage).toBe(30);
		expect(await publish()).toMatchObject({ outcome: 'published', changes: 1 });
		expect(await quote()).toMatchObject({
			rateName: 'Flexibel',
			commissionPercent: 12.5,
			paymentPolicy: { depositPercentage: 40 },
			cancellationPolicy: {
				cancellationPeriods: [
					{ fromDaysPriorToArrival: 90, feeInPercentOfBookingTotal: 30 },
					{ fromDaysPriorToArrival: 45, feeInPercentOfBookingTotal: 100 },
				],
			},
		});
		// The plan begins on 20 December; the other one is still there before, and the hotel's own closure is as it was.
		const { content } = await load();
		expect(content.closures).toEqual([
			{ plan: 'flexible', kind: 'stay', first_day: '2000-01-01', last_day: '2026-12-19' },
			{ plan: 'flexible', kind: 'departure', first_day: '2027-01-10', last_day: '2027-01-10' },
		]);
		expect(await searched(ACCESS, '2026-12-24')).toBeNull();
		const { versions } = await load();
		await restoreRates({ ctx: ARVE(), number: (versions[0]?.number ?? 0) - 1, seen: 0 });
		expect(await publish()).toMatchObject({ outcome: 'published', changes: 1 });
		expect((await quote())?.paymentPolicy.depositPercentage).toBe(30);
		expect((await load()).content.closures).toEqual([]);
	});

	it('leave a stored interest as it was agreed, which then says what has changed', async () => {
		const result = await saveHotelInterest({
			ctx: contextOf(database, 'agent'),
			hotelId: 'hotel_arve',
			input: {
				...{ checkIn: '2027-03-01', checkOut: '2027-03-03', firstName: 'Ada', lastName: 'Lind', tls: '1', cc: '2' },
				rooms: [{ roomId: 'room_arve.double', planId: 'rate_arve.flexible', adults: 2, childrenAges: [] }],
			},
			...{ expected: {}, clientKey: null, onOtherBody: 'create' },
		});
		if (result.outcome !== 'stored') throw new Error(result.outcome);
		const stored = () => database.db.select().from(leadRoom);
		const drift = async () => {
			const ctx = contextOf(database, 'agent');
			return (await readLeadRooms({ ctx, id: result.id }))?.rooms[0]?.drift;
		};
		const before = await stored();
		expect(await drift()).toMatchObject({ passes: true, changes: [] });
		await save('flexible', { cancellation: CANCELLATION, deposit: '40' });
		expect((await drift())?.changes).toEqual([]);
		await publish();
		expect(await stored()).toEqual(before);
		expect(await drift()).toMatchObject({ passes: false });
		expect((await drift())?.changes.map(({ kind }) => kind)).toEqual(
			expect.arrayContaining(['freeCancellation', 'dueAtBooking']),
		);
		// Made negotiated, it cannot be had by this agency any more.
		await save('flexible', { program: 'circle-of-peaks' });
		await publish();
		expect((await drift())?.changes).toMatchObject([{ kind: 'gone' }]);
		expect(await stored()).toEqual(before);
		await save('flexible', { program: '' });
		await publish();
	});

	it('with one wrong field are not saved, each named', async () => {
		expect(
			await save('flexible', {
				...{ name_en: 'Rate advance', deposit: '130', single_use: '400', program: 'atlantis' },
				cancellation: [
					{ percent: '50', days: '7' },
					{ percent: '100', days: '30' },
				],
			}),
		).toEqual({
			outcome: 'invalid',
			errors: {
				name_en: { key: 'nameTaken' },
				deposit: { key: 'overWhole' },
				single_use: { key: 'aboveLowest', values: { amount: 300 } },
				program: { key: 'program' },
				'cancellation.1.days': { key: 'daysOrder', values: { days: 7 } },
			},
		});
		expect(await database.db.$count(draft)).toBe(0);
	});

	it('of two people at once are saved once', async () => {
		const both = await Promise.allSettled(
			['11', '12'].map(async (commission) =>
				savePlan({ ctx: ARVE(), key: 'advance', typed: await typed('advance', { commission }), seen: 0 }),
			),
		);
		expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
		expect(both.find((each) => each.status === 'rejected')).toMatchObject({
			reason: { code: 'conflict', reason: 'changed-meanwhile' },
		});
		await discard();
	});
});

describe('a plan of its own', () => {
	it('is made from scratch for chosen rooms, and gets its other prices in the grid', async () => {
		const terms: TypedPlan = {
			...EMPTY_PLAN,
			...{ name_en: 'Spring!', name_de: 'Frühling', description_en: 'Half board.', description_de: 'Halbpension.' },
			...{ meal_plan: 'halfBoard', policy: 'nonRefundable', profiles: ['ClientPays'], commission: '8', deposit: '100' },
		};
		const create = async (prices: Partial<TypedPrices>) =>
			createPlan({
				ctx: ARVE(),
				typed: terms,
				prices: { from: '', change: '', price: '', rooms: [], ...prices },
				seen: await seen(),
			});
		expect(await create({})).toEqual({ outcome: 'invalid', errors: { rooms: { key: 'rooms' } } });
		expect(await create({ rooms: ['double'], price: '350' })).toEqual({ outcome: 'saved', key: 'spring' });
		const cells = [{ room: 'suite', season: 'season-0', text: '700' }];
		expect(
			await saveRateCells({ ctx: ARVE(), plan: 'spring', field: 'nightly', cells, seen: await seen() }),
		).toMatchObject({ outcome: 'saved' });
		await publish();
		expect(await offered()).toMatchObject({ spring: 70_000 });
		expect(await offered(ACCESS, 'room_arve.suite')).toMatchObject({ spring: 140_000 });
	});

	it('without any price is published, and offered to no one', async () => {
		await copy({ name_en: 'Empty', name_de: 'Leer' }, { from: '' });
		expect(await publish()).toMatchObject({ outcome: 'published' });
		expect(await offered(ACCESS)).not.toHaveProperty('empty');
	});

	it('is taken off sale and put back, and is not deleted', async () => {
		await onSale('spring', false);
		expect(await offered()).toHaveProperty('spring');
		await publish();
		expect(await offered()).not.toHaveProperty('spring');
		expect((await load()).plans.find(({ key }) => key === 'spring')?.isOffSale).toBe(true);
		await expect(removePlan({ ctx: ARVE(), key: 'spring', seen: 0 })).rejects.toMatchObject({ code: 'invalid' });
		await onSale('spring', true);
		await publish();
		expect(await offered()).toMatchObject({ spring: 70_000 });
	});

	it('that is off sale counts for no commission', async () => {
		const ctx = contextOf(database, 'agent');
		const range = async () => {
			if (!ctx.actor) throw new Error('no actor');
			return loadCommission({ ...ctx, brand: { ...ctx.brand, isCommissionDisplayed: true } }, ctx.actor, 'hotel_arve');
		};
		expect(await range()).toEqual({ from: 7, to: 10 });
		await onSale('advance', false);
		await publish();
		expect(await range()).toEqual({ from: 8, to: 10 });
		await onSale('advance', true);
		await publish();
	});

	it('that is off sale is the last that the calendar of nights would begin with', async () => {
		const begins = async () => (await loadNightCalendar({ ctx: ARVE(), input: { from: null, planId: null } })).planId;
		expect(await begins()).toBe('rate_arve.flexible');
		await onSale('flexible', false);
		await publish();
		expect(await begins()).toBe('rate_arve.advance');
		await onSale('flexible', true);
		await publish();
	});

	it('that was never published is taken out of the draft again', async () => {
		await copy({ name_en: 'Short-lived', name_de: 'Kurz' });
		expect(await publishable()).toBe(true);
		await removePlan({ ctx: ARVE(), key: 'short-lived', seen: await seen() });
		expect(await publish()).toEqual({ outcome: 'nothing' });
		await discard();
	});

	it('is off sale after going back to a version that does not know it', async () => {
		await restoreRates({ ctx: ARVE(), number: 1, seen: await seen() });
		await publish();
		expect((await load()).plans.filter(({ isOffSale }) => isOffSale).map(({ key }) => key)).toEqual([
			...['circle-of-peaks', 'spring', 'empty'],
		]);
		expect(Object.keys(await offered(MEMBER))).toEqual(['flexible', 'advance']);
	});
});

async function publishable() {
	const { content, published } = await load();
	return stateOf(content) !== stateOf(published);
}

describe('the order of plans', () => {
	const keys = async () => (await load()).plans.map(({ key }) => key);
	const order = async (wanted: readonly string[]) => orderPlans({ ctx: ARVE(), keys: wanted, seen: await seen() });
	const offeredInOrder = async () => {
		const { db, today, now } = contextOf(database, 'agent');
		const { offers } = await loadOffers({
			ctx: { db, access: ACCESS, today, now },
			request: {
				...{ roomId: 'room_arve.double', paymentProfile: 'ClientPays', adults: 2, children: 0, childrenAges: [] },
				...{ checkIn: plainDate('2027-01-11'), checkOut: plainDate('2027-01-13') },
			},
		});
		return offers.map(({ planId }) => planId.replace('rate_arve.', ''));
	};

	it('is that in which agents are offered them, once it is published', async () => {
		await discard();
		const before = await keys();
		const offers = await offeredInOrder();
		expect(offers.length).toBeGreaterThan(1);
		const turned = before.toReversed();
		await order(turned);
		expect(await keys()).toEqual(turned);
		expect(await offeredInOrder()).toEqual(offers);
		expect(await publish()).toMatchObject({ outcome: 'published' });
		expect(await offeredInOrder()).toEqual(offers.toReversed());
		expect(await keys()).toEqual(turned);
		await order(before);
		await publish();
		expect(await offeredInOrder()).toEqual(offers);
	});

	it('that is as it was makes no draft, and one with other plans than there are is refused', async () => {
		const now = await keys();
		await order(now);
		expect((await load()).draft).toBeNull();
		for (const wrong of [now.slice(1), [...now, 'another'], [...now.slice(1), now[1] ?? '']])
			await expect(order(wrong)).rejects.toMatchObject({ reason: 'changed-meanwhile' });
		await order(now.toReversed());
		await expect(orderPlans({ ctx: ARVE(), keys: now, seen: 0 })).rejects.toMatchObject({
			reason: 'changed-meanwhile',
		});
		await discard();
	});
});

describe('what was saved before plans were edited', () => {
	it('leaves the plans as they are published', async () => {
		await saveRateCells({
			ctx: ARVE(),
			...{ plan: 'flexible', field: 'nightly', seen: 0 },
			cells: [{ room: 'double', season: 'season-0', text: '410' }],
		});
		await database.db.update(draft).set({
			body: sql`json_remove(body, '$.content.plans', '$.content.closures')`,
		});
		const plans = (await load()).published.plans;
		expect((await load()).content.plans).toEqual(plans);
		expect(await publish()).toMatchObject({ outcome: 'published', changes: 1 });
		expect((await load()).published.plans).toEqual(plans);
		await database.db.update(publication).set({ body: sql`json_remove(body, '$.plans', '$.closures')` });
		await restoreRates({ ctx: ARVE(), number: 1, seen: 0 });
		expect((await load()).content.plans).toEqual(plans);
		await discard();
	});

	it('keeps a plan that was imported since', async () => {
		await saveRateCells({
			ctx: ARVE(),
			...{ plan: 'flexible', field: 'nightly', seen: 0 },
			cells: [{ room: 'double', season: 'season-0', text: '420' }],
		});
		const { db } = database;
		await db.$client.batch([
			`insert into rate_plan (id, hotel_no, key, position, meal_plan, policy, profile_mask, commission_percent, payment_policy,
				cancellation_policy, child_supplements)
				select 'rate_arve.imported', hotel_no, 'imported', 90, meal_plan, policy, profile_mask, commission_percent, payment_policy,
				cancellation_policy, child_supplements from rate_plan where id = 'rate_arve.flexible'`,
			`insert into rate_plan_text (plan_no, language, name, description) select no, language, 'Imported', 'As a file says.'
				from rate_plan, (select 'en' as language union select 'de') where id = 'rate_arve.imported'`,
		]);
		expect(await publish()).toMatchObject({ outcome: 'published', changes: 1 });
		expect((await load()).plans.map(({ key }) => key)).toContain('imported');
	});
});

describe('strangers', () => {
	it('are refused, and find no plan of another hotel', async () => {
		const plan = await typed('flexible');
		const prices: TypedPrices = { from: '', change: '', price: '', rooms: [] };
		for (const person of EVERYBODY) {
			const ctx = contextOf(database, person);
			for (const act of [
				() => savePlan({ ctx, key: 'flexible', typed: plan, seen: 0 }),
				() => createPlan({ ctx, typed: plan, prices, seen: 0 }),
				() => setPlanOnSale({ ctx, key: 'flexible', isOnSale: false, seen: 0 }),
				() => removePlan({ ctx, key: 'flexible', seen: 0 }),
				() => orderPlans({ ctx, keys: ['advance', 'flexible'], seen: 0 }),
			])
				await expect(act()).rejects.toMatchObject({ code: 'forbidden' });
		}
		const ctx = staffOf('hotel_tanne');
		for (const act of [
			() => savePlan({ ctx, key: 'advance', typed: plan, seen: 0 }),
			() => createPlan({ ctx, typed: plan, prices: { ...prices, from: 'advance' }, seen: 0 }),
			() => setPlanOnSale({ ctx, key: 'advance', isOnSale: false, seen: 0 }),
			() => removePlan({ ctx, key: 'advance', seen: 0 }),
		])
			await expect(act()).rejects.toMatchObject({ code: 'not-found' });
		expect(await database.db.select().from(draft).where(eq(draft.subjectId, 'hotel_tanne'))).toEqual([]);
	});
});
