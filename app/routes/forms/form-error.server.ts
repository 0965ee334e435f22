import type { FormState } from '~/components/form/form-state';
import type { FieldErrors } from '~/domain/form/field-error';
import type { serverTexts } from '~/locales/server';
import { DomainError, type DomainErrorCode, statusOf } from '~/platform/errors';

/** A write that was refused as a whole, in the words of its form. */
type FormError<Word> = { word: Word; status: number; retryAfterSeconds: number | undefined };

/** The words of a form by the reason of an error, or by its code. */
type Words<Word> = Readonly<Record<string, Word> & Partial<Record<DomainErrorCode, Word>>>;

/** Turns the error of a verb into one of its form. Rethrows what the form has no word for. */
export function formErrorOf<Word>(error: unknown, words: Words<Word>): FormError<Word> {
	if (!(error instanceof DomainError)) throw error;
	const { code, reason = code, retryAfterSeconds } = error;
	const word = words[reason] ?? words[code];
	if (word === undefined) throw error;
	return { word, status: statusOf(error), retryAfterSeconds };
}

/** One word for every expected error. */
export function everyRefusal<Word>(word: Word): Record<DomainErrorCode, Word> {
	return {
		'not-found': word,
		forbidden: word,
		invalid: word,
		conflict: word,
		'too-many-requests': word,
		unavailable: word,
	};
}

const REFUSED = { unavailable: 'failed', 'too-many-requests': 'limited' } as const;

/** The state of a form after a refused write, with all its input; `changed` where a conflict means that what is shown is out of date. */
export function refusedState<Step extends string>(
	error: unknown,
	state: FormState<Step>,
	words: Words<FormState['result']> = REFUSED,
): FormState<Step> {
	const { word, retryAfterSeconds } = formErrorOf(error, words);
	return { ...state, errors: {}, result: word, ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }) };
}

/** The sentences of field errors, for forms that show texts; `named` has those that a form says otherwise. */
export function fieldTexts(
	t: ReturnType<typeof serverTexts>['t'],
	errors: FieldErrors,
	named: Record<string, string> = {},
): Record<string, string> {
	return Object.fromEntries(
		Object.entries(errors).map(([name, { key, values }]) => [
			name,
			named[key] ?? t(`form-error:${key}`, { ...values }),
		]),
	);
}
