import { writeBatch } from '#db/write-batch';
import type { RequestContext } from '~/context';
import { rateStatements } from '../rate-limit/rate-statements.server';
import { refuseTooMany } from '../rate-limit/refuse-too-many.server';
import { type AttachmentError, attachmentName, readAttachment, type StoredFile } from './attachment-file';
import { ATTACHMENT_LIMITS, UPLOADS_PER_TEN_MINUTES } from './conversation-limits';
import { requireParticipant } from './conversation-scope';
import { findConversation } from './find-conversation.server';

type Keep = {
	ctx: Pick<RequestContext, 'db' | 'actor' | 'brand' | 'now' | 'services'>;
	conversationId: string;
	files: readonly { name: string; bytes: Uint8Array }[];
};

/**
 * Puts uploads into the store for a message of the actor, all or, when one is no picture and no PDF or too large, none. Their keys are 128
 * random bits, and pages never name them; what lies there is sealed. Counted before they are stored, whatever becomes of the message. Throws DomainError
 * 'forbidden', 'not-found', 'too-many-requests', 'unavailable'.
 */
export async function storeAttachments({ ctx, conversationId, files }: Keep): Promise<StoredFile[] | AttachmentError> {
	const { actor, scope } = requireParticipant(ctx);
	const { db, now } = ctx;
	await findConversation(ctx.db, scope, conversationId);
	if (files.length > ATTACHMENT_LIMITS.count) return 'fileCount';
	if (files.reduce((sum, { bytes }) => sum + bytes.length, 0) > ATTACHMENT_LIMITS.totalBytes) return 'fileWeight';
	const saved: StoredFile[] = [];
	for (const { name, bytes } of files) {
		const file = readAttachment(bytes);
		if (typeof file === 'string') return file;
		const { extension, ...what } = file;
		saved.push({
			...what,
			id: `file_${crypto.randomUUID().replaceAll('-', '')}`,
			storeKey: `conversations/${random()}.${extension}`,
			fileName: attachmentName(name, extension),
			bytes: bytes.length,
		});
	}
	try {
		await writeBatch(db, rateStatements(db, `chat-files:${actor.id}`, UPLOADS_PER_TEN_MINUTES, now));
	} catch (error) {
		throw refuseTooMany(error, now);
	}
	for (const [index, { storeKey }] of saved.entries())
		await ctx.services.keepFile(storeKey, files[index]?.bytes ?? new Uint8Array());
	return saved;
}

function random(): string {
	return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
