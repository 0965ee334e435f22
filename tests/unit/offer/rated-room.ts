import type { RoomBed } from '#db/schema/hotel-room';
import { type PlainDate, plainDate } from '~/domain/date/plain-date';
import type { HotelAges } from '~/domain/hotel/age-policy';
import type { ExchangeRates, RoomRequest } from '~/domain/offer/offer';
import type { RatedRoom, RoomPlan, SeasonRate } from '~/domain/offer/rate';

/** Infants up to 1, children up to 12. */
export const AGES: HotelAges = { isAdultsOnly: false, minGuestAge: null, maxAgeInfant: 1, maxAgeChild: 12 };
export const ADULTS_ONLY: HotelAges = { isAdultsOnly: true, minGuestAge: 16, maxAgeInfant: null, maxAgeChild: null };

export const KING: RoomBed = {
	bedType: 'kingSizeBed',
	isInStandardOccupancy: true,
	twinBedPossible: true,
	sleeps: [{ maxPax: 2, maxAdults: 2 }],
};

/** One adult or two children. */
export const SOFA: RoomBed = {
	bedType: 'sofaBed',
	isInStandardOccupancy: false,
	twinBedPossible: false,
	sleeps: [
		{ maxPax: 1, maxAdults: 1 },
		{ maxPax: 2, maxAdults: 0 },
	],
};

export const EXTRA: RoomBed = {
	bedType: 'extraBed',
	isInStandardOccupancy: false,
	twinBedPossible: false,
	sleeps: [{ maxPax: 1, maxAdults: 1 }],
};

/** 400 a night, 500 on Fridays and Saturdays, 450 elsewhere. */
export const SEASON: SeasonRate = {
	firstNight: plainDate('2026-12-01'),
	lastNight: plainDate('2027-03-31'),
	weekendMask: 0b110_0000,
	nightlyMinor: 40_000,
	weekendMinor: 50_000,
	publicMinor: 45_000,
	minNights: 1,
};

/** 250 a night, without a weekend, unknown elsewhere. */
export const SPRING: SeasonRate = {
	...{ firstNight: plainDate('2027-04-01'), lastNight: plainDate('2027-04-30') },
	...{ weekendMask: 0, nightlyMinor: 25_000, weekendMinor: null, publicMinor: null, minNights: 1 },
};

export const PLAN: RoomPlan = {
	planId: 'rate_1',
	name: 'Flexible',
	description: 'With breakfast.',
	amenitiesMarkdown: null,
	mealPlan: 'breakfast',
	policy: 'flexible',
	commissionPercent: 10,
	paymentPolicy: { depositPercentage: 30, tranches: [{ cumulativePercentage: 80, daysPriorToArrival: 30 }] },
	cancellationPolicy: { cancellationPeriods: [{ fromDaysPriorToArrival: 30, feeInPercentOfBookingTotal: 80 }] },
	extraAdultMinor: 12_000,
	childSupplements: [
		{ maxAge: 5, minor: 0 },
		{ maxAge: 11, minor: 4_000 },
	],
	singleUseMinor: 3_000,
	isOnRequest: false,
	seasons: [SEASON, SPRING],
};

export const ROOM: RatedRoom = {
	hotelId: 'hotel_1',
	roomId: 'room_1',
	checkIn: plainDate('2027-01-04'),
	checkOut: plainDate('2027-01-07'),
	timeZone: 'Europe/Zurich',
	currency: 'CHF',
	agePolicy: AGES,
	beds: [KING, SOFA, EXTRA],
	includedPax: 2,
	stock: 3,
	plans: [PLAN],
	closures: [],
	rules: { isStopped: false, isArrivalClosed: false, minNights: null },
};

export const RATES: ExchangeRates = {
	eurPerUnitMillionths: { EUR: 1_000_000, CHF: 1_072_000, GBP: 1_148_000 },
	asOf: plainDate('2026-11-02'),
};

export const TODAY = plainDate('2026-11-20');

/** At noon. */
export const dayOf = (today: PlainDate) => ({ today, now: Date.parse(`${today}T12:00:00Z`) });

/** Two adults in the room's period. */
export function requestFor(room: RatedRoom, adults = 2, childrenAges: readonly number[] = []): RoomRequest {
	const { roomId, checkIn, checkOut } = room;
	const children = childrenAges.length;
	return { roomId, checkIn, checkOut, adults, children, childrenAges, paymentProfile: 'ClientPays' };
}
