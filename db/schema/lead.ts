import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { createdAt, day, flag, instant, minor, no, ownerNo, publicId } from './columns';
import {
	type BOOKING_CONSENTS,
	CARD_MEMBER_TIERS,
	CURRENCY_CODES,
	LANGUAGES,
	PAYMENT_METHODS,
	PAYMENT_PROFILES,
	SERVICE_LEVELS,
} from './enums';
import { hotel } from './hotel';
import type { CancellationPolicy, PaymentPolicy } from './hotel-rate';
import { hotelRoom } from './hotel-room';
import { numbered } from './numbered';
import { property } from './property';
import { LEAD_REQUEST_KINDS, LEAD_REQUEST_STATES, LEAD_STATUSES } from './trade-enums';
import { travelAgency } from './travel-agency';
import { user } from './user';

/** What was agreed to be paid when, and what a cancellation costs, as it was shown; minor units of the lead's currency. */
export type AgreedTerms = {
	payments: { kind: string; dueDate: string; minor: number }[];
	cancellation: { from: string; until: string; keptMinor: number }[];
	deposit: { kind: string; minor: number | null; currency: string | null; date: string | null };
};

const words = (list: readonly string[]) => sql.raw(list.map((word) => `'${word}'`).join(','));

/** An interest, option or booking of a property. */
export const lead = sqliteTable(
	'lead',
	{
		...numbered('lead'),
		/** Whose lead it is; null for a consumer's. */
		agencyNo: integer('agency_no').references(() => travelAgency.no),
		/** The agent who looks after it. */
		userNo: integer('user_no').references(() => user.no),
		status: text('status', { enum: LEAD_STATUSES }).notNull(),
		/** Incremented by each change; a change names the version that its author saw. */
		version: integer('version').notNull().default(1),
		language: text('language', { enum: LANGUAGES }).notNull(),
		propertyNo: integer('property_no').references(() => property.no, { onDelete: 'set null' }),
		/** The hotel whose rooms stand in `lead_room`; null for a property's lead. */
		hotelNo: integer('hotel_no').references(() => hotel.no, { onDelete: 'set null' }),
		/** Name and path of the property or hotel as it was, kept when that goes. */
		propertyName: text('property_name').notNull(),
		checkIn: day('check_in').notNull(),
		checkOut: day('check_out').notNull(),
		/** Of a property; null for a hotel, whose rooms say what is included. */
		serviceLevel: text('service_level', { enum: SERVICE_LEVELS }),
		/** Guests from 2 years on. */
		pax: integer('pax').notNull(),
		adults: integer('adults'),
		children: integer('children'),
		/** JSON list of whole years. */
		childrenAges: text('children_ages', { mode: 'json' }).$type<number[]>(),
		/** What babies need, one of each a baby at most. */
		cots: integer('cots').notNull().default(0),
		highChairs: integer('high_chairs').notNull().default(0),
		/** Null: none comes along. */
		petDetails: text('pet_details'),
		clientFirstName: text('client_first_name').notNull(),
		clientLastName: text('client_last_name').notNull(),
		clientNationality: text('client_nationality'),
		isAmexCardMember: flag('is_amex_card_member').notNull().default(false),
		/** Which card of the programme the client has. */
		cardMemberTier: text('card_member_tier', { enum: CARD_MEMBER_TIERS }),
		loyaltyNumber: text('loyalty_number'),
		/** Who pays the hotel. */
		paymentProfile: text('payment_profile', { enum: PAYMENT_PROFILES }),
		/** Percent by which a hotel's price may rise before the agent wants to be asked (drift check). */
		tolerancePercent: real('tolerance_percent'),
		email: text('email'),
		phone: text('phone'),
		address: text('address'),
		postalCode: text('postal_code'),
		city: text('city'),
		/** ISO 3166-1 alpha-2. */
		country: text('country'),
		/** The references of the agency (LEAD-9). */
		bookingReference: text('booking_reference'),
		clientReference: text('client_reference'),
		comments: text('comments'),
		/** What the team notes for itself; only admins read it (ADMIN-6). */
		internalNote: text('internal_note'),
		paymentMethod: text('payment_method', { enum: PAYMENT_METHODS }),
		currency: text('currency', { enum: CURRENCY_CODES }).notNull(),
		/** Without the fee for a card, and that fee; null without a price. */
		subtotalMinor: minor('subtotal_minor'),
		cardFeeMinor: minor('card_fee_minor'),
		totalMinor: minor('total_minor'),
		agreedTerms: text('agreed_terms', { mode: 'json' }).$type<AgreedTerms>(),
		isNegotiatedPrice: flag('is_negotiated_price').notNull().default(false),
		requestsPriceDiscount: flag('requests_price_discount').notNull().default(false),
		/** The agency's share, of the price net of card fee and security deposit. */
		commissionPercent: real('commission_percent'),
		commissionMinor: minor('commission_minor'),
		/** 30 days after check-out. */
		commissionDueDate: day('commission_due_date'),
		commissionInvoicedAt: instant('commission_invoiced_at'),
		commissionPaidAt: instant('commission_paid_at'),
		commissionDisputedAt: instant('commission_disputed_at'),
		commissionDisputeReason: text('commission_dispute_reason'),
		/** What the agency puts on top for its client; never part of the total here. */
		markupMinor: minor('markup_minor'),
		/** The markup of the proposal that the client approved, which counts before the agency's own; may be below 0. */
		approvedMarkupMinor: minor('approved_markup_minor'),
		/** The channel by which the agency sells, as its program names it. */
		rentalChannel: text('rental_channel'),
		/** All that is known of the card outside of the vault (PRIVACY-1); a card belongs to one lead. */
		cardToken: text('card_token').unique(),
		cardBrand: text('card_brand'),
		cardLastFour: text('card_last_four'),
		/** `YYYY-MM`. */
		cardExpiry: text('card_expiry'),
		/** JSON list of the consents given, at `createdAt`. */
		consents: text('consents', { mode: 'json' }).$type<(typeof BOOKING_CONSENTS)[number][]>(),
		/** User id or `anonymous`. */
		createdBy: text('created_by').notNull(),
		/** End of a confirmed option. */
		expiresAt: instant('expires_at'),
		/** Place among the options that wait for the same nights, from 1. */
		queuePosition: integer('queue_position'),
		/** When it was confirmed as a booking or ended; counts for the purge of its card. */
		/** When the option or booking was asked for; null before. */
		requestedAt: instant('asked_at'),
		decidedAt: instant('decided_at'),
		/** What the agreed terms kept of a booking on the day it was cancelled; null for all others. */
		cancellationFeeMinor: minor('cancellation_fee_minor'),
		/** An interest that its agency has put away (LEAD-20). */
		deletedAt: instant('deleted_at'),
		createdAt: createdAt(),
		updatedAt: instant('updated_at').notNull(),
		/** Scheme and host at which the agent works: where links of mails without a request lead. */
		origin: text('origin'),
		/** Whether the agent is told when a hotel's price rises above the tolerance. */
		isPriceWatched: flag('is_price_watched').notNull().default(true),
		/** When the schedule last compared its price; null before, and far ahead once the arrival has passed. */
		priceCheckedAt: instant('price_checked_at'),
		/** The version up to which the hotel has marked as seen what was booked, changed or cancelled without it. */
		hotelSeenVersion: integer('hotel_seen_version').notNull().default(0),
		/** When the agent was told that the option ends within a day. */
		remindedAt: instant('reminded_at'),
	},
	(t) => [
		uniqueIndex('lead_booking_number').on(t.bookingNumber),
		index('lead_agency_time').on(t.agencyNo, t.createdAt),
		index('lead_agency_status').on(t.agencyNo, t.status, t.checkIn),
		index('lead_agency_last_name').on(t.agencyNo, sql`${t.clientLastName} collate nocase`),
		index('lead_agency_first_name').on(t.agencyNo, sql`${t.clientFirstName} collate nocase`),
		index('lead_agency_client').on(t.agencyNo, sql`${t.clientReference} collate nocase`),
		index('lead_user').on(t.userNo, t.createdAt),
		index('lead_brand_time').on(t.brandKey, t.createdAt),
		index('lead_property').on(t.propertyNo, t.checkIn),
		/** An operator's list, read from it alone: of its properties by status, by arrival or by number (OPERATOR-19). */
		index('lead_desk').on(t.status, t.propertyNo, t.checkIn, t.checkOut, t.deletedAt),
		index('lead_hotel').on(t.hotelNo, t.checkIn),
		index('lead_expiry').on(t.status, t.expiresAt),
		index('lead_time').on(t.createdAt),
		/** For requests for information by the person. */
		index('lead_email').on(sql`${t.email} collate nocase`),
		index('lead_client_name').on(sql`${t.clientLastName} collate nocase`, sql`${t.clientFirstName} collate nocase`),
		/** What waits for an answer, longest first. */
		index('lead_asked').on(t.requestedAt, t.no).where(sql`status in ('requestedOption', 'requestedBooking')`),
		index('lead_status_time').on(t.status, t.createdAt),
		/** Bookings by the end of their stay. */
		index('lead_status_end').on(t.status, t.checkOut, t.no),
		/** Interests in hotels whose price is compared, the one longest ago first; the words of the condition stand in the query. */
		index('lead_price_watch')
			.on(t.priceCheckedAt)
			.where(sql`"status" = 'interest' and "hotel_no" is not null and "deleted_at" is null and "is_price_watched" = 1`),
		/** Commissions by their due date; the words of the condition stand in the queries as they stand here. */
		index('lead_commission')
			.on(t.agencyNo, t.commissionDueDate)
			.where(sql`"status" = 'confirmedBooking' and "commission_due_date" is not null`),
		/** Of those, what can be paid out, by day (PAYOUT-1). */
		index('lead_commission_unpaid')
			.on(t.commissionDueDate)
			.where(
				sql`"status" = 'confirmedBooking' and "commission_due_date" is not null and "commission_paid_at" is null and "commission_disputed_at" is null`,
			),
		check('lead_status_known', sql`${t.status} in (${words(LEAD_STATUSES)})`),
		check('lead_order', sql`${t.checkIn} < ${t.checkOut}`),
		check('lead_total', sql`${t.totalMinor} is ${t.subtotalMinor} + ${t.cardFeeMinor}`),
		check('lead_card', sql`${t.paymentMethod} is not 'credit_card' or ${t.cardToken} is not null`),
	],
);

