import { eq } from 'drizzle-orm';
import type { Database } from '#db/client';
import { conversationMember } from '#db/schema/conversation';
import { user } from '#db/schema/user';

/** How far each member of a conversation has read, by his public id. Whose it is has been asked before. Throws DomainError 'unavailable'. */
export async function listMarks(db: Database, conversationNo: number): Promise<{ id: string; seq: number }[]> {
	return db
		.select({ id: user.id, seq: conversationMember.readSequence })
		.from(conversationMember)
		.innerJoin(user, eq(user.no, conversationMember.userNo))
		.where(eq(conversationMember.conversationNo, conversationNo))
		.execute();
}
