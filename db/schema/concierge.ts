import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { brandKey } from './brand';
import { createdAt, day, flag, instant, minor, no, ownerNo, publicId } from './columns';
import { JOB_LINK_STATES, JOB_PARTIES, JOB_STATES, SERVICE_KINDS, SERVICE_UNITS } from './concierge-enums';
import { CURRENCY_CODES, LANGUAGES } from './enums';
import { lead } from './lead';
import { place } from './place';
import type { EncryptedFields } from './travel-agency';

const words = (list: readonly string[]) => sql.raw(list.map((word) => `'${word}'`).join(','));

/** Who does the jobs: comes with the catalogue. One that a catalogue no longer names stays for its jobs, and is not asked any more. */
export const conciergeSupplier = sqliteTable(
	'concierge_supplier',
	{
		no: no(),
		/** Its name in catalogue files. */
		key: text('key').notNull().unique(),
		name: text('name').notNull(),
		email: text('email').notNull(),
		phone: text('phone'),
		/** Of its mails and of the page of a job. */
		language: text('language', { enum: LANGUAGES }).notNull(),
		/** Within so many hours it is to answer. */
		answerHours: integer('answer_hours').notNull().default(24),
		isRetired: flag('is_retired').notNull().default(false),
		/** Holder, IBAN, BIC and address, encrypted; never part of a catalogue. */
		bankAccount: text('bank_account', { mode: 'json' }).$type<EncryptedFields>(),
		/** The last four letters of the IBAN. */
		bankEnd: text('bank_end'),
	},
	(t) => [
		index('concierge_supplier_name').on(sql`${t.name} collate nocase`),
		check('concierge_supplier_language_known', sql`${t.language} in (${words(LANGUAGES)})`),
		check('concierge_supplier_hours', sql`${t.answerHours} between 1 and 336`),
	],
);

/** What can be added to a stay in a place and its parts: comes with the catalogue (CONCIERGE-2). */
export const conciergeService = sqliteTable(
	'concierge_service',
	{
		no: no(),
		/** Its name in catalogue files; public, too. */
		key: text('key').notNull().unique(),
		placeNo: integer('place_no')
			.notNull()
			.references(() => place.no),
		kind: text('kind', { enum: SERVICE_KINDS }).notNull(),
		nameEn: text('name_en').notNull(),
		nameDe: text('name_de').notNull(),
		descriptionEn: text('description_en'),
		descriptionDe: text('description_de'),
		/** Who does it by default; null: the team looks for one, or does it itself. */
		supplierNo: integer('supplier_no').references(() => conciergeSupplier.no),
		unit: text('unit', { enum: SERVICE_UNITS }).notNull(),
		/** Of both prices. */
		currency: text('currency', { enum: CURRENCY_CODES }).notNull(),
		/** What the client pays for a unit, and what the supplier gets for it. */
		priceMinor: minor('price_minor').notNull(),
		netMinor: minor('net_minor').notNull(),
		/** How long before it has to be asked for. */
		noticeHours: integer('notice_hours').notNull(),
		/** Until so long before a confirmed job costs nothing if it is cancelled. */
		cancelHours: integer('cancel_hours').notNull(),
		isRetired: flag('is_retired').notNull().default(false),
	},
	(t) => [
		index('concierge_service_place').on(t.placeNo, t.isRetired),
		index('concierge_service_supplier').on(t.supplierNo),
		index('concierge_service_name_en').on(sql`${t.nameEn} collate nocase`),
		index('concierge_service_name_de').on(sql`${t.nameDe} collate nocase`),
		check('concierge_service_kind_known', sql`${t.kind} in (${words(SERVICE_KINDS)})`),
		check('concierge_service_unit_known', sql`${t.unit} in (${words(SERVICE_UNITS)})`),
		check('concierge_service_prices', sql`${t.priceMinor} >= 0 and ${t.netMinor} >= 0`),
		check('concierge_service_hours', sql`${t.noticeHours} >= 0 and ${t.cancelHours} >= 0`),
	],
);

