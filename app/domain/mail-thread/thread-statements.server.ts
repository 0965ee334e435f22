import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '#db/client';
import { mailThread, mailThreadMessage } from '#db/schema/mail-thread';
import type { THREAD_WAYS } from '#db/schema/trade-enums';
import type { BuiltStatement } from '#db/write-batch';
import { type ReplySettings, replyToken, replyTokenHash, type ThreadSide, threadIdOf } from './reply-address';

/** The proposal that a thread is about, as far as a message needs it. */
export type ThreadProposal = { no: number; id: string; brandKey: string; agencyNo: number };

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
		'userNo' | 'otherAddress' | 'quoted' | 'leftOut' | 'isCut' | 'isHeld' | 'readAt'
	>
>;

type Context = { db: Database; settings: ReplySettings; now: number };

/**
 * Statements that write a message into the thread of a proposal, which begins with its first. A message that was written before breaks the
 * uniqueness of `mail_thread_message.source_id`, and with it the whole batch: nothing is done twice.
 */
export async function messageStatements(
	{ db, settings, now }: Context,
	proposal: ThreadProposal,
	message: NewMessage,
): Promise<BuiltStatement[]> {
	const id = await threadIdOf(settings.FORM_SECRET, proposal.id);
	const [clientTokenHash, agencyTokenHash] = await Promise.all(
		(['client', 'agency'] as const).map(async (side) =>
			replyTokenHash(await replyToken(settings.FORM_SECRET, id, side)),
		),
	);
	const { brandKey, agencyNo, no: proposalNo } = proposal;
	const tokens = { id, clientTokenHash: clientTokenHash ?? '', agencyTokenHash: agencyTokenHash ?? '' };
	return [
		db
			.insert(mailThread)
			.values({ ...tokens, brandKey, agencyNo, proposalNo, createdAt: now })
			// With another form secret the addresses are others.
			.onConflictDoUpdate({ target: mailThread.proposalNo, set: tokens }),
		db.insert(mailThreadMessage).values({
			...message,
			...{ id: `message_${crypto.randomUUID().replaceAll('-', '')}`, brandKey, agencyNo, createdAt: now },
			readAt: message.readAt ?? (message.side === 'agency' && !message.isHeld ? now : null),
			threadNo: threadNoOf(proposalNo),
		}),
	];
}

/** What the agency has read by now is read. */
export function readStatement(db: Database, { no, agencyNo }: { no: number; agencyNo: number }, now: number) {
	return db
		.update(mailThreadMessage)
		.set({ readAt: now })
		.where(
			and(
				eq(mailThreadMessage.threadNo, threadNoOf(no)),
				eq(mailThreadMessage.agencyNo, agencyNo),
				isNull(mailThreadMessage.readAt),
			),
		);
}

function threadNoOf(proposalNo: number) {
	return sql<number>`(select ${mailThread.no} from ${mailThread} where ${mailThread.proposalNo} = ${proposalNo})`;
}
