import type { ARRIVAL_WAYS, TRIP_LINK_KINDS } from '#db/schema/trip-enums';
import type { StayServices } from '~/domain/concierge/list-services.server';
import type { DepositState } from '~/domain/deposit/deposit-state';
import type { FieldErrors } from '~/domain/form/field-error';
import type { InstalmentState } from '~/domain/payment/instalment-state';
import type { RequestedInstalment } from '~/domain/payment/payment-request';
import type { StoredPicture } from '~/domain/picture/stored-picture';
import type { PropertyRoom } from '~/domain/property/property-room';
import type { Rating, ReviewState } from '~/domain/review/review-rules';
import type { GuestConflict, ListedGuest } from '~/domain/rooming/rooming-merge';
import type { RegistrationField } from '~/domain/trip/registration-rules';
import type { Need } from '~/domain/trip/trip-needs';
import type { TripSender } from '~/domain/trip/trip-sender';

/** What a trip page shows: of a link that has ended, whom to ask and nothing else. */
export type TripView =
	| {
			state: 'over';
			reason: 'ended' | 'cancelled' | 'over';
			contact: TripSender | null;
			/** Of a cancelled booking, on the lead guest's link. */
			cancelled: CancelledTripView | null;
	  }
	| OpenTripView;

/** What a cancelled booking keeps and gives back (TRIP-12); minor units. */
export type CancelledTripView = {
	bookingNumber: string;
	currency: string;
	/** What the hotel keeps of rooms that are paid there; null where it is not known, and of properties. */
	hotelFeeMinor: number | null;
	money: {
		/** What is owed all the same. */
		kept: { kind: RequestedInstalment['kind']; minor: number }[];
		keptMinor: number;
		/** What had come in. */
		paidMinor: number;
		openMinor: number;
		/** What is still to go back, and what has gone. */
		refundMinor: number;
		refunds: { minor: number; paidOn: string }[];
	} | null;
	deposit: TripAfterView['deposit'];
};

/** A room with those who sleep in it, in the page's language. */
export type TripRoom = {
	key: string;
	/** Null: it has a number alone. */
	name: string | null;
	floor: string | null;
	beds: PropertyRoom['beds'];
	guests: TripGuest[];
};

export type TripGuest = Pick<ListedGuest, 'id' | 'firstName' | 'lastName' | 'age'>;

export type TripPayment = Pick<RequestedInstalment, 'kind' | 'dueDate' | 'minor'> & {
	id: string;
	/** Its name, of a service that was added. */
	service: string | null;
	openMinor: number;
	state: InstalmentState;
	/** Until its day on the property's calendar. */
	daysLeft: number;
};

/** Minor units of the currency. */
export type TripPaymentsView = {
	currency: string;
	totalMinor: number;
	items: TripPayment[];
	/** What went back to the client, the earliest first. */
	refunds: { minor: number; paidOn: string }[];
	/** What is held for damages until the stay is over, in its own currency; null where none was agreed. */
	deposit: TripDepositView | null;
};

export type TripDepositView = {
	state: DepositState;
	currency: string;
	minor: number;
	/** What is still to come. */
	openMinor: number;
	heldMinor: number;
	dueDate: string;
	daysLeft: number;
	/** Where it is paid to; null once nothing is open, and for a brand without an account. */
	transfer: { holder: string; iban: string; bic: string | null; reference: string | null } | null;
};