/**
 * A service asked for a stay (CONCIERGE-1). Amounts are of the whole job, in minor units of its currency, which is the booking's. What the books and the
 * instalments hold of it are `owedMinor` and `owedNetMinor`.
 */
export const conciergeJob = sqliteTable(
	'concierge_job',
	{
		no: no(),
		id: publicId(),
		leadNo: ownerNo('lead_no', () => lead.no),
		/** Counts the jobs of a booking from 1, is part of what people quote and of the number of its instalment. */
		position: integer('position').notNull(),
		brandKey: brandKey(),
		version: integer('version').notNull().default(1),
		state: text('state', { enum: JOB_STATES }).notNull(),
		serviceNo: integer('service_no').references(() => conciergeService.no, { onDelete: 'set null' }),
		supplierNo: integer('supplier_no').references(() => conciergeSupplier.no),
		kind: text('kind', { enum: SERVICE_KINDS }).notNull(),
		/** As they were when it was asked for. */
		nameEn: text('name_en').notNull(),
		nameDe: text('name_de').notNull(),
		unit: text('unit', { enum: SERVICE_UNITS }).notNull(),
		quantity: integer('quantity').notNull().default(1),
		/** On the property's clock, as is the time, `HH:MM`; null: at any time of the day. */
		day: day('day').notNull(),
		time: text('time'),
		/** What it takes to do it, as it was typed. */
		pickUp: text('pick_up'),
		dropOff: text('drop_off'),
		flight: text('flight'),
		adults: integer('adults'),
		children: integer('children'),
		note: text('note'),
		currency: text('currency', { enum: CURRENCY_CODES }).notNull(),
		/** What the client is to pay, and what of it the supplier gets. */
		priceMinor: minor('price_minor').notNull(),
		netMinor: minor('net_minor').notNull(),
		/** Up to which price the client has said yes; null: to none. */
		agreedMinor: minor('agreed_minor'),
		/** Of another time or price that the supplier proposes; all null without one. */
		proposedTime: text('proposed_time'),
		proposedNetMinor: minor('proposed_net_minor'),
		proposedNote: text('proposed_note'),
		proposedUntil: instant('proposed_until'),
		proposedAt: instant('proposed_at'),
		/** When the client was asked for a yes; null while an offer is the team's to decide. */
		offeredAt: instant('offered_at'),
		/** From then on a confirmed job is paid though it is cancelled. */
		freeUntil: instant('free_until').notNull(),
		owedMinor: minor('owed_minor').notNull().default(0),
		owedNetMinor: minor('owed_net_minor').notNull().default(0),
		requestedBy: text('requested_by', { enum: JOB_PARTIES }).notNull(),
		confirmedAt: instant('confirmed_at'),
		doneAt: instant('done_at'),
		isDoneAsPlanned: flag('is_done_as_planned'),
		doneNote: text('done_note'),
		endedAt: instant('ended_at'),
		endReason: text('end_reason'),
		/** From when on its supplier is not reminded of it any more (CONCIERGE-7). */
		remindersStoppedAt: instant('reminders_stopped_at'),
		/** The day on which its supplier was paid; null before (PAYOUT-5). */
		supplierPaidOn: day('supplier_paid_on'),
		/** Since when its supplier is not paid for it, and why, in the words of the team; null where nothing is in the way. */
		paymentHeldAt: instant('payment_held_at'),
		paymentHeldReason: text('payment_held_reason'),
		createdAt: createdAt(),
		updatedAt: instant('updated_at').notNull(),
	},
	(t) => [
		uniqueIndex('concierge_job_position').on(t.leadNo, t.position),
		index('concierge_job_day').on(t.day, t.no),
		index('concierge_job_state_day').on(t.state, t.day, t.no),
		index('concierge_job_supplier').on(t.supplierNo, t.day),
		/** What suppliers are to be paid for; the words of the condition stand in the query as they stand here. */
		index('concierge_job_unpaid')
			.on(t.brandKey, t.currency, t.supplierNo)
			.where(sql`"owed_net_minor" > 0 and "supplier_paid_on" is null and "state" in ('done', 'cancelled')`),
		check('concierge_job_state_known', sql`${t.state} in (${words(JOB_STATES)})`),
		check('concierge_job_kind_known', sql`${t.kind} in (${words(SERVICE_KINDS)})`),
		check('concierge_job_position_range', sql`${t.position} between 1 and 49`),
		check('concierge_job_quantity', sql`${t.quantity} between 1 and 99`),
		check(
			'concierge_job_amounts',
			sql`${t.priceMinor} >= 0 and ${t.netMinor} >= 0 and ${t.owedMinor} >= 0 and ${t.owedNetMinor} >= 0`,
		),
		check('concierge_job_owed', sql`${t.owedMinor} = 0 or ${t.agreedMinor} >= ${t.owedMinor}`),
	],
);

