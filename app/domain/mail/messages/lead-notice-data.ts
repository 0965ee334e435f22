import type { AgreedTerms } from '#db/schema/lead';
import type { PaymentProfile } from '../../brand/brand-profile';
import type { Language } from '../../language/language';
import type { RoomLine } from '../../lead/hotel/agreed-rooms';
import type { LeadParty } from '../../lead/lead-party';
import type { Currency } from '../../money/money';
import type { CountryCode } from '../../place/country';
import type { ServiceLevel } from '../../stay/service-level';
import type { MailBrand } from '../mail-brand';

/** What can happen to an agency's lead and sends a notification. */
export const LEAD_NOTICES = [
	'optionRequested',
	'optionConfirmed',
	'optionPromoted',
	'optionDeclined',
	'optionCancelled',
	'optionExpiring',
	'optionExpired',
	'optionEndMoved',
	'earlierOptionMoved',
	'bookingRequested',
	'bookingConfirmed',
	'bookingDeclined',
	'bookingCancelled',
	'bookingChanged',
	'stayMoved',
	'changeRequested',
	'changeAccepted',
	'changeDeclined',
	'discountRequested',
	'discountAccepted',
	'discountDeclined',
] as const;

export type LeadNoticeKind = (typeof LEAD_NOTICES)[number];

/** The stay of a lead, or what is requested of it. Days as `YYYY-MM-DD`, amounts in minor units. */
/** `serviceLevel` is that of a property; null for a hotel. */
type Stay = { checkIn: string; checkOut: string; serviceLevel: ServiceLevel | null; pax: number };

/** A lead as its notices tell it. Texts are other people's own and go in unescaped. */
export type LeadNoticeData = Stay &
	LeadParty & {
		kind: LeadNoticeKind;
		/** `agent`: who looks after the lead; `house`: the operator and the team. */
		audience: 'agent' | 'house';
		brand: MailBrand;
		language: Language;
		/** What everybody quotes. */
		bookingNumber: string;
		house: { name: string; place: string | null; country: CountryCode | null };
		agency: string | null;
		agent: { name: string; email: string } | null;
		client: string;
		bookingReference: string | null;
		clientReference: string | null;
		comments: string | null;
		/** Of a hotel, in their order; none for a property. */
		rooms: readonly RoomLine[];
		/** What is due when, and what a cancellation costs until which day of the hotel; null for a property. */
		terms: Pick<AgreedTerms, 'payments' | 'cancellation'> | null;
		/** Who pays the hotel; null for a property. */
		paymentProfile: PaymentProfile | null;
		/** What a cancelled booking costs; null for everything else. */
		cancellationFeeMinor: number | null;
		currency: Currency;
		subtotalMinor: number | null;
		cardFeeMinor: number | null;
		totalMinor: number | null;
		/** Null where the reader is shown none. */
		commission: { percent: number; minor: number } | null;
		/** End of a confirmed option, milliseconds, and the property's time zone. */
		expiresAt: number | null;
		timeZone: string;
		/** The option waits behind another one. */
		isQueued: boolean;
		/** The nights went to a booking. */
		isTaken: boolean;
		/** What is asked of the property; only what differs. */
		stayRequest:
			| (Partial<Stay> & {
					priceMinor?: number;
					/** Of a hotel: all rooms as they are to be, and what they cost together. */
					rooms?: readonly RoomLine[];
					totalMinor?: number;
					comments?: string | null;
			  })
			| null;
		/** Nights and price before the property has moved the stay; null for everything else. */
		movedFrom: { checkIn: string; checkOut: string; totalMinor: number | null } | null;
		/** What the property wrote to the agent with its answer. */
		note: string | null;
		/** Where the reader sees the lead. */
		url: string | null;
	};
