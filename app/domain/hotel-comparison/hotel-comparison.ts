import type { ListedHotel } from '../hotel-search/listed-hotel';
import type { Money } from '../money/money';
import type { HotelWhyNot } from '../offer/near-stays.server';
import type { Party } from '../offer/party';

/** A hotel among those that stand side by side (SELECTION-25). */
export type ComparedHotel = {
	/** What the search says of it for the period and the party; without a period it has no price. */
	listed: ListedHotel;
	/** It has rooms, but none of its rates obeys the filters of the search. */
	isFilteredOut: boolean;
	/** Why it has nothing, and what comes nearest; null: it has something, or no period was asked for. */
	whyNot: HotelWhyNot | null;
	/** Room types that take at least one of the parties in the period, cheapest first; a night on average, null: on request. */
	rooms: { id: string; name: string; nightly: Money | null }[];
	/** How many room types there are in all. */
	roomTypes: number;
	facilities: string[];
	/** As the hotel says them, and its airport. */
	distances: string[];
	/** The tourist taxes of the place in words. */
	taxes: string[];
};

export type HotelComparison = {
	hotels: ComparedHotel[];
	/** Asked for and not there. */
	missing: number;
	/** More were asked for than stand side by side. */
	isCut: boolean;
	period: { checkIn: string; checkOut: string } | null;
	parties: readonly Party[];
	/** Whether filters of the search leave out rates. */
	isFiltered: boolean;
	showsCommission: boolean;
};
