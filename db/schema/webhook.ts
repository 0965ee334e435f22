import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { brandKey } from './brand';
import { createdAt, instant, no, ownerNo, publicId } from './columns';
import { LANGUAGES } from './enums';
import { operator } from './operator';
import { type WEBHOOK_EVENTS, WEBHOOK_FAULTS, WEBHOOK_PAUSES, WEBHOOK_STATES } from './trade-enums';
import { travelAgency } from './travel-agency';
import { user } from './user';

/** Where an agency or an operator is told of events (HOOK-1). Triggers of `lead`, `proposal_event`, `payment` and `property_night` write what it is told (ADR 56). */
export const webhookEndpoint = sqliteTable(
	'webhook_endpoint',
	{
		no: no(),
		id: publicId(),
		/** One of the two. */
		agencyNo: integer('agency_no').references(() => travelAgency.no, { onDelete: 'cascade' }),
		operatorNo: integer('operator_no').references(() => operator.no, { onDelete: 'cascade' }),
		/** Incremented by each change; a change names the version that its author saw. */
		version: integer('version').notNull().default(1),
		address: text('address').notNull(),
		events: text('events', { mode: 'json' }).$type<readonly (typeof WEBHOOK_EVENTS)[number][]>().notNull(),
		/** Sealed with `WEBHOOK_SECRET_KEY`, bound to the endpoint. */
		secret: text('secret').notNull(),
		/** The one before, which signs as well until then. */
		oldSecret: text('old_secret'),
		oldSecretUntil: instant('old_secret_until'),
		pausedAt: instant('paused_at'),
		pausedBy: text('paused_by', { enum: WEBHOOK_PAUSES }),
		/** The first failure since the last success. */
		failingSince: instant('failing_since'),
		triedAt: instant('tried_at'),
		/** Of mails about it: as its author works. */
		brandKey: brandKey(),
		origin: text('origin').notNull(),
		language: text('language', { enum: LANGUAGES }).notNull(),
		madeByNo: integer('made_by_no').references(() => user.no, { onDelete: 'set null' }),
		createdAt: createdAt(),
	},
	(t) => [
		index('webhook_endpoint_agency').on(t.agencyNo),
		index('webhook_endpoint_operator').on(t.operatorNo),
		index('webhook_endpoint_maker').on(t.madeByNo),
		check('webhook_endpoint_team', sql`(${t.agencyNo} is null) <> (${t.operatorNo} is null)`),
		check('webhook_endpoint_pause', sql`(${t.pausedAt} is null) = (${t.pausedBy} is null)`),
	],
);

/** An event for one endpoint, written in the transaction of what it tells about. Its id is the `webhook-id`, the same for all attempts. */
export const webhookDelivery = sqliteTable(
	'webhook_delivery',
	{
		no: no(),
		id: publicId(),
		endpointNo: ownerNo('endpoint_no', () => webhookEndpoint.no),
		/** One of WEBHOOK_EVENTS, or `ping`. */
		type: text('type').notNull(),
		/** Public id of what may wait once only, however often it changes meanwhile; null for what is told each time. */
		subject: text('subject'),
		/** The body as it is sent. */
		payload: text('payload').notNull(),
		state: text('state', { enum: WEBHOOK_STATES }).notNull().default('pending'),
		/** Since it was last asked for. */
		attempts: integer('attempts').notNull().default(0),
		nextAt: instant('next_at').notNull(),
		/** Held by one run until then. */
		leaseUntil: instant('lease_until'),
		leaseToken: text('lease_token'),
		createdAt: createdAt(),
		settledAt: instant('settled_at'),
	},
	(t) => [
		/** The words of the conditions stand in the queries as they stand here. */
		index('webhook_delivery_due').on(t.endpointNo, t.nextAt, t.no).where(sql`"state" = 'pending'`),
		index('webhook_delivery_lease').on(t.leaseUntil).where(sql`"state" = 'sending'`),
		index('webhook_delivery_subject')
			.on(t.endpointNo, t.subject)
			.where(sql`"state" = 'pending' and "subject" is not null`),
		index('webhook_delivery_log').on(t.endpointNo, t.no),
		index('webhook_delivery_time').on(t.createdAt),
		check('webhook_delivery_state', sql`${t.state} in ('pending','sending','delivered','failed')`),
	],
);

/** What came of one attempt to deliver. */
export const webhookAttempt = sqliteTable(
	'webhook_attempt',
	{
		no: no(),
		deliveryNo: ownerNo('delivery_no', () => webhookDelivery.no),
		at: instant('at').notNull(),
		durationMs: integer('duration_ms').notNull(),
		/** Of the answer; null without one. */
		status: integer('status'),
		/** Null: it was taken. */
		fault: text('fault', { enum: WEBHOOK_FAULTS }),
		/** The beginning of the answer. */
		answer: text('answer'),
	},
	(t) => [index('webhook_attempt_delivery').on(t.deliveryNo, t.no)],
);
