import { sql } from 'drizzle-orm';
import type { Database } from '#db/client';
import { STAY_STATUSES } from '#db/schema/enums';
import { plainDate, toEpochDay } from '../date/plain-date';
import type { Property } from '../property/property';

type Held = {
	/** Public id of the hold, which its guest alone was sent. */
	id: string | null;
	/** Who books; left out, that is not known yet. */
	email?: string;
};

/**
 * A property as the guest of a hold may book it: stays that this hold alone keeps from being sold are as the operator offers them (ENQUIRY-14). Any
 * other hold, one that has ended, and another guest's address leave it as it is. Throws DomainError 'unavailable'.
 */
export async function asHeldFor(db: Database, property: Property, { id, email }: Held): Promise<Property> {
	if (!id || !/^block_[0-9a-f]{32}$/.test(id)) return property;
	const rows = await db.all<{
		checkIn: string;
		checkOut: string;
		level: number;
		status: (typeof STAY_STATUSES)[number];
	}>(sql`
		select r.check_in as checkIn, r.check_out as checkOut, r.level, r.offered_status as status
		from night_block b join enquiry e on e.no = b.enquiry_no join property p on p.no = b.property_no
		join stay_rate r on r.property_no = b.property_no and r.check_in < b.check_out and r.check_out > b.check_in
		where b.id = ${id} and b.kind = 'hold' and b.ended_at is null and p.id = ${property.id} and r.offered_status is not null
			and (${email ?? null} is null or e.email = ${email ?? null} collate nocase)
			and not exists (select 1 from property_night n where n.property_no = r.property_no and n.night >= r.check_in and n.night < r.check_out
				and n.block_no is not b.no)`);
	if (rows.length === 0) return property;
	const offered = new Map(
		rows.map(({ checkIn, checkOut, level, status }) => [
			stayKey(toEpochDay(plainDate(checkIn)), toEpochDay(plainDate(checkOut)) - toEpochDay(plainDate(checkIn)), level),
			STAY_STATUSES.indexOf(status),
		]),
	);
	return {
		...property,
		stays: property.stays.map(([day, nights, level, status, ...rest]) => [
			...([day, nights, level, offered.get(stayKey(day, nights, level)) ?? status] as const),
			...rest,
		]),
	};
}

const stayKey = (day: number, nights: number, level: number) => `${day}|${nights}|${level}`;
