import { currentRequestId } from '#db/request-trace';
import type { mailOutbox } from '#db/schema/mail';
import { headerText } from '../header-text';
import { mailAddress } from '../mail-address';
import type { MailContent } from '../render/render-mail';
import { webAddress } from '../web-address';

/** A mail as a verb hands it over; `content` comes from one of the templates. */
export type NewMail = {
	brandKey: string;
	/** `enquiry-team`, `enquiry-guest`, `contact-team` … */
	kind: string;
	/** Public id of the enquiry it belongs to; it may be written in the same transaction, before the mail. */
	enquiryId?: string;
	from: { name: string; address: string };
	to: string;
	replyTo?: string;
	/** Absolute address that ends a subscription by POST; for mails of a list. */
	listUnsubscribe?: string;
	content: MailContent;
};

/** The columns of a new mail, its enquiry by public id. */
export type MailRow = typeof mailOutbox.$inferInsert & { id: string; enquiryId: string | null };

/** An address from the input is none; callers check forms before, so this is an error of theirs. */
export class InvalidMailAddress extends Error {
	constructor(readonly field: 'from' | 'to' | 'replyTo') {
		super(`mail: no valid address in ${field}`);
	}
}

/**
 * The outbox row of a new mail, for `mailStatement`: ids made, addresses checked, header texts cleaned (MAIL-6).
 * `now` is in milliseconds. Throws `InvalidMailAddress`.
 */
export function mailRow(mail: NewMail, now: number): MailRow {
	const fromAddress = checked('from', mail.from.address);
	const id = `mail_${crypto.randomUUID().replaceAll('-', '')}`;
	return {
		id,
		messageId: `<${id}@${fromAddress.slice(fromAddress.indexOf('@') + 1)}>`,
		brandKey: mail.brandKey,
		kind: mail.kind,
		enquiryId: mail.enquiryId ?? null,
		fromName: headerText(mail.from.name, 80),
		fromAddress,
		toAddress: checked('to', mail.to),
		replyTo: mail.replyTo === undefined ? null : checked('replyTo', mail.replyTo),
		listUnsubscribe: mail.listUnsubscribe === undefined ? null : webAddress(mail.listUnsubscribe),
		subject: headerText(mail.content.subject),
		html: mail.content.html,
		plainText: mail.content.text,
		nextAttemptAt: now,
		createdAt: now,
		requestId: currentRequestId(),
	};
}

function checked(field: 'from' | 'to' | 'replyTo', input: string): string {
	const address = mailAddress(input);
	if (!address) throw new InvalidMailAddress(field);
	return address;
}
