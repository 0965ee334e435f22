import { PAYMENT_PROFILES } from '#db/schema/enums';
import { type HotelText, hotel, hotelFacility, hotelPlace, hotelProgram, hotelText } from '#db/schema/hotel';
import { hotelSeason, rateClosure, ratePlan, ratePlanText, roomRate } from '#db/schema/hotel-rate';
import { hotelRoom, hotelRoomText, type RoomBed, roomNight } from '#db/schema/hotel-room';
import { exchangeRate } from '#db/schema/search';
import { program } from '#db/schema/travel-agency';
import { addDays, plainDate } from '~/domain/date/plain-date';
import type { OfferAccess, OfferContext } from '~/domain/offer/offer-access';
import { EUR_PER_UNIT_MILLIONTHS, RATES_AS_OF } from '../../../db/derived/exchange-rates';
import { startTestDatabase, type TestDatabase } from '../database';

export const TODAY = plainDate('2026-11-20');
export const NOON = Date.parse(`${TODAY}T12:00:00Z`);

/** Two programmes, by their keys; the numbers that agencies have them by. */
export const PROGRAM_NOS = { serandipians: 1, 'circle-of-peaks': 2 } as const;

type ProgramKey = keyof typeof PROGRAM_NOS;
type Row<Table extends { $inferInsert: object }> = Partial<Omit<Table['$inferInsert'], 'no' | 'id' | 'hotelNo'>>;

/** Omitted values come from `DEFAULT_ROOM`; ids are `room_<hotel>.<key>`. */
export type TestRoom = { key: string } & Row<typeof hotelRoom>;

/** Omitted values come from `DEFAULT_PLAN`; ids are `rate_<hotel>.<key>`. */
export type TestPlan = {
	key: string;
	profiles?: readonly (typeof PAYMENT_PROFILES)[number][];
	program?: ProgramKey;
} & Row<typeof ratePlan>;

/** Prices in major units; `rooms` and `plans` name what the season has prices for, all of them when left out. */
export type TestSeason = {
	firstNight: string;
	lastNight: string;
	/** Weekdays, 0 = Sunday. */
	weekend?: readonly number[];
	rates: readonly {
		rooms?: readonly string[];
		plans?: readonly string[];
		nightly: number;
		weekend?: number;
		public?: number;
		minNights?: number;
	}[];
};

/** Omitted values come from `DEFAULT_HOTEL`; ids are `hotel_<key>`. */
export type TestHotel = { key: string } & Row<typeof hotel> & {
		/** In the order of `PLACES`. */
		place?: keyof typeof PLACES;
		programs?: readonly ProgramKey[];
		rooms?: readonly TestRoom[];
		plans?: readonly TestPlan[];
		seasons?: readonly TestSeason[];
		closures?: readonly { plan?: string; kind: 'stay' | 'arrival' | 'departure'; firstDay: string; lastDay: string }[];
		/** Nights that are partly sold; `units` is what there is to sell, as many as the room has when left out. */
		taken?: readonly { room: string; firstNight: string; lastNight: string; taken: number; units?: number }[];
		text?: Partial<HotelText>;
	};

export const PLACES = {
	lech: ['AT', 'Lech', 'Lech am Arlberg', 47.21, 10.14],
	zermatt: ['CH', 'Zermatt', 'Zermatt', 46.02, 7.75],
	courchevel: ['FR', 'Courchevel', 'Courchevel', 45.42, 6.63],
	vienna: ['AT', 'Vienna', 'Wien', 48.21, 16.37],
} as const;

/** A king size bed for two. */
export const KING: RoomBed = {
	bedType: 'kingSizeBed',
	isInStandardOccupancy: true,
	twinBedPossible: true,
	sleeps: [{ maxPax: 2, maxAdults: 2 }],
};

/** One adult or two children, on request. */
export const SOFA: RoomBed = {
	bedType: 'sofaBed',
	isInStandardOccupancy: false,
	twinBedPossible: false,
	sleeps: [
		{ maxPax: 1, maxAdults: 1 },
		{ maxPax: 2, maxAdults: 0 },
	],
};

export const DEFAULT_ROOM: TestRoom = {
	key: 'double',
	name: 'Double Room',
	category: 'room',
	beds: [KING],
	units: 3,
	includedPax: 2,
	videos: [],
	interactiveRenderings: [],
};

