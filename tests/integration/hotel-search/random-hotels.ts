import type { Database } from '#db/client';
import { addDays, type PlainDate, weekday } from '~/domain/date/plain-date';

export type TestRate = { nightly: number; weekend: number | null; publicNightly: number | null; minNights: number };

export type TestHotel = {
	no: number;
	currency: 'EUR' | 'CHF';
	rooms: {
		no: number;
		units: number;
		category: 'room' | 'suite';
		facilityMask: number;
		full: Set<string>;
		/** What is set for nights that are not full. */
		rules: Map<string, { minNights: number | null; isArrivalClosed: boolean; isStopped: boolean }>;
	}[];
	plans: { no: number; profileMask: number; programNo: number | null; commission: number; isOnRequest: boolean }[];
	/** Nights without a season lie between some of them. */
	seasons: { no: number; first: PlainDate; last: PlainDate; weekendMask: number; rates: Map<string, TestRate> }[];
	closures: { planNo: number | null; kind: 'stay' | 'arrival' | 'departure'; first: PlainDate; last: PlainDate }[];
};

/** Numbers that look random and are the same in every run (mulberry32). */
export function numbersFrom(seed: number): (most: number) => number {
	let state = seed;
	return (most) => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) % most;
	};
}

/** Hotels of three rooms and four plans whose seasons are short, so that most stays cross a border, and some a gap. */
export function randomHotels(count: number, from: PlainDate, seed: number): TestHotel[] {
	const pick = numbersFrom(seed);
	const chance = (percent: number) => pick(100) < percent;
	return Array.from({ length: count }, (_, index): TestHotel => {
		const no = index + 1;
		const days = Array.from({ length: 60 }, (_, day) => addDays(from, day));
		const rooms = Array.from({ length: 3 }, (_, at) => {
			const full = new Set(days.filter(() => chance(4)));
			const ruled = days.filter((night) => !full.has(night) && chance(25));
			const rule = () => ({
				minNights: chance(70) ? 1 + pick(4) : null,
				isArrivalClosed: chance(20),
				isStopped: chance(10),
			});
			return {
				no: no * 10 + at,
				units: chance(5) ? 0 : 1 + pick(3),
				category: at < 2 ? ('room' as const) : ('suite' as const),
				facilityMask: pick(4),
				full,
				rules: new Map(ruled.map((night) => [night, rule()])),
			};
		});
		const plans = Array.from({ length: 4 }, (_, at) => ({
			no: no * 10 + at,
			profileMask: 1 + pick(7),
			programNo: chance(40) ? 1 + pick(2) : null,
			commission: 5 + pick(10),
			isOnRequest: chance(20),
		}));
		const seasons: TestHotel['seasons'] = [];
		for (let first = addDays(from, -pick(5)), at = 0; at < 8; at++) {
			const last = addDays(first, 2 + pick(9));
			const rates = new Map<string, TestRate>();
			for (const plan of plans)
				for (const room of rooms)
					if (chance(75))
						rates.set(`${plan.no}.${room.no}`, {
							nightly: 10_000 + pick(90_000),
							weekend: chance(50) ? 10_000 + pick(90_000) : null,
							publicNightly: chance(70) ? 20_000 + pick(90_000) : null,
							minNights: 1 + pick(5),
						});
			seasons.push({ no: no * 10 + at, first, last, weekendMask: pick(128), rates });
			first = addDays(last, chance(15) ? 3 : 1);
		}
		const closures = Array.from({ length: pick(4) }, () => {
			const first = addDays(from, pick(50));
			return {
				planNo: chance(50) ? (plans[pick(4)]?.no ?? null) : null,
				kind: (['stay', 'arrival', 'departure'] as const)[pick(3)] ?? 'stay',
				first,
				last: addDays(first, pick(4)),
			};
		});
		return { no, currency: chance(50) ? 'EUR' : 'CHF', rooms, plans, seasons, closures };
	});
}

