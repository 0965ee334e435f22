import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#db/client';
import { conversation, conversationMember } from '#db/schema/conversation';
import { hotel } from '#db/schema/hotel';
import type { ConversationScope } from './conversation-scope';

/** A scope as a condition on `conversation`; fails closed. */
export function conversationScopeCondition(db: Database, scope: ConversationScope): SQL {
	const never = sql`false`;
	switch (scope.reach) {
		case 'all':
			return sql`true`;
		case 'agency':
			return eq(conversation.agencyNo, scope.agencyNo);
		case 'member':
			return (
				and(
					eq(conversation.agencyNo, scope.agencyNo),
					inArray(
						conversation.no,
						db
							.select({ no: conversationMember.conversationNo })
							.from(conversationMember)
							.where(eq(conversationMember.userNo, scope.userNo)),
					),
				) ?? never
			);
		case 'hotel':
			return inArray(conversation.hotelNo, db.select({ no: hotel.no }).from(hotel).where(eq(hotel.id, scope.hotelId)));
		default:
			return never;
	}
}