export type OpenTripView = {
	state: 'open';
	kind: (typeof TRIP_LINK_KINDS)[number];
	path: string;
	property: string;
	place: string | null;
	picture: StoredPicture | null;
	/** Of the lead guest; null on the group's page. */
	firstName: string | null;
	/** Until check-in on the property's calendar; below 0 from the day after. */
	daysLeft: number;
	isOver: boolean;
	checkIn: string;
	checkOut: string;
	arrivalFrom: string | null;
	departureUntil: string | null;
	address: string[];
	position: { latitude: number; longitude: number } | null;
	routeUrl: string | null;
	floorplan: { hash: string; label: string; areaSqm: number | null; width: number; height: number } | null;
	rooms: TripRoom[];
	/** Guests without a room. */
	unplaced: TripGuest[];
	guests: ListedGuest[];
	pax: number;
	listVersion: number;
	listChangedAt: number | null;
	needs: Need[];
	arrival: { time: string | null; way: (typeof ARRIVAL_WAYS)[number] | null; note: string | null };
	directions: string | null;
	bookingNumber: string | null;
	today: string;
	now: number;
	/** Ids for guests who are added, so that a form sent twice adds one. */
	newIds: string[];
	/** All that the lead guest alone sees; null on the group's page. */
	lead: {
		payments: TripPaymentsView | null;
		/** Null where the country asks for none, or none can be stored. */
		registration: {
			fields: readonly RegistrationField[];
			isForForeignersOnly: boolean;
			law: string;
			given: string[];
			country: string;
			keptDays: number;
		} | null;
		host: { name: string | null; phone: string | null } | null;
		contact: TripSender;
		/** Null where there is none; `code` from the day of arrival to the last day. */
		door: { opensOn: string; code: string | null } | null;
		groupUrl: string | null;
		/** From the day after check-out. */
		after: TripAfterView | null;
		/** Null where nothing can be added, and nothing was. */
		services: TripServicesView | null;
	} | null;
	/** Services that are asked for or confirmed, without prices: what the group and a device see. */
	planned: { id: string; name: string; day: string; time: string | null; isConfirmed: boolean }[];
};

/** Services of the place, and what was asked for (CONCIERGE-2). */
export type TripServicesView = Pick<StayServices, 'terms' | 'services' | 'jobs'> & {
	/** A key for each service's form, in their order: the same form twice is one job. */
	keys: string[];
};

/** What stands once the stay is over; amounts in minor units of their currency. */
export type TripAfterView = {
	papers: {
		id: string;
		kind: 'invoice' | 'receipt';
		number: string;
		minor: number;
		currency: string;
		/** The name of the service that it is about; null: the stay. */
		service: string | null;
	}[];
	deposit: {
		state: DepositState;
		currency: string;
		minor: number;
		heldMinor: number;
		returnedMinor: number;
		retainedMinor: number;
		reason: string | null;
	} | null;
	/** As the guest has answered; null before. */
	review: {
		rating: Rating;
		text: string | null;
		mayPublish: boolean;
		firstName: string | null;
		/** In words, in the page's language. */
		country: string | null;
		state: ReviewState;
		reply: string | null;
	} | null;
	/** Whether the property's page can show an answer; none of a hotel does. */
	canBeShown: boolean;
	/** What the form proposes for the name and the country. */
	firstName: string;
	country: string;
};

/** The forms of a trip page. */
export const TRIP_FORMS = [
	'rooming',
	'diets',
	'sizes',
	'arrival',
	'registration',
	'share',
	'pay',
	'review',
	'withdrawReview',
	'service',
	'serviceAccept',
	'serviceRefuse',
	'serviceCancel',
] as const;

export type TripForm = (typeof TRIP_FORMS)[number];

/** The values of a guest as a form has them. */
export type TypedGuest = { id: string } & Partial<Record<Exclude<keyof ListedGuest, 'id'>, string>>;

/** What is wrong with a form of a trip page, with what was typed. */
export type TripAnswer = {
	form: TripForm;
	errors: FieldErrors;
	conflicts: GuestConflict[];
	/** Lines of the list as they were typed, and the version that stands now. */
	guests: TypedGuest[] | null;
	version: number | null;
	typed: Record<string, string>;
	/** Of the registration. */
	guestId: string | null;
	word:
		| 'conflict'
		| 'limited'
		| 'failed'
		| 'nothing-open'
		| 'released'
		| 'price-changed'
		| 'too-many'
		| 'no-way'
		| null;
	minutes: number;
	at: number;
};
