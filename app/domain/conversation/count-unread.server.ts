import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { conversation, conversationMember } from '#db/schema/conversation';
import { type ConversationContext, requireParticipant } from './conversation-scope';
import { conversationScopeCondition } from './conversation-scope-condition.server';

/** How many messages the actor has not read, over all his conversations. Throws DomainError 'forbidden', 'unavailable'. */
export async function countUnread({ ctx }: { ctx: ConversationContext }): Promise<number> {
	const { actor, scope } = requireParticipant(ctx);
	const { db } = ctx;
	const [row] = await db
		.select({
			unread: sql<number>`coalesce(sum(${conversation.lastSequence} - ${conversationMember.readSequence}), 0)`,
		})
		.from(conversationMember)
		.innerJoin(conversation, eq(conversation.no, conversationMember.conversationNo))
		.where(
			and(
				eq(conversationMember.userNo, actor.no),
				isNotNull(conversationMember.unreadSince),
				conversationScopeCondition(db, scope),
			),
		)
		.execute();
	return row?.unread ?? 0;
}