/** What the agent of an interest in a hotel was told of its price by the schedule (LEAD-52); minor units of the lead's currency. */
export const leadPriceNotice = sqliteTable(
	'lead_price_notice',
	{
		no: no(),
		leadNo: ownerNo('lead_no', () => lead.no),
		/** What the lead was saved at, and what it would cost; null: a room of it can no longer be had. */
		fromMinor: minor('from_minor').notNull(),
		toMinor: minor('to_minor'),
		/** When it was over: the price fell, the agent took it over, or the interest ended. */
		endedAt: instant('ended_at'),
		createdAt: createdAt(),
		/** Of the link in its mail that switches the notices off (SHA-256). */
		tokenHash: text('token_hash').notNull().unique(),
	},
	(t) => [
		index('lead_price_notice_lead').on(t.leadNo, t.createdAt),
		check('lead_price_notice_rise', sql`${t.toMinor} is null or ${t.toMinor} > ${t.fromMinor}`),
	],
);

/** What has become of a lead, step by step: who moved it from where to where. */
export const leadEvent = sqliteTable(
	'lead_event',
	{
		no: no(),
		leadNo: ownerNo('lead_no', () => lead.no),
		/** The lead's version from then on; two changes of the same version cannot both be written. */
		version: integer('version').notNull(),
		fromStatus: text('from_status', { enum: LEAD_STATUSES }),
		toStatus: text('to_status', { enum: LEAD_STATUSES }).notNull(),
		/** User id, `anonymous` or `system`. */
		actor: text('actor').notNull(),
		createdAt: createdAt(),
		/** The note to the agent that came with the move. */
		note: text('note'),
		/** What became of the rooms of a hotel; null for a move. */
		change: text('change', { mode: 'json' }).$type<RoomsChange>(),
	},
	(t) => [uniqueIndex('lead_event_version').on(t.leadNo, t.version)],
);

