import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { breaksConstraint } from '#db/broken-constraint';
import { lead } from '#db/schema/lead';
import { payment } from '#db/schema/payment';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { requireActor } from '../access/require-actor';
import { auditedWrite } from '../administration/audited-write.server';
import { parsePlainDate } from '../date/plain-date';
import { leadActor } from '../lead/agent-lead-context';
import { bookPaymentStatements, reversePaymentStatements } from './book-payment.server';

type Ctx = Pick<RequestContext, 'db' | 'actor' | 'brand' | 'now' | 'today'>;

/** Most that one payment may be: a slip of the pen beyond it. */
export const MOST_PAYMENT_MINOR = 1_000_000_000;

const LONGEST_KEY = 80;

/**
 * The team writes down a payment that no statement shows (MONEY-4), such as cash; `key` is made by the form, so that sending it twice books it
 * once. Throws DomainError 'forbidden', 'not-found', 'invalid' (`amount`, `day`), 'conflict' (`not-booked`; `already-booked`: the form was sent before
 * with other values), 'unavailable'.
 */
export async function recordPayment({
	ctx,
	leadId,
	minor,
	receivedOn,
	key,
}: {
	ctx: Ctx;
	leadId: string;
	minor: number;
	receivedOn: string;
	key: string;
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
	const id = `pay_${crypto.randomUUID()}`;
	const source = `recorded:${key.slice(0, LONGEST_KEY) || crypto.randomUUID()}`;
	try {
		await auditedWrite({
			...{ ctx, actor, action: 'payment.recorded' },
			subject: sql`select ${lead.id} from ${lead} where ${and(eq(lead.no, found.no), inArray(lead.status, ['confirmedBooking', 'cancelledBooking']))}`,
			detail: { payment: id, minor, currency: found.currency },
			statements: await bookPaymentStatements(
				ctx.db,
				{
					...{ id, leadNo: found.no, brandKey: found.brandKey, way: 'recorded', currency: found.currency },
					...{ minor, receivedOn, source, actor: actor.id },
				},
				ctx.now,
			),
		});
	} catch (error) {
		if (!breaksConstraint(error, 'payment.source', 'unique')) throw error;
		const [first] = await ctx.db
			.select({ id: payment.id })
			.from(payment)
			.where(
				and(
					eq(payment.source, source),
					...[eq(payment.leadNo, found.no), eq(payment.minor, minor), eq(payment.receivedOn, receivedOn)],
					isNull(payment.reversedAt),
				),
			);
		if (!first) throw new DomainError('conflict', 'The form was sent with other values', { reason: 'already-booked' });
		return first;
	}
	return { id };
}

/** A payment turned out to be none, or another booking's. Throws DomainError 'forbidden', 'not-found', 'conflict' (`changed-meanwhile`), 'unavailable'. */
export async function reversePayment({ ctx, id }: { ctx: Ctx; id: string }): Promise<void> {
	const actor = leadActor(requireActor(ctx, 'money'));
	const [found] = await ctx.db
		.select({ no: payment.no, leadNo: payment.leadNo })
		.from(payment)
		.where(eq(payment.id, id));
	if (!found) throw new DomainError('not-found', `No payment ${id}`);
	await auditedWrite({
		...{ ctx, actor, action: 'payment.reversed' },
		subject: sql`select ${payment.id} from ${payment} where ${and(eq(payment.no, found.no), isNull(payment.reversedAt))}`,
		statements: await reversePaymentStatements(ctx.db, found, { now: ctx.now, day: ctx.today, actor: actor.id }),
	});
}
