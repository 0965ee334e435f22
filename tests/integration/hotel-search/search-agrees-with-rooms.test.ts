import { afterAll, beforeAll, expect, it } from 'vitest';
import { PAYMENT_PROFILES } from '#db/schema/enums';
import { addDays, plainDate } from '~/domain/date/plain-date';
import { searchHotels } from '~/domain/hotel-search/search-hotels.server';
import { availableRooms } from '~/domain/offer/available-rooms.server';
import { loadOffers } from '~/domain/offer/load-offers.server';
import type { OfferAccess } from '~/domain/offer/offer-access';
import { startTestDatabase, type TestDatabase } from '../database';
import { insertHotels, numbersFrom, randomHotels } from './random-hotels';

const TODAY = plainDate('2026-11-20');
const NOON = Date.parse(`${TODAY}T12:00:00Z`);

let database: TestDatabase;
beforeAll(async () => {
	database = await startTestDatabase();
	await insertHotels(database.db, randomHotels(12, TODAY, 23));
});
afterAll(() => database?.stop());

it('a hotel costs in the list what its cheapest room costs on its page, and what that room’s cheapest offer says', async () => {
	const pick = numbersFrom(5);
	const seen = { available: 0, onRequest: 0, none: 0 };
	for (let round = 0; round < 25; round++) {
		const checkIn = addDays(TODAY, pick(45));
		const period = { checkIn, checkOut: addDays(checkIn, 1 + pick(9)) };
		const paymentProfile = PAYMENT_PROFILES[pick(3)] ?? 'ClientPays';
		const access: OfferAccess = {
			...{ programNos: [[], [1], [1, 2]][pick(3)] ?? [], billableCurrency: 'GBP', language: 'en' },
			...{ includesDemos: true, isCommissionVisible: true },
		};
		const ctx = { db: database.db, access, today: TODAY, now: NOON };
		const anything = { destination: null, maxKeys: null, hotelIds: null, programIds: [], parties: null, area: null };
		const filter = { ...anything, hotelCategories: [], roomCategories: [], facilities: [], roomFacilities: [] };
		const { available, unavailable } = await searchHotels(
			{ ...ctx, catalogueVersion: 1, pictureBaseUrl: 'https://pictures.test' },
			{ ...filter, ...period, paymentProfile },
		);
		for (const { card, availability } of [...available, ...unavailable]) {
			const id = `hotel_${String(card.no).padStart(4, '0')}`;
			const rooms = await availableRooms({ ctx, question: { hotelId: id, ...period, paymentProfile } });
			const priced = rooms.flatMap(({ room, availability: { priceInfo } }) => (priceInfo ? [{ room, priceInfo }] : []));
			const [cheapest] = priced.toSorted((a, b) => a.priceInfo.local.minor - b.priceInfo.local.minor);
			const isOnRequest = rooms.some((each) => each.availability.status === 'onRequest');
			const status = cheapest ? 'available' : isOnRequest ? 'onRequest' : 'none';
			const question = `${id} from ${period.checkIn} to ${period.checkOut} with ${paymentProfile}`;
			expect([question, availability?.status, availability?.price ?? null]).toEqual([
				question,
				status,
				cheapest?.priceInfo ?? null,
			]);
			seen[status] += 1;
			if (!cheapest) continue;
			const request = { ...period, paymentProfile, roomId: cheapest.room.id, adults: 2, children: 0, childrenAges: [] };
			const { offers } = await loadOffers({ ctx, request });
			const nightly = offers.flatMap(({ price }) => price?.averageNightlyMinor ?? []);
			expect([question, Math.min(...nightly)]).toEqual([question, cheapest.priceInfo.billable.minor]);
		}
	}
	expect(Math.min(...Object.values(seen))).toBeGreaterThan(10);
});
