import { PAYMENT_PROFILES } from '#db/schema/enums';
import { addDays, daysBetween, toEpochDay } from '../date/plain-date';
import { isInSql, listArguments } from '../search/statement/bound-list';
import type { HotelFilter, HotelPeriod } from './hotel-filter';
import type { HotelScope } from './hotel-scope';
import { epochDaySql, weekendNightsSql } from './nights-sql';

export type HotelArguments = Record<string, string | bigint>;

/** So many free rooms of a type are told exactly, and not beyond (index `room_night_few`). */
const FEW = 5;

export type AvailabilityQuestion = {
	filter: Pick<HotelFilter, 'paymentProfile' | 'hotelCategories' | 'roomCategories' | 'maxKeys' | 'hotelIds'>;
	scope: HotelScope;
	/** Masks of the facilities that were asked for; 0: none. */
	hotelMask: number;
	roomMask: number;
	/** Null: every hotel that obeys the filter, with nothing said of prices. */
	period: HotelPeriod | null;
	/** Internal keys of the programmes whose negotiated rates are seen. */
	programNos: readonly number[];
	includesDemos: boolean;
	/** Somebody may have a room for himself alone, which costs less. */
	hasSingles: boolean;
};

/** A text of the database's answer is at most 5 MB; a hotel takes some 500 bytes of it. */
const HOTELS_A_TEXT = 2048;

/**
 * One statement that answers rows with a text of JSON each, for some 2,000 hotels together. `found`: for each hotel of the filter `[no]`, or `[no, plan, …]` when a plan sells
 * a room for the whole period, each plan as `[no, room, cost, public, single, room, …]`. `cost` is the sum of the nights in minor units of the
 * hotel's currency for the included guests, `public` what everybody can find for the same nights, null where that of a night is unknown,
 * `single` what one guest alone is given back; it stands there only with `hasSingles`. `few`: `[room, left, room, …]` for each night of which
 * fewer than `FEW` rooms of a type are free; the others have all of theirs.
 *
 * Hotels are one stretch of an index, a season one seek, its rates one stretch for each plan that is allowed. A stay that leaves the season of
 * its arrival adds what the later ones cost, without a gap. Guests are reckoned with where the texts are read, with what is known of the rooms.
 */
export function availabilityStatement(question: AvailabilityQuestion): { sql: string; args: HotelArguments } {
	const { period, filter } = question;
	const hasRoomFilter = filter.roomCategories.length > 0 || question.roomMask > 0;
	const tables = [
		`candidate as materialized (select h.no from ${candidatesSql(question)})`,
		...(hasRoomFilter ? [`wanted as materialized (${wantedRoomsSql(question)})`] : []),
		...(period
			? [
					`closed as materialized (${CLOSED_FOR_ARRIVAL})`,
					`shorter as materialized (${SHORTER})`,
					`arrival as materialized (${ARRIVAL})`,
				]
			: []),
	];
	const rows = period
		? `select candidate.no as no, coalesce(rates, '[' || candidate.no || ']') as hotel from candidate left join (
			select no, (${ratesSql(question, hasRoomFilter)}) as rates from arrival) priced on priced.no = candidate.no`
		: `select no, '[' || no || ']' as hotel from candidate ${hasRoomFilter ? `where no in (select hotel_no from wanted)` : ''}`;
	const sql = `with ${tables.join(', ')}
		select '[' || group_concat(hotel) || ']' as found, null as few from (${rows}) group by no / ${HOTELS_A_TEXT}
		${period ? `union all select null, '[' || group_concat(few) || ']' from (${FEW_LEFT}) group by hotel_no / ${HOTELS_A_TEXT}` : ''}`;
	return { sql: sql.replace(/\s+/g, ' '), args: argumentsOf(sql, question) };
}

