import { and, eq } from 'drizzle-orm';
import { conversation, message, messageAttachment } from '#db/schema/conversation';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { requireParticipant } from './conversation-scope';
import { conversationScopeCondition } from './conversation-scope-condition.server';

type Read = {
	ctx: Pick<RequestContext, 'db' | 'actor' | 'brand' | 'now' | 'services'>;
	conversationId: string;
	attachmentId: string;
};

/** A file of a conversation that the actor reaches. Throws DomainError 'forbidden', 'not-found', 'unavailable'. */
export async function readAttachmentFile({ ctx, conversationId, attachmentId }: Read) {
	const { scope } = requireParticipant(ctx);
	const { db, services } = ctx;
	const [row] = await db
		.select({
			storeKey: messageAttachment.storeKey,
			fileName: messageAttachment.fileName,
			contentType: messageAttachment.contentType,
		})
		.from(messageAttachment)
		.innerJoin(message, eq(message.no, messageAttachment.messageNo))
		.innerJoin(conversation, eq(conversation.no, message.conversationNo))
		.where(
			and(
				eq(messageAttachment.id, attachmentId),
				eq(conversation.id, conversationId),
				conversationScopeCondition(db, scope),
			),
		)
		.execute();
	const bytes = row ? await services.readFile(row.storeKey) : null;
	if (!row || !bytes) throw new DomainError('not-found', `No file ${attachmentId}`);
	return { bytes, fileName: row.fileName, contentType: row.contentType };
}
