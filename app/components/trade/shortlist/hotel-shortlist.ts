import type { ListedHotel } from '~/domain/hotel-search/listed-hotel';
import type { HotelWhyNot } from '~/domain/offer/near-stays.server';
import type { Party } from '~/domain/offer/party';

/** The hotels of a shortlist, for its period and rooms. */
export type HotelShortlist = {
	/** `without`: the shortlist without it. */
	hotels: { hotel: ListedHotel; without: string; whyNot: HotelWhyNot | null }[];
	/** Ids of which there is no hotel, or no longer. */
	missing: string[];
	period: { checkIn: string; checkOut: string } | null;
	parties: readonly Party[];
	/** The parties as an address writes them. */
	rooms: string;
};