/** What has become of a job, step by step. */
export const conciergeEvent = sqliteTable(
	'concierge_event',
	{
		no: no(),
		jobNo: ownerNo('job_no', () => conciergeJob.no),
		/** The job's version from then on; two moves from the same version cannot both be written. */
		version: integer('version').notNull(),
		move: text('move').notNull(),
		fromState: text('from_state', { enum: JOB_STATES }),
		toState: text('to_state', { enum: JOB_STATES }).notNull(),
		party: text('party', { enum: JOB_PARTIES }).notNull(),
		/** User id, key of a supplier, `anonymous` or `system`. */
		actor: text('actor').notNull(),
		note: text('note'),
		createdAt: createdAt(),
		/** When guest or team were told of it, or it was found to be no news (TRIP-11). */
		toldAt: instant('told_at'),
	},
	(t) => [
		uniqueIndex('concierge_event_version').on(t.jobNo, t.version),
		/** Steps that are to be told; the words of the condition stand in the query. */
		index('concierge_event_untold').on(t.createdAt, t.no).where(sql`"told_at" is null`),
		check('concierge_event_party_known', sql`${t.party} in (${words(JOB_PARTIES)})`),
	],
);

/** The link of a job's page for a supplier; its token is stored as a hash alone. */
export const conciergeLink = sqliteTable(
	'concierge_link',
	{
		no: no(),
		/** 128 random bits, of which the token is made. */
		id: publicId(),
		jobNo: ownerNo('job_no', () => conciergeJob.no),
		supplierNo: integer('supplier_no')
			.notNull()
			.references(() => conciergeSupplier.no),
		/** SHA-256, hexadecimal. */
		tokenHash: text('token_hash').notNull().unique(),
		state: text('state', { enum: JOB_LINK_STATES }).notNull().default('open'),
		/** Until when an answer is asked for. */
		answerBy: instant('answer_by').notNull(),
		/** Scheme and host of the page, for mails of the schedule. */
		origin: text('origin').notNull(),
		/** User id. */
		createdBy: text('created_by').notNull(),
		createdAt: createdAt(),
		openedAt: instant('opened_at'),
		/** Mails that went out by the schedule, each once. */
		dueRemindedAt: instant('due_reminded_at'),
		dayRemindedAt: instant('day_reminded_at'),
		calledOffToldAt: instant('called_off_told_at'),
		confirmedToldAt: instant('confirmed_told_at'),
		/** When the job was changed last; null once the supplier was told of it. */
		changedAt: instant('changed_at'),
	},
	(t) => [
		/** One supplier is asked at a time. */
		uniqueIndex('concierge_link_working').on(t.jobNo).where(sql`"state" in ('open', 'answered')`),
		index('concierge_link_job').on(t.jobNo, t.createdAt),
		index('concierge_link_due').on(t.answerBy).where(sql`"state" = 'open' and "due_reminded_at" is null`),
		index('concierge_link_unconfirmed')
			.on(t.jobNo)
			.where(sql`"state" in ('open', 'answered') and "confirmed_told_at" is null`),
		index('concierge_link_changed').on(t.changedAt).where(sql`"changed_at" is not null`),
		index('concierge_link_untold').on(t.no).where(sql`"state" = 'calledOff' and "called_off_told_at" is null`),
		check('concierge_link_state_known', sql`${t.state} in (${words(JOB_LINK_STATES)})`),
	],
);
