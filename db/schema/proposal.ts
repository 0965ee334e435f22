import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { brandKey } from './brand';
import { createdAt, instant, minor, no, ownerNo, publicId } from './columns';
import { enquiry } from './enquiry';
import { LANGUAGES } from './enums';
import { type AgreedTerms, lead } from './lead';
import { APPROVAL_EFFECTS, MARKUP_KINDS, PROPOSAL_APPROVALS, PROPOSAL_EVENTS, PROPOSAL_STATES } from './trade-enums';
import { travelAgency } from './travel-agency';
import { user } from './user';

const words = (list: readonly string[]) => sql.raw(list.map((word) => `'${word}'`).join(','));

/**
 * What an agent offers a client: a letter and one to six leads of the agency as options. What was sent of it is a `proposal_version`. Triggers
 * keep the full-text table `proposal_words` (client, headline; `tenant` is `a` and the agency's number).
 */
export const proposal = sqliteTable(
	'proposal',
	{
		no: no(),
		id: publicId(),
		brandKey: brandKey(),
		agencyNo: integer('agency_no')
			.notNull()
			.references(() => travelAgency.no),
		/** The agent who looks after it. */
		userNo: integer('user_no')
			.notNull()
			.references(() => user.no),
		/** The guest's enquiry that it answers; null for none, and once that has gone. */
		enquiryNo: integer('enquiry_no').references(() => enquiry.no, { onDelete: 'set null' }),
		state: text('state', { enum: PROPOSAL_STATES }).notNull().default('draft'),
		/** Incremented by each change; a change names the one that its author saw. */
		revision: integer('revision').notNull().default(1),
		language: text('language', { enum: LANGUAGES }).notNull(),
		clientFirstName: text('client_first_name').notNull(),
		clientLastName: text('client_last_name').notNull(),
		clientEmail: text('client_email'),
		/** Headline of the client's page; '' : one is made of the options. */
		title: text('title').notNull().default(''),
		/** The letter, paragraphs parted by empty lines. */
		greeting: text('greeting').notNull().default(''),
		validUntil: instant('valid_until').notNull(),
		onApproval: text('on_approval', { enum: PROPOSAL_APPROVALS }).notNull().default('tell'),
		/** The option that the agent would take; null for none. */
		firstChoiceNo: integer('first_choice_no').references(() => lead.no, { onDelete: 'set null' }),
		/** Number of the newest version that was sent, and the revision that it froze; null before. */
		sentVersion: integer('sent_version'),
		sentRevision: integer('sent_revision'),
		sentAt: instant('sent_at'),
		/** End of the validity that was sent, whatever the draft says. */
		sentValidUntil: instant('sent_valid_until'),
		/** Key of the personal part of its versions (`sealPerson`), base64; null once the client was erased. */
		personKey: text('person_key'),
		openings: integer('openings').notNull().default(0),
		lastOpenedAt: instant('last_opened_at'),
		/** Mails that reminded the client, and when the last one was written. */
		reminders: integer('reminders').notNull().default(0),
		lastRemindedAt: instant('last_reminded_at'),
		/** The option that was approved, and the name that the client signed with. */
		approvedNo: integer('approved_no').references(() => lead.no, { onDelete: 'set null' }),
		approvedBy: text('approved_by'),
		/** What came of the approval; null for one before this was kept. */
		approvalEffect: text('approval_effect', { enum: APPROVAL_EFFECTS }),
		decidedAt: instant('decided_at'),
		createdAt: createdAt(),
		updatedAt: instant('updated_at').notNull(),
	},
	(t) => [
		/** An agency's list is walked along these, whatever it is filtered by. */
		index('proposal_list').on(t.agencyNo, t.updatedAt, t.state, t.userNo),
		index('proposal_list_state').on(t.agencyNo, t.state, t.updatedAt, t.userNo),
		index('proposal_user').on(t.userNo, t.updatedAt),
		/** Those whose validity may end. */
		index('proposal_validity').on(t.sentValidUntil).where(sql`"state" in ('sent', 'opened')`),
		index('proposal_email').on(sql`${t.clientEmail} collate nocase`),
		index('proposal_last_name').on(t.agencyNo, sql`${t.clientLastName} collate nocase`),
		index('proposal_enquiry').on(t.enquiryNo),
		check('proposal_state_known', sql`${t.state} in (${words(PROPOSAL_STATES)})`),
		check('proposal_sent', sql`(${t.state} = 'draft') = (${t.sentVersion} is null)`),
	],
);