/** Beds for two, with or without some that only children or one adult can use, rooms for one, and unknown ones. */
const BEDS = [
	'[]',
	'[{"bedType":"singleBed","isInStandardOccupancy":true,"twinBedPossible":false,"sleeps":[{"maxPax":1,"maxAdults":1}]}]',
	'[{"bedType":"kingSizeBed","isInStandardOccupancy":true,"twinBedPossible":true,"sleeps":[{"maxPax":2,"maxAdults":2}]}]',
	'[{"bedType":"kingSizeBed","isInStandardOccupancy":true,"twinBedPossible":true,"sleeps":[{"maxPax":2,"maxAdults":2}]},{"bedType":"sofaBed","isInStandardOccupancy":false,"twinBedPossible":false,"sleeps":[{"maxPax":2,"maxAdults":0},{"maxPax":1,"maxAdults":1}]}]',
	'[{"bedType":"kingSizeBed","isInStandardOccupancy":true,"twinBedPossible":true,"sleeps":[{"maxPax":2,"maxAdults":2}]},{"bedType":"bunkBed","isInStandardOccupancy":true,"twinBedPossible":false,"sleeps":[{"maxPax":4,"maxAdults":2}]}]',
];

/** Beds, ages, supplements and nights of which a part is taken: what matters for a party only. */
export async function addPartyTerms(db: Database, hotels: readonly TestHotel[], from: PlainDate): Promise<void> {
	const pick = numbersFrom(41);
	const chance = (percent: number) => pick(100) < percent;
	const statements = hotels.flatMap(({ no, rooms, plans }) => [
		{
			sql: 'update hotel set is_adults_only = ?, max_age_infant = ?, max_age_child = ? where no = ?',
			args: [chance(10) ? 1 : 0, chance(50) ? 1 + pick(2) : null, chance(50) ? 10 + pick(6) : null, no],
		},
		...rooms.map((room) => ({
			sql: 'update hotel_room set beds = ?, included_pax = ? where no = ?',
			args: [BEDS[pick(BEDS.length)] ?? '[]', 1 + pick(3), room.no],
		})),
		...plans.map((plan) => ({
			sql: 'update rate_plan set extra_adult_minor = ?, single_use_minor = ?, child_supplements = ?, cancellation_policy = ?, payment_policy = ? where no = ?',
			args: [
				...[pick(5000), chance(50) ? pick(40_000) : 0],
				chance(70) ? `[{"maxAge":5,"minor":${pick(900)}},{"maxAge":${9 + pick(5)},"minor":${pick(3000)}}]` : '[]',
				chance(60)
					? `{"cancellationPeriods":[{"fromDaysPriorToArrival":${pick(40)},"feeInPercentOfBookingTotal":50},{"fromDaysPriorToArrival":1,"feeInPercentOfBookingTotal":100}]}`
					: '{"cancellationPeriods":[]}',
				`{"depositPercentage":${[0, 30, 100][pick(3)]},"tranches":[{"cumulativePercentage":100,"daysPriorToArrival":${pick(30)}}]}`,
				plan.no,
			],
		})),
		...rooms.flatMap((room) =>
			Array.from({ length: 60 }, (_, day) => addDays(from, day))
				.filter((night) => room.units > 1 && !room.full.has(night) && !room.rules.has(night) && chance(20))
				.map((night) => ({
					sql: 'insert into room_night (room_no, night, hotel_no, taken, units) values (?, ?, ?, ?, ?)',
					args: [room.no, night, no, 1 + pick(room.units - 1), room.units],
				})),
		),
	]);
	await db.$client.batch(statements, 'write');
}