function candidatesSql({ filter, scope, hotelMask, includesDemos }: AvailabilityQuestion): string {
	const conditions = [
		'h.is_in_preparation = 0',
		...(includesDemos ? [] : ['h.is_demo = 0']),
		...(filter.hotelCategories.length > 0 ? [isInSql('h.category', 'category', filter.hotelCategories)] : []),
		...(filter.maxKeys === null ? [] : ['h.keys <= :maxKeys']),
		...(hotelMask === 0 ? [] : ['h.facility_mask & :hotelMask = :hotelMask']),
		...(scope.programNos === null
			? []
			: [
					`exists (select 1 from hotel_program hp where hp.hotel_no = h.no and ${isInSql('hp.program_no', 'member', scope.programNos)})`,
				]),
	];
	const where = (first: string) => ['where', [first, ...conditions].join(' and ')].join(' ');
	if (filter.hotelIds !== null)
		return `hotel h ${where(isInSql('h.id', 'hotel', filter.hotelIds))} and ${placesSql(scope) ?? 'true'}`;
	if (scope.hotelNos !== null) return `hotel h ${where(isInSql('h.no', 'named', scope.hotelNos))}`;
	if (scope.area !== null)
		return `hotel h ${where(`h.latitude * ${TURNS} between :south and :north and h.longitude * ${TURNS} between :west and :east`)}`;
	if (scope.placeNos !== null)
		return `hotel h indexed by hotel_hotel_place ${where(isInSql('h.hotel_place_no', 'place', scope.placeNos))}`;
	if (scope.countries !== null)
		return `hotel h indexed by hotel_country ${where(isInSql('h.country_code', 'country', scope.countries))}`;
	return `hotel h ${where('true')}`;
}

/** Degrees are bound as whole numbers. */
const TURNS = 1e5;

function placesSql({ placeNos, countries }: HotelScope): string | null {
	if (placeNos !== null) return isInSql('h.hotel_place_no', 'place', placeNos);
	return countries === null ? null : isInSql('h.country_code', 'country', countries);
}

function wantedRoomsSql({ filter, roomMask }: AvailabilityQuestion): string {
	const conditions = [
		...(filter.roomCategories.length > 0 ? [isInSql('q.category', 'roomCategory', filter.roomCategories)] : []),
		...(roomMask === 0 ? [] : ['q.facility_mask & :roomMask = :roomMask']),
	];
	return `select q.no, q.hotel_no from candidate c cross join hotel_room q indexed by hotel_room_order
		where q.hotel_no = c.no and ${conditions.join(' and ')}`;
}

/** Nights of which few rooms of a type are free, none of them where its sale is stopped. */
const FEW_LEFT = `select f.hotel_no, f.room_no || ',' || iif(f.is_stopped, 0, f.units - f.taken) as few from candidate c
		cross join room_night f indexed by room_night_few
		where f.hotel_no = c.no and f.night between :checkIn and :lastNight and (f.units - f.taken < ${FEW} or f.is_stopped)`;

/** What the hotels have set for the night of arrival itself. */
const FIRST_NIGHT = `from candidate c cross join room_night f indexed by room_night_rule
		where f.hotel_no = c.no and f.night = :checkIn and (f.min_nights is not null or f.is_arrival_closed)`;

/** Rooms in which no stay of this length may begin on the first night. */
const CLOSED_FOR_ARRIVAL = `select f.room_no ${FIRST_NIGHT} and (f.is_arrival_closed or f.min_nights > :nights)`;

/** Rooms in which a stay of this length may begin whatever the season says. */
const SHORTER = `select f.room_no ${FIRST_NIGHT} and f.min_nights <= :nights`;

/** The season of arrival of each hotel, with its nights of the stay and how many of these have the weekend's price; once per hotel. */
const ARRIVAL = `select no, season_no, nights, ${weekendNightsSql('weekend_mask', ':first', '(:first + nights - 1)')} as weekend
	from (select c.no, s.no as season_no, s.weekend_mask,
			iif(s.last_night >= :lastNight, :nights, ${epochDaySql('s.last_night')} - :first + 1) as nights
		from candidate c cross join hotel_season s indexed by hotel_season_nights
		where s.hotel_no = c.no and s.first_night <= :checkIn and s.last_night >= :checkIn)`;

/** The seasons after the one of arrival, as `l`, with its nights of the stay. */
const LATER = `(select no as season_no, last - first + 1 as nights, ${weekendNightsSql('weekend_mask', 'first', 'last')} as weekend
	from (select s.no, s.weekend_mask, ${epochDaySql('s.first_night')} as first,
			iif(s.last_night >= :lastNight, :last, ${epochDaySql('s.last_night')}) as last
		from hotel_season s indexed by hotel_season_nights
		where s.hotel_no = arrival.no and s.first_night > :checkIn and s.first_night <= :lastNight)) l`;

/** The rates of the same room and plan in the seasons after that of arrival. */
const LATER_RATES = `from ${LATER} cross join room_rate t
	where t.season_no = l.season_no and t.plan_no = p.no and t.room_no = r.room_no`;

const priceSql = (rate: string, part: string) =>
	`(${rate}.nightly_minor * (${part}.nights - ${part}.weekend) + coalesce(${rate}.weekend_minor, ${rate}.nightly_minor) * ${part}.weekend)`;

