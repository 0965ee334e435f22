import { eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#db/client';
import { enquiry } from '#db/schema/enquiry';
import { mailOutbox } from '#db/schema/mail';
import type { MailRow } from './mail-row';

/** The insert of a mail, to be awaited in a transaction or put into a batch after the insert of its enquiry. */
export function mailStatement(db: Database | Transaction, row: MailRow) {
	const { enquiryId, ...columns } = row;
	if (enquiryId === null) return db.insert(mailOutbox).values(columns);
	const enquiryNo = db.select({ no: enquiry.no }).from(enquiry).where(eq(enquiry.id, enquiryId)).getSQL();
	return db.insert(mailOutbox).values({ ...columns, enquiryNo: sql`(${enquiryNo})` });
}
