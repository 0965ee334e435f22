import type { NewsletterErrors } from '~/domain/newsletter/newsletter-error';

/** The form's values and the result of its submission (FORM-18); `limited` is an error that says when to retry. */
export type NewsletterState = {
	result: 'idle' | 'loading' | 'positive' | 'negative' | 'limited';
	errors: NewsletterErrors;
	retryAfterSeconds?: number;
	/** Submitted values, for a form that the server renders again. */
	values?: { fullName: string; email: string; privacy: boolean };
};

export const IDLE: NewsletterState = { result: 'idle', errors: {} };
