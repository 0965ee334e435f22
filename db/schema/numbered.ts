import { text } from 'drizzle-orm/sqlite-core';
import { newBookingNumber } from '../booking-number';
import { brandKey } from './brand';
import { no, publicId } from './columns';

/** Head of a record of a brand that people quote by a number, such as `FL-K7M3Q9` (`db/booking-number.ts`). */
export const numbered = (kind: Parameters<typeof newBookingNumber>[1]) => ({
	no: no(),
	id: publicId(),
	bookingNumber: text('booking_number')
		.notNull()
		.$defaultFn(() => newBookingNumber('FL', kind)),
	brandKey: brandKey(),
});
