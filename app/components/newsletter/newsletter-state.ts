import type { NewsletterFaults } from '~/domain/newsletter/newsletter-fault';

/** What stands in the form and what was said of it (FORM-18); `limited` is a negative that says when to try again. */
export type NewsletterState = {
	result: 'idle' | 'loading' | 'positive' | 'negative' | 'limited';
	faults: NewsletterFaults;
	retryAfterSeconds?: number;
	/** What was typed, for a form that comes back from the server. */
	values?: { fullName: string; email: string; privacy: boolean };
};

export const IDLE: NewsletterState = { result: 'idle', faults: {} };
