import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAYMENT_PROFILES } from '#db/schema/enums';
import { addDays, daysBetween, type PlainDate, plainDate } from '~/domain/date/plain-date';
import { findStays, type HotelSearchContext } from '~/domain/hotel-search/find-stays.server';
import { hotelToday } from '~/domain/offer/hotel-today';
import { loadRatedRooms } from '~/domain/offer/load-rated-rooms.server';
import { makeOffers } from '~/domain/offer/make-offer';
import { CALENDAR_DAYS, hotelsWhyNot, loadPriceCalendar } from '~/domain/offer/near-stays.server';
import type { Offer } from '~/domain/offer/offer';
import type { OfferAccess } from '~/domain/offer/offer-access';
import type { Party } from '~/domain/offer/party';
import type { FoundRoom } from '~/domain/offer/read-rated-rooms.server';
import { wholeParty, writeParties } from '~/domain/offer/requested-parties';
import { staysForParties } from '~/domain/offer/stays-for-parties';
import { startTestDatabase, type TestDatabase } from '../database';
import { addPartyTerms, insertHotels, numbersFrom, randomHotels } from './random-hotels';

const TODAY = plainDate('2026-11-20');
const NOON = Date.parse(`${TODAY}T12:00:00Z`);
const PARTIES = 1000;

let database: TestDatabase;
beforeAll(async () => {
	database = await startTestDatabase();
	const hotels = randomHotels(16, TODAY, 31);
	await insertHotels(database.db, hotels);
	await addPartyTerms(database.db, hotels, TODAY);
});
afterAll(() => database?.stop());

const pick = numbersFrom(17);
const randomParty = (): Party => ({
	adults: 1 + pick(3),
	childrenAges: Array.from({ length: [0, 0, 0, 1, 2][pick(5)] ?? 0 }, () => pick(18)),
});

type Expected = { total: number; planId: string } | 'onRequest' | null;

/** Every way to give each party a room, tried one after the other: the offers of the hotel's page, under one rate, as far as there is stock. */
function byOffers(rooms: readonly FoundRoom[], parties: readonly Party[], access: OfferAccess): Expected {
	const offered = parties.map((party) =>
		rooms.map(({ room, rates }) => {
			const request = { ...room, ...party, children: party.childrenAges.length, paymentProfile: 'ClientPays' as const };
			return makeOffers(room, request, { access, rates, day: { today: TODAY, now: NOON } }).offers;
		}),
	);
	const planIds = new Set(offered.flat(2).map(({ planId }) => planId));
	let best: { total: number; planId: string } | null = null;
	let isOnRequest = false;
	for (const planId of planIds) {
		const choose = (at: number, taken: number[], offers: Offer[]) => {
			if (at === parties.length) {
				if (offers.some(({ localPrice }) => localPrice === null)) {
					isOnRequest = true;
					return;
				}
				const total = offers.reduce((sum, { localPrice }) => sum + (localPrice?.total.minor ?? 0), 0);
				if (!best || total < best.total) best = { total, planId };
				return;
			}
			for (const [type, { room }] of rooms.entries()) {
				const offer = offered[at]?.[type]?.find((each) => each.planId === planId);
				if (!offer || taken.filter((other) => other === type).length >= room.stock) continue;
				choose(at + 1, [...taken, type], [...offers, offer]);
			}
		};
		choose(0, [], []);
	}
	return best ?? (isOnRequest ? 'onRequest' : null);
}

