import { inArray, or } from 'drizzle-orm';
import type { Database } from '#db/client';
import { lead } from '#db/schema/lead';
import { travelAgency } from '#db/schema/travel-agency';
import { beginsWith, clientsLeads } from '../../administration/list-all-leads.server';
import { readBookingNumber } from '../../booking-number/read-booking-number';

/** Bookings by what the team types: a booking number, else the beginning of a client's or an agency's name; along indexes. */
export function leadsByWords(db: Database, words: string) {
	const numbers = readBookingNumber(words);
	const select = () => db.select({ no: lead.no }).from(lead);
	if (numbers.length > 0) return select().where(inArray(lead.bookingNumber, numbers));
	const agencies = db.select({ no: travelAgency.no }).from(travelAgency).where(beginsWith(travelAgency.name, words));
	return select().where(or(inArray(lead.no, clientsLeads(db, words)), inArray(lead.agencyNo, agencies)));
}
