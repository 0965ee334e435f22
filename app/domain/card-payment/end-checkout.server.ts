import { and, eq, inArray } from 'drizzle-orm';
import type { Stripe } from 'stripe';
import { cardCheckout } from '#db/schema/card-payment';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { readPaymentLink } from '../payment/read-payment-link.server';
import { cardProvider, isRefused } from './card-provider.server';

/**
 * A client leaves the card payment that is under way for the booking of a payment link, to pay another way (MONEY-8). Nothing happens where none is.
 * Throws DomainError 'not-found', 'conflict' (`paid-meanwhile`), 'unavailable' (also when the provider is).
 */
export async function cancelCheckout({
	ctx,
	token,
}: {
	ctx: Pick<RequestContext, 'db' | 'settings'>;
	token: string;
}): Promise<void> {
	const provider = await cardProvider(ctx.settings);
	const link = await readPaymentLink(ctx, token);
	if (!provider || !link) throw new DomainError('not-found', 'No such payment link, or no cards here');
	const [checkout] = await ctx.db
		.select()
		.from(cardCheckout)
		.where(and(eq(cardCheckout.leadNo, link.leadNo), inArray(cardCheckout.state, ['opening', 'open'])));
	if (checkout) await endCheckout({ ctx, provider, checkout });
}

/**
 * Ends a checkout at the provider, then here, so that it cannot be paid any more. Throws DomainError 'conflict' (`paid-meanwhile`: the provider will
 * tell us of the payment), 'unavailable'.
 */
export async function endCheckout({
	ctx: { db },
	provider,
	checkout: { no, sessionId },
}: {
	ctx: Pick<RequestContext, 'db'>;
	provider: Stripe;
	checkout: Pick<typeof cardCheckout.$inferSelect, 'no' | 'sessionId'>;
}): Promise<void> {
	if (sessionId !== null) {
		try {
			await provider.checkout.sessions.expire(sessionId);
		} catch (error) {
			if (!isRefused(error))
				throw new DomainError('unavailable', 'The card provider does not answer', { cause: error, reason: 'card' });
			if (await isPaid(provider, sessionId))
				throw new DomainError('conflict', 'Paid meanwhile', { reason: 'paid-meanwhile' });
		}
	}
	await db
		.update(cardCheckout)
		.set({ state: 'ended' })
		.where(and(eq(cardCheckout.no, no), inArray(cardCheckout.state, ['opening', 'open'])));
}

/** What the provider says of a session that it would not end: it was paid, or had ended before. */
async function isPaid(provider: Stripe, sessionId: string): Promise<boolean> {
	try {
		const { status } = await provider.checkout.sessions.retrieve(sessionId);
		return status === 'complete';
	} catch (error) {
		throw new DomainError('unavailable', 'The card provider does not answer', { cause: error, reason: 'card' });
	}
}
