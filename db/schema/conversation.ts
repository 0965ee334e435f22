import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { brandKey } from './brand';
import { createdAt, day, flag, instant, minor, no, ownerNo, publicId } from './columns';
import {
	CARD_MEMBER_TIERS,
	CONVERSATION_EVENTS,
	CONVERSATION_PARTIES,
	CURRENCY_CODES,
	LANGUAGES,
	MESSAGE_KINDS,
	PAYMENT_PROFILES,
} from './enums';
import { hotel } from './hotel';
import { lead } from './lead';
import { travelAgency } from './travel-agency';
import { user } from './user';

/** What an enquiry asks for, room by room, with what each cost when it was sent. */
export type EnquiredStay = {
	checkIn: string;
	checkOut: string;
	/** Of the hotel. */
	currency: (typeof CURRENCY_CODES)[number];
	rooms: {
		/** Public ids; of rates that the enquiry leaves open null. */
		roomId: string;
		planId: string | null;
		roomName: string;
		rateName: string;
		adults: number;
		/** Whole years. */
		childrenAges: number[];
		bedConfiguration: string | null;
		/** In the hotel's currency, taxes included; null: Price on Application. */
		totalMinor: number | null;
	}[];
};

/** What a card was posted with, in the hotel's currency: what is due when, and what a cancellation costs from day to day. */
export type CardTerms = {
	payments: { kind: 'prepayment' | 'part' | 'final'; dueDate: string; percent: number; minor: number }[];
	cancellation: { from: string; until: string; feePercent: number; feeMinor: number }[];
};

/** What a card costs the agency in its own currency, and the day of the exchange rate. */
export type CardAgencyPrice = { totalMinor: number; currency: (typeof CURRENCY_CODES)[number]; asOf: string };

/** An agency talks with a hotel about one client. */
export const conversation = sqliteTable(
	'conversation',
	{
		no: no(),
		id: publicId(),
		brandKey: brandKey(),
		/** Null once the catalogue has the hotel no more: what was said stays. */
		hotelNo: integer('hotel_no').references(() => hotel.no, { onDelete: 'set null' }),
		/** As it was when the conversation began. */
		hotelName: text('hotel_name').notNull(),
		agencyNo: integer('agency_no')
			.notNull()
			.references(() => travelAgency.no),
		/** The user who began it. */
		userNo: integer('user_no').references(() => user.no, { onDelete: 'set null' }),
		/** Who answers for either side, once somebody has taken over; null: the agent who began it, and nobody by name at the hotel. */
		contactNo: integer('contact_no').references(() => user.no, { onDelete: 'set null' }),
		hotelContactNo: integer('hotel_contact_no').references(() => user.no, { onDelete: 'set null' }),
		leadNo: integer('lead_no').references(() => lead.no, { onDelete: 'set null' }),
		clientFirstName: text('client_first_name').notNull(),
		clientLastName: text('client_last_name').notNull(),
		/** Of the client's card; null for none. */
		amexTier: text('amex_tier', { enum: CARD_MEMBER_TIERS }),
		tls: text('tls'),
		cc: text('cc'),
		/** The selection it was begun with, or the rooms of its lead; null for a question of another kind. */
		stay: text('stay', { mode: 'json' }).$type<EnquiredStay>(),
		/** Sequence of its newest message; each message takes the next one. */
		lastSequence: integer('last_sequence').notNull().default(0),
		lastMessageAt: instant('last_message_at').notNull(),
		/** Scheme and host at which the agency works: where links of mails lead. */
		origin: text('origin').notNull(),
		createdAt: createdAt(),
	},
	(t) => [
		index('conversation_agency').on(t.agencyNo, t.lastMessageAt),
		index('conversation_hotel').on(t.hotelNo, t.lastMessageAt),
		index('conversation_time').on(t.lastMessageAt),
		index('conversation_lead').on(t.leadNo),
		index('conversation_user').on(t.userNo),
		index('conversation_client').on(sql`${t.clientLastName} collate nocase`, sql`${t.clientFirstName} collate nocase`),
	],
);

/** Who takes part, how far he has read, and whether he was told by mail what waits for him. */
export const conversationMember = sqliteTable(
	'conversation_member',
	{
		conversationNo: ownerNo('conversation_no', () => conversation.no),
		userNo: ownerNo('user_no', () => user.no),
		party: text('party', { enum: CONVERSATION_PARTIES }).notNull(),
		/** Sequence of the newest message he has read; his own count as read. */
		readSequence: integer('read_sequence').notNull().default(0),
		/** When the first message came that he has not read; null when he has read all. */
		unreadSince: instant('unread_since'),
		/** When he was told by mail of what he has not read since; once until he reads. */
		mailedAt: instant('mailed_at'),
		/** Language and host at which he last looked; null before he ever did. */
		language: text('language', { enum: LANGUAGES }),
		origin: text('origin'),
		joinedAt: instant('joined_at').notNull(),
	},
	(t) => [
		primaryKey({ columns: [t.conversationNo, t.userNo] }),
		index('conversation_member_user').on(t.userNo, t.unreadSince),
		/** Who waits for a mail. */
		index('conversation_member_due').on(t.unreadSince).where(sql`"unread_since" is not null and "mailed_at" is null`),
	],
);

