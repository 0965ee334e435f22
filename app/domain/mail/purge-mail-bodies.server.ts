import { and, eq, lt, ne } from 'drizzle-orm';
import type { Database } from '#db/client';
import { mailOutbox } from '#db/schema/mail';

const KEEP_MS = 30 * 24 * 3_600_000;

/** Blanks text, HTML and addresses for answers of mails sent more than 30 days ago (decisions 50). Answers how many. */
export async function purgeMailBodies({ db, now }: { db: Database; now: number }): Promise<number> {
	const purged = await db
		.update(mailOutbox)
		.set({ html: '', plainText: '', replyTo: null, listUnsubscribe: null })
		.where(and(eq(mailOutbox.state, 'sent'), lt(mailOutbox.sentAt, now - KEEP_MS), ne(mailOutbox.plainText, '')))
		.returning({ no: mailOutbox.no });
	return purged.length;
}
