import { and, eq } from 'drizzle-orm';
import { newsletterSubscription as subscription } from '#db/schema/newsletter';
import type { NewsletterContext } from './newsletter-context';
import { hashToken, isToken } from './newsletter-token';

type Input = { ctx: Pick<NewsletterContext, 'db' | 'brand'>; token: string | undefined };

/** The subscription that a confirmation link of this brand belongs to, or null. Throws DomainError 'unavailable'. */
export async function findByConfirmToken({ ctx, token }: Input) {
	if (!isToken(token)) return null;
	return find(ctx, eq(subscription.tokenHash, await hashToken(token)));
}

/** The subscription that an unsubscribe link of this brand belongs to, or null. Throws DomainError 'unavailable'. */
export async function findByUnsubscribeToken({ ctx, token }: Input) {
	if (!isToken(token)) return null;
	return find(ctx, eq(subscription.unsubscribeToken, token));
}

async function find({ db, brand }: Input['ctx'], condition: ReturnType<typeof eq>) {
	const [row] = await db
		.select()
		.from(subscription)
		.where(and(eq(subscription.brandKey, brand.key), condition));
	return row ?? null;
}
