import { daysBetween, type PlainDate } from '../date/plain-date';
import { type HotelFilter, type HotelFilterFault, MOST_NIGHTS } from './hotel-filter';

type Judged = Pick<HotelFilter, 'checkIn' | 'checkOut' | 'destination' | 'hotelIds'>;

/** What keeps a search from being made (SELECTION-2), by the parameter that is to be changed; null when it is sound. */
export function judgeFilter(
	{ checkIn, checkOut, destination, hotelIds }: Judged,
	today: PlainDate,
): { parameter: 'checkInDate' | 'checkOutDate' | 'destination'; fault: HotelFilterFault } | null {
	if (checkIn === null && checkOut === null) return null;
	if (checkIn === null) return { parameter: 'checkInDate', fault: 'one-date' };
	if (checkOut === null) return { parameter: 'checkOutDate', fault: 'one-date' };
	if (checkIn < today) return { parameter: 'checkInDate', fault: 'past' };
	if (checkOut <= checkIn) return { parameter: 'checkOutDate', fault: 'order' };
	if (daysBetween(checkIn, checkOut) > MOST_NIGHTS) return { parameter: 'checkOutDate', fault: 'too-long' };
	if (destination === null && hotelIds === null) return { parameter: 'destination', fault: 'no-destination' };
	return null;
}
