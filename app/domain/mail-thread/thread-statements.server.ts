import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '#db/client';
import { mailThread, mailThreadMessage } from '#db/schema/mail-thread';
import type { THREAD_WAYS } from '#db/schema/trade-enums';
import type { BuiltStatement } from '#db/write-batch';
import { type ReplySettings, replyToken, replyTokenHash, type ThreadSide, threadIdOf } from './reply-address';

/** What a thread is about, as far as a message needs it: a proposal, or a guest's enquiry that the team of its brand answers. */
export type ThreadSubject = { no: number; id: string; brandKey: string; agencyNo: number; about?: 'enquiry' };

/** A message that is to be written. */
export type NewMessage = {
	side: ThreadSide;
	way: (typeof THREAD_WAYS)[number];
	author: string;
	body: string;
	/** What comes twice under one id is written once: `form:…` or `mail:…`. */
	sourceId: string;
} & Partial<
	Pick<
		typeof mailThreadMessage.$inferInsert,
		'userNo' | 'otherAddress' | 'quoted' | 'leftOut' | 'offers' | 'isCut' | 'isHeld' | 'readAt'
	>
>;

type Context = { db: Database; settings: ReplySettings; now: number };

/**
 * Statements that write a message into the thread of a proposal or an enquiry, which begins with its first. A message that was written before breaks the
 * uniqueness of `mail_thread_message.source_id`, and with it the whole batch: nothing is done twice.
 */
export async function messageStatements(
	{ db, settings, now }: Context,
	subject: ThreadSubject,
	message: NewMessage,
): Promise<BuiltStatement[]> {
	const secret = await threadSecret({ db, settings }, subject);
	const id = await threadIdOf(secret, subject.id);
	const [clientTokenHash, agencyTokenHash] = await Promise.all(
		(['client', 'agency'] as const).map(async (side) => replyTokenHash(await replyToken(secret, id, side))),
	);
	const { brandKey, agencyNo, no, about } = subject;
	const tokens = { id, clientTokenHash: clientTokenHash ?? '', agencyTokenHash: agencyTokenHash ?? '' };
	return [
		db
			.insert(mailThread)
			.values({ ...tokens, brandKey, agencyNo, createdAt: now, ...(about ? { enquiryNo: no } : { proposalNo: no }) })
			// With a form secret that knows nothing of the one before, the addresses are others.
			.onConflictDoUpdate({ target: subjectColumn(about), set: tokens }),
		db.insert(mailThreadMessage).values({
			...message,
			...{ id: `message_${crypto.randomUUID().replaceAll('-', '')}`, brandKey, agencyNo, createdAt: now },
			readAt: message.readAt ?? (message.side === 'agency' && !message.isHeld ? now : null),
			threadNo: threadNoOf({ no, about }),
		}),
	];
}

/** The secret that the addresses of a thread were made with: that before, where the thread began before it was replaced (ACCESS-33). */
export async function threadSecret(
	{ db, settings: { FORM_SECRET, FORM_SECRET_BEFORE } }: Pick<Context, 'db' | 'settings'>,
	{ id }: Pick<ThreadSubject, 'id'>,
): Promise<string> {
	if (FORM_SECRET_BEFORE === null) return FORM_SECRET;
	const older = await threadIdOf(FORM_SECRET_BEFORE, id);
	const [found] = await db.select({ no: mailThread.no }).from(mailThread).where(eq(mailThread.id, older));
	return found ? FORM_SECRET_BEFORE : FORM_SECRET;
}

/** What the agency has read by now is read. */
export function readStatement(
	db: Database,
	{ no, agencyNo, about }: Pick<ThreadSubject, 'no' | 'agencyNo' | 'about'>,
	now: number,
) {
	return db
		.update(mailThreadMessage)
		.set({ readAt: now })
		.where(
			and(
				eq(mailThreadMessage.threadNo, threadNoOf({ no, about })),
				eq(mailThreadMessage.agencyNo, agencyNo),
				isNull(mailThreadMessage.readAt),
			),
		);
}

function threadNoOf({ no, about }: { no: number; about: ThreadSubject['about'] }) {
	return sql<number>`(select ${mailThread.no} from ${mailThread} where ${subjectColumn(about)} = ${no})`;
}

function subjectColumn(about: ThreadSubject['about']) {
	return about ? mailThread.enquiryNo : mailThread.proposalNo;
}