export async function insertHotels(db: Database, hotels: readonly TestHotel[]): Promise<void> {
	const insert = (sql: string, rows: readonly (readonly unknown[])[]) => {
		const columns = Array.from({ length: rows[0]?.length ?? 0 }, (_, at) => `j.value->>${at}`).join(', ');
		return { sql: `${sql} select ${columns} from json_each(?) j`, args: [JSON.stringify(rows)] };
	};
	const pad = (no: number) => String(no).padStart(4, '0');
	await db.$client.batch(
		[
			"insert into program (no, id, name) values (1, 'program_one', 'One'), (2, 'program_two', 'Two') on conflict do nothing",
			"insert into exchange_rate values ('EUR', 1000000, '2026-11-02'), ('CHF', 1072000, '2026-11-02'), ('GBP', 1148000, '2026-11-02'), ('USD', 862000, '2026-11-02') on conflict do nothing",
			"insert into hotel_facility (scope, key, bit, name_en, name_de) values ('hotel', 'spa', 0, 'Spa', 'Spa'), ('room', 'balcony', 0, 'Balcony', 'Balkon'), ('room', 'terrace', 1, 'Terrace', 'Terrasse') on conflict do nothing",
			"insert into hotel_place (no, key, country_code, name_en, name_de, latitude, longitude) values (1, 'lech', 'AT', 'Lech', 'Lech', 47.2, 10.1), (2, 'vienna', 'AT', 'Vienna', 'Wien', 48.2, 16.4), (3, 'zermatt', 'CH', 'Zermatt', 'Zermatt', 46, 7.7)",
			insert(
				'insert into hotel (no, id, key, name, hotel_place_no, country_code, latitude, longitude, time_zone, category, keys, currency, is_reseller, supports_instant_booking, is_demo, facility_mask, rank, updated_at)',
				hotels.map(({ no, currency }) => [
					...[no, `hotel_${pad(no)}`, pad(no), `Hotel ${no}`, 1 + (no % 3), no % 3 === 2 ? 'CH' : 'AT', 47, 10],
					...['Europe/Vienna', no % 2 ? '5star' : '4star', 10 + no, currency, no % 4 === 0, no % 5 !== 0],
					...[no % 7 === 0, no % 2, 1000, 0],
				]),
			),
			insert(
				'insert into hotel_room (no, id, hotel_no, key, position, name, category, beds, facility_mask, units, included_pax, videos, interactive_renderings)',
				hotels.flatMap(({ no, rooms }) =>
					rooms.map((room, at) => [
						...[room.no, `room_${pad(no)}.${at}`, no, `${at}`, at, `Room ${at}`, room.category, '[]'],
						...[room.facilityMask, room.units, 2, '[]', '[]'],
					]),
				),
			),
			insert(
				'insert into room_night (room_no, night, hotel_no, taken, units)',
				hotels.flatMap(({ no, rooms }) =>
					rooms.flatMap((room) => [...room.full].map((night) => [room.no, night, no, room.units, room.units])),
				),
			),
			insert(
				'insert into room_night (room_no, night, hotel_no, taken, units, min_nights, is_arrival_closed, is_stopped)',
				hotels.flatMap(({ no, rooms }) =>
					rooms.flatMap((room) =>
						[...room.rules].map(([night, { minNights, isArrivalClosed, isStopped }]) => [
							...[room.no, night, no, 0, room.units, minNights, isArrivalClosed, isStopped],
						]),
					),
				),
			),
			insert(
				'insert into rate_plan (no, id, hotel_no, key, position, meal_plan, policy, profile_mask, program_no, commission_percent, payment_policy, cancellation_policy, child_supplements, is_on_request)',
				hotels.flatMap(({ no, plans }) =>
					plans.map((plan, at) => [
						...[plan.no, `rate_${pad(no)}.${at}`, no, `${at}`, at, 'breakfast', 'flexible', plan.profileMask],
						...[plan.programNo, plan.commission, '{"depositPercentage":100,"tranches":[]}'],
						...['{"cancellationPeriods":[]}', '[]', plan.isOnRequest],
					]),
				),
			),
			insert(
				'insert into hotel_season (no, hotel_no, key, first_night, last_night, weekend_mask)',
				hotels.flatMap(({ no, seasons }) =>
					seasons.map((season) => [season.no, no, `${season.no}`, season.first, season.last, season.weekendMask]),
				),
			),
			insert(
				'insert into room_rate (season_no, plan_no, room_no, nightly_minor, weekend_minor, public_minor, min_nights)',
				hotels.flatMap(({ seasons }) =>
					seasons.flatMap((season) =>
						[...season.rates].map(([key, rate]) => [
							...[season.no, ...key.split('.').map(Number), rate.nightly, rate.weekend, rate.publicNightly],
							rate.minNights,
						]),
					),
				),
			),
			insert(
				'insert into rate_closure (hotel_no, plan_no, kind, first_day, last_day)',
				hotels.flatMap(({ no, closures }) =>
					closures.map(({ planNo, kind, first, last }) => [no, planNo, kind, first, last]),
				),
			),
			'insert into catalogue_version (published_at) values (0)',
		],
		'write',
	);
}

