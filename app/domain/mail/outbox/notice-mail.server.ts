import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#db/client';
import { insertWhen } from '#db/insert-when';
import { mailOutbox } from '#db/schema/mail';
import { noticeSetting } from '#db/schema/member';
import { user } from '#db/schema/user';
import type { BuiltStatement } from '#db/write-batch';
import { type NoticeGroup, noticeGroupOf } from '../../notice/notice-group';
import type { brandMailValues } from './brand-mail.server';
import { operatorMails, operatorNoticeOf } from './operator-mail.server';

type Values = ReturnType<typeof brandMailValues> & { threadRoot?: string | null };

/**
 * The statements that write a mail to a user: none is written where the user has switched its group off (MEMBER-7), and one more to the stand-in while the user is away
 * (MEMBER-6). Mails that cannot be switched off are written as they are. `condition`: only while it holds in the transaction.
 */
export function noticeMail(db: Database, values: Values, condition: SQL = sql`true`): BuiltStatement[] {
	const ofOperator = operatorNoticeOf(values.kind);
	if (ofOperator !== null) return operatorMails(values, ofOperator, condition);
	const group = noticeGroupOf(values.kind);
	// The team's address is a question to the table, and no user's.
	if (group === null || typeof values.toAddress !== 'string') return [insertWhen(mailOutbox, values, condition)];
	const address = values.toAddress.toLowerCase();
	const today = new Date(values.createdAt ?? 0).toISOString().slice(0, 10);
	const standIn = sql`select s.no, s.email from user away join user s on s.no = away.stand_in_no and s.agency_no = away.agency_no
		where away.email = ${address} and away.away_until >= ${today}`;
	const id = `mail_${crypto.randomUUID().replaceAll('-', '')}`;
	const domain = values.fromAddress.slice(values.fromAddress.indexOf('@') + 1);
	const copy = {
		...values,
		...{ id, messageId: `<${id}@${domain}>` },
		toAddress: sql<string>`(select email from (${standIn}) limit 1)`,
	};
	return [
		insertWhen(mailOutbox, values, sql`${condition} and ${isWanted(db, group, eq(user.email, address))}`),
		insertWhen(mailOutbox, copy, sql`${condition} and exists (${standIn})`),
	];
}

/** The condition that no user whom `whose` means has switched mails of the group off. */
function isWanted(db: Database, group: NoticeGroup, whose: SQL): SQL {
	const off = db
		.select({ no: user.no })
		.from(noticeSetting)
		.innerJoin(user, eq(user.no, noticeSetting.userNo))
		.where(and(eq(noticeSetting.group, group), eq(noticeSetting.isMailed, false), whose));
	return sql`not exists ${off}`;
}
