import type { CONVERSATION_EVENTS, MESSAGE_KINDS } from '#db/schema/enums';
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

/** Days as `YYYY-MM-DD`, money in minor units of `currency`. */
export type RateCardView = {
	roomId: string;
	roomName: string;
	planId: string | null;
	rateName: string;
	checkIn: string;
	checkOut: string;
	adults: number;
	children: number;
	childrenAges: number[];
	paymentProfile: string;
	totalMinor: number;
	currency: Currency;
	commissionPercent: number | null;
	isNegotiated: boolean;
	validUntil: { at: number; day: string; time: string };
	isTaken: boolean;
};

/** A participant as the others see them. */
export type MemberView = { id: string; name: string; party: Party };
