import { addDays, daysBetween, type PlainDate } from '../date/plain-date';
import { bestPrice } from '../stay/month-weeks';
import { nearestFree } from '../stay/nearest-free';
import { type PeriodAvailability, periodAvailability } from '../stay/period-availability';
import { pricePeriod } from '../stay/price-period';
import { type ServiceLevel, serviceLevelAt } from '../stay/service-level';
import type { Period, StayRate } from '../stay/stay-rate';
import type { StayStatus } from '../stay/stay-status';
import { defaultWeek } from './default-week';
import { type Beds, fitsParty } from './occupancy';
import type { RequestedStay } from './requested-stay';
import { DEFAULT_PARTY } from './stay-query';

const WEEK = 7;
const NEAREST_SHOWN = 2;

/** What keeps the chosen stay from being had, worst first; the page has a sentence for each. */
export type StayError = 'past' | 'order' | 'sold' | 'noPrice' | 'tooManyGuests';

export type LevelPrice = {
	serviceLevel: ServiceLevel;
	availability: PeriodAvailability;
	priceMinor: number | null;
};

/** The stay a property page speaks of: period, level, price and guests, or why there is no price. */
export type ChosenStay = {
	/** Null when nothing is requested and the property has no week to propose. */
	period: (Period & { nights: number }) | null;
	serviceLevel: ServiceLevel | null;
	availability: PeriodAvailability;
	/** Null when sold, unknown, or on request without a price. */
	priceMinor: number | null;
	/** The same period at each of the property's levels. */
	levels: LevelPrice[];
	error: StayError | null;
	/** Free periods of the same length, nearest first, when the chosen one cannot be had. */
	nearest: (Period & { serviceLevel: ServiceLevel; status: StayStatus; priceMinor: number | null })[];
	adults: number;
	children: number;
	/** Under 2: they take no bed. */
	babies: number;
	/** Of each child, null where not said. */
	childrenAges: readonly (number | null)[];
	/** For babies, one of each a baby at most (FORM-24). */
	cots: number;
	highChairs: number;
};

const NO_STAY = { period: null, availability: 'unknown', priceMinor: null, error: null } as const;

type Question = {
	rates: readonly StayRate[];
	/** Indexes of the levels the property is offered at. */
	levels: readonly number[];
	stayRequest: RequestedStay;
	beds: Beds;
	today: PlainDate;
};

/**
 * Answers a request from the stays of one property: the exact stay, else a gap-free chain at one level, else no
 * price. Without dates it proposes the week of the price "from". A level that is not requested, or
 * not offered, becomes the best one: available before on request, then the cheapest (PRICE-7).
 */
export function chooseStay({ rates, levels, stayRequest, beds, today }: Question): ChosenStay {
	const offered = levels.flatMap((index) => serviceLevelAt(index) ?? []);
	const requestedLevel =
		stayRequest.serviceLevel && offered.includes(stayRequest.serviceLevel) ? stayRequest.serviceLevel : null;
	const requested = requestedPeriod(stayRequest, rates);
	const proposed = requested ? null : defaultWeek(rates, requestedLevel, today);
	const period = requested ?? proposed;
	const guests = guestsOf(stayRequest);
	if (!period) {
		const serviceLevel = requestedLevel ?? offered[0] ?? null;
		return { ...guests, ...NO_STAY, levels: [], nearest: [], serviceLevel };
	}
	const nights = daysBetween(period.checkIn, period.checkOut);
	const isSound = nights > 0 && period.checkIn >= today;
	const perLevel = offered.map((level) => priceAt(rates, period, level, isSound));
	const serviceLevel = requestedLevel ?? proposed?.serviceLevel ?? best(perLevel)?.serviceLevel ?? null;
	const chosen = perLevel.find((each) => each.serviceLevel === serviceLevel);
	const availability = chosen?.availability ?? 'unknown';
	const error = errorOf({ period, today, availability, fits: fitsParty(beds, guests) });
	const seeksOther = error !== null && error !== 'tooManyGuests';
	return {
		period: { ...period, nights },
		serviceLevel,
		availability,
		priceMinor: chosen?.priceMinor ?? null,
		levels: perLevel,
		error,
		nearest: seeksOther ? otherPeriods(rates, period, requestedLevel, today) : [],
		...guests,
	};
}

