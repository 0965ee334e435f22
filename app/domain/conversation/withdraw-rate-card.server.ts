import { and, eq, isNull, sql } from 'drizzle-orm';
import { breaksConstraint } from '#db/broken-constraint';
import type { Database } from '#db/client';
import { audit } from '#db/schema/audit';
import { message, rateCard } from '#db/schema/conversation';
import { writeBatch } from '#db/write-batch';
import { DomainError } from '~/platform/errors';
import { appendStatements } from './append-statements.server';
import { type ConversationContext, requireParticipant } from './conversation-scope';
import { findConversation } from './find-conversation.server';
import { newMessageId } from './send-message.server';

type Withdraw = { ctx: ConversationContext; conversationId: string; messageId: string };

/** The rooms of a card by their message. */
export type CardToWithdraw = { messageNo: number; messageId: string };

/**
 * Takes a posted card back: it cannot be taken any more, and the conversation tells it. Rooms that are in a lead stay there and no longer
 * have the card's price (LEAD-43). A card that is withdrawn already stays so. For the hotel's people. Throws DomainError 'forbidden',
 * 'not-found', 'unavailable'.
 */
export async function withdrawRateCard({ ctx, conversationId, messageId }: Withdraw): Promise<void> {
	const { party, scope } = requireParticipant(ctx);
	if (party !== 'hotel') throw new DomainError('forbidden', 'Only hotels withdraw their rates');
	const conversation = await findConversation(ctx.db, scope, conversationId);
	const card = await cardToWithdraw(ctx.db, { conversationNo: conversation.no, messageId });
	if (!card) return;
	try {
		await writeBatch(ctx.db, withdrawStatements(ctx, conversation, card));
	} catch (error) {
		// A colleague was faster.
		if (!breaksConstraint(error, 'audit.subject_id', 'not null')) throw error;
	}
}

/** A card of a conversation that holds; null when it is withdrawn. Throws DomainError 'not-found' for none at all. */
export async function cardToWithdraw(
	db: Database,
	{ conversationNo, messageId }: { conversationNo: number; messageId: string },
): Promise<CardToWithdraw | null> {
	const [row] = await db
		.select({ messageNo: rateCard.messageNo, withdrawnAt: rateCard.withdrawnAt })
		.from(rateCard)
		.innerJoin(message, eq(message.no, rateCard.messageNo))
		.where(and(eq(message.id, messageId), eq(message.conversationNo, conversationNo)))
		.limit(1)
		.execute();
	if (!row) throw new DomainError('not-found', `No rate ${messageId}`);
	return row.withdrawnAt === null ? { messageNo: row.messageNo, messageId } : null;
}

/** Statements that withdraw a card and tell of it, for one transaction; it fails on `audit.subject_id` when it is withdrawn by then. */
export function withdrawStatements(
	ctx: ConversationContext,
	conversation: { no: number; id: string },
	{ messageNo, messageId }: CardToWithdraw,
) {
	const { actor, party } = requireParticipant(ctx);
	const { db, now, brand } = ctx;
	const holds = and(eq(rateCard.messageNo, messageNo), isNull(rateCard.withdrawnAt));
	return [
		db.insert(audit).values({
			brandKey: brand.key,
			actor: actor.id,
			action: 'conversation.rate-withdrawn',
			subjectId: sql`(select ${messageId} from ${rateCard} where ${holds} limit 1)`,
			detail: { role: actor.role, conversation: conversation.id },
			createdAt: now,
		}),
		db.update(rateCard).set({ withdrawnAt: now, withdrawnBy: actor.id }).where(holds),
		...appendStatements(db, {
			conversationNo: conversation.no,
			author: { no: actor.no, party },
			// Names the card, so that pages that show it know.
			message: {
				...{ id: newMessageId(), kind: 'event', event: 'rateWithdrawn', body: messageId },
				clientKey: `withdrawn:${messageId}`,
			},
			now,
		}),
	];
}
