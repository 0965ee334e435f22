import { and, asc, eq, inArray, lt, notInArray, or, sql } from 'drizzle-orm';
import type { Database } from '#db/client';
import { conversation, message, messageAttachment } from '#db/schema/conversation';
import { lead } from '#db/schema/lead';

const DAY = 86_400_000;

/** Counted from the last message, as the privacy policy says. */
export const CONVERSATION_RETENTION_DAYS = 730;

/** As many as one night forgets; those that are left wait for the next. */
const AT_ONCE = 500;

type Forget = {
	db: Database;
	/** Milliseconds. */
	now: number;
	/** Puts nothing in the place of a file in the store. Throws when the store is away. */
	emptyFile: (storeKey: string) => Promise<void>;
};

/**
 * Deletes conversations whose last message is long past, with their files (AGENCY-31); those about a confirmed option or booking stay with
 * it. Files go first, so that a store that is away leaves what names them. Gives how many went.
 */
export async function forgetOldConversations({ db, now, emptyFile }: Forget): Promise<number> {
	const old = await db
		.select({ no: conversation.no })
		.from(conversation)
		.leftJoin(lead, eq(lead.no, conversation.leadNo))
		.where(
			and(
				lt(conversation.lastMessageAt, now - CONVERSATION_RETENTION_DAYS * DAY),
				or(sql`${lead.no} is null`, notInArray(lead.status, ['confirmedOption', 'confirmedBooking'])),
			),
		)
		.orderBy(asc(conversation.lastMessageAt))
		.limit(AT_ONCE)
		.execute();
	if (old.length === 0) return 0;
	const numbers = old.map(({ no }) => no);
	const files = await db
		.select({ storeKey: messageAttachment.storeKey })
		.from(messageAttachment)
		.innerJoin(message, eq(message.no, messageAttachment.messageNo))
		.where(inArray(message.conversationNo, numbers))
		.execute();
	for (const { storeKey } of files) await emptyFile(storeKey);
	await db.delete(conversation).where(inArray(conversation.no, numbers)).execute();
	return numbers.length;
}
