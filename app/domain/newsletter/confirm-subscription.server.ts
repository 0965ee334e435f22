import { and, eq, sql } from 'drizzle-orm';
import { insertWhen } from '#db/insert-when';
import { audit } from '#db/schema/audit';
import { mailOutbox } from '#db/schema/mail';
import { newsletterSubscription as subscription } from '#db/schema/newsletter';
import { writeBatch } from '#db/write-batch';
import { mailBrand } from '../mail/mail-brand';
import { newsletterWelcomeMail } from '../mail/messages/newsletter-mails';
import { mailRow } from '../mail/outbox/mail-row';
import { renderMail } from '../mail/render/render-mail';
import { confirmState } from './confirm-state';
import { findByConfirmToken } from './find-subscription.server';
import type { NewsletterContext } from './newsletter-context';
import { unsubscribePath } from './newsletter-path';

/**
 * Confirms a subscription by the token of its mail (double opt-in, FORM-19) and sends the first letter; doing it again changes
 * nothing. Throws DomainError 'unavailable'.
 */
export async function confirmSubscription({
	ctx,
	token,
}: {
	ctx: NewsletterContext;
	token: string | undefined;
}): Promise<'confirmed' | 'expired'> {
	const { db, brand, now } = ctx;
	const known = await findByConfirmToken({ ctx, token });
	const state = confirmState(known, now);
	if (state !== 'open' || known === null) return state === 'confirmed' ? 'confirmed' : 'expired';
	const unsubscribeUrl = ctx.linkOrigin + unsubscribePath(known.unsubscribeToken);
	const { enquiryId: _, ...mail } = mailRow(
		{
			brandKey: brand.key,
			kind: 'newsletter-welcome',
			from: { name: brand.name, address: brand.email },
			to: known.email,
			listUnsubscribe: unsubscribeUrl,
			content: renderMail(
				newsletterWelcomeMail({
					brand: mailBrand(brand, ctx.linkOrigin),
					language: known.language,
					fullName: known.fullName,
					unsubscribeUrl,
				}),
			),
		},
		now,
	);
	const isOpen = and(eq(subscription.no, known.no), eq(subscription.state, 'unconfirmed'));
	// Two clicks at once: the second finds nothing open any more.
	const stillOpen = sql`exists (select 1 from ${subscription} where ${isOpen})`;
	await writeBatch(db, [
		insertWhen(
			audit,
			{
				brandKey: brand.key,
				actor: 'anonymous',
				action: 'newsletter.confirmed',
				subjectId: known.id,
				createdAt: now,
			},
			stillOpen,
		),
		insertWhen(mailOutbox, mail, stillOpen),
		db.update(subscription).set({ state: 'confirmed', confirmedAt: now }).where(isOpen),
	]);
	ctx.waitUntil(ctx.services.wakeMailer());
	return 'confirmed';
}
