import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { PAYMENT_PROFILES } from '#db/schema/enums';
import { addDays, daysBetween, plainDate } from '~/domain/date/plain-date';
import { availabilityStatement } from '~/domain/hotel-search/availability-statement';
import { findStays } from '~/domain/hotel-search/find-stays.server';
import { cardsSql } from '~/domain/hotel-search/hotel-cards.server';
import type { HotelFilter } from '~/domain/hotel-search/hotel-filter';
import { TERMS_SQL } from '~/domain/hotel-search/hotel-terms.server';
import { readInParts } from '~/domain/hotel-search/read-in-parts.server';
import { type HotelSearchContext, searchHotels } from '~/domain/hotel-search/search-hotels.server';
import { loadExchangeRates } from '~/domain/money/load-exchange-rates.server';
import { availabilityOf } from '~/domain/offer/availability-of';
import { loadRatedRooms } from '~/domain/offer/load-rated-rooms.server';
import type { OfferAccess } from '~/domain/offer/offer-access';
import { startTestDatabase, type TestDatabase } from '../database';
import { cheapestByRules, insertHotels, numbersFrom, randomHotels } from './random-hotels';

const TODAY = plainDate('2026-11-20');
const NOON = Date.parse(`${TODAY}T12:00:00Z`);
const HOTELS = randomHotels(40, TODAY, 7);
const NOTHING: HotelFilter = {
	destination: null,
	checkIn: null,
	checkOut: null,
	paymentProfile: 'ClientPays',
	hotelCategories: [],
	roomCategories: [],
	programIds: [],
	maxKeys: null,
	facilities: [],
	roomFacilities: [],
	hotelIds: null,
	parties: null,
	area: null,
};
const ACCESS: OfferAccess = {
	programNos: [],
	billableCurrency: 'EUR',
	language: 'en',
	includesDemos: false,
	isCommissionVisible: true,
};

let database: TestDatabase;
let ctx: HotelSearchContext;
beforeAll(async () => {
	database = await startTestDatabase();
	await insertHotels(database.db, HOTELS);
	ctx = {
		...{ db: database.db, catalogueVersion: 1, today: TODAY, now: NOON },
		...{ pictureBaseUrl: 'https://pictures.test', access: ACCESS },
	};
});
afterAll(() => database?.stop());

const search = (filter: Partial<HotelFilter>, access: Partial<OfferAccess> = {}) =>
	searchHotels({ ...ctx, access: { ...ACCESS, ...access } }, { ...NOTHING, ...filter });
const idOf = (no: number) => `hotel_${String(no).padStart(4, '0')}`;
const nosOf = (hotels: readonly { card: { no: number } }[]) => hotels.map(({ card }) => card.no);

describe('availability of a period in SQL', () => {
	it('is what the rules give night by night: 150 questions to 40 hotels', async () => {
		const pick = numbersFrom(11);
		const seen = { free: 0, onRequest: 0, none: 0, publicPrices: 0 };
		for (let round = 0; round < 150; round++) {
			const checkIn = addDays(TODAY, pick(45));
			const checkOut = addDays(checkIn, 1 + pick(14));
			const profile = pick(3);
			const programNos = [[], [1], [2], [1, 2]][pick(4)] ?? [];
			const roomMask = pick(4) === 0 ? 1 + pick(3) : 0;
			const roomCategories = pick(4) === 0 ? (['suite'] as const) : [];
			const hotels = await findStays(
				{ ...ctx, access: { ...ACCESS, programNos, includesDemos: true } },
				{
					filter: { ...NOTHING, paymentProfile: PAYMENT_PROFILES[profile] ?? 'ClientPays', roomCategories },
					scope: { countries: null, placeNos: null, hotelNos: null, area: null, programNos: null },
					...{ hotelMask: 0, roomMask, programNos, includesDemos: true },
				},
				{ period: { checkIn, checkOut }, parties: null },
			);
			const found = new Map(hotels.map((hotel) => [hotel.card.no, hotel]));
			expect(found.size).toBe(HOTELS.length);
			for (const hotel of HOTELS) {
				const expected = cheapestByRules(hotel, {
					...{ checkIn, checkOut, profileBit: 1 << profile, programNos },
					mayUse: (room) =>
						(room.facilityMask & roomMask) === roomMask && (roomCategories.length === 0 || room.category === 'suite'),
				});
				const { options: [best] = [], isOnRequest } = found.get(hotel.no) ?? {};
				const question = `hotel ${hotel.no}, ${checkIn} to ${checkOut}, profile ${profile}, programmes ${programNos}`;
				if (expected === null) {
					seen.none += 1;
					expect([best, isOnRequest], question).toEqual([undefined, false]);
				} else if (expected.cost === null) {
					seen.onRequest += 1;
					expect([best, isOnRequest], question).toEqual([undefined, true]);
				} else {
					seen.free += 1;
					expect(best?.local.minor, question).toBe(expected.cost);
					const publicCost = best?.publicMinor ?? null;
					// Of several that cost the same, any one.
					expect(expected.offers, question).toContainEqual(
						expect.objectContaining({ cost: best?.local.minor, commission: best?.commissionPercent, publicCost }),
					);
					if (publicCost) seen.publicPrices += 1;
				}
			}
		}
		// The case that nothing is ever found would pass as well.
		for (const times of Object.values(seen)) expect(times).toBeGreaterThan(50);
	});
});

