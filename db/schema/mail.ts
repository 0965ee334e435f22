import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { brandKey } from './brand';
import { createdAt, instant, no, publicId, requestId } from './columns';
import { enquiry } from './enquiry';
import { MAIL_STATES } from './enums';
import { lead } from './lead';

/** Mails to be sent, written in the transaction of what they tell about. */
export const mailOutbox = sqliteTable(
	'mail_outbox',
	{
		no: no(),
		id: publicId(),
		/** Fixed for all tries, so that a second copy is recognisable. */
		messageId: text('message_id').notNull().unique(),
		brandKey: brandKey(),
		/** `enquiry-team`, `enquiry-guest`, `contact-team` … */
		kind: text('kind').notNull(),
		enquiryNo: integer('enquiry_no').references(() => enquiry.no, { onDelete: 'set null' }),
		fromName: text('from_name').notNull(),
		fromAddress: text('from_address').notNull(),
		toAddress: text('to_address').notNull(),
		replyTo: text('reply_to'),
		subject: text('subject').notNull(),
		html: text('html').notNull(),
		plainText: text('plain_text').notNull(),
		state: text('state', { enum: MAIL_STATES }).notNull().default('pending'),
		attempts: integer('attempts').notNull().default(0),
		nextAttemptAt: instant('next_attempt_at').notNull(),
		/** Held by one worker until then; a lapsed lease before DATA is free again. */
		leaseUntil: instant('lease_until'),
		leaseToken: text('lease_token'),
		/** Set before DATA is sent; a lapsed lease with it set is `uncertain`. */
		dataStartedAt: instant('data_started_at'),
		lastError: text('last_error'),
		createdAt: createdAt(),
		sentAt: instant('sent_at'),
		leadNo: integer('lead_no').references(() => lead.no, { onDelete: 'set null' }),
		/** Address that ends what the mail belongs to, without further questions (RFC 8058); only mails of a list have one. */
		listUnsubscribe: text('list_unsubscribe'),
		/** Message-ID that mails of one thread name as their root, so that mail programs show them together. */
		threadRoot: text('thread_root'),
		requestId: requestId(),
	},
	(t) => [
		index('mail_outbox_due').on(t.state, t.nextAttemptAt),
		/** Bodies that are to be blanked one day. */
		index('mail_outbox_body').on(t.state, t.sentAt).where(sql`plain_text <> ''`),
		index('mail_outbox_enquiry').on(t.enquiryNo),
		index('mail_outbox_lead').on(t.leadNo),
		index('mail_outbox_to').on(sql`${t.toAddress} collate nocase`),
		check('mail_state', sql`${t.state} in ('pending','sending','sent','uncertain','dead')`),
	],
);
