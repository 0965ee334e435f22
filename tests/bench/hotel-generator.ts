import type { Database } from '#db/client';
import type { PlainDate } from '~/domain/date/plain-date';

export const HOTELS_PER_PLACE = 20;
/** In turn over the places; where most of the hotels of luxury trips are. */
export const HOTEL_COUNTRIES = ['AT', 'CH', 'FR', 'IT', 'ES', 'GB', 'PT', 'GR', 'DE', 'HR'] as const;
const ROOMS = 8;
const PLANS = 3;
/** 540 days in seasons of sixty; where they begin differs from hotel to hotel. */
const SEASONS = 9;
const SEASON_DAYS = 60;
const PICTURES = 100;
const PICTURES_PER_HOTEL = 3;
const HOTELS_PER_STATEMENT = 250;

/** Dropped while the rows go in and built once afterwards: several times faster. */
const LATE_INDEXES = [
	'room_night_few',
	'room_night_rule',
	'hotel_season_nights',
	'rate_closure_days',
	'hotel_room_id_unique',
	'room_rate_room',
	'room_rate_plan',
];

/** An even number in 0…`range` - 1 that depends on a row's numbers and on nothing else. */
const hash = (salt: number, range: number, of = 'no') => {
	const mixed = `((${of}) * 2654435761 + ${salt} * 40503) % 4294967291`;
	return `((${mixed}) * ((${mixed}) / 64 % 65521 + 7) / 512 % ${range})`;
};

/**
 * Fills a migrated database without hotels with so many: 20 to a place, 8 room types and 3 rate plans each (one of them negotiated at every
 * other hotel), seasons for 540 days, a third of the nights partly sold and a quarter of these sold out. Everything is made inside the
 * database. Hotels of one place are spread over the whole range of keys, the least favourable order.
 */
export async function generateHotels(
	db: Database,
	hotels: number,
	today: PlainDate,
	countries: readonly string[] = HOTEL_COUNTRIES,
): Promise<void> {
	const client = db.$client;
	const places = Math.max(1, Math.ceil(hotels / HOTELS_PER_PLACE));
	const indexes = await client.execute({
		sql: "select name, sql from sqlite_schema where type = 'index' and name in (select value from json_each(?))",
		args: [JSON.stringify(LATE_INDEXES)],
	});
	for (const { name } of indexes.rows) await client.execute(`drop index ${name}`);
	await client.batch(vocabulary(places, countries), 'write');
	for (let from = 1; from <= hotels; from += HOTELS_PER_STATEMENT) {
		const range = [from, Math.min(hotels, from + HOTELS_PER_STATEMENT - 1)];
		const statements = [
			hotelRows(places, countries),
			PICTURES_OF_HOTELS,
			PROGRAMS,
			ROOM_ROWS,
			PLAN_ROWS,
			seasonRows(today),
			RATES,
		];
		await client.batch(
			[...statements, nightRows(today), closureRows(today)].map((sql) => ({ sql, args: range })),
			'write',
		);
	}
	for (const { sql } of indexes.rows) await client.execute(String(sql));
	await client.execute('insert into catalogue_version (published_at) values (0)');
}

function vocabulary(places: number, countries: readonly string[]): string[] {
	const numbers = (most: number) =>
		`with recursive numbers (no) as (select 1 union all select no + 1 from numbers where no < ${most})`;
	return [
		`insert into exchange_rate values ('EUR', 1000000, '2026-11-02'), ('CHF', 1072000, '2026-11-02') on conflict do nothing`,
		`insert into program (no, id, name) values (1, 'program_first', 'First'), (2, 'program_second', 'Second') on conflict do nothing`,
		`${numbers(places)} insert into hotel_place (no, key, country_code, name_en, name_de, latitude, longitude)
			select no, 'place-' || no, ${countrySql('no', countries)}, 'Place ' || no, 'Ort ' || no,
				40 + ${hash(1, 1000)} / 100.0, ${hash(2, 1000)} / 100.0 from numbers`,
		...(['hotel', 'room'] as const).map(
			(scope) => `${numbers(scope === 'hotel' ? 13 : 26)} insert into hotel_facility (scope, key, bit, name_en, name_de)
				select '${scope}', 'facility-' || no, no - 1, 'Facility ' || no, 'Merkmal ' || no from numbers`,
		),
		`${numbers(PICTURES)} insert into picture (hash, width, height, dominant_colour, source_type)
			select printf('%020x', no), 1600, 1067, '#887766', 'jpg' from numbers where true on conflict do nothing`,
	];
}

