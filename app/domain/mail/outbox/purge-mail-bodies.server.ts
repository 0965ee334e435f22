import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '#db/client';
import { mailOutbox } from '#db/schema/mail';

const KEEP_MS = 30 * 24 * 3_600_000;

/** Blanks text, HTML and addresses for answers of mails sent more than 30 days ago (MAIL-15). Answers how many. */
export async function purgeMailBodies({ db, now }: { db: Database; now: number }): Promise<number> {
	return (await purgeBodies(db, now)).length;
}

/** The condition of the index `mail_outbox_body` word by word, or all mails ever sent would be looked at. */
export function purgeBodies(db: Database, now: number) {
	return db
		.update(mailOutbox)
		.set({ html: '', plainText: '', replyTo: null, listUnsubscribe: null, threadRoot: null })
		.where(and(eq(mailOutbox.state, 'sent'), sql`${mailOutbox.plainText} <> ''`, lt(mailOutbox.sentAt, now - KEEP_MS)))
		.returning({ no: mailOutbox.no });
}
