import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { createdAt, flag, instant, no, ownerNo, publicId } from './columns';
import {
	CURRENCY_CODES,
	FACILITY_SCOPES,
	HOTEL_CATEGORIES,
	HOTEL_PICTURE_SUBJECTS,
	JOINING_STATES,
	LANGUAGES,
	PARTNER_STATUS_LEVELS,
} from './enums';
import { picture, pictureFile, pictureLook } from './picture';
import { place } from './place';
import { program } from './travel-agency';
import { user } from './user';

/** A city or resort with hotels, in any country; hotels stand in more places than properties do. */
export const hotelPlace = sqliteTable(
	'hotel_place',
	{
		no: no(),
		key: text('key').notNull().unique(),
		/** ISO 3166-1 alpha-2. */
		countryCode: text('country_code').notNull(),
		nameEn: text('name_en').notNull(),
		nameDe: text('name_de').notNull(),
		latitude: real('latitude').notNull(),
		longitude: real('longitude').notNull(),
		/** The place of properties that it is; null where there are none. */
		placeNo: integer('place_no').references(() => place.no, { onDelete: 'set null' }),
	},
	(t) => [index('hotel_place_country').on(t.countryCode, t.no), index('hotel_place_place').on(t.placeNo)],
);

/** A facility of hotels (13) or of rooms (26) that a search may ask for. */
export const hotelFacility = sqliteTable(
	'hotel_facility',
	{
		no: no(),
		scope: text('scope', { enum: FACILITY_SCOPES }).notNull(),
		key: text('key').notNull(),
		/** Its place in `facility_mask` of hotels or of rooms; never given to another one. */
		bit: integer('bit').notNull(),
		nameEn: text('name_en').notNull(),
		nameDe: text('name_de').notNull(),
	},
	(t) => [
		uniqueIndex('hotel_facility_key').on(t.scope, t.key),
		uniqueIndex('hotel_facility_bit').on(t.scope, t.bit),
		check('hotel_facility_bit_holds', sql`${t.bit} between 0 and 51`),
	],
);

/** A hotel: what is searched, sorted and calculated with. What is only read stands in `hotel_text`. */
export const hotel = sqliteTable(
	'hotel',
	{
		no: no(),
		id: publicId(),
		/** The catalogue's own key; with it an import finds the hotel again. */
		key: text('key').notNull().unique(),
		name: text('name').notNull(),
		hotelPlaceNo: integer('hotel_place_no')
			.notNull()
			.references(() => hotelPlace.no),
		/** That of its place, so that a country is one stretch of an index. */
		countryCode: text('country_code').notNull(),
		sector: text('sector'),
		/** With number and postal code, in one line. */
		street: text('street'),
		latitude: real('latitude').notNull(),
		longitude: real('longitude').notNull(),
		/** IANA name; the hours of its reservations team and its deadlines are told in it. */
		timeZone: text('time_zone').notNull(),
		category: text('category', { enum: HOTEL_CATEGORIES }).notNull(),
		chain: text('chain'),
		/** Number of rooms in the property. */
		keys: integer('keys').notNull(),
		statusLevel: text('status_level', { enum: PARTNER_STATUS_LEVELS }),
		/** Currency of its rates. */
		currency: text('currency', { enum: CURRENCY_CODES }).notNull(),
		/** Tenths: 94 is 9.4. */
		bookingComTenths: integer('booking_com_tenths'),
		/** Halves: 9 is 4.5 bubbles. */
		tripAdvisorHalves: integer('trip_advisor_halves'),
		reservationPhone: text('reservation_phone'),
		reservationEmail: text('reservation_email'),
		isChatEnabled: flag('is_chat_enabled').notNull().default(false),
		hasToBeInvited: flag('has_to_be_invited').notNull().default(false),
		/** Its rates come from a wholesaler and not from the hotel. */
		isReseller: flag('is_reseller').notNull().default(false),
		supportsInstantBooking: flag('supports_instant_booking').notNull().default(false),
		isDemo: flag('is_demo').notNull().default(false),
		/** Not yet shown to anybody but its staff and admins: it has just joined, and its page or rates are not complete. */
		isInPreparation: flag('is_in_preparation').notNull().default(false),
		/** Bit `hotel_facility.bit` is set for each facility of scope `hotel`. */
		facilityMask: integer('facility_mask').notNull().default(0),
		isAdultsOnly: flag('is_adults_only').notNull().default(false),
		/** Whole years; null takes the defaults, 21 and 16 (OFFER-7). */
		minGuestAge: integer('min_guest_age'),
		maxAgeInfant: integer('max_age_infant'),
		maxAgeChild: integer('max_age_child'),
		arePetsAllowed: flag('are_pets_allowed').notNull().default(false),
		/** So many rooms at once are a group, which has terms of its own; null: as for everybody (`MOST_ROOMS`). */
		groupFromRooms: integer('group_from_rooms'),
		/** Lower comes first where nothing else decides. */
		rank: integer('rank').notNull().default(1000),
		updatedAt: instant('updated_at').notNull(),
	},
	(t) => [
		index('hotel_country').on(t.countryCode, t.no),
		index('hotel_hotel_place').on(t.hotelPlaceNo, t.no),
		check('hotel_category_known', sql`${t.category} in ('4star','5star','palace')`),
		check('hotel_palace_in_france', sql`${t.category} <> 'palace' or ${t.countryCode} = 'FR'`),
	],
);

