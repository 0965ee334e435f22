import { and, asc, eq, or, sql } from 'drizzle-orm';
import type { Database } from '#db/client';
import { operator } from '#db/schema/operator';
import { user } from '#db/schema/user';
import { isOperatorOf } from './enquiry-scope.server';

/** Admins who answer guests' enquiries (ACCESS-23). */
export const ANSWERS_ENQUIRIES = sql`${user.role} = 'admin' and ${user.lockedAt} is null
	and exists (select 1 from json_each(${user.capabilities}) where value = 'enquiries')`;

/** Name of a person, else the address, for a select with `user`. */
export const PERSON_NAME = sql<string>`coalesce(nullif(trim(coalesce(${user.firstName}, '') || ' ' || coalesce(${user.lastName}, '')), ''), ${user.email})`;

/** Who an enquiry can be given to, the team first, then operators' people, by name; a query. */
export function peopleQuery(db: Database, enquiryNo: number) {
	return db
		.select({ id: user.id, name: PERSON_NAME, operator: operator.name })
		.from(user)
		.leftJoin(operator, and(eq(operator.no, user.operatorNo), eq(user.role, 'operator')))
		.where(or(ANSWERS_ENQUIRIES, isOperatorOf(enquiryNo)))
		.orderBy(asc(operator.name), asc(user.firstName), asc(user.lastName), asc(user.no))
		.$dynamic();
}