describe('a search for rooms of several parties', () => {
	it(`says what the rules of offers say for ${PARTIES} random parties`, { timeout: 120_000 }, async () => {
		const seen = { available: 0, onRequest: 0, none: 0, merged: 0, several: 0, free: 0, freeOfCancellation: 0 };
		for (let round = 0; round < PARTIES / 4; round++) {
			const checkIn = addDays(TODAY, pick(45));
			const period = { checkIn, checkOut: addDays(checkIn, 1 + pick(6)) };
			const paymentProfile = PAYMENT_PROFILES[pick(3)] ?? 'ClientPays';
			const access: OfferAccess = {
				...{ programNos: [[], [1], [1, 2]][pick(3)] ?? [], billableCurrency: 'GBP', language: 'en' },
				...{ includesDemos: true, isCommissionVisible: true },
			};
			const ctx = { db: database.db, access, today: TODAY, now: NOON };
			const nos = [1 + pick(16), 1 + pick(16)];
			const ids = [...new Set(nos)].map((no) => `hotel_${String(no).padStart(4, '0')}`);
			const rated = await loadRatedRooms(
				ctx,
				ids.map((hotelId) => ({ hotelId, ...period, paymentProfile })),
			);
			for (let time = 0; time < 4; time++) {
				const parties = Array.from({ length: 1 + pick(3) }, randomParty);
				const hotels = await search({ ...ctx, catalogueVersion: 1, pictureBaseUrl: '' }, ids, {
					...{ period, parties, paymentProfile },
				});
				for (const { card, options, isOnRequest } of hotels) {
					const rooms = rated.filter(({ room }) => room.hotelId === card.point.id);
					const asked = byOffers(rooms, parties, access);
					const merged = asked === null && parties.length > 1 ? byOffers(rooms, [wholeParty(parties)], access) : null;
					const expected = asked ?? merged;
					const question = `${card.point.id}, ${period.checkIn} to ${period.checkOut}, ${paymentProfile}, rooms ${writeParties(parties)}`;
					const [best] = options;
					const found = best ? best.local.minor : isOnRequest ? 'onRequest' : null;
					expect(found, question).toBe(typeof expected === 'object' ? (expected?.total ?? null) : expected);
					const whole = staysForParties(
						rooms.map(({ room }) => room),
						merged === null ? parties : [wholeParty(parties)],
					);
					expect(whole.stays[0]?.totalMinor, question).toBe(best?.local.minor);
					if (best) {
						seen.available += 1;
						if (best.isMerged) seen.merged += 1;
						if (best.rooms.length > 1) seen.several += 1;
						expect(best.isMerged, question).toBe(asked === null);
						seen.freeOfCancellation += expectTerms(best, rooms, period, question);
					} else seen[isOnRequest ? 'onRequest' : 'none'] += 1;
				}
			}
		}
		// The case that nothing is ever found would pass as well.
		expect(seen.available).toBeGreaterThan(300);
		expect(Math.min(seen.none, seen.several, seen.freeOfCancellation)).toBeGreaterThan(50);
		expect(Math.min(seen.onRequest, seen.merged)).toBeGreaterThan(5);
	});
});

describe('what comes nearest', () => {
	it('are dates for which the search finds just that, and none nearer would do', { timeout: 60_000 }, async () => {
		const seen = { stays: 0, longer: 0, otherRooms: 0 };
		const kinds = new Set<string>();
		for (let round = 0; round < 60; round++) {
			const checkIn = addDays(TODAY, 2 + pick(30));
			const nights = 1 + pick(4);
			const period = { checkIn, checkOut: addDays(checkIn, nights) };
			const parties = Array.from({ length: 1 + pick(2) }, randomParty);
			const ids = [`hotel_${String(1 + pick(16)).padStart(4, '0')}`];
			const of = async (asked: typeof period, rooms: readonly Party[] = parties) => {
				const [hotel] = await search(CONTEXT(), ids, { period: asked, parties: rooms, paymentProfile: 'ClientPays' });
				const best = hotel?.options.find(({ isMerged }) => !isMerged);
				return best?.total ?? null;
			};
			if (await of(period)) continue;
			const [found] = await hotelsWhyNot(CONTEXT(), {
				hotelIds: ids,
				...period,
				parties,
				paymentProfile: 'ClientPays',
			});
			if (!found) throw new Error('no answer');
			kinds.add(found.reason.kind);
			for (const { total, ...stay } of found.stays) {
				expect([stay, await of(stay)]).toEqual([stay, total]);
				seen.stays += 1;
				if (daysBetween(stay.checkIn, stay.checkOut) > nights) seen.longer += 1;
				const by = daysBetween(checkIn, stay.checkIn);
				for (let days = 1; days < Math.abs(by); days++) {
					const nearer = addDays(checkIn, Math.sign(by) * days);
					expect(await of({ checkIn: nearer, checkOut: addDays(nearer, nights) })).toBeNull();
				}
			}
			if (found.otherRooms) {
				seen.otherRooms += 1;
				const { parties: others, total } = found.otherRooms;
				expect(wholeParty(others).adults).toBe(wholeParty(parties).adults);
				// Each room may be under a rate of its own there.
				const together = await of(period, others);
				if (together && total) expect(together.minor).toBeGreaterThanOrEqual(total.minor);
			}
		}
		expect(Math.min(seen.stays, seen.longer, seen.otherRooms)).toBeGreaterThan(0);
		expect(kinds.size).toBeGreaterThan(3);
	});

	it('is a calendar whose days say what the search says of them', { timeout: 60_000 }, async () => {
		let [free, refused, cheaper] = [0, 0, 0];
		for (const no of [2, 5, 9]) {
			const hotelId = `hotel_${String(no).padStart(4, '0')}`;
			const parties = [
				{ adults: 2, childrenAges: [6] },
				{ adults: 1, childrenAges: [] },
			].slice(0, 1 + (no % 2));
			const question = { hotelId, from: TODAY, nights: 3, parties, paymentProfile: 'ClientPays' as const };
			const days = await loadPriceCalendar(CONTEXT(), question);
			expect(days).toHaveLength(CALENDAR_DAYS);
			for (const { day, stay, night, whyNot } of days.slice(0, 40)) {
				const period = { checkIn: day, checkOut: addDays(day, 3) };
				const [hotel] = await search(CONTEXT(), [hotelId], { period, parties, paymentProfile: 'ClientPays' });
				const best = hotel?.options.find(({ isMerged }) => !isMerged);
				expect([day, stay]).toEqual([day, best?.total ?? null]);
				expect(stay === null).toBe(whyNot !== null);
				if (stay) free += 1;
				else refused += 1;
				const single = { checkIn: day, checkOut: addDays(day, 1) };
				const [alone] = await search(CONTEXT(), [hotelId], { period: single, parties, paymentProfile: 'ClientPays' });
				const cheapest = alone?.options.find(({ isMerged }) => !isMerged)?.total.minor;
				// A night for which the hotel takes no stays of one night has a price all the same.
				if (cheapest !== undefined) expect(night?.minor).toBeLessThanOrEqual(cheapest);
				else if (night) cheaper += 1;
			}
		}
		expect(Math.min(free, refused, cheaper)).toBeGreaterThan(5);
	});
});