const RANGE =
	'with recursive hotels (no) as (select cast(?1 as integer) union all select no + 1 from hotels where no < ?2)';
const upTo = (name: string, most: number) =>
	`${name} (at) as (select 0 union all select at + 1 from ${name} where at < ${most - 1})`;

/** The country of a place by its number. */
function countrySql(place: string, countries: readonly string[]): string {
	return `substr('${countries.join('')}', (${place} - 1) % ${countries.length} * 2 + 1, 2)`;
}

function hotelRows(places: number, countries: readonly string[]): string {
	const place = `((no - 1) % ${places} + 1)`;
	const country = countrySql(place, countries);
	return `${RANGE} insert into hotel (no, id, key, name, hotel_place_no, country_code, latitude, longitude, time_zone, category, chain, keys,
			currency, booking_com_tenths, trip_advisor_halves, is_chat_enabled, is_reseller, supports_instant_booking, is_demo, facility_mask,
			rank, updated_at)
		select no, 'hotel_' || no, 'hotel-' || no, 'Hotel ' || no, ${place}, ${country}, 46.0 + ${hash(6, 1000)} / 1000.0,
			7.0 + ${hash(7, 1000)} / 1000.0, 'Europe/Zurich', iif(${hash(8, 3)} = 0, '4star', '5star'),
			iif(${hash(9, 3)} = 0, 'Chain ' || ${hash(10, 20)}, null), 20 + ${hash(11, 200)}, iif(${country} = 'CH', 'CHF', 'EUR'),
			80 + ${hash(12, 20)}, 8 + ${hash(13, 3)}, 1, ${hash(14, 5)} = 0, ${hash(15, 2)}, ${hash(16, 50)} = 0,
			${Array.from({ length: 13 }, (_, bit) => `(iif(${hash(20 + bit, 10)} < ${3 + (bit % 6)}, 1, 0) << ${bit})`).join(' | ')},
			${hash(17, 10_000)}, 0
		from hotels`;
}

const PICTURES_OF_HOTELS = `${RANGE}, ${upTo('positions', PICTURES_PER_HOTEL)}
	insert into hotel_picture (hotel_no, position, picture_hash, file, shows, alt_en, alt_de)
	select no, at, printf('%020x', 1 + (no * ${PICTURES_PER_HOTEL} + at) % ${PICTURES}), 'file', 'hotel', 'A hotel', 'Ein Hotel'
	from hotels cross join positions`;

const PROGRAMS = `${RANGE} insert into hotel_program select no, 1 + no % 2 from hotels where ${hash(18, 2)} = 0`;

const ROOM_ROWS = `${RANGE}, ${upTo('rooms', ROOMS)}
	insert into hotel_room (no, id, hotel_no, key, position, name, category, beds, facility_mask, units, included_pax, videos, interactive_renderings,
		size_sqm_min)
	select no * ${ROOMS} + at, 'room_' || no || '.' || at, no, 'room-' || at, at, 'Room ' || at,
		case at when 0 then 'room' when 1 then 'room' when 2 then 'room' when 3 then 'juniorSuite' when 4 then 'juniorSuite'
			when 5 then 'suite' when 6 then 'specialtySuite' else 'residence' end,
		'[{"bedType":"kingSizeBed","isInStandardOccupancy":true,"twinBedPossible":true,"sleeps":[{"maxPax":2,"maxAdults":2}]},{"bedType":"sofaBed","isInStandardOccupancy":false,"twinBedPossible":false,"sleeps":[{"maxPax":2,"maxAdults":1}]}]',
		${hash(40, 67_108_864, `no * ${ROOMS} + at`)}, 2 + ${hash(41, 10, `no * ${ROOMS} + at`)}, 2, '[]', '[]', 25 + at * 12
	from hotels cross join rooms`;

