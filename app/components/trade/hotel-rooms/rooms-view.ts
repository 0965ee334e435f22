import type { PaymentProfile } from '~/domain/brand/brand-profile';
import type { HotelAges } from '~/domain/hotel/age-policy';
import type { HotelRoom } from '~/domain/hotel/hotel-room';
import type { RoomAvailability } from '~/domain/offer/availability-of';
import type { Party } from '~/domain/offer/party';
import type { RateBenefits } from '~/domain/offer/rate-benefits';

/** A room type whose Markdown is HTML by now (PAGE-9). */
export type ShownRoom = HotelRoom & { descriptionHtml: string | null; facilitiesHtml: string | null };

/** Data of a hotel's rooms; the period is the one of the address, if valid. */
export type RoomsView = {
	hotelId: string;
	rooms: { room: ShownRoom; availability: RoomAvailability | null }[];
	period: { checkIn: string; checkOut: string } | null;
	/** As the address says them, for the fields. */
	typed: { checkIn: string; checkOut: string };
	/** Validation errors. */
	error: 'order' | 'past' | 'both' | 'long' | null;
	paymentProfile: PaymentProfile;
	canChangeProfile: boolean;
	/** Rooms of a search, each with its party, or the one that a room begins with where the address says none. */
	parties: { list: readonly Party[]; areAsked: boolean };
	/** That the party solver is asked for at once. */
	party: Party | null;
	policy: HotelAges;
	/** A rule of the hotel about pets; a room that says otherwise gets a notice. */
	arePetsAllowed: boolean;
	isChatEnabled: boolean;
	/** Saving an interest needs an agency (LEAD-38). */
	canSave: boolean;
	showsCommission: boolean;
	/** Rates of programmes that the agency claims, and whose membership is not confirmed yet (OFFER-32). */
	claimed: readonly (RateBenefits & { program: string })[];
	/** The tourist taxes of the place in words; empty: none is known. */
	taxes: readonly string[];
};
