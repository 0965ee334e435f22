import type { MEAL_PLANS, RATE_POLICIES } from '#db/schema/enums';
import type { CancellationPolicy, ChildSupplement, PaymentPolicy } from '#db/schema/hotel-rate';
import type { RoomBed } from '#db/schema/hotel-room';
import type { PlainDate } from '../date/plain-date';
import type { HotelAges } from '../hotel/age-policy';
import type { Currency } from '../money/money';

/** The nights that a stay is made of: from `checkIn` to the one before `checkOut`. */
export type Period = { checkIn: PlainDate; checkOut: PlainDate };

/** What a night costs in a stretch of nights, in minor units of the hotel's currency, taxes included. */
export type SeasonRate = {
	firstNight: PlainDate;
	lastNight: PlainDate;
	/** Bit n is set when the night that begins on weekday n (0 = Sunday) has the weekend's price. */
	weekendMask: number;
	/** For the included guests of the room. */
	nightlyMinor: number;
	/** Null: the same. */
	weekendMinor: number | null;
	/** What everybody can find elsewhere for a night; null: unknown. */
	publicMinor: number | null;
	/** Nights that a stay beginning in it must have. */
	minNights: number;
};

/** What guests beyond the included ones pay for a night, and what one alone does not. */
export type Supplements = {
	extraAdultMinor: number;
	/** By age, ascending; guests older than the last pay as adults. */
	childSupplements: readonly ChildSupplement[];
	singleUseMinor: number;
};

/** A rate plan as it holds for one room and one period, in one language. */
export type RoomPlan = Supplements & {
	planId: string;
	name: string;
	description: string;
	amenitiesMarkdown: string | null;
	mealPlan: (typeof MEAL_PLANS)[number];
	policy: (typeof RATE_POLICIES)[number];
	commissionPercent: number;
	paymentPolicy: PaymentPolicy;
	cancellationPolicy: CancellationPolicy;
	/** Its prices are told on request only. */
	isOnRequest: boolean;
	/** Those that touch the period, in order of their nights. */
	seasons: readonly SeasonRate[];
};

/** Days on which something is not sold (see `rate_closure`); `planId` null: under every plan. */
export type Closure = {
	planId: string | null;
	kind: 'stay' | 'arrival' | 'departure';
	firstDay: PlainDate;
	lastDay: PlainDate;
};

/** What the hotel has set for single nights of a room type, as far as it matters for a period (see `room_night`). */
export type NightRules = {
	/** One of the nights is not sold. */
	isStopped: boolean;
	/** No stay may begin on the first night. */
	isArrivalClosed: boolean;
	/** Nights that a stay beginning on the first one must have, whatever its season says; null: nothing of its own. */
	minNights: number | null;
};

/** A room type in a period, with everything that prices and availability are worked out of. */
export type RatedRoom = Period & {
	hotelId: string;
	roomId: string;
	/** IANA; its deadlines run by its own day. */
	timeZone: string;
	currency: Currency;
	agePolicy: HotelAges;
	beds: readonly RoomBed[];
	/** Guests that the nightly price is for. */
	includedPax: number;
	/** Rooms of the type that are free on every night of the period. */
	stock: number;
	/** Those that the visitor may have with the payment profile, in their order. */
	plans: readonly RoomPlan[];
	/** Those that touch the period. */
	closures: readonly Closure[];
	rules: NightRules;
};