/** What an admin has corrected of a lead, value by value (ADMIN-6). Erasing a client's data empties both texts. */
export const leadEdit = sqliteTable(
	'lead_edit',
	{
		no: no(),
		leadNo: ownerNo('lead_no', () => lead.no),
		/** The lead's version from then on. */
		version: integer('version').notNull(),
		/** As its form names it. */
		field: text('field').notNull(),
		before: text('before'),
		after: text('after'),
		/** User id. */
		actor: text('actor').notNull(),
		createdAt: createdAt(),
	},
	(t) => [uniqueIndex('lead_edit_field').on(t.leadNo, t.version, t.field)],
);

/** A room of a hotel's lead in a few words; minor units of the lead's currency. */
export type RoomWords = {
	roomName: string;
	rateName: string;
	adults: number;
	childrenAges: number[];
	totalMinor: number;
};

type StayWords = {
	checkIn: string;
	checkOut: string;
	currency: (typeof CURRENCY_CODES)[number];
	totalMinor: number;
};

/** What a change of a hotel's lead did: its stay and sum before and after, and each room that is not what it was. */
export type RoomsChange = {
	before: StayWords;
	after: StayWords;
	/** Null before: it was put in; null after: it was taken out. */
	rooms: { before: RoomWords | null; after: RoomWords | null }[];
};