describe('the calculator of offers', () => {
	it('gives room by room what the search gives hotel by hotel: 40 questions', async () => {
		const pick = numbersFrom(23);
		const rates = await loadExchangeRates(ctx);
		let priced = 0;
		for (let round = 0; round < 40; round++) {
			const checkIn = addDays(TODAY, pick(45));
			const period = { checkIn, checkOut: addDays(checkIn, 1 + pick(10)) };
			const paymentProfile = PAYMENT_PROFILES[pick(3)] ?? 'ClientPays';
			const access: OfferAccess = {
				...ACCESS,
				programNos: [[], [1], [1, 2]][pick(3)] ?? [],
				billableCurrency: (['EUR', 'CHF', 'USD'] as const)[pick(3)] ?? 'EUR',
				includesDemos: true,
			};
			const { available, unavailable } = await search({ ...period, paymentProfile, destination: 'Austria' }, access);
			const hotels = [...available, ...unavailable];
			const questions = nosOf(hotels).map((no) => ({ ...period, paymentProfile, hotelId: idOf(no) }));
			const rooms = await loadRatedRooms({ db: database.db, today: TODAY, now: NOON, access }, questions);
			for (const { card, availability } of hotels) {
				const { no } = card;
				const each = rooms
					.filter(({ room }) => room.hotelId === idOf(no))
					.map(({ room }) => availabilityOf(room, { billableCurrency: access.billableCurrency, rates }));
				const [cheapest] = each
					.flatMap(({ priceInfo }) => priceInfo ?? [])
					.toSorted((a, b) => a.local.minor - b.local.minor);
				const status = cheapest ? 'available' : each.some((room) => room.status === 'onRequest') ? 'onRequest' : 'none';
				const question = `hotel ${no}, ${period.checkIn} to ${period.checkOut}, ${paymentProfile}`;
				expect([availability?.status, availability?.price], question).toEqual([status, cheapest ?? null]);
				if (cheapest) priced += 1;
			}
		}
		expect(priced).toBeGreaterThan(200);
	});
});

describe('a search for hotels', () => {
	const week = { checkIn: addDays(TODAY, 5), checkOut: addDays(TODAY, 8), destination: 'Austria' };

	it('lists available rooms in the order of the property, the others separately', async () => {
		const { available, unavailable } = await search(week, { programNos: [1, 2] });
		const keys = available.map(({ availability, card }) =>
			[
				availability?.status === 'available' ? 0 : 1,
				Number(card.isReseller),
				card.supportsInstantBooking ? 0 : 1,
			].join(),
		);
		expect(keys).toEqual([...keys].sort());
		expect(new Set(keys).size).toBeGreaterThan(3);
		expect(unavailable.length).toBeGreaterThan(0);
		expect(unavailable.every(({ availability }) => availability?.status === 'none')).toBe(true);
		const inAustria = HOTELS.filter(({ no }) => no % 3 !== 2 && no % 7 !== 0).map(({ no }) => no);
		expect(nosOf([...available, ...unavailable]).sort((a, b) => a - b)).toEqual(inAustria);
	});

	it('shows prices per night in both currencies, converted once from the sum', async () => {
		const { available } = await search({ ...week, destination: 'Österreich' }, { billableCurrency: 'CHF' });
		const priced = available.filter(({ availability }) => availability?.price);
		expect(priced.length).toBeGreaterThan(2);
		for (const { card, availability } of priced) {
			const { no, currency } = card;
			const hotel = HOTELS.find((each) => each.no === no);
			const expected = hotel && cheapestByRules(hotel, { ...week, profileBit: 1, programNos: [], mayUse: () => true });
			const cost = expected?.cost ?? 0;
			expect(availability?.price).toEqual({
				local: { currency, minor: Math.round(cost / 3) },
				billable: {
					currency: 'CHF',
					minor: Math.round((currency === 'CHF' ? cost : Math.round(cost / 1.072)) / 3),
				},
			});
		}
	});

	it('shows negotiated rates to their agencies only', async () => {
		const all = await Promise.all(
			HOTELS.map(async ({ no }) => {
				const [mine, others] = await Promise.all(
					[[1], [2]].map(async (programNos) => {
						const { available } = await search({ ...week, hotelIds: [idOf(no)] }, { programNos, includesDemos: true });
						return available[0]?.availability?.price?.local.minor ?? null;
					}),
				);
				return [mine, others];
			}),
		);
		expect(all.filter(([mine, others]) => mine !== others).length).toBeGreaterThan(3);
	});

	it('finds places and countries by their names in either language, and unknown words nowhere', async () => {
		const count = async (filter: Partial<HotelFilter>) => (await search(filter)).available.length;
		const [lech, wien, all] = await Promise.all([
			count({ destination: 'lech' }),
			count({ destination: 'Wien, Austria' }),
			count({}),
		]);
		expect(await count({ destination: 'AT' })).toBe(lech + wien);
		expect(all).toBe(HOTELS.filter(({ no }) => no % 7 !== 0).length);
		expect(await count({ destination: 'Vienna, Switzerland' })).toBe(0);
		expect(await count({ destination: 'Atlantis' })).toBe(0);
		expect(await count({ facilities: ['ghosts'] })).toBe(0);
		expect(await count({ programIds: ['program_three'] })).toBe(0);
		expect(await count({ facilities: ['spa'], maxKeys: 20, hotelCategories: ['5star'] })).toBe(
			HOTELS.filter(({ no }) => no % 7 !== 0 && no % 2 === 1 && 10 + no <= 20).length,
		);
	});

	it('shows demonstration hotels to those only who may see them', async () => {
		expect(nosOf((await search({})).available)).not.toContain(7);
		expect(nosOf((await search({}, { includesDemos: true })).available)).toContain(7);
	});

	it('hints at a day earlier or later for the hotels that are named, never at yesterday', async () => {
		const hotelIds = HOTELS.map(({ no }) => idOf(no));
		let hints = 0;
		for (const start of [0, 3, 9]) {
			const period = { checkIn: addDays(TODAY, start), checkOut: addDays(TODAY, start + 3) };
			const { available, unavailable } = await search({ ...period, hotelIds });
			for (const { availability } of [...available, ...unavailable]) {
				for (const better of availability?.betterPrices ?? []) {
					hints += 1;
					expect(better.checkIn >= TODAY).toBe(true);
					expect(Math.abs(daysBetween(period.checkIn, better.checkIn))).toBe(1);
					expect(daysBetween(better.checkIn, better.checkOut)).toBe(3);
					if (availability?.price) expect(better.price?.local.minor).toBeLessThan(availability.price.local.minor);
				}
			}
		}
		expect(hints).toBeGreaterThan(10);
	});
});

