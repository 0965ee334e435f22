import { and, eq, inArray, sql } from 'drizzle-orm';
import { bankEntry } from '#db/schema/bank-statement';
import { lead } from '#db/schema/lead';
import { payment } from '#db/schema/payment';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { requireActor } from '../../access/require-actor';
import { auditedWrite } from '../../administration/audited-write.server';
import { whileDepositHeld } from '../../deposit/while-deposit-held';
import { leadActor } from '../../lead/agent-lead-context';
import { bookPaymentStatements, reversePaymentStatements } from '../../payment/book-payment.server';
import { cardPayoutOf, reverseCardPayoutStatements } from './card-payout.server';
import { asOpen, decided, entryOf, openEntry, sourcesOf } from './entry-decision.server';

type Ctx = Pick<RequestContext, 'db' | 'actor' | 'brand' | 'now' | 'today'>;

/** What of a transfer is for which booking, minor units of the account's currency; `depositMinor` of it is for the booking's security deposit. */
export type EntryPart = { leadId: string; minor: number; depositMinor?: number | undefined };

/** Bookings in one transfer. */
const MOST_PARTS = 20;
/** What a bank takes on the way is at most this. */
const MOST_FEE_MINOR = 10_000;
/** The longest reason for which an entry is put aside. */
export const LONGEST_REASON = 300;

/**
 * Books money that came in for one booking or several, in one transaction with the entry's state, so that two people at once book it once
 * (BOOKS-3). The parts are together what arrived and `feeMinor`, which a bank took on the way. Throws DomainError 'forbidden', 'not-found',
 * 'invalid' (`sum`), 'conflict' (`not-booked`, `other-currency`, `changed-meanwhile`: less is open of a deposit, too), 'unavailable'.
 */
export async function bookEntry({
	ctx,
	id,
	parts,
	feeMinor,
}: {
	ctx: Ctx;
	id: string;
	parts: readonly EntryPart[];
	feeMinor: number;
}): Promise<void> {
	const actor = leadActor(requireActor(ctx, 'money'));
	const entry = await openEntry(ctx, id);
	const sum = parts.reduce((before, { minor }) => before + minor, 0);
	const isWhole = parts.every(
		({ minor, depositMinor = 0 }) =>
			Number.isSafeInteger(minor) &&
			minor > 0 &&
			Number.isSafeInteger(depositMinor) &&
			depositMinor >= 0 &&
			depositMinor <= minor,
	);
	const largest = Math.max(...parts.map(({ minor }) => minor));
	const isFee = feeMinor >= 0 && feeMinor < largest && feeMinor <= MOST_FEE_MINOR;
	if (!isWhole || !isFee || sum !== entry.minor + feeMinor || parts.length > MOST_PARTS)
		throw new DomainError('invalid', 'The parts are not what came', { reason: 'sum' });
	const leads = await leadsOf(ctx, parts, entry.currency);
	// The bank's fee is one of the largest part.
	const carrier = parts.findIndex(({ minor }) => minor === largest);
	const booked = parts.flatMap(({ leadId, minor, depositMinor = 0 }, at) => {
		const found = leads.get(leadId);
		if (!found) throw new DomainError('not-found', `No lead ${leadId}`);
		if (depositMinor > found.depositOpenMinor)
			throw new DomainError('conflict', 'Less of the deposit is open', { reason: 'changed-meanwhile' });
		const fee = at === carrier ? feeMinor : 0;
		const source = `${sourcesOf(entry, entry.round + 1)}${found.no}`;
		// The fee is one of what is for the stay, where there is such a part.
		const forStay = minor - depositMinor;
		return [
			{ minor: forStay, feeMinor: forStay > fee ? fee : 0, isDeposit: false, source },
			{ minor: depositMinor, feeMinor: forStay > fee ? 0 : fee, isDeposit: true, source: `${source}:deposit` },
		]
			.filter((each) => each.minor > 0)
			.map((each) =>
				bookPaymentStatements(
					ctx.db,
					{
						...{ id: `pay_${crypto.randomUUID()}`, leadNo: found.no, brandKey: found.brandKey, way: 'bank', ...each },
						...{ currency: entry.currency, receivedOn: entry.valueDate ?? entry.bookingDate, actor: actor.id },
					},
					ctx.now,
				),
			);
	});
	await auditedWrite({
		...{ ctx, actor, action: 'entry.booked', subject: asOpen(entry) },
		detail: { minor: entry.minor, currency: entry.currency, bookings: parts.length, feeMinor },
		statements: [...(await Promise.all(booked)).flat(), decided(entry, 'booked', actor.id, ctx.now)],
	});
}

/**
 * A transfer that was taken back takes its payment back. Throws DomainError 'forbidden', 'not-found', 'invalid' (`sum`), 'conflict'
 * (`changed-meanwhile`), 'unavailable'.
 */
