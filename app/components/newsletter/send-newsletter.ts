import { HONEYPOT } from '~/domain/form/honeypot';
import { missingFields, type NewsletterErrors } from '~/domain/newsletter/newsletter-error';
import { callSite } from '~/platform/call-site';
import type { NewsletterState } from './newsletter-state';

/**
 * Submits a complete sign-up (FORM-18; the privacy flag stays here) and returns the result; every failure on the way is an error. Loaded
 * on submit.
 */
export async function sendNewsletter(form: FormData, language: string): Promise<NewsletterState> {
	const [fullName = '', email = '', honeypot] = ['fullName', 'email', HONEYPOT].map((name) =>
		String(form.get(name) ?? ''),
	);
	const missing = missingFields({ fullName, email, privacy: form.has('privacy') });
	if (Object.keys(missing).length > 0) return { result: 'idle', errors: missing };
	try {
		const answer = await callSite('/api/newsletter/client', {
			method: 'POST',
			headers: { 'content-type': 'application/json', 'accept-language': language },
			body: JSON.stringify({ email, fullName, ...(honeypot ? { [HONEYPOT]: honeypot } : {}) }),
		});
		if (answer.ok) return { result: 'positive', errors: {} };
		if (answer.status === 429)
			return { result: 'limited', errors: {}, retryAfterSeconds: Number(answer.headers.get('retry-after')) || 60 };
		if (answer.status === 400 || answer.status === 422) return { result: 'idle', errors: await errorsOf(answer) };
	} catch {
		// Away, too slow or no answer of ours: all the same to the reader.
	}
	return { result: 'negative', errors: {} };
}

/** Presence was checked before, so the server's errors concern format or length. */
async function errorsOf(answer: Response): Promise<NewsletterErrors> {
	const { errors } = (await answer.json()) as { errors: { pointer: string }[] };
	const fieldErrors: NewsletterErrors = {};
	for (const { pointer } of errors) {
		if (pointer === '/email') fieldErrors.email = 'emailShape';
		if (pointer === '/fullName') fieldErrors.fullName = 'tooLong';
	}
	if (Object.keys(fieldErrors).length === 0) throw new Error('a refusal that names no field of ours');
	return fieldErrors;
}
