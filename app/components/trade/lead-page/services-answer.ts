import type { FieldErrors } from '~/domain/form/field-error';

/** The forms of a booking's services. */
export const SERVICE_INTENTS = ['service', 'serviceCancel'] as const;

/** What may be wrong with one of them, besides its fields. */
export const SERVICE_ERRORS = ['price-changed', 'too-many', 'no-way', 'limited', 'failed'] as const;

export type ServiceError = (typeof SERVICE_ERRORS)[number];

/** The answer to a form of a booking's services. */
export type ServicesAnswer = {
	intent: (typeof SERVICE_INTENTS)[number];
	error: ServiceError | null;
	errors: FieldErrors;
	typed: Record<string, string>;
	/** When, so that the same answer twice is said twice. */
	at: number;
};
