import { daysBetween, type PlainDate } from '../date/plain-date';
import { type HotelFilter, type HotelFilterError, MOST_NIGHTS } from './hotel-filter';

type Evaluated = Pick<HotelFilter, 'checkIn' | 'checkOut' | 'destination' | 'hotelIds' | 'area'>;

/** What keeps a search from being made (SELECTION-2), by the parameter that is to be changed; null when it is sound. */
export function validateFilter(
	{ checkIn, checkOut, destination, hotelIds, area }: Evaluated,
	today: PlainDate,
): { parameter: 'checkInDate' | 'checkOutDate' | 'destination'; error: HotelFilterError } | null {
	if (checkIn === null && checkOut === null) return null;
	if (checkIn === null) return { parameter: 'checkInDate', error: 'one-date' };
	if (checkOut === null) return { parameter: 'checkOutDate', error: 'one-date' };
	if (checkIn < today) return { parameter: 'checkInDate', error: 'past' };
	if (checkOut <= checkIn) return { parameter: 'checkOutDate', error: 'order' };
	if (daysBetween(checkIn, checkOut) > MOST_NIGHTS) return { parameter: 'checkOutDate', error: 'too-long' };
	if (destination === null && hotelIds === null && area === null)
		return { parameter: 'destination', error: 'no-destination' };
	return null;
}
