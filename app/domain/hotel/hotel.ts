import type { HOTEL_CATEGORIES, PARTNER_STATUS_LEVELS } from '#db/schema/enums';
import type { HotelText } from '#db/schema/hotel';
import type { Language } from '../language/language';
import type { Currency } from '../money/money';
import type { StoredPicture } from '../picture/stored-picture';
import type { HotelAges } from './age-policy';

export type HotelCategory = (typeof HOTEL_CATEGORIES)[number];
export type PartnerStatusLevel = (typeof PARTNER_STATUS_LEVELS)[number];

/** Who looks after agencies at a hotel (`mySalesManagers`). */
export type SalesManager = {
	fullName: string;
	title: string | null;
	email: string;
	/** Path below `public/`, of one without a picture; null shows the initials. */
	imageSrc: string | null;
	picture: StoredPicture | null;
};

/** `description` is one sentence on what it is. */
export type HotelProgram = { id: string; name: string; logoSrc: string | null; description: string | null };

/** A hotel with everything that its pages tell (OFFER-2), texts in one language. */
export type Hotel = {
	id: string;
	name: string;
	category: HotelCategory;
	chain: string | null;
	/** Number of rooms in the property. */
	keys: number;
	sector: string | null;
	/** With number and postal code; null where it is not known. */
	street: string | null;
	place: string;
	country: { code: string; name: string };
	/** Null while it is not set. */
	position: { latitude: number; longitude: number } | null;
	/** IANA name. */
	timeZone: string;
	statusLevel: PartnerStatusLevel | null;
	currency: Currency;
	/** 9.4 of 10, and 4.5 of 5 bubbles. */
	ratings: { bookingCom: number | null; tripAdvisor: number | null };
	reservation: { phone: string | null; email: string | null };
	isChatEnabled: boolean;
	hasToBeInvited: boolean;
	isReseller: boolean;
	supportsInstantBooking: boolean;
	isDemo: boolean;
	/** Only its staff and admins see it yet. */
	isInPreparation: boolean;
	ages: HotelAges;
	arePetsAllowed: boolean;
	pictures: readonly StoredPicture[];
	/** Those among them that show a room for meetings, by its `key`. */
	meetingPictures: readonly { room: string; picture: StoredPicture }[];
	programs: readonly HotelProgram[];
	/** Number of its room types. */
	roomTypes: number;
	salesManagers: readonly SalesManager[];
	/** In the other language where this one is missing; null without any. */
	text: (HotelText & { language: Language }) | null;
};
