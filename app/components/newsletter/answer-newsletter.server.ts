import type { AppLoadContext } from '~/context';
import { HONEYPOT, isCaught } from '~/domain/enquiry/honeypot';
import { missingFields, newsletterFaults } from '~/domain/newsletter/newsletter-fault';
import { subscribe } from '~/domain/newsletter/subscribe.server';
import { DomainError } from '~/platform/errors';
import { keepValues } from '../form/read-form.server';
import type { NewsletterState } from './newsletter-state';

/** One sending of the newsletter form without script. */
export async function answerNewsletter({
	ctx,
	form,
}: {
	ctx: AppLoadContext;
	form: FormData;
}): Promise<NewsletterState> {
	const kept = keepValues(form, ['fullName', 'email', 'privacy']);
	const values = {
		fullName: kept.fullName?.[0] ?? '',
		email: kept.email?.[0] ?? '',
		privacy: kept.privacy?.[0] === 'on',
	};
	if (isCaught(form.getAll(HONEYPOT))) return { result: 'positive', faults: {}, values };
	const missing = missingFields(values);
	if (Object.keys(missing).length > 0) return { result: 'idle', faults: missing, values };
	try {
		const result = await subscribe({ ctx, input: { fullName: values.fullName, email: values.email } });
		if (result.outcome === 'faulty') return { result: 'idle', faults: newsletterFaults(result.faults), values };
		return { result: 'positive', faults: {}, values };
	} catch (error) {
		if (!(error instanceof DomainError)) throw error;
		if (error.code === 'too-many-requests')
			return { result: 'limited', faults: {}, values, retryAfterSeconds: error.retryAfterSeconds ?? 60 };
		return { result: 'negative', faults: {}, values };
	}
}
