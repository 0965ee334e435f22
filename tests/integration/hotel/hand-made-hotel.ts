import type { Database } from '#db/client';
import {
	type HotelText,
	hotel,
	hotelPicture,
	hotelPlace,
	hotelProgram,
	hotelText,
	inspirationPost,
	salesManager,
} from '#db/schema/hotel';
import { ratePlan } from '#db/schema/hotel-rate';
import { hotelRoom } from '#db/schema/hotel-room';
import { picture } from '#db/schema/picture';
import { program } from '#db/schema/travel-agency';

/** A hotel with everything, and a bare one without any texts, which has to be invited. */
export const FULL_HOTEL = 'hotel_hand-made';
export const BARE_HOTEL = 'hotel_bare';

const text: HotelText = {
	summary: 'A grand house above the village, with a wood fire in the hall and the piste at its door.',
	description: {
		bestFor: 'Families who ski, and couples who would rather not',
		hotel: 'Built in 1911 as a sanatorium, opened anew in 2019 with 61 rooms. Every one looks to the south.',
		location: 'Above the Jardin Alpin, four minutes on foot from the first lift.',
		foodAndBeverage: 'Two restaurants, a bar with an open fire, and a cellar of 900 wines.',
		wellness: 'A spa of 1,200 square metres with a pool under larch beams.',
		onSiteActivities: null,
		offSiteActivities: 'Skiing, snowshoes by moonlight, a sledge run of three kilometres.',
		sustainability: null,
	},
	descriptionMarkdown: 'The house keeps **its own ski room** and a shuttle that runs until midnight.',
	diningVenues: [
		{
			type: 'Gourmet restaurant',
			name: 'La Table du Jardin',
			michelinStars: 2,
			description: 'Nine courses of the valley, no more than 24 guests.',
			openingHoursDescription: 'Wednesday to Sunday from 19:00',
		},
		{
			type: 'Brasserie',
			name: 'Le Bois Clair',
			michelinStars: 0,
			description: 'From breakfast to the last raclette.',
			openingHoursDescription: null,
		},
	],
	facilities: [
		{ key: 'spa', facility: 'Spa', priceText: null, description: 'Open from 8:00 to 21:00' },
		{ key: 'pool', facility: 'Indoor pool', priceText: null, description: null },
		{ key: 'kidsClub', facility: 'Kids club', priceText: 'EUR 40 a day', description: 'From 4 to 12 years' },
		{ key: null, facility: 'Ski room with a technician', priceText: null, description: null },
	],
	closestAirport: { iataCode: 'CMF', name: 'Chambéry', distanceInKm: 104 },
	directions: {
		byPlane: 'The altiport of Courchevel is ten minutes away.',
		byChauffeuredService: 'We fetch you from Geneva, Lyon or Chambéry.',
		byCar: null,
		byPublicTransport: 'TGV to Moûtiers, then 40 minutes by bus.',
	},
	distanceStrings: ['Jardin Alpin lift 300 m', 'Courchevel 1850 centre 1,2 km'],
	checkIn: {
		startTime: '16:00',
		endTime: '23:00',
		minAge: 18,
		depositDescription: 'EUR 500 on a card',
		instructions: null,
		isCreditCardRequired: true,
		isPhotoIdRequired: true,
	},
	checkOut: { endTime: '11:00', instructions: 'Skis may stay until the evening.' },
	petRestrictions: 'Dogs up to 10 kg, EUR 60 a night',
	smokingPolicy: 'In the cigar lounge only',
	bookingPolicyMarkdown: 'Seven nights at least from 20 December to 3 January.',
	houseRulesMarkdown: null,
	miceFacilities: [
		{
			name: 'Salon Saulire',
			markdownDescription: 'Daylight from three sides.',
			isIndoor: true,
			isOutdoor: false,
			dimensions: { area: 120, length: 12, width: 10, ceilingHeight: 3.4, system: 'metric' },
			configurations: [{ name: 'Theatre', type: 'theatre', maxOccupancy: 90, markdownDescription: null }],
			equipment: [{ name: 'Projector', quantity: 2 }],
		},
	],
};

