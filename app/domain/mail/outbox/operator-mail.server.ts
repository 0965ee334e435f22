import { type SQL, sql } from 'drizzle-orm';
import { insertWhen } from '#db/insert-when';
import { mailOutbox } from '#db/schema/mail';
import type { OPERATOR_NOTICES } from '#db/schema/trade-enums';
import type { BuiltStatement } from '#db/write-batch';
import type { brandMailValues } from './brand-mail.server';

export type OperatorNotice = (typeof OPERATOR_NOTICES)[number];

type Values = ReturnType<typeof brandMailValues> & { threadRoot?: string | null };

const REQUESTS: readonly string[] = ['optionRequested', 'bookingRequested', 'changeRequested', 'discountRequested'];

/** The group of a mail to an operator by its kind; null for every other mail. */
export function operatorNoticeOf(kind: string): OperatorNotice | null {
	if (kind === 'channel-clash') return 'calendars';
	const ofLead = /^lead-operator-(\w+)$/.exec(kind)?.[1];
	if (ofLead === undefined) return null;
	return REQUESTS.includes(ofLead) ? 'requests' : 'changes';
}

/**
 * The statements that write a mail about a lead to its operator (MEMBER-10): one to each of the operator's people who have chosen its group, and one to the
 * operator's address, unless the group is switched off there and someone else gets it. Of a lead of a hotel there is the address alone.
 */
export function operatorMails(values: Values, group: OperatorNotice, condition: SQL): BuiltStatement[] {
	const operatorNo = sql`(select property.operator_no from lead join property on property.no = lead.property_no where lead.no = ${values.leadNo ?? null})`;
	const people = sql`select user.email from user join operator_notice_choice choice on choice.user_no = user.no
		where user.role = 'operator' and user.operator_no = ${operatorNo} and user.locked_at is null and choice.notice_group = ${group}`;
	const isOff = sql`exists (select 1 from operator_notice_off where operator_no = ${operatorNo} and notice_group = ${group})`;
	const domain = values.fromAddress.slice(values.fromAddress.indexOf('@') + 1);
	const random = sql`lower(hex(randomblob(16)))`;
	const copy = {
		...values,
		id: sql<string>`'mail_' || ${random}`,
		messageId: sql<string>`'<mail_' || ${random} || ${`@${domain}>`}`,
		toAddress: sql<string>`chosen.email`,
	};
	const address = typeof values.toAddress === 'string' ? values.toAddress.toLowerCase() : '';
	return [
		insertWhen(mailOutbox, values, sql`${condition} and not (${isOff} and exists (${people}))`),
		insertWhen(
			mailOutbox,
			copy,
			// Who reads the operator's address gets the mail once.
			sql`${condition} and (lower(chosen.email) <> ${address} or ${isOff})`,
			sql`(${people}) chosen`,
		),
	];
}
