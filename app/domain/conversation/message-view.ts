import type { CONVERSATION_EVENTS, MESSAGE_KINDS } from '#db/schema/enums';
import type { PaymentProfile } from '../brand/brand-profile';
import type { Currency } from '../money/money';
import type { Party } from './conversation-scope';

/** A message as its readers get it, over the live connection and in pages alike; texts of other people, unescaped. */
export type MessageView = {
	id: string;
	sequence: number;
	kind: (typeof MESSAGE_KINDS)[number];
	event: (typeof CONVERSATION_EVENTS)[number] | null;
	/** Null for events, and for people who are gone. */
	author: { id: string; name: string } | null;
	party: Party;
	/** Null once it is erased. */
	body: string | null;
	clientKey: string;
	/** Milliseconds, and the same on a clock of the hotel's country: browsers' data differ. */
	at: number;
	day: string;
	time: string;
	attachments: AttachmentView[];
	rate: RateCardView | null;
};

export type AttachmentView = {
	id: string;
	fileName: string;
	contentType: string;
	bytes: number;
	width: number | null;
	height: number | null;
};

/** A hotel's card: one stay, and a rate for each of its rooms. Days as `YYYY-MM-DD`, money in minor units of `currency`. */
export type RateCardView = {
	checkIn: string;
	checkOut: string;
	paymentProfile: PaymentProfile;
	/** Of all rooms. */
	totalMinor: number;
	currency: Currency;
	/** The same in the agency's currency, and the day of the exchange rate; null where both are one. */
	agencyPrice: { totalMinor: number; currency: Currency; asOf: string } | null;
	/** As the card was posted, of all rooms; null on older cards. */
	terms: {
		payments: { dueDate: string; minor: number }[];
		/** A step ends with its day at the hotel, whose zone is named in English: `CET`. */
		cancellation: { from: string; until: string; feeMinor: number; zone: string }[];
	} | null;
	validUntil: { at: number; day: string; time: string };
	/** All of its rooms are in a lead. */
	isTaken: boolean;
	isWithdrawn: boolean;
	rooms: CardRoomView[];
};

export type CardRoomView = {
	/** What selections and rooms of leads name. */
	cardId: string;
	roomId: string;
	roomName: string;
	planId: string | null;
	rateName: string;
	adults: number;
	childrenAges: number[];
	totalMinor: number;
	commissionPercent: number | null;
	/** The price is the hotel's own for this client. */
	isNegotiated: boolean;
	picture: { hash: string; objectPosition: string | null } | null;
};

/** A participant as the others see them. */
export type MemberView = { id: string; name: string; party: Party };