describe('query plans', () => {
	const FULL_SCAN =
		/^SCAN (h|s|r|t|p|f|q|x|l|k|g|m|hotel|hotel_room|hotel_season|room_rate|room_night|rate_plan|rate_closure)\b(?!.*hotel_room_unsold)/;
	const planOf = async (sql: string, args: Record<string, string | bigint>) => {
		const { rows } = await database.db.$client.execute({ sql: `explain query plan ${sql}`, args });
		return rows.map(({ detail }) => String(detail));
	};
	const period = { checkIn: addDays(TODAY, 5), checkOut: addDays(TODAY, 12) };
	const everywhere = { countries: null, placeNos: null, hotelNos: null, area: null, programNos: null };

	it.each([
		['a country', { ...everywhere, countries: ['AT'] }, {}],
		['a place', { ...everywhere, placeNos: [1] }, {}],
		['two places of a programme', { ...everywhere, placeNos: [1, 2], programNos: [1] }, {}],
		['hotels by their ids', everywhere, { hotelIds: ['hotel_0001', 'hotel_0002'] }],
		['a country, every choice', { ...everywhere, countries: ['AT'] }, { roomCategories: ['suite'], maxKeys: 50 }],
	] as const)('%s', async (_, scope, filter) => {
		const { sql, args } = availabilityStatement({
			filter: { ...NOTHING, ...filter },
			...{ scope, hotelMask: 1, roomMask: 1, period, programNos: [1], includesDemos: false, hasSingles: true },
		});
		const plan = await planOf(sql, args);
		expect(plan.filter((step) => FULL_SCAN.test(step))).toEqual([]);
		const text = plan.join('\n');
		expect(text).toContain('SEARCH s USING COVERING INDEX hotel_season_nights (hotel_no=? AND first_night<?)');
		expect(text).toContain('SEARCH r USING PRIMARY KEY (season_no=? AND plan_no=?)');
		expect(text).toContain('SEARCH f USING COVERING INDEX room_night_few (hotel_no=? AND night>? AND night<?)');
		expect(text).toContain('SEARCH f USING COVERING INDEX room_night_rule (hotel_no=? AND night=?)');
	});

	it.each([
		['cards', cardsSql('en')],
		['terms', TERMS_SQL],
	])('the %s of hotels', async (_, sql) => {
		const plan = await planOf(sql, { nos: '[1,2]' });
		expect(plan.filter((step) => FULL_SCAN.test(step))).toEqual([]);
	});
});

test('more hotels than one text of the database may hold are read in parts, none left out or twice', async () => {
	const nos = Array.from({ length: 12_800 }, (_, at) => at + 1);
	// A kilobyte each: 13 MB together, where a text may have 5 and a response 10.
	const sql = 'select json_group_array(json_array(value, hex(zeroblob(512)))) as found from json_each(:nos)';
	const rows = await readInParts<[no: number, text: string]>(database.db, sql, nos);
	expect(rows.map(([no]) => no)).toEqual(nos);
	await expect(database.db.$client.execute({ sql, args: { nos: JSON.stringify(nos) } })).rejects.toThrow(/too big/);
	expect(await readInParts(database.db, sql, [])).toEqual([]);
});
