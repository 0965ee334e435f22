import { SERVICE_LEVELS } from '#db/schema/enums';
import { addMonths, type Month, monthOf } from '../../date/month';
import { addDays, daysBetween, type PlainDate, weekday } from '../../date/plain-date';
import type { ServiceLevel } from '../../stay/service-level';
import type { Period } from '../../stay/stay-rate';
import { DEFAULT_PRICE_RANGE, EMPTY_SEARCH_FILTER, SEARCH_LIMITS, type SearchFilter } from '../search-filter';
import { requestedPeriod } from '../statement/search-condition';
import { weekendHint } from '../weekend-hint';

/** What a change does, and what its words need. */
export type ChangeKind =
	| { kind: 'shift'; days: number }
	/** Another week from Saturday to Saturday or Sunday to Sunday. */
	| { kind: 'week' }
	/** Any week of the month before or after. */
	| { kind: 'month'; month: Month }
	/** The upper price, raised to the next price there is. */
	| { kind: 'price' }
	| { kind: 'bedrooms' }
	| { kind: 'facility'; facility: string }
	/** This level too. */
	| { kind: 'level'; level: ServiceLevel }
	| { kind: 'place'; name: string; km: number }
	/** The whole resort instead of a part of it. */
	| { kind: 'around'; name: string }
	| { kind: 'sectors' }
	| { kind: 'types' }
	| { kind: 'anywhere' }
	| { kind: 'undated' }
	/** The whole map instead of a part of it. */
	| { kind: 'area' }
	/** Place, dates and guests only. */
	| { kind: 'bare' };

/** A change of a search: the whole filter it leads to, and how much it asks of the visitor; less is better. */
export type NearChange = ChangeKind & { filter: SearchFilter; size: number };

/** Places to look at instead, in the words of a destination. */
export type Neighbours = {
	/** Nearest first. */
	places: readonly { name: string; destination: string; km: number }[];
	/** The resort that the place or sector is part of. */
	whole: { name: string; destination: string } | null;
};

type Setting = { today: PlainDate; neighbours: Neighbours };

/** A search's candidates at most: each is a query of one batch. */
const MOST_CANDIDATES = 20;

/** Facilities that are left out one by one. */
const MOST_FACILITIES = 6;

/** From this size on a change gives up a whole request. */
export const LARGE_CHANGE = 7;

/** A part of the map is no request of its own: leaving it comes before any other change. */
const AREA_SIZE = 0.5;

/** The price candidate before its price is known; `priceSize` says what it is then. */
const PRICE_SIZE = 1.5;

/**
 * The changes of a search that are worth trying, smallest first (SEARCH-11): a day, another change-over day, a higher price, one
 * request less, a place beside. None for a search that asks nothing. Every filter is one that its address gives back.
 */
export function nearChanges(filter: SearchFilter, { today, neighbours }: Setting): NearChange[] {
	const found: NearChange[] = [];
	const add = (size: number, what: ChangeKind, change: Partial<SearchFilter>) =>
		found.push({ ...what, size, filter: { ...filter, ...change, page: 1 } });

	const period = requestedPeriod(filter);
	if (period) addPeriods(period, filter.flexiblePeriod, today, add);
	else if (filter.month) addMonthsBeside(filter.month, today, add);
	if (filter.priceRange.max < DEFAULT_PRICE_RANGE.max) add(PRICE_SIZE, { kind: 'price' }, {});
	const { bedrooms, facilityArray, serviceLevelArray } = filter;
	for (const fewer of [1, 2]) {
		if (bedrooms !== null && bedrooms > fewer) {
			add(fewer === 1 ? 2.5 : 5, { kind: 'bedrooms' }, { bedrooms: bedrooms - fewer });
		}
	}
	for (const facility of facilityArray.slice(0, MOST_FACILITIES)) {
		const others = facilityArray.filter((other) => other !== facility);
		add(3, { kind: 'facility', facility }, { facilityArray: others });
	}
	for (const level of serviceLevelArray.length > 0 ? SERVICE_LEVELS : []) {
		if (serviceLevelArray.includes(level)) continue;
		const levels = SERVICE_LEVELS.filter((each) => each === level || serviceLevelArray.includes(each));
		add(3.2, { kind: 'level', level }, { serviceLevelArray: levels });
	}
	addPlaces(filter, neighbours, add);
	if (filter.area) add(AREA_SIZE, { kind: 'area' }, { area: null });
	if (filter.sectorArray.length > 0) add(2.8, { kind: 'sectors' }, { sectorArray: [] });
	if (filter.propertyTypeArray.length > 0) add(4, { kind: 'types' }, { propertyTypeArray: [] });
	if (period || filter.month)
		add(8, { kind: 'undated' }, { checkIn: null, checkOut: null, month: null, flexiblePeriod: false });
	if (found.length > 0 && hasSeveralRequests(filter)) {
		const {
			destination,
			countryArray,
			checkIn,
			checkOut,
			month,
			flexiblePeriod,
			adults,
			children,
			babies,
			sort,
			view,
		} = filter;
		const retained = {
			destination,
			countryArray,
			checkIn,
			checkOut,
			month,
			flexiblePeriod,
			adults,
			children,
			babies,
			sort,
			view,
		};
		add(9, { kind: 'bare' }, { ...EMPTY_SEARCH_FILTER, ...retained });
	}
	return found.toSorted((a, b) => a.size - b.size).slice(0, MOST_CANDIDATES);
}