function guestsOf(stayRequest: RequestedStay) {
	const { babies, childrenAges = [], cots = 0, highChairs = 0 } = stayRequest;
	const children = stayRequest.children ?? DEFAULT_PARTY.children;
	return {
		adults: stayRequest.adults ?? DEFAULT_PARTY.adults,
		children,
		babies,
		childrenAges: Array.from({ length: children }, (_, child) => childrenAges[child] ?? null),
		cots: Math.min(cots, babies),
		highChairs: Math.min(highChairs, babies),
	};
}

/** One missing end comes from the stay that begins or ends on the other, else from a week. */
function requestedPeriod({ checkIn, checkOut }: RequestedStay, rates: readonly StayRate[]): Period | null {
	if (checkIn && checkOut) return { checkIn, checkOut };
	if (checkIn) {
		const stay = rates.find((rate) => rate.checkIn === checkIn);
		return { checkIn, checkOut: stay?.checkOut ?? addDays(checkIn, WEEK) };
	}
	if (!checkOut) return null;
	const stay = rates.find((rate) => rate.checkOut === checkOut);
	return { checkIn: stay?.checkIn ?? addDays(checkOut, -WEEK), checkOut };
}

function priceAt(rates: readonly StayRate[], period: Period, serviceLevel: ServiceLevel, isSound: boolean): LevelPrice {
	if (!isSound) return { serviceLevel, availability: 'unknown', priceMinor: null };
	const availability = periodAvailability(rates, period, serviceLevel);
	const isFree = availability === 'available' || availability === 'on_request';
	return {
		serviceLevel,
		availability,
		priceMinor: isFree ? (pricePeriod(rates, period, serviceLevel)?.priceMinor ?? null) : null,
	};
}

const ORDER: Record<PeriodAvailability, number> = { available: 0, on_request: 1, sold: 2, unknown: 3 };

function best(levels: readonly LevelPrice[]): LevelPrice | undefined {
	return levels.toSorted(
		(a, b) =>
			ORDER[a.availability] - ORDER[b.availability] ||
			(a.priceMinor ?? Number.MAX_SAFE_INTEGER) - (b.priceMinor ?? Number.MAX_SAFE_INTEGER),
	)[0];
}

type Case = { period: Period; today: PlainDate; availability: PeriodAvailability; fits: boolean };

function errorOf({ period, today, availability, fits }: Case): StayError | null {
	if (period.checkOut <= period.checkIn) return 'order';
	if (period.checkIn < today) return 'past';
	if (availability === 'sold') return 'sold';
	if (availability === 'unknown') return 'noPrice';
	return fits ? null : 'tooManyGuests';
}

function otherPeriods(
	rates: readonly StayRate[],
	{ checkIn, checkOut }: Period,
	level: ServiceLevel | null,
	today: PlainDate,
): ChosenStay['nearest'] {
	const nights = daysBetween(checkIn, checkOut);
	const near = (period: Period) => {
		const others = nearestFree(rates, { period, level, count: NEAREST_SHOWN, earliest: today });
		// The week that a shorter, or reversed, request begins is the nearest of all.
		const isRequested = period.checkOut === checkOut || period.checkIn < today;
		const own = isRequested ? null : bestPrice(rates, period, level);
		const isWanted = own !== null && (level === null || own.serviceLevel === level);
		return (isWanted ? [own, ...others] : others).slice(0, NEAREST_SHOWN);
	};
	const found = near({ checkIn, checkOut: nights > 0 ? checkOut : addDays(checkIn, WEEK) });
	// Five nights are not sold there: the weeks around them are still an answer.
	const weeks = found.length > 0 ? found : near({ checkIn, checkOut: addDays(checkIn, WEEK) });
	return weeks.map((free) => ({
		checkIn: free.checkIn,
		checkOut: free.checkOut,
		serviceLevel: free.serviceLevel,
		status: free.status,
		priceMinor: free.priceMinor,
	}));
}
