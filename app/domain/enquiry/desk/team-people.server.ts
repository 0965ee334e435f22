import { asc, sql } from 'drizzle-orm';
import type { Database } from '#db/client';
import { user } from '#db/schema/user';

/** Admins who answer guests' enquiries (ACCESS-23). */
export const ANSWERS_ENQUIRIES = sql`${user.role} = 'admin' and ${user.lockedAt} is null
	and exists (select 1 from json_each(${user.capabilities}) where value = 'enquiries')`;

/** Name of a person, else the address, for a select with `user`. */
export const PERSON_NAME = sql<string>`coalesce(nullif(trim(coalesce(${user.firstName}, '') || ' ' || coalesce(${user.lastName}, '')), ''), ${user.email})`;

/** Who an enquiry can be given to, by name; a query. */
export function teamPeopleQuery(db: Database) {
	return db
		.select({ id: user.id, name: PERSON_NAME })
		.from(user)
		.where(ANSWERS_ENQUIRIES)
		.orderBy(asc(user.firstName), asc(user.lastName), asc(user.no))
		.limit(200);
}
