import { and, eq, type SQL, sql } from 'drizzle-orm';
import { breaksConstraint } from '#db/broken-constraint';
import { audit } from '#db/schema/audit';
import { message, messageAttachment } from '#db/schema/conversation';
import { type BuiltStatement, writeBatch } from '#db/write-batch';
import { DomainError } from '~/platform/errors';
import { readClientKey } from '../idempotency/submission';
import { rateStatements } from '../rate-limit/rate-statements.server';
import { refuseTooMany } from '../rate-limit/refuse-too-many.server';
import { appendStatements } from './append-statements.server';
import type { StoredFile } from './attachment-file';
import { messageText } from './chat-enquiry-schema';
import { SENT_PER_TEN_MINUTES } from './conversation-limits';
import { type ConversationContext, requireParticipant } from './conversation-scope';
import { type ConversationRecord, findConversation } from './find-conversation.server';

type Send = {
	ctx: ConversationContext;
	conversationId: string;
	text: string;
	/** Made once for a message, however often it is sent. */
	clientKey: string;
	/** Files that lie in the store already. */
	files?: readonly StoredFile[];
};

export type SentMessage = { sequence: number; id: string; isReplay: boolean };

/**
 * Writes a message of the actor into a conversation he reaches (AGENCY-25). The same key answers the message that is there. Throws
 * DomainError 'forbidden', 'not-found', 'invalid' with reason `empty`, `too-long` or `no-key`, 'too-many-requests', 'unavailable'.
 */
export async function sendMessage({ ctx, conversationId, text, clientKey, files = [] }: Send): Promise<SentMessage> {
	const { scope } = requireParticipant(ctx);
	const conversation = await findConversation(ctx.db, scope, conversationId);
	const read = messageText.safeParse(text);
	if (!read.success) throw new DomainError('invalid', 'Too long', { reason: 'too-long' });
	if (read.data === '' && files.length === 0) throw new DomainError('invalid', 'Empty', { reason: 'empty' });
	const kind = files.length > 0 ? 'attachment' : 'text';
	const id = newMessageId();
	const { db } = ctx;
	return appendMessage({ ctx, conversation, message: { id, kind, body: read.data }, clientKey }, (no) =>
		files.map((file, position) => db.insert(messageAttachment).values({ ...file, messageNo: no, position })),
	);
}

export function newMessageId(): string {
	return `msg_${crypto.randomUUID().replaceAll('-', '')}`;
}

type Append = {
	ctx: ConversationContext;
	conversation: ConversationRecord;
	message: { id: string; kind: 'text' | 'attachment' | 'rateCard'; body: string };
	clientKey: string;
};

/**
 * Writes a message with what belongs to it, whole or not at all, counted for the sender; what an admin writes is audited. `parts` gets
 * the number of the message as SQL. Throws as `sendMessage` does.
 */
export async function appendMessage(
	{ ctx, conversation, message: said, clientKey }: Append,
	parts: (messageNo: SQL<number>) => readonly BuiltStatement[] = () => [],
): Promise<SentMessage> {
	const { actor, party } = requireParticipant(ctx);
	const key = readClientKey(clientKey);
	if (key === null) throw new DomainError('invalid', 'No key', { reason: 'no-key' });
	const { db, now, brand } = ctx;
	const statements: BuiltStatement[] = [
		...rateStatements(db, `chat:${actor.id}`, SENT_PER_TEN_MINUTES, now),
		...appendStatements(db, {
			conversationNo: conversation.no,
			author: { no: actor.no, party },
			message: { ...said, clientKey: key },
			now,
		}),
		...parts(sql<number>`(select ${message.no} from ${message} where ${message.id} = ${said.id})`),
	];
	if (actor.role === 'admin')
		statements.push(
			db.insert(audit).values({
				brandKey: brand.key,
				actor: actor.id,
				action: 'conversation.written',
				subjectId: conversation.id,
				detail: { role: actor.role, ...(actor.isActing && actor.agency ? { forAgency: actor.agency.id } : {}) },
				createdAt: now,
			}),
		);
	try {
		await writeBatch(db, statements);
	} catch (error) {
		const first = await firstOf(error, ctx, conversation.no, key, actor.no);
		if (first) return { ...first, isReplay: true };
		throw refuseTooMany(error, now);
	}
	const [row] = await db.select({ sequence: message.sequence }).from(message).where(eq(message.id, said.id)).execute();
	if (!row) throw new DomainError('unavailable', 'The message was not found after it was written');
	return { id: said.id, sequence: row.sequence, isReplay: false };
}

/** The message that its sender has written under this key before; null when the write failed for another reason. */
async function firstOf(error: unknown, ctx: ConversationContext, conversationNo: number, key: string, userNo: number) {
	if (!breaksConstraint(error, 'message.client_key', 'unique')) return null;
	const [row] = await ctx.db
		.select({ id: message.id, sequence: message.sequence })
		.from(message)
		.where(and(eq(message.conversationNo, conversationNo), eq(message.clientKey, key), eq(message.userNo, userNo)))
		.execute();
	if (!row) throw new DomainError('invalid', 'The key is another message', { reason: 'no-key' });
	return row;
}