/** Writes both hotels into an empty catalogue of hotels; `pictureHashes` are pictures that are there already. */
export async function insertHotels(db: Database, pictureHashes: readonly string[] = []): Promise<void> {
	await db.insert(hotelPlace).values({
		no: 9001,
		key: 'hand-made-courchevel',
		countryCode: 'FR',
		nameEn: 'Courchevel',
		nameDe: 'Courchevel',
		latitude: 45.4154,
		longitude: 6.6345,
	});
	const shared = {
		hotelPlaceNo: 9001,
		countryCode: 'FR',
		latitude: 45.4108,
		longitude: 6.6399,
		timeZone: 'Europe/Paris',
		currency: 'EUR',
		keys: 61,
		updatedAt: 0,
	} as const;
	await db.insert(hotel).values([
		{
			...shared,
			no: 9001,
			id: FULL_HOTEL,
			key: 'hand-made',
			name: 'Le Mélèze Blanc',
			sector: 'Jardin Alpin',
			category: 'palace',
			chain: 'Maisons des Cimes',
			statusLevel: 'gold',
			bookingComTenths: 94,
			tripAdvisorHalves: 10,
			reservationPhone: '+33 4 55 58 01 40',
			reservationEmail: 'reservations@melezeblanc.example',
			isChatEnabled: true,
			supportsInstantBooking: true,
			maxAgeInfant: 2,
			arePetsAllowed: true,
		},
		{ ...shared, no: 9002, id: BARE_HOTEL, key: 'bare', name: 'Hôtel Nu', category: '4star', hasToBeInvited: true },
	]);
	await db.insert(hotelText).values([
		{ hotelNo: 9001, language: 'en', body: text },
		{ hotelNo: 9001, language: 'de', body: { ...text, summary: 'Ein großes Haus über dem Dorf.' } },
	]);
	await db.insert(salesManager).values([
		{
			hotelNo: 9001,
			position: 1,
			fullName: 'Amélie Fournier',
			title: 'Director of Sales',
			email: 'amelie.fournier@melezeblanc.example',
		},
	]);
	const [circle] = await db.select({ no: program.no }).from(program).orderBy(program.name).limit(1);
	if (circle) await db.insert(hotelProgram).values({ hotelNo: 9001, programNo: circle.no });
	const known = pictureHashes.length > 0 ? pictureHashes : [(await db.select().from(picture).limit(1))[0]?.hash];
	await db
		.insert(hotelPicture)
		.values(
			known.flatMap((pictureHash, index) =>
				pictureHash
					? [{ hotelNo: 9001, position: index + 1, pictureHash, file: `${index}.jpg`, altEn: `View ${index + 1}` }]
					: [],
			),
		);
	await db.insert(hotelRoom).values({
		no: 9001,
		id: 'room_hand-made.deluxe',
		hotelNo: 9001,
		key: 'deluxe',
		position: 1,
		name: 'Deluxe Room Jardin Alpin',
		category: 'room',
		beds: [
			{
				bedType: 'kingSizeBed',
				isInStandardOccupancy: true,
				twinBedPossible: true,
				sleeps: [{ maxPax: 2, maxAdults: 2 }],
			},
			{
				bedType: 'extraBed',
				isInStandardOccupancy: false,
				twinBedPossible: false,
				sleeps: [{ maxPax: 1, maxAdults: 1 }],
			},
		],
		sizeSqmMin: 38,
		sizeSqmMax: 42,
		units: 4,
		includedPax: 2,
		videos: ['https://films.hand-made.example/deluxe'],
		interactiveRenderings: ['/3d/deluxe'],
	});
	const plan = (no: number, key: string, commissionPercent: number, programNo: number | null = null) => ({
		no,
		id: `rate_hand-made.${key}`,
		key,
		position: no,
		commissionPercent,
		programNo,
		hotelNo: 9001,
		mealPlan: 'breakfast' as const,
		policy: 'flexible' as const,
		profileMask: 7,
		paymentPolicy: { depositPercentage: 100, tranches: [] },
		cancellationPolicy: { cancellationPeriods: [] },
		childSupplements: [],
	});
	await db
		.insert(ratePlan)
		.values([
			plan(9001, 'flexible', 10),
			plan(9002, 'advance', 7),
			...(circle ? [plan(9003, 'circle', 15, circle.no)] : []),
		]);
	await db.insert(inspirationPost).values({
		no: 9001,
		id: 'post_hand-made',
		hotelNo: 9001,
		categoryEn: 'Opening',
		categoryDe: 'Eröffnung',
		markdownEn: `The new wing opens on 12 December.\n\n${'Twelve suites look to the south, each with a wood fire and a terrace. '.repeat(12)}`,
		markdownDe: `Der neue Flügel öffnet am 12. Dezember.\n\n${'Zwölf Suiten nach Süden, jede mit Kamin und Terrasse. '.repeat(12)}`,
		pictures: [1, 2],
		publishedOn: '2026-11-18',
	});
}
