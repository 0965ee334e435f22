import type { PlainDate } from '../date/plain-date';
import { readStayRequest } from '../enquiry/read-stay-request';
import type { BookingRequest } from './validate-booking';

/**
 * What can already be understood of a booking, out of texts that may be missing or wrong: for the figures beside the form. `read`
 * gives all texts of a field.
 */
export function readBookingRequest(read: (name: string) => readonly string[], today: PlainDate): BookingRequest {
	const stayRequest = readStayRequest((name) => read(name)[0], today);
	return {
		...stayRequest,
		childrenAges: read('childrenAges').flatMap((text) => (/^\d{1,2}$/.test(text) ? [Number(text)] : [])),
		hasPet: read('pet')[0] === 'on',
	};
}
