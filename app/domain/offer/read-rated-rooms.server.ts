import type { ResultSet } from '@libsql/client/web';
import type { ROOM_CATEGORIES } from '#db/schema/enums';
import { daysBetween, type PlainDate } from '../date/plain-date';
import type { Currency } from '../money/money';
import type { ExchangeRates } from './offer';
import type { Closure, RatedRoom, RoomPlan, SeasonRate } from './rate';

/** A room as the database knows it for a question, and the rates of exchange it may need. */
export type FoundRoom = {
	/** Which of the questions it answers. */
	at: number;
	room: RatedRoom & { name: string; category: (typeof ROOM_CATEGORIES)[number] };
	rates: ExchangeRates;
	/** So many rooms at once are a group, which the hotel has other terms for; null: it says nothing. */
	groupFromRooms: number | null;
};

type PlanRow = [
	no: number,
	planId: string,
	mealPlan: RoomPlan['mealPlan'],
	policy: RoomPlan['policy'],
	commissionPercent: number,
	paymentPolicy: RoomPlan['paymentPolicy'],
	cancellationPolicy: RoomPlan['cancellationPolicy'],
	extraAdultMinor: number,
	childSupplements: RoomPlan['childSupplements'],
	singleUseMinor: number,
	isOnRequest: 0 | 1,
	/** JSON text of name, description and amenities; null without a text in any language. */
	text: string | null,
];

type SeasonRow = [
	plan: number,
	firstNight: PlainDate,
	lastNight: PlainDate,
	weekendMask: number,
	nightlyMinor: number,
	weekendMinor: number | null,
	publicMinor: number | null,
	minNights: number,
];

type ClosureRow = [plan: number | null, kind: Closure['kind'], firstDay: PlainDate, lastDay: PlainDate];
type NightsRow = [
	count: number,
	least: number | null,
	isStopped: 0 | 1 | null,
	isArrivalClosed: 0 | 1 | null,
	minNights: number | null,
];
type RateRow = [currency: Currency, eurPerUnitMillionths: number, asOf: PlainDate];

/** Reads the rows of `ratedRoomsStatement`. */
export function readRatedRooms({ rows }: Pick<ResultSet, 'rows'>): FoundRoom[] {
	return rows.map((row) => {
		const list = <Row>(column: string) => JSON.parse(String(row[column])) as Row;
		const checkIn = row.checkIn as PlainDate;
		const checkOut = row.checkOut as PlainDate;
		const planRows = list<PlanRow[]>('plans');
		const seasonRows = list<SeasonRow[]>('seasons');
		const nights = list<NightsRow>('nights');
		const [, , isStopped, isArrivalClosed, minNights] = nights;
		const idOf = new Map(planRows.map(([no, planId]) => [no, planId]));
		return {
			at: Number(row.at),
			groupFromRooms: row.groupFromRooms as number | null,
			rates: readRates(list<RateRow[]>('rates')),
			room: {
				...{ checkIn, checkOut },
				hotelId: String(row.hotel),
				roomId: String(row.room),
				timeZone: String(row.timeZone),
				name: String(row.name),
				category: row.category as FoundRoom['room']['category'],
				currency: row.currency as Currency,
				agePolicy: {
					isAdultsOnly: row.isAdultsOnly === 1,
					minGuestAge: row.minGuestAge as number | null,
					maxAgeInfant: row.maxAgeInfant as number | null,
					maxAgeChild: row.maxAgeChild as number | null,
				},
				beds: list<RatedRoom['beds']>('beds'),
				includedPax: Number(row.includedPax),
				stock: readStock(Number(row.units), nights, daysBetween(checkIn, checkOut)),
				plans: planRows.map((plan) => readPlan(plan, seasonRows)),
				closures: list<ClosureRow[]>('closures').flatMap(([plan, kind, firstDay, lastDay]) => {
					const planId = plan === null ? null : idOf.get(plan);
					return planId === undefined ? [] : [{ planId, kind, firstDay, lastDay }];
				}),
				rules: { isStopped: isStopped === 1, isArrivalClosed: isArrivalClosed === 1, minNights },
			},
		};
	});
}

/** A night without a row has all rooms of the type to sell. */
function readStock(units: number, [count, least]: NightsRow, nights: number): number {
	const stock = least === null ? units : count < nights ? Math.min(units, least) : least;
	return Math.max(0, stock);
}

function readPlan(row: PlanRow, seasonRows: readonly SeasonRow[]): RoomPlan {
	const [no, planId, mealPlan, policy, commissionPercent, paymentPolicy, cancellationPolicy, ...rest] = row;
	const [extraAdultMinor, childSupplements, singleUseMinor, isOnRequest, text] = rest;
	const [name, description, amenitiesMarkdown] = JSON.parse(text ?? '["","",null]') as [string, string, string | null];
	return {
		...{ planId, name, description, amenitiesMarkdown, mealPlan, policy, commissionPercent, paymentPolicy },
		...{ cancellationPolicy, extraAdultMinor, childSupplements, singleUseMinor },
		isOnRequest: isOnRequest === 1,
		seasons: seasonRows.filter(([plan]) => plan === no).map(readSeason),
	};
}

function readSeason(row: SeasonRow): SeasonRate {
	const [, firstNight, lastNight, weekendMask, nightlyMinor, weekendMinor, publicMinor, minNights] = row;
	return { firstNight, lastNight, weekendMask, nightlyMinor, weekendMinor, publicMinor, minNights };
}

function readRates(rows: readonly RateRow[]): ExchangeRates {
	const eurPerUnitMillionths = Object.fromEntries(rows.map(([currency, millionths]) => [currency, millionths]));
	// The oldest of the days: what is told with it is never newer than it says.
	const [asOf = '1970-01-01' as PlainDate] = rows.map(([, , day]) => day).toSorted();
	return { eurPerUnitMillionths, asOf };
}