type Input = {
	checkIn: PlainDate;
	checkOut: PlainDate;
	profileBit: number;
	programNos: readonly number[];
	mayUse: (room: TestHotel['rooms'][number]) => boolean;
};

/** The cheapest room of a hotel, found night by night by the rules alone (OFFER-14); `cost` null: on request. */
export function cheapestByRules(
	{ rooms, plans, seasons, closures }: TestHotel,
	{ checkIn, checkOut, profileBit, programNos, mayUse }: Input,
): { cost: number | null; offers: { cost: number; publicCost: number | null; commission: number }[] } | null {
	const nights: PlainDate[] = [];
	for (let night = checkIn; night < checkOut; night = addDays(night, 1)) nights.push(night);
	const seasonOf = (night: PlainDate) => seasons.find(({ first, last }) => first <= night && night <= last);
	const offers: { cost: number; publicCost: number | null; commission: number; isOnRequest: boolean }[] = [];
	for (const plan of plans) {
		if ((plan.profileMask & profileBit) === 0) continue;
		if (plan.programNo !== null && !programNos.includes(plan.programNo)) continue;
		const isClosed = closures.some(
			({ planNo, kind, first, last }) =>
				(planNo === null || planNo === plan.no) &&
				(kind === 'stay'
					? nights.some((night) => first <= night && night <= last)
					: kind === 'arrival'
						? first <= checkIn && checkIn <= last
						: first <= checkOut && checkOut <= last),
		);
		if (isClosed) continue;
		for (const room of rooms) {
			if (room.units === 0 || !mayUse(room) || nights.some((night) => room.full.has(night))) continue;
			const first = room.rules.get(checkIn);
			if (first?.isArrivalClosed || nights.some((night) => room.rules.get(night)?.isStopped)) continue;
			const rates = nights.map((night) => seasonOf(night)?.rates.get(`${plan.no}.${room.no}`));
			const minNights = first?.minNights ?? rates[0]?.minNights ?? 0;
			if (rates.some((rate) => rate === undefined) || minNights > nights.length) continue;
			let cost = 0;
			let publicCost: number | null = 0;
			for (const [at, night] of nights.entries()) {
				const isWeekend = ((seasonOf(night)?.weekendMask ?? 0) >> weekday(night)) & 1;
				cost += (isWeekend ? rates[at]?.weekend : null) ?? rates[at]?.nightly ?? 0;
				const publicNightly = rates[at]?.publicNightly ?? null;
				publicCost = publicCost === null || publicNightly === null ? null : publicCost + publicNightly;
			}
			offers.push({ cost, publicCost, commission: plan.commission, isOnRequest: plan.isOnRequest });
		}
	}
	const priced = offers.filter(({ isOnRequest }) => !isOnRequest);
	if (offers.length === 0) return null;
	return priced.length === 0
		? { cost: null, offers: [] }
		: { cost: Math.min(...priced.map(({ cost }) => cost)), offers: priced };
}
