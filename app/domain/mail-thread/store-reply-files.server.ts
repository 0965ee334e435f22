import { inArray, sql } from 'drizzle-orm';
import type { Database } from '#db/client';
import { mailOutbox } from '#db/schema/mail';
import { forgottenFile, mailThreadFile } from '#db/schema/mail-thread';
import { type BuiltStatement, writeBatch } from '#db/write-batch';
import type { RequestContext } from '~/context';
import { UPLOADS_PER_TEN_MINUTES } from '../conversation/conversation-limits';
import { rateStatements } from '../rate-limit/rate-statements.server';
import { refuseTooMany } from '../rate-limit/refuse-too-many.server';
import type { ReplyFile } from './reply-files';

export type StoredReplyFile = Omit<ReplyFile, 'bytes' | 'extension'> & { id: string; storeKey: string; bytes: number };

type Context = Pick<RequestContext, 'db' | 'now' | 'services'>;

/**
 * Seals the files of a reply, or of a guest's mail, in the store. Until `replyFileStatements` are written their keys stand among the forgotten ones, so that nothing
 * stays of a reply that is refused. Throws DomainError 'too-many-requests', 'unavailable'.
 */
export async function storeReplyFiles(
	{ db, now, services }: Context,
	{ actorId, files }: { actorId: string; files: readonly ReplyFile[] },
): Promise<StoredReplyFile[]> {
	if (files.length === 0) return [];
	const stored = files.map(({ name, contentType, extension, bytes }) => ({
		...{ name, contentType, bytes: bytes.length },
		id: `file_${crypto.randomUUID().replaceAll('-', '')}`,
		storeKey: `threads/${crypto.randomUUID().replaceAll('-', '')}.${extension}`,
	}));
	try {
		await writeBatch(db, [
			...rateStatements(db, `reply-files:${actorId}`, UPLOADS_PER_TEN_MINUTES, now),
			db.insert(forgottenFile).values(stored.map(({ storeKey }) => ({ storeKey, since: now }))),
		]);
	} catch (error) {
		throw refuseTooMany(error, now);
	}
	for (const [at, { storeKey }] of stored.entries())
		await services.keepFile(storeKey, files[at]?.bytes ?? new Uint8Array());
	return stored;
}

/** The statements that give stored files to a message and the mail that carries it (null: they came with a mail), written before them in the same transaction. */
export function replyFileStatements(
	db: Database,
	files: readonly StoredReplyFile[],
	{ messageNo, mailId }: { messageNo: ReturnType<typeof sql<number>>; mailId: string | null },
): BuiltStatement[] {
	if (files.length === 0) return [];
	return [
		db.insert(mailThreadFile).values(
			files.map(({ name, ...file }, position) => ({
				...{ ...file, fileName: name, position, messageNo },
				mailNo:
					mailId === null
						? null
						: sql<number>`(select ${mailOutbox.no} from ${mailOutbox} where ${mailOutbox.id} = ${mailId})`,
			})),
		),
		db.delete(forgottenFile).where(
			inArray(
				forgottenFile.storeKey,
				files.map(({ storeKey }) => storeKey),
			),
		),
	];
}