/** What an agent asks for while the lead stays where it is. */
export const leadRequest = sqliteTable(
	'lead_request',
	{
		no: no(),
		id: publicId(),
		leadNo: ownerNo('lead_no', () => lead.no),
		kind: text('kind', { enum: LEAD_REQUEST_KINDS }).notNull(),
		state: text('state', { enum: LEAD_REQUEST_STATES }).notNull(),
		/** What is to become of the lead; what is left out stays. */
		change: text('wish', { mode: 'json' }).$type<RequestedChange>().notNull(),
		comments: text('comments'),
		/** User id. */
		createdBy: text('created_by').notNull(),
		decidedBy: text('decided_by'),
		decidedAt: instant('decided_at'),
		createdAt: createdAt(),
		/** What the property wrote with its answer. */
		answerNote: text('answer_note'),
	},
	(t) => [index('lead_request_lead').on(t.leadNo, t.createdAt), index('lead_request_open').on(t.state, t.createdAt)],
);

export type RequestedChange = {
	checkIn?: string;
	checkOut?: string;
	serviceLevel?: string;
	pax?: number;
	/** Wished price in minor units of the lead's currency. */
	priceMinor?: number;
	/** All rooms of a hotel as they would be agreed, each with the position of the one in whose place it comes; null: it is put in. */
	rooms?: { room: AgreedRoomColumns; from: number | null }[];
};

/** What of a room of a hotel's lead is the same wherever it stands. */
export type AgreedRoomColumns = Omit<typeof leadRoom.$inferSelect, 'leadNo' | 'position' | 'roomNo'>;

/** Who sleeps in the property, in the order in which they were written down. */
export const leadGuest = sqliteTable(
	'lead_guest',
	{
		leadNo: ownerNo('lead_no', () => lead.no),
		position: integer('position').notNull(),
		firstName: text('first_name').notNull(),
		lastName: text('last_name').notNull(),
		/** Whole years, for children. */
		age: integer('age'),
		room: text('room'),
		note: text('note'),
		/** The same as long as the guest is on the list, whatever the name or place. */
		id: text('id').$defaultFn(() => `guest_${crypto.randomUUID().replaceAll('-', '')}`),
		diet: text('diet'),
		heightCm: integer('height_cm'),
		/** European size. */
		bootSize: real('boot_size'),
		skiCm: integer('ski_cm'),
	},
	(t) => [primaryKey({ columns: [t.leadNo, t.position] }), uniqueIndex('lead_guest_id').on(t.leadNo, t.id)],
);

/** What was agreed for one room, as it was shown, so that a later look can say what has changed. */
export type AgreedOffer = {
	/** Public ids. */
	roomId: string;
	planId: string;
	rateDescription: string;
	amenitiesMarkdown: string | null;
	mealPlan: string;
	ratePolicy: string;
	publicTotalMinor: number | null;
	payments: { dueDate: string; percent: number; minor: number }[];
	cancellation: { from: string; until: string; feePercent: number; feeMinor: number | null }[];
	paymentPolicy: PaymentPolicy;
	cancellationPolicy: CancellationPolicy;
	/** Day of the exchange rates. */
	ratesAsOf: string;
	/** The message in which the hotel has offered it. */
	cardId?: string;
};

/** A room of a hotel's lead at a rate, in the order in which they were chosen. */
export const leadRoom = sqliteTable(
	'lead_room',
	{
		leadNo: ownerNo('lead_no', () => lead.no),
		position: integer('position').notNull(),
		roomNo: integer('room_no').references(() => hotelRoom.no, { onDelete: 'set null' }),
		roomName: text('room_name').notNull(),
		rateName: text('rate_name').notNull(),
		adults: integer('adults').notNull(),
		/** Whole years of the children. */
		childrenAges: text('children_ages', { mode: 'json' }).$type<number[]>().notNull(),
		bedConfiguration: text('bed_configuration'),
		/** In the lead's currency. */
		totalMinor: minor('total_minor').notNull(),
		localCurrency: text('local_currency', { enum: CURRENCY_CODES }).notNull(),
		localTotalMinor: minor('local_total_minor').notNull(),
		commissionPercent: real('commission_percent').notNull(),
		commissionMinor: minor('commission_minor').notNull(),
		agreed: text('agreed', { mode: 'json' }).$type<AgreedOffer>().notNull(),
	},
	(t) => [primaryKey({ columns: [t.leadNo, t.position] }), index('lead_room_room').on(t.roomNo)],
);
