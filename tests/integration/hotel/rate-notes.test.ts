import { afterAll, beforeAll, expect, it } from 'vitest';
import { hotelPlace } from '#db/schema/hotel';
import { place } from '#db/schema/place';
import { placeTouristTax } from '#db/schema/tourist-tax';
import { programMembership, travelAgency } from '#db/schema/travel-agency';
import { hotelTaxes } from '~/domain/hotel/hotel-taxes.server';
import { claimedBenefits } from '~/domain/offer/claimed-benefits.server';
import { taxRatesInWords } from '~/domain/tourist-tax/tax-words';
import { NOON, PROGRAM_NOS, startHotels, type TestHotels } from './hotel-fixture';

let hotels: TestHotels;
beforeAll(async () => {
	hotels = await startHotels([
		{
			key: 'arve',
			currency: 'CHF',
			place: 'zermatt',
			rooms: [{ key: 'double' }],
			plans: [
				{ key: 'flexible' },
				{ key: 'circle', program: 'circle-of-peaks' },
				{ key: 'serandipians', program: 'serandipians' },
			],
			seasons: [],
		},
	]);
	const { db } = hotels;
	await db.insert(travelAgency).values(
		[1, 2].map((no) => ({
			...{ no, id: `agency_${no}`, name: `Agency ${no}`, verification: 'verified' as const, updatedAt: NOON },
		})),
	);
	await db.insert(programMembership).values([
		{ agencyNo: 1, programNo: PROGRAM_NOS['circle-of-peaks'], status: 'claimedByAgency' },
		{ agencyNo: 1, programNo: PROGRAM_NOS.serandipians, status: 'confirmed' },
		{ agencyNo: 2, programNo: PROGRAM_NOS['circle-of-peaks'], status: 'declined' },
	]);
});
afterAll(() => hotels?.stop());

const claimed = (agencyId: string | null, hotelId = 'hotel_arve') => {
	const actor = agencyId === null ? null : { agency: { id: agencyId } };
	const ctx = { db: hotels.db, language: 'en', actor } as unknown as Parameters<typeof claimedBenefits>[0];
	return claimedBenefits(ctx, hotelId);
};

it('says what a claimed membership would open, and of no other one', async () => {
	expect(await claimed('agency_1')).toMatchObject([{ program: expect.stringMatching(/circle/i) }]);
	expect(await claimed('agency_2')).toEqual([]);
	expect(await claimed('agency_1', 'hotel_gone')).toEqual([]);
	expect(await claimed(null)).toEqual([]);
});

it('says the taxes that the catalogue has for the place, and nothing where it has none', async () => {
	const { db } = hotels;
	const taxes = (catalogueVersion: number) => hotelTaxes({ db, catalogueVersion }, 'hotel_arve');
	expect(await taxes(1)).toEqual([]);
	await db.insert(place).values({
		...{ no: 900, key: 'tax-place', countryCode: 'CH', nameEn: 'Zermatt', nameDe: 'Zermatt', slug: 'tax-place' },
		...{ latitude: 46, longitude: 7.7 },
	} as typeof place.$inferInsert);
	await db.update(hotelPlace).set({ placeNo: 900 });
	await db.insert(placeTouristTax).values([
		{ placeNo: 900, position: 0, kind: 'per_person_night', amountMinor: 400, currency: 'CHF', fromAge: 9 },
		{ placeNo: 900, position: 1, kind: 'percent', percent: 2, isIncluded: true },
	]);
	const speaker = { language: 'en' as const, brand: { wording: {} } };
	expect(taxRatesInWords(speaker, await taxes(2)).map((line) => line.replaceAll('\u00a0', ' '))).toEqual([
		'Tourist tax (4,00 CHF per person and night, from 9 years): paid on the spot',
		'Tourist tax (2% of the price): in the price',
	]);
});
