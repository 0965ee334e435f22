import { and, eq, lte, ne, or, sql } from 'drizzle-orm';
import { insertWhen } from '#db/insert-when';
import { audit } from '#db/schema/audit';
import { mailOutbox } from '#db/schema/mail';
import { newsletterSubscription as subscription } from '#db/schema/newsletter';
import { writeBatch } from '#db/write-batch';
import { type FieldErrors, fieldErrorsFrom } from '../form/field-error';
import { mailBrand } from '../mail/mail-brand';
import { newsletterConfirmMail } from '../mail/messages/newsletter-mails';
import { mailRow } from '../mail/outbox/mail-row';
import { renderMail } from '../mail/render/render-mail';
import { rateStatements } from '../rate-limit/rate-statements.server';
import { refuseTooMany } from '../rate-limit/refuse-too-many.server';
import { NEWSLETTER_CONSENT_VERSION } from './consent';
import type { NewsletterContext } from './newsletter-context';
import { confirmPath, unsubscribePath } from './newsletter-path';
import { newsletterSchema } from './newsletter-schema';
import { CONFIRM_LIFETIME_DAYS, hashToken, newConfirmToken, unsubscribeToken } from './newsletter-token';

const DAY = 86_400_000;

/** An address gets at most one confirmation mail in this time. */
export const MAIL_REST_MS = 10 * 60_000;

export type SubscribeResult = { outcome: 'taken' } | { outcome: 'invalid'; errors: FieldErrors };

/**
 * Asks for the newsletter (FORM-19): keeps name, address and what was agreed to, and sends a link that confirms. The
 * answer is the same for an address that is known; one that is confirmed already gets no mail. Asking twice is asking once.
 * Errors come back by field; throws DomainError 'too-many-requests' or 'unavailable', and then nothing is written.
 */
export async function subscribe({ ctx, input }: { ctx: NewsletterContext; input: unknown }): Promise<SubscribeResult> {
	const parsed = newsletterSchema.safeParse(input);
	if (!parsed.success) return { outcome: 'invalid', errors: fieldErrorsFrom(parsed.error.issues) };
	const { fullName, email } = parsed.data;
	const { db, brand, language, now } = ctx;
	const id = `news_${crypto.randomUUID().replaceAll('-', '')}`;
	const token = newConfirmToken();
	const [tokenHash, made, [known]] = await Promise.all([
		hashToken(token),
		unsubscribeToken(ctx.settings.FORM_SECRET, brand.key, email),
		db
			.select({ unsubscribeToken: subscription.unsubscribeToken })
			.from(subscription)
			.where(and(eq(subscription.brandKey, brand.key), eq(subscription.email, email))),
	]);
	// Links of older mails go on working when the secret was replaced since.
	const endToken = known?.unsubscribeToken ?? made;
	const consent = {
		fullName,
		language,
		state: 'unconfirmed',
		tokenHash,
		tokenExpiresAt: now + CONFIRM_LIFETIME_DAYS * DAY,
		unsubscribeToken: endToken,
		consentVersion: NEWSLETTER_CONSENT_VERSION,
		consentedAt: now,
	} as const;
	const unsubscribeUrl = ctx.linkOrigin + unsubscribePath(endToken);
	const { enquiryId: _, ...mail } = mailRow(
		{
			brandKey: brand.key,
			kind: 'newsletter-confirm',
			from: { name: brand.name, address: brand.email },
			to: email,
			listUnsubscribe: unsubscribeUrl,
			content: renderMail(
				newsletterConfirmMail({
					brand: mailBrand(brand, ctx.linkOrigin),
					language,
					fullName,
					confirmUrl: ctx.linkOrigin + confirmPath(token),
					unsubscribeUrl,
				}),
			),
		},
		now,
	);
	// Only the sign-up that was written has this hash.
	const isWritten = sql`exists (select 1 from ${subscription} where ${subscription.tokenHash} = ${tokenHash})`;
	try {
		await writeBatch(db, [
			...rateStatements(db, ctx.visitor, ctx.settings.WRITES_PER_TEN_MINUTES, now),
			db
				.insert(subscription)
				.values({ id, brandKey: brand.key, email, createdAt: now, ...consent })
				.onConflictDoUpdate({
					target: [subscription.brandKey, subscription.email],
					set: { ...consent, confirmedAt: null, unsubscribedAt: null },
					setWhere: and(
						ne(subscription.state, 'confirmed'),
						or(eq(subscription.state, 'unsubscribed'), lte(subscription.consentedAt, now - MAIL_REST_MS)),
					),
				}),
			insertWhen(
				audit,
				{
					brandKey: brand.key,
					actor: 'anonymous',
					action: 'newsletter.asked',
					subjectId: sql`(select ${subscription.id} from ${subscription} where ${subscription.tokenHash} = ${tokenHash})`,
					detail: { consentVersion: NEWSLETTER_CONSENT_VERSION, language },
					createdAt: now,
				},
				isWritten,
			),
			insertWhen(mailOutbox, mail, isWritten),
		]);
	} catch (error) {
		throw refuseTooMany(error, now);
	}
	ctx.waitUntil(ctx.services.wakeMailer());
	return { outcome: 'taken' };
}
