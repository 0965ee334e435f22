import type { Database, Transaction } from '#db/client';
import { mailRow, type NewMail } from './mail-row';
import { mailStatement } from './mail-statement.server';

/**
 * Puts a mail into the outbox, in the transaction of what it tells about (MAIL-1). After the
 * commit the caller wakes the mailer; if that fails, the schedule finds the mail within a minute. For a batch, take `mailRow`
 * and `mailStatement` instead. Throws `InvalidMailAddress`.
 */
export async function enqueueMail(tx: Transaction | Database, mail: NewMail, now: number): Promise<{ id: string }> {
	const row = mailRow(mail, now);
	await mailStatement(tx, row);
	return { id: row.id };
}
