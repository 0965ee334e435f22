import { eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#db/client';
import { enquiry } from '#db/schema/enquiry';
import { property } from '#db/schema/property';
import { user } from '#db/schema/user';
import type { Actor } from '../../user/actor';

/** Whether the actor is of the team, and not an operator to whom the team has given an enquiry (ENQUIRY-12). */
export function isOfTeam(actor: Pick<Actor, 'role'>): boolean {
	return actor.role === 'admin';
}

/** The enquiries that the actor reaches: the team all of them, an operator's person those that were given to that person. */
export function ownEnquiries(actor: Actor): SQL {
	return isOfTeam(actor) ? sql`true` : eq(enquiry.userNo, actor.no);
}

/** Properties that stand in an operator's enquiries, with what can be had of them: its own; the team's are all of them. */
export function shownProperties(actor: Actor): SQL {
	return isOfTeam(actor) ? sql`true` : sql`${property.operatorNo} = ${actor.operatorNo}`;
}

/** Operators' people to whom an enquiry can be given: those of its properties, of all operators where it names none; for a select with `user`. */
export function isOperatorOf(enquiryNo: SQL | number): SQL {
	const asked = sql`select property_no from enquiry where no = ${enquiryNo} and property_name is not null
		union all select property_no from enquiry_house where enquiry_no = ${enquiryNo}`;
	return sql`(${user.role} = 'operator' and ${user.lockedAt} is null and ${user.operatorNo} is not null and (not exists (${asked})
		or ${user.operatorNo} in (select operator_no from property where no in (${asked}))))`;
}

/** Takes the enquiries of someone who leaves an operator back to the team, in the transaction of that. */
export function freeEnquiries(db: Database, userNo: SQL | number) {
	return db.update(enquiry).set({ userNo: null }).where(sql`${enquiry.userNo} = ${userNo}`);
}
