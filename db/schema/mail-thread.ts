import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { brandKey } from './brand';
import { createdAt, flag, instant, no, ownerNo, publicId } from './columns';
import { enquiry, type OfferedWeek } from './enquiry';
import { mailOutbox } from './mail';
import { proposal } from './proposal';
import { THREAD_SIDES, THREAD_WAYS } from './trade-enums';
import { travelAgency } from './travel-agency';
import { user } from './user';

const words = (list: readonly string[]) => sql.raw(list.map((word) => `'${word}'`).join(','));

/** What a client and an agency write to each other, on pages and by mail. It is about one thing: a proposal, or a guest's enquiry. */
export const mailThread = sqliteTable(
	'mail_thread',
	{
		no: no(),
		/** 128 random bits, of which the tokens of its reply addresses are made. */
		id: publicId(),
		brandKey: brandKey(),
		agencyNo: integer('agency_no')
			.notNull()
			.references(() => travelAgency.no),
		/** Null for what is about something else. */
		proposalNo: integer('proposal_no').references(() => proposal.no, { onDelete: 'cascade' }),
		/** The same for a guest's enquiry; the agency is then the team of its brand. */
		enquiryNo: integer('enquiry_no').references(() => enquiry.no, { onDelete: 'cascade' }),
		/** SHA-256 of the token that the client's replies come to, and of the agency's; hexadecimal. */
		clientTokenHash: text('client_token_hash').notNull().unique(),
		agencyTokenHash: text('agency_token_hash').notNull().unique(),
		createdAt: createdAt(),
		/** From then on nothing is taken any more: the client was erased. */
		endedAt: instant('ended_at'),
	},
	(t) => [
		uniqueIndex('mail_thread_proposal').on(t.proposalNo),
		uniqueIndex('mail_thread_enquiry').on(t.enquiryNo),
		index('mail_thread_agency').on(t.agencyNo),
	],
);

/** A message of a thread, as plain text. */
/** A file that was not stored: its name, of a guest's with the reason. */
export type LeftOutFile = string | { name: string; why: 'fileType' | 'fileWeight' | 'fileCount' };

export const mailThreadMessage = sqliteTable(
	'mail_thread_message',
	{
		no: no(),
		id: publicId(),
		threadNo: ownerNo('thread_no', () => mailThread.no),
		brandKey: brandKey(),
		agencyNo: integer('agency_no')
			.notNull()
			.references(() => travelAgency.no),
		side: text('side', { enum: THREAD_SIDES }).notNull(),
		way: text('way', { enum: THREAD_WAYS }).notNull(),
		/** The user of the agency who wrote it; null for the client, and for a sender that the agency does not know. */
		userNo: integer('user_no').references(() => user.no),
		/** The author's name when it was written. */
		author: text('author').notNull(),
		/** Where a mail came from, if that is none of the addresses that its side is known by. */
		otherAddress: text('other_address'),
		body: text('body').notNull(),
		/** What a reply by mail quotes, and its signature; shown folded. */
		quoted: text('quoted'),
		/** Files that came with a mail and are not stored. */
		leftOut: text('left_out', { mode: 'json' }).$type<LeftOutFile[]>(),
		/** Weeks that the agency offers in it, shown as cards. */
		offers: text('offers', { mode: 'json' }).$type<OfferedWeek[]>(),
		/** The end of a text that was too long is missing. */
		isCut: flag('is_cut').notNull().default(false),
		/** The agency alone sees it, and it did not go on to the client: the agency's side does not know its sender. */
		isHeld: flag('is_held').notNull().default(false),
		/** Message-ID of a mail, or the key of a form: what comes twice is filed once. */
		sourceId: text('source_id').notNull(),
		createdAt: createdAt(),
		/** When the agency has read it; its own are read. */
		readAt: instant('read_at'),
	},
	(t) => [
		uniqueIndex('mail_thread_message_source').on(t.threadNo, t.sourceId),
		index('mail_thread_message_time').on(t.threadNo, t.createdAt),
		/** What waits for an agency. */
		index('mail_thread_message_unread').on(t.agencyNo, t.threadNo).where(sql`"read_at" is null`),
		check('mail_thread_side', sql`${t.side} in (${words(THREAD_SIDES)})`),
		check('mail_thread_way', sql`${t.way} in (${words(THREAD_WAYS)})`),
	],
);

/**
 * A picture or PDF that a message went out with, or that came with a guest's mail; its bytes lie sealed in the store. A trigger remembers the key of one that is deleted in
 * `forgotten_file`.
 */
export const mailThreadFile = sqliteTable(
	'mail_thread_file',
	{
		no: no(),
		id: publicId(),
		messageNo: ownerNo('message_no', () => mailThreadMessage.no),
		position: integer('position').notNull(),
		storeKey: text('store_key').notNull().unique(),
		fileName: text('file_name').notNull(),
		contentType: text('content_type').notNull(),
		bytes: integer('bytes').notNull(),
		/** The mail that carries it; of a guest's file, none. */
		mailNo: integer('mail_no').references(() => mailOutbox.no, { onDelete: 'set null' }),
	},
	(t) => [
		uniqueIndex('mail_thread_file_place').on(t.messageNo, t.position),
		index('mail_thread_file_mail').on(t.mailNo),
	],
);

/** Files of the store that no row names: emptied a day later. An upload stands here until its message is written. */
export const forgottenFile = sqliteTable(
	'forgotten_file',
	{
		storeKey: text('store_key').primaryKey(),
		since: instant('since').notNull(),
	},
	(t) => [index('forgotten_file_since').on(t.since)],
);
