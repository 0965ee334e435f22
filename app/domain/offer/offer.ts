import type { MEAL_PLANS, RATE_POLICIES } from '#db/schema/enums';
import type { CancellationPolicy, PaymentPolicy } from '#db/schema/hotel-rate';
import type { PaymentProfile } from '../brand/brand-profile';
import type { PlainDate } from '../date/plain-date';
import type { Currency, Money } from '../money/money';

/** What one room is asked for; `childrenAges` has `children` entries, in whole years (OFFER-8). */
export type RoomRequest = {
	/** Public id. */
	roomId: string;
	checkIn: PlainDate;
	checkOut: PlainDate;
	adults: number;
	children: number;
	childrenAges: readonly number[];
	paymentProfile: PaymentProfile;
};

/** What a hotel has given one client in the place of a rate's own price: minor units of its currency, taxes included. */
export type GivenPrice = {
	totalMinor: number;
	/** Null: that of the rate. */
	commissionPercent: number | null;
};

/** Price of a stay in one currency. */
export type OfferPrice = {
	total: Money;
	/** `total` by the nights, in minor units, rounded. */
	averageNightlyMinor: number;
};

/** A rate for one room and one party. All money in minor units, taxes included. */
export type Offer = {
	hotelId: string;
	roomId: string;
	/** Public id of the rate plan. */
	planId: string;
	rateName: string;
	rateDescription: string;
	amenitiesMarkdown: string | null;
	mealPlan: (typeof MEAL_PLANS)[number];
	ratePolicy: (typeof RATE_POLICIES)[number];
	request: Omit<RoomRequest, 'roomId'>;
	/** In the currency in which the agency is billed (OFFER-17); null: Price on Application. */
	price: OfferPrice | null;
	/** In the hotel's own currency; the very same where both are one. */
	localPrice: OfferPrice | null;
	publicPrice: OfferPrice | null;
	/** Percent; the agency's share of `price.total`, and that share in minor units of its currency. Null: not for this visitor. */
	commissionPercent: number | null;
	commissionMinor: number | null;
	/** The offered price is below what everybody can find (OFFER-18). */
	isSpecialOffer: boolean;
	paymentPolicy: PaymentPolicy;
	cancellationPolicy: CancellationPolicy;
	/** What is due when, adds up to the total; empty without a price. `prepayment` is due at booking, `final` makes the whole. */
	payments: { kind: 'prepayment' | 'part' | 'final'; dueDate: PlainDate; percent: number; minor: number }[];
	/** What a cancellation costs from `from` to `until`, both included; the first one is often free. */
	cancellation: { from: PlainDate; until: PlainDate; feePercent: number; feeMinor: number | null }[];
	/** Ways to make the beds that can be asked for; on request only. */
	requestableBedConfigurations: string[];
	/** How `localPrice.total` came about: parts that add up to it ("explain this price"). */
	parts: OfferPart[];
	/** The rate between `localPrice` and `price`; null where both are in one currency, and without a price. */
	exchange: OfferExchange | null;
	/** Guests that the nightly price is for. */
	includedGuests: number;
};

/** One unit of `from` in `to`, in millionths, and the day of the rate. */
export type OfferExchange = { from: Currency; to: Currency; millionths: number; asOf: PlainDate };

/** One line of the explanation of a price in the hotel's currency. */
export type OfferPart = {
	kind: 'nights' | 'weekendNights' | 'extraAdult' | 'child' | 'singleUse';
	/** First and last night it is for. */
	firstNight: PlainDate;
	lastNight: PlainDate;
	/** Nights, or nights times guests. */
	quantity: number;
	/** Of children. */
	age: number | null;
	/** Minor units for one; negative for what is taken off. */
	unitMinor: number;
	minor: number;
};

/** Why a room has no offers (OFFER-13). */
export const NO_OFFER_REASONS = [
	'invalid-occupancy',
	'sold-out',
	'closed',
	'minimum-stay',
	'not-in-season',
	'no-rate-for-profile',
] as const;

export type NoOfferReason = (typeof NO_OFFER_REASONS)[number];

/** `EUR` for one unit of a currency in millionths, as far as it is known, and the day of the rates. */
export type ExchangeRates = { eurPerUnitMillionths: Readonly<Partial<Record<Currency, number>>>; asOf: PlainDate };
