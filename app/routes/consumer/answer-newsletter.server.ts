import type { NewsletterState } from '~/components/newsletter/newsletter-state';
import type { AppLoadContext } from '~/context';
import { HONEYPOT, isCaught } from '~/domain/form/honeypot';
import { missingFields, newsletterErrors } from '~/domain/newsletter/newsletter-error';
import { subscribe } from '~/domain/newsletter/subscribe.server';
import { everyRefusal, formErrorOf } from '../forms/form-error.server';
import { keepValues } from '../forms/read-form.server';

const REFUSED = { ...everyRefusal('negative' as const), 'too-many-requests': 'limited' } as const;

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
		const { word, retryAfterSeconds = 60 } = formErrorOf(error, REFUSED);
		return { result: word, errors: {}, values, ...(word === 'limited' ? { retryAfterSeconds } : {}) };
	}
}