export const DEFAULT_PLAN: TestPlan = {
	key: 'flexible',
	mealPlan: 'breakfast',
	policy: 'flexible',
	profiles: PAYMENT_PROFILES,
	commissionPercent: 10,
	paymentPolicy: { depositPercentage: 30, tranches: [{ cumulativePercentage: 100, daysPriorToArrival: 30 }] },
	cancellationPolicy: {
		cancellationPeriods: [
			{ fromDaysPriorToArrival: 60, feeInPercentOfBookingTotal: 50 },
			{ fromDaysPriorToArrival: 30, feeInPercentOfBookingTotal: 100 },
		],
	},
	childSupplements: [],
};

const DEFAULT_SEASON: TestSeason = {
	firstNight: '2026-12-01',
	lastNight: '2027-04-30',
	rates: [{ nightly: 400 }],
};

const DEFAULT_TEXT: HotelText = {
	summary: 'A house on the mountain.',
	description: {
		...{ bestFor: null, hotel: null, location: null, foodAndBeverage: null, wellness: null },
		...{ onSiteActivities: null, offSiteActivities: null, sustainability: null },
	},
	descriptionMarkdown: null,
	diningVenues: [],
	facilities: [],
	closestAirport: null,
	directions: { byPlane: null, byChauffeuredService: null, byCar: null, byPublicTransport: null },
	distanceStrings: [],
	checkIn: {
		...{ startTime: '15:00', endTime: null, minAge: null, depositDescription: null, instructions: null },
		isCreditCardRequired: false,
		isPhotoIdRequired: true,
	},
	checkOut: { endTime: '11:00', instructions: null },
	petRestrictions: null,
	smokingPolicy: null,
	bookingPolicyMarkdown: null,
	houseRulesMarkdown: null,
	miceFacilities: [],
};

/** The offer for a trade visitor without a programme, in EUR, with commissions. */
export const ACCESS: OfferAccess = {
	programNos: [],
	billableCurrency: 'EUR',
	language: 'en',
	includesDemos: false,
	isCommissionVisible: true,
};

export type TestHotels = TestDatabase & { ctx: OfferContext };

/** A database of its own with hotels, their places and programmes, the facilities `spa` and `balcony`, and the rates of exchange. */
export async function startHotels(hotels: readonly TestHotel[]): Promise<TestHotels> {
	const database = await startTestDatabase();
	await insertHotels(database, hotels);
	return { ...database, ctx: { db: database.db, access: ACCESS, today: TODAY, now: NOON } };
}

/** The same in a database that is there; nothing of it may be in there yet. */
export async function insertHotels({ db }: Pick<TestDatabase, 'db'>, hotels: readonly TestHotel[]): Promise<void> {
	await db
		.insert(exchangeRate)
		.values(
			Object.entries(EUR_PER_UNIT_MILLIONTHS).map(([currency, eurPerUnit]) => ({
				...{ currency, eurPerUnit },
				asOf: RATES_AS_OF,
			})),
		)
		.onConflictDoNothing();
	await db
		.insert(program)
		.values(Object.entries(PROGRAM_NOS).map(([key, no]) => ({ no, id: `program_${key}`, name: key })))
		.onConflictDoNothing();
	await db.insert(hotelPlace).values(
		Object.entries(PLACES).map(([key, [countryCode, nameEn, nameDe, latitude, longitude]]) => ({
			...{ key, countryCode, nameEn, nameDe, latitude, longitude },
		})),
	);
	await db.insert(hotelFacility).values([
		{ scope: 'hotel', key: 'spa', bit: 0, nameEn: 'Spa', nameDe: 'Spa' },
		{ scope: 'room', key: 'balcony', bit: 0, nameEn: 'Balcony', nameDe: 'Balkon' },
	]);
	for (const each of hotels) await insertHotel({ db }, each);
}

