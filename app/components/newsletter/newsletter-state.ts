import type { NewsletterErrors } from '~/domain/newsletter/newsletter-error';

/** What stands in the form and what was said of it (FORM-18); `limited` is a negative that says when to try again. */
export type NewsletterState = {
	result: 'idle' | 'loading' | 'positive' | 'negative' | 'limited';
	errors: NewsletterErrors;
	retryAfterSeconds?: number;
	/** What was typed, for a form that comes back from the server. */
	values?: { fullName: string; email: string; privacy: boolean };
};

export const IDLE: NewsletterState = { result: 'idle', errors: {} };
