import type { Database, Transaction } from '#db/client';
import { mailOutbox } from '#db/schema/mail';
import { mailRow, type NewMail } from './mail-row';

/**
 * Puts a mail into the outbox, in the transaction of what it tells about (decisions 40: store first, send after). After the
 * commit the caller wakes the mailer; if that fails, the schedule finds the mail within a minute. Throws `InvalidMailAddress`.
 */
export async function enqueueMail(tx: Transaction | Database, mail: NewMail, now: number): Promise<{ id: string }> {
	const row = mailRow(mail, now);
	await tx.insert(mailOutbox).values(row);
	return { id: row.id };
}
