import type { FieldError } from '~/domain/form/field-error';

/** The values of a form, as the browser sends it: every field a list of texts. */
export type FormValues = Record<string, readonly string[]>;

/**
 * The server's response to each submission; `idle` is also the state before the first one.
 * - `invalid`: see `errors` - `sent`: written - `failed`: not written, may be retried - `limited`: too many requests
 * - `changed`: not written, because the figures shown are out of date
 */
export type FormState<Step extends string = string> = {
	step: Step;
	values: FormValues;
	errors: Record<string, FieldError>;
	result: 'idle' | 'invalid' | 'sent' | 'failed' | 'limited' | 'changed';
	retryAfterSeconds?: number;
	/** Booking number of the stored record, shown for the sender to quote. */
	bookingNumber?: string;
	/** By when an enquiry is answered, where that is later than in 24 hours; milliseconds. */
	answerBy?: number;
};

/** The first text of a field, '' when there is none. */
export function fieldText(values: FormValues, name: string): string {
	return values[name]?.[0] ?? '';
}

/** Name of the hidden field with the idempotency key; the script fills it at the first input (FORM-13). */
export const KEY_FIELD = 'idempotencyKey';

/** Name of the hidden field and of the buttons' values: the current step, and the step to go to. */
export const STEP_FIELD = 'step';
export const GO_FIELD = 'go';
