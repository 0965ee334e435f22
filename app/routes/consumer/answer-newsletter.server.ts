import type { NewsletterState } from '~/components/newsletter/newsletter-state';
import type { AppLoadContext } from '~/context';
import { HONEYPOT, isCaught } from '~/domain/form/honeypot';
import { missingFields, newsletterErrors } from '~/domain/newsletter/newsletter-error';
import { subscribe } from '~/domain/newsletter/subscribe.server';
import { DomainError } from '~/platform/errors';
import { keepValues } from '../forms/read-form.server';

/** One sending of the newsletter form without script. */
export async function answerNewsletter({
	ctx,
	form,
}: {
	ctx: AppLoadContext;
	form: FormData;
}): Promise<NewsletterState> {
	const saved = keepValues(form, ['fullName', 'email', 'privacy']);
	const values = {
		fullName: saved.fullName?.[0] ?? '',
		email: saved.email?.[0] ?? '',
		privacy: saved.privacy?.[0] === 'on',
	};
	if (isCaught(form.getAll(HONEYPOT))) return { result: 'positive', errors: {}, values };
	const missing = missingFields(values);
	if (Object.keys(missing).length > 0) return { result: 'idle', errors: missing, values };
	try {
		const result = await subscribe({ ctx, input: { fullName: values.fullName, email: values.email } });
		if (result.outcome === 'invalid') return { result: 'idle', errors: newsletterErrors(result.errors), values };
		return { result: 'positive', errors: {}, values };
	} catch (error) {
		if (!(error instanceof DomainError)) throw error;
		if (error.code === 'too-many-requests')
			return { result: 'limited', errors: {}, values, retryAfterSeconds: error.retryAfterSeconds ?? 60 };
		return { result: 'negative', errors: {}, values };
	}
}
