import { eq } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/sqlite-core';
import type { Database } from '#db/client';
import { enquiry } from '#db/schema/enquiry';
import { lead } from '#db/schema/lead';
import { DomainError } from '~/platform/errors';

/** The booking number of the lead or enquiry with a public id. Throws DomainError 'not-found' or 'unavailable'. */
export async function bookingNumberOf(db: Database, id: string): Promise<string> {
	const [row] = await unionAll(
		db.select({ bookingNumber: lead.bookingNumber }).from(lead).where(eq(lead.id, id)),
		db.select({ bookingNumber: enquiry.bookingNumber }).from(enquiry).where(eq(enquiry.id, id)),
	).execute();
	if (!row) throw new DomainError('not-found', `Nothing has the id ${id}`);
	return row.bookingNumber;
}