/** A lead as an option of a proposal, in its order. */
export const proposalOption = sqliteTable(
	'proposal_option',
	{
		no: no(),
		proposalNo: ownerNo('proposal_no', () => proposal.no),
		leadNo: ownerNo('lead_no', () => lead.no),
		position: integer('position').notNull(),
		markupKind: text('markup_kind', { enum: MARKUP_KINDS }).notNull().default('amount'),
		/** May be below 0, to the agency's cost. */
		markup: integer('markup').notNull().default(0),
		/** The price that the agent has seen and decided on, in minor units of its lead's currency; null: the lead's. */
		priceMinor: minor('price_minor'),
		/** Why the agent has chosen it. */
		reason: text('reason').notNull().default(''),
	},
	(t) => [
		uniqueIndex('proposal_option_lead').on(t.proposalNo, t.leadNo),
		index('proposal_option_of_lead').on(t.leadNo),
	],
);

/** By the key of an option: its lead, and its figures under the markup of that version; minor units. */
export type ProposalBasis = Record<
	string,
	{ leadNo: number; priceMinor: number; commissionMinor: number; markupMinor: number; terms: AgreedTerms }
>;

/** What was sent, frozen: triggers refuse to change or delete a row (migration). */
export const proposalVersion = sqliteTable(
	'proposal_version',
	{
		no: no(),
		proposalNo: integer('proposal_no')
			.notNull()
			.references(() => proposal.no),
		number: integer('number').notNull(),
		/** Canonical JSON (RFC 8785) without anything personal. */
		snapshot: text('snapshot').notNull(),
		/** SHA-256 of the snapshot, hexadecimal. */
		hash: text('hash').notNull(),
		/** What each option cost the agency when it was sent, by its key; for the check when the client approves, and for no client. */
		basis: text('basis', { mode: 'json' }).$type<ProposalBasis>().notNull(),
		/** Names and letter, sealed with the proposal's `person_key`; the snapshot holds a salted hash of them. */
		person: text('person').notNull(),
		sentAt: instant('sent_at').notNull(),
		userNo: integer('user_no').notNull(),
	},
	(t) => [uniqueIndex('proposal_version_number').on(t.proposalNo, t.number), index('proposal_version_hash').on(t.hash)],
);

/** The link of a proposal; its token is stored as a hash alone. */
export const proposalLink = sqliteTable(
	'proposal_link',
	{
		no: no(),
		/** 128 random bits, of which the token is made. */
		id: publicId(),
		proposalNo: ownerNo('proposal_no', () => proposal.no),
		/** SHA-256, hexadecimal. */
		tokenHash: text('token_hash').notNull().unique(),
		createdAt: createdAt(),
		expiresAt: instant('expires_at').notNull(),
		revokedAt: instant('revoked_at'),
	},
	(t) => [index('proposal_link_proposal').on(t.proposalNo)],
);

/** What has become of a proposal, step by step. */
export const proposalEvent = sqliteTable(
	'proposal_event',
	{
		no: no(),
		proposalNo: ownerNo('proposal_no', () => proposal.no),
		/** The proposal's revision from then on; two changes of the same one cannot both be written. Null for what changes nothing. */
		revision: integer('revision'),
		kind: text('kind', { enum: PROPOSAL_EVENTS }).notNull(),
		/** The version that it is about; null for the draft. */
		version: integer('version'),
		/** User id, `client` or `system`. */
		actor: text('actor').notNull(),
		leadNo: integer('lead_no').references(() => lead.no, { onDelete: 'set null' }),
		/** The client's question or reason. */
		note: text('note'),
		createdAt: createdAt(),
	},
	(t) => [
		uniqueIndex('proposal_event_revision').on(t.proposalNo, t.revision),
		index('proposal_event_time').on(t.proposalNo, t.createdAt),
	],
);