/** One message; its number within the conversation leaves no gap and is never given twice. */
export const message = sqliteTable(
	'message',
	{
		no: no(),
		id: publicId(),
		conversationNo: ownerNo('conversation_no', () => conversation.no),
		sequence: integer('sequence').notNull(),
		/** Null for events, and for people who are gone. */
		userNo: integer('user_no').references(() => user.no, { onDelete: 'set null' }),
		party: text('party', { enum: CONVERSATION_PARTIES }).notNull(),
		kind: text('kind', { enum: MESSAGE_KINDS }).notNull(),
		event: text('event', { enum: CONVERSATION_EVENTS }),
		/** Plain text; empty beside attachments and rate cards that say nothing more, null once it is erased. */
		body: text('body'),
		/** Made by the sender's browser: the same message sent twice is written once. */
		clientKey: text('client_key').notNull(),
		createdAt: createdAt(),
	},
	(t) => [
		uniqueIndex('message_sequence').on(t.conversationNo, t.sequence),
		uniqueIndex('message_client_key').on(t.conversationNo, t.clientKey),
		index('message_user').on(t.userNo),
		check('message_event', sql`(${t.kind} = 'event') = (${t.event} is not null)`),
	],
);

/** A picture or PDF of a message; its bytes are in the store under a key that cannot be guessed, served to members only. */
export const messageAttachment = sqliteTable(
	'message_attachment',
	{
		no: no(),
		id: publicId(),
		messageNo: ownerNo('message_no', () => message.no),
		position: integer('position').notNull(),
		storeKey: text('store_key').notNull().unique(),
		fileName: text('file_name').notNull(),
		contentType: text('content_type').notNull(),
		bytes: integer('bytes').notNull(),
		/** Pixels, of pictures. */
		width: integer('width'),
		height: integer('height'),
	},
	(t) => [uniqueIndex('message_attachment_place').on(t.messageNo, t.position)],
);

/** A room at a rate that a hotel has posted, one or more to a message; checked like any rate before it goes into a selection or a lead. */
export const rateCard = sqliteTable(
	'rate_card',
	{
		no: no(),
		/** What selections and rooms of leads name: the message's id for its first room, that and a number for each other. */
		id: publicId(),
		messageNo: ownerNo('message_no', () => message.no),
		/** From 0 on. */
		position: integer('position').notNull(),
		/** Public ids, kept when room or rate go. */
		roomId: text('room_id').notNull(),
		roomName: text('room_name').notNull(),
		/** Null where the price is the hotel's own word and no rate of the catalogue. */
		planId: text('plan_id'),
		rateName: text('rate_name').notNull(),
		checkIn: day('check_in').notNull(),
		checkOut: day('check_out').notNull(),
		adults: integer('adults').notNull(),
		children: integer('children').notNull(),
		childrenAges: text('children_ages', { mode: 'json' }).$type<number[]>().notNull(),
		paymentProfile: text('payment_profile', { enum: PAYMENT_PROFILES }).notNull(),
		/** In the hotel's currency, taxes included. */
		totalMinor: minor('total_minor').notNull(),
		currency: text('currency', { enum: CURRENCY_CODES }).notNull(),
		commissionPercent: real('commission_percent'),
		/** The hotel gives this price to this client: it is not compared with the rates. */
		isNegotiated: flag('is_negotiated').notNull(),
		validUntil: instant('valid_until').notNull(),
		/** By whom and when it was taken into a selection or lead. */
		takenBy: text('taken_by'),
		takenAt: instant('taken_at'),
		/** As it was when the card was posted; null on older cards. */
		terms: text('terms', { mode: 'json' }).$type<CardTerms>(),
		/** Null where the agency's currency is the hotel's, and on older cards. */
		agencyPrice: text('agency_price', { mode: 'json' }).$type<CardAgencyPrice>(),
		/** By whom of the hotel and when it was taken back; it cannot be taken any more. */
		withdrawnBy: text('withdrawn_by'),
		withdrawnAt: instant('withdrawn_at'),
	},
	(t) => [
		uniqueIndex('rate_card_place').on(t.messageNo, t.position),
		check('rate_card_order', sql`${t.checkIn} < ${t.checkOut}`),
		check('rate_card_plan', sql`${t.planId} is not null or ${t.isNegotiated} = 1`),
	],
);