/** Never more than the night costs. */
const singleSql = (rate: string, part: string) =>
	`(min(p.single_use_minor, ${rate}.nightly_minor) * (${part}.nights - ${part}.weekend)
		+ min(p.single_use_minor, coalesce(${rate}.weekend_minor, ${rate}.nightly_minor)) * ${part}.weekend)`;

/**
 * The plans of the hotel of `arrival` with what they sell, as text; null where there is nothing. The plus keeps SQLite from seeking every
 * wanted room of all hotels under each plan.
 */
function ratesSql({ programNos, hasSingles }: AvailabilityQuestion, hasRoomFilter: boolean): string {
	const withLater = (first: string, later: string) =>
		`(${first} + iif(arrival.nights = :nights, 0, (select ${later} ${LATER_RATES})))`;
	const cost = withLater(
		priceSql('r', 'arrival'),
		`iif(sum(l.nights) = :nights - arrival.nights, sum(${priceSql('t', 'l')}), null)`,
	);
	const publicCost = withLater(
		'r.public_minor * arrival.nights',
		'iif(count(t.public_minor) = count(*), sum(t.public_minor * l.nights), null)',
	);
	const single = withLater(singleSql('r', 'arrival'), `sum(${singleSql('t', 'l')})`);
	return `select '[' || arrival.no || ',' || group_concat('[' || plan || ',' || sold || ']') || ']' from (
		select p.no as plan, (
			select group_concat(r.room_no || ',' || ${cost} || ',' || coalesce(${publicCost}, 'null')${hasSingles ? ` || ',' || ${single}` : ''})
			from room_rate r where r.season_no = arrival.season_no and r.plan_no = p.no
				and (r.min_nights <= :nights or r.room_no in (select room_no from shorter))
				and r.room_no not in (select room_no from closed)
				${hasRoomFilter ? 'and +r.room_no in (select no from wanted)' : ''}) as sold
		from rate_plan p indexed by rate_plan_hotel
		where p.hotel_no = arrival.no and p.profile_mask & :profile
			and (p.program_no is null ${programNos.length > 0 ? `or ${isInSql('p.program_no', 'program', programNos)}` : ''})
			and not exists (${CLOSED})
	) where sold is not null`;
}

/** What keeps a plan from being had for the period. */
const CLOSED = `select 1 from rate_closure x indexed by rate_closure_days
	where x.hotel_no = arrival.no and x.first_day <= :checkOut and x.last_day >= :checkIn
		and (x.plan_no is null or x.plan_no = p.no)
		and case x.kind when 'stay' then x.first_day <= :lastNight
			when 'arrival' then x.first_day <= :checkIn else x.last_day >= :checkOut end`;

function argumentsOf(sql: string, { filter, scope, period, ...question }: AvailabilityQuestion): HotelArguments {
	const nights = period && daysBetween(period.checkIn, period.checkOut);
	const all: [name: string, value: string | number][] = [
		...listArguments('category', filter.hotelCategories),
		...listArguments('roomCategory', filter.roomCategories),
		...listArguments('hotel', filter.hotelIds),
		...listArguments('place', scope.placeNos),
		...listArguments('country', scope.countries),
		...listArguments('member', scope.programNos),
		...listArguments('named', scope.hotelNos),
		...areaArguments(scope.area),
		...listArguments('program', question.programNos),
		['maxKeys', filter.maxKeys ?? 0],
		['hotelMask', question.hotelMask],
		['roomMask', question.roomMask],
		['profile', 1 << PAYMENT_PROFILES.indexOf(filter.paymentProfile)],
		...(period && nights !== null
			? ([
					['checkIn', period.checkIn],
					['checkOut', period.checkOut],
					['lastNight', addDays(period.checkOut, -1)],
					['nights', nights],
					['first', toEpochDay(period.checkIn)],
					['last', toEpochDay(period.checkOut) - 1],
				] satisfies [string, string | number][])
			: []),
	];
	const named = new Set(Array.from(sql.matchAll(/:(\w+)/g), ([, name]) => name));
	// Numbers travel as whole ones: a number of JavaScript would arrive as a real, and divide as such.
	const bound = (value: string | number) => (typeof value === 'number' ? BigInt(value) : value);
	return Object.fromEntries(all.filter(([name]) => named.has(name)).map(([name, value]) => [name, bound(value)]));
}

function areaArguments(area: HotelScope['area']): [name: string, value: number][] {
	if (area === null) return [];
	const { west, south, east, north } = area;
	return Object.entries({ west, south, east, north }).map(([name, degrees]) => [name, Math.round(degrees * TURNS)]);
}
