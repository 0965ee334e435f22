import { lte, or, sql } from 'drizzle-orm';
import type { Database } from '#db/client';
import { guestRegistration, trip } from '#db/schema/trip';
import { writeBatch } from '#db/write-batch';
import { todayInZone } from '../date/today-in-zone';
import { PRODUCT_ZONE } from '../date/zone-clock';

/** Days after check-out for which a door code is of use. */
const CODE_DAYS = 1;
const DAY = 86_400_000;

/**
 * Deletes registration data whose term is over, and that of bookings that were cancelled; door codes go the day after the stay (TRIP-8). For
 * the daily schedule; running it twice changes nothing. `now` in milliseconds.
 */
export async function purgeRegistrations({ db, now }: { db: Database; now: number }): Promise<void> {
	const today = todayInZone(new Date(now), PRODUCT_ZONE);
	const left = todayInZone(new Date(now - CODE_DAYS * DAY), PRODUCT_ZONE);
	await writeBatch(db, [
		db
			.delete(guestRegistration)
			.where(
				or(
					lte(guestRegistration.purgeOn, today),
					sql`(select status from lead where no = ${guestRegistration.leadNo}) <> 'confirmedBooking'`,
				),
			),
		db
			.update(trip)
			.set({ doorCode: null, doorCodeKeyId: null, updatedAt: now })
			.where(
				sql`${trip.doorCode} is not null and (select check_out < ${left} or status <> 'confirmedBooking' from lead
					where no = ${trip.leadNo})`,
			),
	]);
}