const CONTEXT = () => ({
	...{ db: database.db, today: TODAY, now: NOON, catalogueVersion: 1, pictureBaseUrl: '' },
	access: {
		...{ programNos: [1, 2], billableCurrency: 'EUR', language: 'en' },
		...{ includesDemos: true, isCommissionVisible: true },
	} satisfies OfferAccess,
});

async function search(
	ctx: HotelSearchContext,
	hotelIds: readonly string[],
	{
		period,
		parties,
		paymentProfile,
	}: {
		period: { checkIn: PlainDate; checkOut: PlainDate };
		parties: readonly Party[];
		paymentProfile: (typeof PAYMENT_PROFILES)[number];
	},
) {
	const { programNos } = ctx.access;
	return findStays(
		ctx,
		{
			filter: { paymentProfile, hotelCategories: [], roomCategories: [], maxKeys: null, hotelIds },
			scope: { countries: null, placeNos: null, hotelNos: null, area: null, programNos: null },
			...{ hotelMask: 0, roomMask: 0, programNos, includesDemos: true },
		},
		{ period, parties },
	);
}

/** Cancellation and payment are those of the very rate. Answers 1 where a cancellation is free for a while. */
function expectTerms(
	best: Awaited<ReturnType<typeof search>>[number]['options'][number],
	rooms: readonly FoundRoom[],
	{ checkIn }: { checkIn: PlainDate },
	question: string,
): number {
	const found = rooms.find(({ room }) => room.roomId === best.rooms[0]?.id);
	const plan = found?.room.plans.find(({ planId }) => planId === best.planId);
	if (!found || !plan) throw new Error(`${question}: no rate ${best.planId}`);
	const request = { ...found.room, adults: 1, children: 0, childrenAges: [], paymentProfile: 'ClientPays' as const };
	const { offers } = makeOffers({ ...found.room, beds: [], plans: [plan] }, request, {
		access: { billableCurrency: 'GBP', isCommissionVisible: true },
		rates: found.rates,
		day: { today: TODAY, now: NOON },
	});
	const [offer] = offers;
	const free = offer?.cancellation.findLast(({ feePercent }) => feePercent === 0)?.until ?? null;
	const today = hotelToday({ today: TODAY, now: NOON }, found.room.timeZone);
	const atBooking = offer?.payments
		.filter(({ dueDate }) => dueDate <= today)
		.reduce((sum, { percent }) => sum + percent, 0);
	expect([best.mealPlan, best.commissionPercent], question).toEqual([plan.mealPlan, plan.commissionPercent]);
	expect([best.freeUntil, best.freeDays], question).toEqual([
		free,
		free === null ? Number.POSITIVE_INFINITY : daysBetween(free, checkIn),
	]);
	if (checkIn > today) expect(best.percentAtBooking, question).toBe(atBooking);
	return free === null ? 0 : 1;
}