/** How much a higher price asks: five percent as much as a day, half as much again as much as a place far away. */
export function priceSize(from: number, to: number): number {
	return from > 0 ? 0.75 + (8 * (to - from)) / from : LARGE_CHANGE;
}

type Add = (size: number, what: ChangeKind, change: Partial<SearchFilter>) => void;

function addPeriods(period: Period, mayMove: boolean, today: PlainDate, add: Add): void {
	const lastDay = addDays(today, SEARCH_LIMITS.daysAhead);
	const isWithin = ({ checkIn, checkOut }: Period) => checkIn >= today && checkOut <= lastDay;
	const moved = (from: Period, days: number): Period => ({
		checkIn: addDays(from.checkIn, days),
		checkOut: addDays(from.checkOut, days),
	});
	const hint = weekendHint(period, today);
	const weeks = hint
		? [0, weekday(hint.checkIn) === 0 ? -1 : 1, -7, 7].map((days) => moved(hint, days))
		: [-7, 7, -14, 14].map((days) => moved(period, days));
	// A period that may move has looked at the days beside it already.
	const days = mayMove ? 2 : 1;
	const shifts = [-days, days].map((by) => ({ by, period: moved(period, by) }));
	for (const { by, period: shifted } of shifts) {
		if (isWithin(shifted)) add(days, { kind: 'shift', days: by }, shifted);
	}
	for (const week of weeks) {
		const isShift = shifts.some(
			(shift) => shift.period.checkIn === week.checkIn && shift.period.checkOut === week.checkOut,
		);
		if (!isShift && isWithin(week)) add(1.5 + distance(period, week) / 7, { kind: 'week' }, week);
	}
}

function addMonthsBeside(month: Month, today: PlainDate, add: Add): void {
	const last = monthOf(addDays(today, SEARCH_LIMITS.daysAhead));
	for (const other of [addMonths(month, 1), addMonths(month, -1)]) {
		if (other >= monthOf(today) && other <= last) add(2, { kind: 'month', month: other }, { month: other });
	}
}

/** Days that both ends move, on average. */
function distance(a: Period, b: Period): number {
	return (Math.abs(daysBetween(a.checkIn, b.checkIn)) + Math.abs(daysBetween(a.checkOut, b.checkOut))) / 2;
}

function addPlaces({ destination, countryArray }: SearchFilter, { places, whole }: Neighbours, add: Add): void {
	if (whole) add(2, { kind: 'around', name: whole.name }, { destination: whole.destination, exactDestination: false });
	for (const { name, destination: there, km } of places) {
		add(2.5 + km / 15, { kind: 'place', name, km }, { destination: there, exactDestination: false });
	}
	if (destination !== null || countryArray.length > 0) {
		add(LARGE_CHANGE, { kind: 'anywhere' }, { destination: null, exactDestination: false, countryArray: [] });
	}
}

/** More than one request about the property itself: then leaving out each alone may not be enough. */
function hasSeveralRequests(filter: SearchFilter): boolean {
	const { facilityArray, serviceLevelArray, propertyTypeArray, sectorArray, priceRange } = filter;
	const roomRequests = [
		...facilityArray,
		serviceLevelArray.length > 0,
		propertyTypeArray.length > 0,
		sectorArray.length > 0,
		filter.bedrooms !== null,
		filter.petsAllowed,
		priceRange.min > DEFAULT_PRICE_RANGE.min || priceRange.max < DEFAULT_PRICE_RANGE.max,
	];
	return roomRequests.filter((stayRequest) => stayRequest !== false).length > 1;
}