/** Everything about a hotel that is only read, in one language. */
export const hotelText = sqliteTable(
	'hotel_text',
	{
		hotelNo: ownerNo('hotel_no', () => hotel.no),
		language: text('language', { enum: LANGUAGES }).notNull(),
		body: text('body', { mode: 'json' }).$type<HotelText>().notNull(),
	},
	(t) => [primaryKey({ columns: [t.hotelNo, t.language] })],
);

/** Texts are plain, those that end in `Markdown` Markdown without HTML; null or an empty list shows the empty state. */
export type HotelText = {
	/** One sentence for cards and previews. */
	summary: string;
	description: {
		bestFor: string | null;
		hotel: string | null;
		location: string | null;
		foodAndBeverage: string | null;
		wellness: string | null;
		onSiteActivities: string | null;
		offSiteActivities: string | null;
		sustainability: string | null;
	};
	descriptionMarkdown: string | null;
	diningVenues: {
		type: string;
		name: string;
		michelinStars: number;
		description: string;
		openingHoursDescription: string | null;
	}[];
	/** In the order of the property; `key` is that of `hotel_facility` where it is one that can be searched for. */
	facilities: { key: string | null; facility: string; priceText: string | null; description: string | null }[];
	closestAirport: { iataCode: string; name: string; distanceInKm: number } | null;
	directions: {
		byPlane: string | null;
		byChauffeuredService: string | null;
		byCar: string | null;
		byPublicTransport: string | null;
	};
	distanceStrings: string[];
	checkIn: {
		/** `HH:MM`. */
		startTime: string | null;
		endTime: string | null;
		minAge: number | null;
		depositDescription: string | null;
		instructions: string | null;
		isCreditCardRequired: boolean;
		isPhotoIdRequired: boolean;
	};
	checkOut: { endTime: string | null; instructions: string | null };
	petRestrictions: string | null;
	smokingPolicy: string | null;
	bookingPolicyMarkdown: string | null;
	houseRulesMarkdown: string | null;
	/** Rooms for meetings and feasts; metres. */
	miceFacilities: {
		/** By which pictures name it, the same in both languages; a room without one has no pictures. */
		key?: string | undefined;
		name: string;
		markdownDescription: string;
		isIndoor: boolean;
		isOutdoor: boolean;
		dimensions: {
			area: number;
			length: number | null;
			width: number | null;
			ceilingHeight: number | null;
			system: 'metric' | 'imperial';
		};
		configurations: { name: string; type: string; maxOccupancy: number; markdownDescription: string | null }[];
		equipment: { name: string; quantity: number }[];
	}[];
};

/** Head of what a hotel has several of, each with a key of its own. */
export const keyedInHotel = () => ({
	no: no(),
	id: publicId(),
	hotelNo: ownerNo('hotel_no', () => hotel.no),
	/** Unique in its hotel. */
	key: text('key').notNull(),
	position: integer('position').notNull(),
});

export const hotelPicture = sqliteTable(
	'hotel_picture',
	{
		hotelNo: ownerNo('hotel_no', () => hotel.no),
		...pictureFile(),
		shows: text('shows', { enum: HOTEL_PICTURE_SUBJECTS }).notNull().default('other'),
		/** Key of the meeting room in `HotelText` that it shows; it is among the pictures of the hotel too. */
		meetingRoom: text('meeting_room'),
		...pictureLook(),
	},
	(t) => [primaryKey({ columns: [t.hotelNo, t.position] }), index('hotel_picture_hash').on(t.pictureHash)],
);

/** Programmes that a hotel belongs to. */
export const hotelProgram = sqliteTable(
	'hotel_program',
	{
		hotelNo: ownerNo('hotel_no', () => hotel.no),
		programNo: ownerNo('program_no', () => program.no),
	},
	(t) => [primaryKey({ columns: [t.hotelNo, t.programNo] }), index('hotel_program_program').on(t.programNo, t.hotelNo)],
);