export async function bookReversal({ ctx, id, paymentId }: { ctx: Ctx; id: string; paymentId: string }): Promise<void> {
	const actor = leadActor(requireActor(ctx, 'money'));
	const entry = await openEntry(ctx, id);
	const [found] = await ctx.db.select().from(payment).where(eq(payment.id, paymentId));
	if (!found) throw new DomainError('not-found', `No payment ${paymentId}`);
	if (found.minor - found.feeMinor !== -entry.minor || found.currency !== entry.currency)
		throw new DomainError('invalid', 'Another amount', { reason: 'sum' });
	await whileDepositHeld(
		auditedWrite({
			...{ ctx, actor, action: 'entry.reversal', detail: { payment: paymentId, minor: entry.minor } },
			subject: sql`select ${bankEntry.id} from ${bankEntry}, ${payment} where ${bankEntry.no} = ${entry.no} and ${bankEntry.state} = 'open'
			and ${payment.no} = ${found.no} and ${payment.reversedAt} is null`,
			statements: [
				...(await reversePaymentStatements(ctx.db, found, { now: ctx.now, day: entry.bookingDate, actor: actor.id })),
				decided(entry, 'booked', actor.id, ctx.now),
			],
		}),
	);
}

/** Puts an entry aside that is not for our books. Throws DomainError 'forbidden', 'not-found', 'invalid' (`reason-needed`), 'conflict' (`changed-meanwhile`). */
export async function ignoreEntry({ ctx, id, reason }: { ctx: Ctx; id: string; reason: string }): Promise<void> {
	const actor = leadActor(requireActor(ctx, 'money'));
	const text = reason.trim().slice(0, LONGEST_REASON);
	if (text === '') throw new DomainError('invalid', 'A reason is needed', { reason: 'reason-needed' });
	const entry = await openEntry(ctx, id);
	await auditedWrite({
		...{ ctx, actor, action: 'entry.ignored', subject: asOpen(entry), detail: { reason: text } },
		statements: [decided(entry, 'ignored', actor.id, ctx.now, text)],
	});
}

/**
 * Opens an entry again: its payments, or the card provider's payout that it was, are taken back in the books. What took a payment back itself stays. Throws
 * DomainError 'forbidden', 'not-found', 'conflict' (`changed-meanwhile`, `was-reversal`; `month-closed`: it stands in a month that was closed), 'unavailable'.
 */
export async function takeEntryBack({ ctx, id }: { ctx: Ctx; id: string }): Promise<void> {
	const actor = leadActor(requireActor(ctx, 'money'));
	const entry = await entryOf(ctx, id);
	if (entry.state === 'booked' && entry.minor < 0)
		throw new DomainError('conflict', 'It took a payment back', { reason: 'was-reversal' });
	const from = sourcesOf(entry, entry.round);
	const payments = await ctx.db
		.select({ no: payment.no, leadNo: payment.leadNo, isClosed: IS_CLOSED })
		.from(payment)
		.where(and(sql`${payment.source} >= ${from}`, sql`${payment.source} < ${`${from.slice(0, -1)};`}`));
	const cardPayout = await cardPayoutOf(ctx.db, entry);
	const moment = { now: ctx.now, day: ctx.today, actor: actor.id };
	const taken = entry.state === 'booked' ? payments : [];
	if (taken.some(({ isClosed }) => isClosed) || cardPayout?.isClosed)
		throw new DomainError('conflict', 'Closed', { reason: 'month-closed' });
	const reversed = taken.map((each) => reversePaymentStatements(ctx.db, each, moment));
	await whileDepositHeld(
		auditedWrite({
			...{ ctx, actor, action: 'entry.taken-back', detail: { state: entry.state } },
			subject: sql`select ${bankEntry.id} from ${bankEntry} where ${bankEntry.no} = ${entry.no} and ${bankEntry.state} <> 'open'
			and ${bankEntry.round} = ${entry.round}`,
			statements: [
				...(await Promise.all(reversed)).flat(),
				...(cardPayout ? reverseCardPayoutStatements(cardPayout, moment) : []),
				{
					sql: "update bank_entry set state = 'open', decided_by = null, decided_at = null, reason = null where no = :no",
					args: { no: entry.no },
				},
			],
		}),
	);
}

/** A payment that was not taken back, in the books of a closed month (BOOKS-4). */
const IS_CLOSED = sql<number>`(payment.reversed_at is null and exists (select 1 from ledger_transfer t join closed_month m
	on m.month >= substr(t.day, 1, 7) where t.payment_no = payment.no))`;

/** The bookings of the parts by their public ids; each is owed money in this currency. */
async function leadsOf({ db }: Ctx, parts: readonly EntryPart[], currency: string) {
	const rows = await db
		.select({
			...{ no: lead.no, id: lead.id, brandKey: lead.brandKey, currency: lead.currency },
			...{ status: lead.status, hotelNo: lead.hotelNo },
			depositOpenMinor: sql<number>`coalesce((select max(0, minor - received_minor) from security_deposit
				where lead_no = lead.no and settled_at is null and currency = ${currency}), 0)`,
		})
		.from(lead)
		.where(
			inArray(
				lead.id,
				parts.map(({ leadId }) => leadId),
			),
		);
	if (new Set(parts.map(({ leadId }) => leadId)).size !== parts.length)
		throw new DomainError('invalid', 'A booking twice', { reason: 'sum' });
	for (const row of rows) {
		if (row.hotelNo !== null || !['confirmedBooking', 'cancelledBooking'].includes(row.status))
			throw new DomainError('conflict', 'Nothing is owed', { reason: 'not-booked' });
		if (row.currency !== currency) throw new DomainError('conflict', 'Another currency', { reason: 'other-currency' });
	}
	return new Map(rows.map((row) => [row.id, row]));
}
