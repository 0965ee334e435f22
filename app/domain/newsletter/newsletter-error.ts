import type { FieldErrors } from '../form/field-error';

/** What can be wrong with a sign-up (FORM-18); the sentences stand in the texts `common` under `newsletter.fault`. */
export type NewsletterError = 'fullName' | 'email' | 'emailShape' | 'privacy' | 'tooLong';

/** Fields of the sign-up, in the order of the form. */
export const NEWSLETTER_FIELDS = ['fullName', 'email', 'privacy'] as const;

export type NewsletterFields = (typeof NEWSLETTER_FIELDS)[number];

export type NewsletterErrors = Partial<Record<NewsletterFields, NewsletterError>>;

/** What has to be there before anything is sent (FORM-18: presence only). */
export function missingFields(values: { fullName: string; email: string; privacy: boolean }): NewsletterErrors {
	return {
		...(values.fullName.trim() === '' ? { fullName: 'fullName' } : {}),
		...(values.email.trim() === '' ? { email: 'email' } : {}),
		...(values.privacy ? {} : { privacy: 'privacy' }),
	};
}

/** Errors of the verb in the words of this form. */
export function newsletterErrors(errors: FieldErrors): NewsletterErrors {
	const { fullName, email } = errors;
	return {
		...(fullName ? { fullName: fullName.key === 'name' ? 'fullName' : 'tooLong' } : {}),
		...(email ? { email: email.key === 'email' ? 'email' : 'emailShape' } : {}),
	};
}
