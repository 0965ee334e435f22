import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { breaksConstraint } from '#db/broken-constraint';
import { lead } from '#db/schema/lead';
import { payment } from '#db/schema/payment';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { requireActor } from '../access/require-actor';
import { auditedWrite } from '../administration/audited-write.server';
import { parsePlainDate } from '../date/plain-date';
import { depositStatement } from '../deposit/read-deposit.server';
import { whileDepositHeld } from '../deposit/while-deposit-held';
import { leadActor } from '../lead/agent-lead-context';
import { bookPaymentStatements, reversePaymentStatements } from './book-payment.server';

type Ctx = Pick<RequestContext, 'db' | 'actor' | 'brand' | 'now' | 'today'>;

/** Most that one payment may be: a slip of the pen beyond it. */
export const MOST_PAYMENT_MINOR = 1_000_000_000;

const LONGEST_KEY = 80;

/**
 * The team writes down a payment that no statement shows (MONEY-4), such as cash; `key` is made by the form, so that sending it twice books it
 * once. Throws DomainError 'forbidden', 'not-found', 'invalid' (`amount`, also more than is open of a deposit; `day`), 'conflict' (`not-booked`;
 * `already-booked`: the form was sent before with other values), 'unavailable'.
 */
export async function recordPayment({
	ctx,
	leadId,
	minor,
	receivedOn,
	key,
	isDeposit = false,
}: {
	ctx: Ctx;
	leadId: string;
	minor: number;
	receivedOn: string;
	key: string;
	/** It is of the booking's security deposit (MONEY-12), in the currency of that. */
	isDeposit?: boolean;
}): Promise<{ id: string }> {
	const actor = leadActor(requireActor(ctx, 'money'));
	if (!Number.isSafeInteger(minor) || minor <= 0 || minor > MOST_PAYMENT_MINOR)
		throw new DomainError('invalid', 'Not an amount', { reason: 'amount' });
	if (!parsePlainDate(receivedOn) || receivedOn > ctx.today)
		throw new DomainError('invalid', 'Not a day on which money came', { reason: 'day' });
	const [found] = await ctx.db
		.select({
			no: lead.no,
			brandKey: lead.brandKey,
			currency: lead.currency,
			status: lead.status,
			hotelNo: lead.hotelNo,
		})
		.from(lead)
		.where(eq(lead.id, leadId));
	if (!found) throw new DomainError('not-found', `No lead ${leadId}`);
	if (found.hotelNo !== null || !['confirmedBooking', 'cancelledBooking'].includes(found.status))
		throw new DomainError('conflict', 'Nothing is owed', { reason: 'not-booked' });
	const [deposit] = isDeposit ? await depositStatement(ctx.db, found.no) : [];
	if (isDeposit && !deposit) throw new DomainError('conflict', 'No deposit was agreed', { reason: 'not-booked' });
	const currency = deposit?.currency ?? found.currency;
	const id = `pay_${crypto.randomUUID()}`;
	const source = `recorded:${key.slice(0, LONGEST_KEY) || crypto.randomUUID()}`;
	const sent = { source, leadNo: found.no, minor, receivedOn, isDeposit };
	const isOpen = isDeposit
		? sql`exists (select 1 from security_deposit where lead_no = ${found.no} and settled_at is null and "minor" - received_minor >= ${minor})`
		: undefined;
	try {
		await auditedWrite({
			...{ ctx, actor, action: 'payment.recorded' },
			subject: sql`select ${lead.id} from ${lead} where ${and(eq(lead.no, found.no), inArray(lead.status, ['confirmedBooking', 'cancelledBooking']), isOpen)}`,
			detail: { payment: id, minor, currency, isDeposit },
			statements: await bookPaymentStatements(
				ctx.db,
				{
					...{ id, leadNo: found.no, brandKey: found.brandKey, way: 'recorded', currency },
					...{ minor, receivedOn, source, actor: actor.id, isDeposit },
				},
				ctx.now,
			),
		});
	} catch (error) {
		const isTooMuch = isDeposit && error instanceof DomainError && error.reason === 'changed-meanwhile';
		if (!isTooMuch && !breaksConstraint(error, 'payment.source', 'unique')) throw error;
		const first = await bookedBefore(ctx.db, sent);
		if (first) return first;
		if (isTooMuch) throw new DomainError('invalid', 'More than is open', { reason: 'amount' });
		throw new DomainError('conflict', 'The form was sent with other values', { reason: 'already-booked' });
	}
	return { id };
}

type Sent = { source: string; leadNo: number; minor: number; receivedOn: string; isDeposit: boolean };

/** The payment of the same form, if it was sent before with the same values. */
async function bookedBefore(db: Ctx['db'], { source, leadNo, minor, receivedOn, isDeposit }: Sent) {
	const [first] = await db
		.select({ id: payment.id })
		.from(payment)
		.where(
			and(
				...[eq(payment.source, source), eq(payment.leadNo, leadNo), eq(payment.minor, minor)],
				...[eq(payment.receivedOn, receivedOn), eq(payment.isDeposit, isDeposit), isNull(payment.reversedAt)],
			),
		);
	return first ?? null;
}

/**
 * A payment turned out to be none, or another booking's. Throws DomainError 'forbidden', 'not-found', 'conflict' (`changed-meanwhile`; `deposit-settled`: it was a
 * deposit that was given back or retained), 'unavailable'.
 */
export async function reversePayment({ ctx, id }: { ctx: Ctx; id: string }): Promise<void> {
	const actor = leadActor(requireActor(ctx, 'money'));
	const [found] = await ctx.db
		.select({ no: payment.no, leadNo: payment.leadNo })
		.from(payment)
		.where(eq(payment.id, id));
	if (!found) throw new DomainError('not-found', `No payment ${id}`);
	await whileDepositHeld(
		auditedWrite({
			...{ ctx, actor, action: 'payment.reversed' },
			subject: sql`select ${payment.id} from ${payment} where ${and(eq(payment.no, found.no), isNull(payment.reversedAt))}`,
			statements: await reversePaymentStatements(ctx.db, found, { now: ctx.now, day: ctx.today, actor: actor.id }),
		}),
	);
}
