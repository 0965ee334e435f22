import type { PlainDate } from '../date/plain-date';
import { readWish } from '../enquiry/read-wish';
import type { BookingWish } from './judge-booking';

/**
 * What can already be understood of a booking, out of texts that may be missing or wrong: for the figures beside the form. `read`
 * gives all texts of a field.
 */
export function readBookingWish(read: (name: string) => readonly string[], today: PlainDate): BookingWish {
	const wish = readWish((name) => read(name)[0], today);
	return {
		...wish,
		childrenAges: read('childrenAges').flatMap((text) => (/^\d{1,2}$/.test(text) ? [Number(text)] : [])),
		hasPet: read('pet')[0] === 'on',
	};
}
