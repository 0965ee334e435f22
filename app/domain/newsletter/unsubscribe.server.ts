import { and, eq, ne, sql } from 'drizzle-orm';
import { insertWhen } from '#db/insert-when';
import { audit } from '#db/schema/audit';
import { newsletterSubscription as subscription } from '#db/schema/newsletter';
import { writeBatch } from '#db/write-batch';
import { findByUnsubscribeToken } from './find-subscription.server';
import type { NewsletterContext } from './newsletter-context';

/**
 * Ends a subscription by the token that every mail of it carries, confirmed or not; doing it again changes nothing. `unknown` when
 * there is nothing to end. Never limited: who wants to go, goes. Throws DomainError 'unavailable'.
 */
export async function unsubscribe({
	ctx,
	token,
}: {
	ctx: Pick<NewsletterContext, 'db' | 'brand' | 'now'>;
	token: string | undefined;
}): Promise<'unsubscribed' | 'unknown'> {
	const { db, brand, now } = ctx;
	const known = await findByUnsubscribeToken({ ctx, token });
	if (known === null) return 'unknown';
	const isOn = and(eq(subscription.no, known.no), ne(subscription.state, 'unsubscribed'));
	await writeBatch(db, [
		insertWhen(
			audit,
			{
				brandKey: brand.key,
				actor: 'anonymous',
				action: 'newsletter.unsubscribed',
				subjectId: known.id,
				createdAt: now,
			},
			sql`exists (select 1 from ${subscription} where ${isOn})`,
		),
		db.update(subscription).set({ state: 'unsubscribed', unsubscribedAt: now }).where(isOn),
	]);
	return 'unsubscribed';
}
