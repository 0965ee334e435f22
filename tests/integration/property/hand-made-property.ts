import type { Database } from '#db/client';
import { facility } from '#db/schema/facility';
import { cancellationTerm, operator, paymentTerm } from '#db/schema/operator';
import { floorplan, picture, propertyPicture } from '#db/schema/picture';
import { place, sector } from '#db/schema/place';
import {
	property,
	propertyDistance,
	propertyEquipment,
	propertyFacility,
	propertyHighlight,
	propertyService,
	propertyText,
} from '#db/schema/property';
import { propertyRoom } from '#db/schema/property-room';
import { stay, stayRate } from '#db/schema/stay';

/** One complete property in Lech, and beside it a bare one: no operator, texts, pictures or stays. */
export async function insertProperties(db: Database): Promise<void> {
	await db.insert(place).values({ no: 1, countryCode: 'AT', slug: 'lech', nameEn: 'Lech', nameDe: 'Lech am Arlberg' });
	await db.insert(sector).values({ no: 1, placeNo: 1, name: 'Oberlech' });
	await db.insert(operator).values({
		no: 1,
		key: 'collection',
		name: 'Collection',
		creditCardFeeRatio: 0,
		prepaymentRatio: 0.25,
		acceptsBankTransfer: false,
		securityDepositMinor: 500_000,
		securityDepositCurrency: 'EUR',
		securityDepositType: 'blocked',
		commissionPercent: 12.34,
		termsEn: 'Our terms.',
	});
	await db.insert(cancellationTerm).values([
		{ operatorNo: 1, daysBeforeCheckIn: 31, refundRatio: 0.25 },
		{ operatorNo: 1, daysBeforeCheckIn: 61, refundRatio: 0.75 },
	]);
	await db.insert(paymentTerm).values({ operatorNo: 1, daysBeforeCheckIn: 60, paymentRatio: 1 });
	const shared = { placeNo: 1, propertyType: 'chalet', currency: 'EUR', updatedAt: 0 } as const;
	await db.insert(property).values([
		{
			...shared,
			no: 1,
			id: 'prop_1',
			key: 'chalet-aurikel',
			slug: 'chalet-aurikel',
			name: 'Chalet Aurikel',
			sectorNo: 1,
			operatorNo: 1,
			bedrooms: 6,
			bedsAdults: 12,
			bedsChildren: 2,
			latitude: 47.21327,
			longitude: 10.13492,
		},
		{ ...shared, no: 2, id: 'prop_2', key: 'bare', slug: 'bare', name: 'Bare' },
	]);
	await db.insert(propertyText).values({
		propertyNo: 1,
		language: 'en',
		summary: 'A house.',
		generalMarkdown: 'Warm <b onclick="x()">house</b>. [Piste](https://example.com) [bad](javascript:alert(1))',
	});
	await db.insert(facility).values([
		{ no: 1, key: 'sauna', bit: 1, position: 2, nameEn: 'Sauna', nameDe: 'Sauna' },
		{ no: 2, key: 'pool', bit: 0, position: 1, nameEn: 'Pool', nameDe: 'Schwimmbad' },
	]);
	await db.insert(propertyFacility).values([
		{ propertyNo: 1, facilityNo: 1 },
		{ propertyNo: 1, facilityNo: 2 },
	]);
	const service = { propertyNo: 1, nameEn: 'Driver', nameDe: 'Fahrer' } as const;
	await db.insert(propertyService).values([
		{ ...service, serviceLevel: 'self_catered', position: 1, availability: 'on_request' },
		{ ...service, serviceLevel: 'catered', position: 1 },
		{ ...service, serviceLevel: 'bed_and_breakfast', position: 1 },
	]);
	await db.insert(propertyEquipment).values({ propertyNo: 1, position: 1, nameEn: 'Kitchen', nameDe: 'Küche' });
	await db.insert(propertyDistance).values([
		{ propertyNo: 1, position: 2, toEn: 'Station', toDe: 'Bahnhof', metres: 17_000 },
		{ propertyNo: 1, position: 1, toEn: 'Lift', toDe: 'Lift', metres: 180 },
	]);
	await db.insert(picture).values([
		{ hash: 'aa', width: 1200, height: 800, dominantColour: '#101010', sourceType: 'jpg' },
		{ hash: 'bb', width: 1200, height: 750, dominantColour: '#202020', sourceType: 'svg' },
	]);
	await db.insert(propertyPicture).values([
		{ propertyNo: 1, position: 1, pictureHash: 'aa', file: 'house.jpg', altEn: 'The house', isMirrored: true },
		{ propertyNo: 1, position: 2, pictureHash: 'aa', file: 'spa.jpg', shows: 'spa', roomKey: 'sauna' },
	]);
	const room = { propertyNo: 1, floorEn: 'Lower floor', floorDe: 'Untergeschoss' };
	await db.insert(propertyRoom).values([
		{ ...room, position: 1, key: 'sauna', kind: 'spa', nameEn: 'Sauna' },
		{
			...room,
			position: 0,
			key: 'oak',
			kind: 'bedroom',
			nameEn: 'Oak',
			nameDe: 'Eiche',
			beds: [
				['double', 1],
				['single', 2],
			],
			bathroom: 'en_suite',
			areaSqm: 24,
		},
	]);
	await db.insert(floorplan).values({
		propertyNo: 1,
		position: 1,
		pictureHash: 'bb',
		file: 'plan.svg',
		labelEn: 'Upper floor',
		labelDe: 'Obergeschoss',
		areaSqm: 154,
	});
	await db.insert(propertyHighlight).values([
		{ propertyNo: 1, position: 1, file: 'spa.jpg', titleEn: 'Pool with a view', titleDe: 'Pool mit Aussicht' },
		{ propertyNo: 1, position: 2, file: null, titleEn: 'A table', titleDe: 'Ein Tisch' },
	]);
	await insertStays(db);
}

/** Checked out two days ago, yesterday, and a week in March, as seen from 20 November 2026. */
async function insertStays(db: Database): Promise<void> {
	const periods = [
		['2026-11-11', '2026-11-18'],
		['2026-11-12', '2026-11-19'],
		['2027-03-20', '2027-03-27'],
	] as const;
	for (const [index, [checkIn, checkOut]] of periods.entries()) {
		const no = index + 1;
		await db.insert(stay).values({ no, propertyNo: 1, checkIn, checkOut });
		const rate = { stayNo: no, propertyNo: 1, placeNo: 1, checkIn, checkOut };
		await db.insert(stayRate).values([
			{ ...rate, level: 2, status: 'on_request', priceMinor: null },
			{ ...rate, level: 0, status: 'available', priceMinor: 2_780_000 },
		]);
	}
}
