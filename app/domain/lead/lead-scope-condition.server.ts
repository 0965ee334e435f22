import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#db/client';
import { hotel } from '#db/schema/hotel';
import { lead } from '#db/schema/lead';
import { property } from '#db/schema/property';
import type { LeadScope } from './lead-scope';

/** A scope as a condition on `lead`; leads that were put away are in none. */
export function leadScopeCondition(db: Database, scope: LeadScope): SQL {
	const reached = reachedBy(db, scope);
	return and(reached, isNull(lead.deletedAt)) ?? sql`false`;
}

function reachedBy(db: Database, scope: LeadScope): SQL | undefined {
	switch (scope.reach) {
		case 'all':
			return sql`true`;
		case 'agency':
			return eq(lead.agencyNo, scope.agencyNo);
		case 'operator':
			return inArray(
				lead.propertyNo,
				db.select({ no: property.no }).from(property).where(eq(property.operatorNo, scope.operatorNo)),
			);
		case 'hotel':
			return inArray(lead.hotelNo, db.select({ no: hotel.no }).from(hotel).where(eq(hotel.id, scope.hotelId)));
		case 'brand':
			return and(eq(lead.brandKey, scope.brandKey), isNull(lead.agencyNo));
		default:
			return sql`false`;
	}
}