/** Who looks after agencies at a hotel. */
export const salesManager = sqliteTable(
	'sales_manager',
	{
		hotelNo: ownerNo('hotel_no', () => hotel.no),
		position: integer('position').notNull(),
		fullName: text('full_name').notNull(),
		title: text('title'),
		email: text('email').notNull(),
		/** Path below `public/`, of one without a picture; null shows the initials. */
		imageSrc: text('image_src'),
		pictureHash: text('picture_hash').references(() => picture.hash),
		/** Name under which the picture was handed in. */
		pictureFile: text('picture_file'),
	},
	(t) => [primaryKey({ columns: [t.hotelNo, t.position] }), index('sales_manager_picture').on(t.pictureHash)],
);

/** A post of the inspiration feed. */
export const inspirationPost = sqliteTable(
	'inspiration_post',
	{
		no: no(),
		id: publicId(),
		hotelNo: ownerNo('hotel_no', () => hotel.no),
		categoryEn: text('category_en').notNull(),
		/** Null until the catalogue is imported with it. */
		categoryDe: text('category_de'),
		/** Heading of the text; null for none. */
		titleEn: text('title_en'),
		titleDe: text('title_de'),
		markdownEn: text('markdown_en').notNull(),
		markdownDe: text('markdown_de').notNull(),
		/** Positions in `hotel_picture`. */
		pictures: text('pictures', { mode: 'json' }).$type<number[]>().notNull(),
		publishedOn: text('published_on').notNull(),
	},
	(t) => [
		index('inspiration_post_day').on(t.publishedOn),
		index('inspiration_post_hotel').on(t.hotelNo, t.publishedOn),
	],
);

/**
 * A hotel or a sales contact that an agent has invited, with a person who has told us nothing himself: it
 * goes as a whole some time after its link has ended (`forget-old-records.server.ts`).
 */
export const hotelInvitation = sqliteTable(
	'hotel_invitation',
	{
		no: no(),
		id: publicId(),
		/** Hash of the link's token; SHA-256, base64url. */
		tokenHash: text('token_hash').notNull().unique(),
		/** Null for a hotel that is not in the catalogue. */
		hotelNo: integer('hotel_no').references(() => hotel.no, { onDelete: 'cascade' }),
		hotelName: text('hotel_name').notNull(),
		city: text('city'),
		contactName: text('contact_name'),
		contactEmail: text('contact_email'),
		/** The agent's own words in the mail; null for none. */
		message: text('message'),
		userNo: ownerNo('user_no', () => user.no),
		agencyNo: integer('agency_no').notNull(),
		createdAt: createdAt(),
		expiresAt: instant('expires_at').notNull(),
		openedAt: instant('opened_at'),
		/** Hash of hotel, inviter, contact and day while the link works: the same is invited once a day. */
		requestKey: text('request_key').unique(),
		/** Its link was used up by whom it let in, or ended by us. */
		usedAt: instant('used_at'),
		revokedAt: instant('revoked_at'),
	},
	(t) => [
		index('hotel_invitation_agency').on(t.agencyNo, t.createdAt),
		index('hotel_invitation_hotel').on(t.hotelNo),
		index('hotel_invitation_end').on(t.expiresAt),
		index('hotel_invitation_contact').on(sql`${t.contactEmail} collate nocase`),
	],
);

/** What a person of an invited hotel has told us to join; one for each invitation, and gone with it. */
export const hotelJoining = sqliteTable(
	'hotel_joining',
	{
		invitationNo: integer('invitation_no')
			.primaryKey()
			.references(() => hotelInvitation.no, { onDelete: 'cascade' }),
		state: text('state', { enum: JOINING_STATES }).notNull(),
		fullName: text('full_name').notNull(),
		position: text('position').notNull(),
		email: text('email').notNull(),
		phone: text('phone'),
		/** The facts of the hotel as this person gives them. */
		hotelName: text('hotel_name').notNull(),
		/** Country, category and street: null for those told before they were asked for. ISO 3166-1 alpha-2. */
		countryCode: text('country_code'),
		category: text('category', { enum: HOTEL_CATEGORIES }),
		city: text('city').notNull(),
		street: text('street'),
		rooms: integer('rooms'),
		website: text('website'),
		note: text('note'),
		acceptedAt: instant('accepted_at').notNull(),
		/** The account that asks; null until an account has signed in. */
		userNo: integer('user_no').references(() => user.no, { onDelete: 'set null' }),
		askedAt: instant('asked_at'),
		decidedAt: instant('decided_at'),
		/** Of a refusal. */
		reason: text('reason'),
	},
	(t) => [
		index('hotel_joining_state').on(t.state, t.askedAt),
		index('hotel_joining_user').on(t.userNo),
		index('hotel_joining_email').on(sql`${t.email} collate nocase`),
		check(
			'hotel_joining_state_known',
			sql`${t.state} in (${sql.raw(JOINING_STATES.map((state) => `'${state}'`).join(','))})`,
		),
	],
);
