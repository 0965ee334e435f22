import { requireRoom } from '../rate-limit/require-room.server';
import { type ConversationContext, requireParticipant } from './conversation-scope';
import { findConversation } from './find-conversation.server';

type Admit = {
	ctx: ConversationContext;
	conversationId: string;
	/** Files are counted apart from words. */
	hasFiles: boolean;
};

/**
 * Whether a message of the actor would be heard at all, before what may be megabytes of it are read. Writing asks again. Throws DomainError
 * 'forbidden', 'not-found', 'too-many-requests', 'unavailable'.
 */
export async function admitMessage({ ctx, conversationId, hasFiles }: Admit): Promise<void> {
	const { actor, scope } = requireParticipant(ctx);
	await findConversation(ctx.db, scope, conversationId);
	const counts = [`chat:${actor.id}`, ...(hasFiles ? [`chat-files:${actor.id}`] : [])];
	await requireRoom({ db: ctx.db, counts, now: ctx.now });
}
