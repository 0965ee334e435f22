import { HONEYPOT } from '~/domain/enquiry/honeypot';
import { missingFields, type NewsletterFaults } from '~/domain/newsletter/newsletter-fault';
import { callSite } from '~/platform/call-site';
import type { NewsletterState } from './newsletter-state';

/**
 * Sends a sign-up when nothing is missing (FORM-18; the privacy flag stays here) and says what became of it; whatever goes wrong
 * on the way is negative. Loaded when somebody sends.
 */
export async function sendNewsletter(form: FormData, language: string): Promise<NewsletterState> {
	const [fullName = '', email = '', honeypot] = ['fullName', 'email', HONEYPOT].map((name) =>
		String(form.get(name) ?? ''),
	);
	const missing = missingFields({ fullName, email, privacy: form.has('privacy') });
	if (Object.keys(missing).length > 0) return { result: 'idle', faults: missing };
	try {
		const answer = await callSite('/api/newsletter/client', {
			method: 'POST',
			headers: { 'content-type': 'application/json', 'accept-language': language },
			body: JSON.stringify({ email, fullName, ...(honeypot ? { [HONEYPOT]: honeypot } : {}) }),
		});
		if (answer.ok) return { result: 'positive', faults: {} };
		if (answer.status === 429)
			return { result: 'limited', faults: {}, retryAfterSeconds: Number(answer.headers.get('retry-after')) || 60 };
		if (answer.status === 400 || answer.status === 422) return { result: 'idle', faults: await faultsOf(answer) };
	} catch {
		// Away, too slow or no answer of ours: all the same to the reader.
	}
	return { result: 'negative', faults: {} };
}

/** Presence was checked before, so what the server finds is about shape or length. */
async function faultsOf(answer: Response): Promise<NewsletterFaults> {
	const { errors } = (await answer.json()) as { errors: { pointer: string }[] };
	const faults: NewsletterFaults = {};
	for (const { pointer } of errors) {
		if (pointer === '/email') faults.email = 'emailShape';
		if (pointer === '/fullName') faults.fullName = 'tooLong';
	}
	if (Object.keys(faults).length === 0) throw new Error('a refusal that names no field of ours');
	return faults;
}
