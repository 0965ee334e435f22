import { type BookingNumberKind, newBookingNumber } from '#db/booking-number';
import { brokenConstraint } from '#db/broken-constraint';
import type { BrandProfile } from '../brand/brand-profile';

const TRIES = 5;

/**
 * Writes a record under a new booking number and returns that number. A number that another record has by chance is refused by the unique
 * index, which undoes the whole transaction; the write is then tried with another number.
 */
export async function withNewBookingNumber(
	{ bookingNumberPrefix }: Pick<BrandProfile, 'bookingNumberPrefix'>,
	kind: BookingNumberKind,
	write: (bookingNumber: string) => Promise<unknown>,
	draw: typeof newBookingNumber = newBookingNumber,
): Promise<string> {
	for (let attempt = 1; ; attempt += 1) {
		const bookingNumber = draw(bookingNumberPrefix, kind);
		try {
			await write(bookingNumber);
			return bookingNumber;
		} catch (error) {
			const broken = brokenConstraint(error);
			const isTaken = broken?.kind === 'unique' && broken.names[0]?.endsWith('.booking_number');
			if (!isTaken || attempt === TRIES) throw error;
		}
	}
}
