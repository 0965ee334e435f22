import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { bankEntry } from './bank-statement';
import { brandKey } from './brand';
import { createdAt, instant, minor, no, ownerNo, publicId } from './columns';
import { CURRENCY_CODES } from './enums';
import { lead } from './lead';
import { ledgerTransfer } from './ledger';
import { CARD_EVENT_OUTCOMES, CARD_EVENT_REASONS, CHECKOUT_STATES } from './money-enums';
import { paymentLink } from './payment';

const words = (list: readonly string[]) => sql.raw(list.map((word) => `'${word}'`).join(','));

/**
 * A client's way to the card provider's page (MONEY-8). The row is there before the provider is asked, and its id goes with everything the
 * provider says of it, so that neither side knows of a payment that the other one does not.
 */
export const cardCheckout = sqliteTable(
	'card_checkout',
	{
		no: no(),
		id: publicId(),
		leadNo: ownerNo('lead_no', () => lead.no),
		linkNo: ownerNo('link_no', () => paymentLink.no),
		brandKey: brandKey(),
		/** What is to be paid: anything else is not booked. */
		currency: text('currency', { enum: CURRENCY_CODES }).notNull(),
		minor: minor('minor').notNull(),
		state: text('state', { enum: CHECKOUT_STATES }).notNull(),
		/** The provider's id of it, and the page it leads to; null until the provider has answered. */
		sessionId: text('session_id').unique(),
		url: text('url'),
		/** The provider's id of the payment, which refunds and disputes name. */
		paymentIntent: text('payment_intent'),
		createdAt: createdAt(),
		/** Until then it can be paid at the provider. */
		expiresAt: instant('expires_at').notNull(),
	},
	(t) => [
		/** A booking has one at a time; the words of the condition stand in the queries as they stand here. */
		uniqueIndex('card_checkout_open').on(t.leadNo).where(sql`"state" in ('opening','open')`),
		index('card_checkout_lead').on(t.leadNo, t.createdAt),
		index('card_checkout_link').on(t.linkNo),
		index('card_checkout_intent').on(t.paymentIntent).where(sql`"payment_intent" is not null`),
		check('card_checkout_state_known', sql`${t.state} in (${words(CHECKOUT_STATES)})`),
		check('card_checkout_amount', sql`${t.minor} > 0`),
	],
);

/** What the card provider has told us, each event once (MONEY-9). It holds no personal data. */
export const cardEvent = sqliteTable(
	'card_event',
	{
		no: no(),
		/** The provider's. */
		id: publicId(),
		/** The provider's word, such as `checkout.session.completed`. */
		kind: text('kind').notNull(),
		checkoutNo: integer('checkout_no').references(() => cardCheckout.no, { onDelete: 'set null' }),
		outcome: text('outcome', { enum: CARD_EVENT_OUTCOMES }).notNull(),
		/** Of a parked one: why a person has to look at it. */
		reason: text('reason', { enum: CARD_EVENT_REASONS }),
		/** As the provider says them; null where it is not about an amount. */
		currency: text('currency'),
		minor: minor('minor'),
		/** At the provider. */
		happenedAt: instant('happened_at').notNull(),
		createdAt: createdAt(),
		/** Public id of the admin who has looked at a parked one. */
		settledBy: text('settled_by'),
		settledAt: instant('settled_at'),
	},
	(t) => [
		index('card_event_checkout').on(t.checkoutNo),
		/** What waits for a person; the words of the condition stand in the query as they stand here. */
		index('card_event_parked').on(t.createdAt).where(sql`"outcome" = 'parked' and "settled_at" is null`),
		check('card_event_outcome_known', sql`${t.outcome} in (${words(CARD_EVENT_OUTCOMES)})`),
		check('card_event_reason', sql`(${t.outcome} = 'parked') = (${t.reason} is not null)`),
	],
);

/**
 * What the card provider has paid out to a brand's account, booked from an entry of a statement (BOOKS-6): the money, and what the provider kept of it. An
 * entry that is taken back and booked again has another round.
 */
export const cardPayout = sqliteTable(
	'card_payout',
	{
		no: no(),
		entryNo: ownerNo('entry_no', () => bankEntry.no),
		round: integer('round').notNull(),
		brandKey: brandKey(),
		currency: text('currency', { enum: CURRENCY_CODES }).notNull(),
		/** What arrived. */
		minor: minor('minor').notNull(),
		feeMinor: minor('fee_minor').notNull(),
		/** In the books; of the fee, null where there was none. */
		transferNo: integer('transfer_no')
			.notNull()
			.references(() => ledgerTransfer.no),
		feeTransferNo: integer('fee_transfer_no').references(() => ledgerTransfer.no),
		reversedAt: instant('reversed_at'),
		createdAt: createdAt(),
	},
	(t) => [
		uniqueIndex('card_payout_entry').on(t.entryNo, t.round),
		check('card_payout_amounts', sql`${t.minor} > 0 and ${t.feeMinor} >= 0`),
		check('card_payout_fee', sql`(${t.feeMinor} = 0) = (${t.feeTransferNo} is null)`),
	],
);