async function insertHotel({ db }: Pick<TestDatabase, 'db'>, given: TestHotel): Promise<void> {
	const { key, place = 'lech', programs = [], closures = [], taken = [], text, ...columns } = given;
	const { rooms = [DEFAULT_ROOM], plans = [DEFAULT_PLAN], seasons = [DEFAULT_SEASON], ...own } = columns;
	const placeNo = Object.keys(PLACES).indexOf(place) + 1;
	const [countryCode, , , latitude, longitude] = PLACES[place];
	const [row] = await db
		.insert(hotel)
		.values({
			...{ id: `hotel_${key}`, key, name: `Hotel ${key}`, hotelPlaceNo: placeNo, countryCode, latitude, longitude },
			...{ timeZone: 'Europe/Vienna', category: '5star', keys: 60, currency: 'EUR', updatedAt: 0 },
			...own,
		})
		.returning({ no: hotel.no });
	const hotelNo = row?.no ?? 0;
	const body = { ...DEFAULT_TEXT, ...text };
	await db.insert(hotelText).values([
		{ hotelNo, language: 'en', body },
		{ hotelNo, language: 'de', body },
	]);
	if (programs.length > 0)
		await db.insert(hotelProgram).values(programs.map((name) => ({ hotelNo, programNo: PROGRAM_NOS[name] })));
	const roomNos = new Map<string, { no: number; units: number }>();
	for (const [position, room] of rooms.entries()) {
		const whole = { ...DEFAULT_ROOM, name: `Room ${room.key}`, ...room } as typeof hotelRoom.$inferInsert;
		const [found] = await db
			.insert(hotelRoom)
			.values({ ...whole, hotelNo, position, id: `room_${key}.${room.key}` })
			.returning({ no: hotelRoom.no, units: hotelRoom.units });
		if (!found) continue;
		roomNos.set(room.key, found);
		await db.insert(hotelRoomText).values([
			{
				...{ roomNo: found.no, language: 'en', descriptionMarkdown: 'Quiet.' },
				viewsFromRoom: ['Mountain'],
			},
			{ roomNo: found.no, language: 'de', descriptionMarkdown: 'Ruhig.', viewsFromRoom: ['Berg'] },
		]);
	}
	const planNos = new Map<string, number>();
	for (const [position, { profiles, program: programKey, ...plan }] of plans.entries()) {
		const { profiles: all = [], ...defaults } = DEFAULT_PLAN;
		const profileMask = (profiles ?? all).reduce((mask, profile) => mask | (1 << PAYMENT_PROFILES.indexOf(profile)), 0);
		const whole = { ...defaults, ...plan } as typeof ratePlan.$inferInsert;
		const programNo = programKey ? PROGRAM_NOS[programKey] : null;
		const [found] = await db
			.insert(ratePlan)
			.values({ ...whole, profileMask, programNo, hotelNo, position, id: `rate_${key}.${plan.key}` })
			.returning({ no: ratePlan.no });
		if (!found) continue;
		planNos.set(plan.key, found.no);
		await db.insert(ratePlanText).values([
			{ planNo: found.no, language: 'en', name: `Rate ${plan.key}`, description: 'With breakfast.' },
			{ planNo: found.no, language: 'de', name: `Rate ${plan.key}`, description: 'Mit Frühstück.' },
		]);
	}
	for (const [at, { weekend = [], rates, ...season }] of seasons.entries()) {
		const weekendMask = weekend.reduce((mask, day) => mask | (1 << day), 0);
		const [found] = await db
			.insert(hotelSeason)
			.values({ hotelNo, key: `season-${at}`, ...season, weekendMask })
			.returning({ no: hotelSeason.no });
		const values = rates.flatMap((rate) =>
			(rate.plans ?? [...planNos.keys()]).flatMap((plan) =>
				(rate.rooms ?? [...roomNos.keys()]).map((room) => ({
					seasonNo: found?.no ?? 0,
					planNo: planNos.get(plan) ?? 0,
					roomNo: roomNos.get(room)?.no ?? 0,
					nightlyMinor: Math.round(rate.nightly * 100),
					weekendMinor: rate.weekend === undefined ? null : Math.round(rate.weekend * 100),
					publicMinor: rate.public === undefined ? null : Math.round(rate.public * 100),
					minNights: rate.minNights ?? 1,
				})),
			),
		);
		if (values.length > 0) await db.insert(roomRate).values(values);
	}
	for (const { plan, ...closure } of closures)
		await db.insert(rateClosure).values({ hotelNo, planNo: plan ? planNos.get(plan) : null, ...closure });
	for (const { room, firstNight, lastNight, taken: sold, units } of taken) {
		const { no: roomNo = 0, units: all = 0 } = roomNos.get(room) ?? {};
		for (let night = plainDate(firstNight); night <= lastNight; night = addDays(night, 1))
			await db.insert(roomNight).values({ roomNo, hotelNo, night, taken: sold, units: units ?? all });
	}
}