const PLAN_ROWS = `${RANGE}, ${upTo('plans', PLANS)}
	insert into rate_plan (no, id, hotel_no, key, position, meal_plan, policy, profile_mask, program_no, commission_percent, payment_policy,
		cancellation_policy, extra_adult_minor, child_supplements)
	select no * ${PLANS} + at, 'rate_' || no || '.' || at, no, 'plan-' || at, at, 'breakfast', iif(at = 1, 'nonRefundable', 'flexible'),
		iif(at = 2, 5, 7), iif(at = 2 and ${hash(19, 2)} = 0, 1 + no % 2, null), 8 + 2 * at,
		'{"depositPercentage":20,"tranches":[{"cumulativePercentage":100,"daysPriorToArrival":30}]}',
		'{"cancellationPeriods":[{"fromDaysPriorToArrival":30,"feeInPercentOfBookingTotal":50},{"fromDaysPriorToArrival":14,"feeInPercentOfBookingTotal":90}]}',
		4000, '[{"maxAge":5,"minor":0},{"maxAge":15,"minor":3000}]'
	from hotels cross join plans`;

/** The first one has begun before today, by another number of days at each hotel. */
function seasonRows(today: PlainDate): string {
	const begins = `date('${today}', (at * ${SEASON_DAYS} - ${hash(50, SEASON_DAYS - 1)}) || ' days')`;
	return `${RANGE}, ${upTo('seasons', SEASONS)}
		insert into hotel_season (no, hotel_no, key, first_night, last_night, weekend_mask)
		select no * ${SEASONS} + at, no, 'season-' || at, ${begins}, date(${begins}, '${SEASON_DAYS - 1} days'), 96
		from hotels cross join seasons`;
}

const PRICE = `((30000 + ${hash(60, 70_000, 'no')}) * (10 + room * 4) / 10 * (100 + ${hash(61, 60, `no * ${SEASONS} + season`)}) / 100)`;
const RATES = `${RANGE}, ${upTo('seasons', SEASONS)}, ${upTo('plans', PLANS)}, ${upTo('rooms', ROOMS)}
	insert into room_rate (season_no, plan_no, room_no, nightly_minor, weekend_minor, public_minor, min_nights)
	select no * ${SEASONS} + season, no * ${PLANS} + plan, no * ${ROOMS} + room, ${PRICE} * (10 - plan) / 10,
		${PRICE} * (12 - plan) / 10, iif(${hash(62, 2)} = 0, ${PRICE} * 11 / 10, null),
		iif(${hash(63, 6, `no * ${SEASONS} + season`)} = 0, 5, 1)
	from (select no, seasons.at as season, plans.at as plan, rooms.at as room
		from hotels cross join seasons cross join plans cross join rooms)`;

/** A third of the nights of the rooms, a quarter of these to the last room. */
function nightRows(today: PlainDate): string {
	const cell = `(no * 5407 + room * 541 + day)`;
	return `${RANGE}, ${upTo('rooms', ROOMS)}, ${upTo('days', SEASONS * SEASON_DAYS)}
		insert into room_night (room_no, night, hotel_no, taken, units)
		select no * ${ROOMS} + room, date('${today}', day || ' days'), no,
			iif(${hash(71, 4, cell)} = 0, units, ${hash(72, 97, cell)} % units), units
		from (select no, rooms.at as room, days.at as day, 2 + ${hash(41, 10, `no * ${ROOMS} + rooms.at`)} as units
			from hotels cross join rooms cross join days)
		where ${hash(70, 3, cell)} = 0`;
}

/** A tenth of the hotels is closed for a fortnight, another tenth accepts no arrivals on some day. */
function closureRows(today: PlainDate): string {
	const day = `${hash(80, 500)}`;
	return `${RANGE} insert into rate_closure (hotel_no, plan_no, kind, first_day, last_day)
		select no, null, iif(${hash(81, 2)} = 0, 'stay', 'arrival'), date('${today}', ${day} || ' days'), date('${today}', (${day} + 14) || ' days')
		from hotels where ${hash(82, 5)} = 0`;
}
