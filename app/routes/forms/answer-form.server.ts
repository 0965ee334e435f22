import { json } from '@remix-run/cloudflare';
import type { FormState } from '~/components/form/form-state';
import { DomainError } from '~/platform/errors';

/** The status a form is answered with: 400 with errors, 409 when what was shown has changed, 429 when limited, 503 when nothing could be written. */
export function statusOfState({ result }: FormState): number {
	if (result === 'invalid') return 400;
	if (result === 'changed') return 409;
	if (result === 'limited') return 429;
	return result === 'failed' ? 503 : 200;
}

/** What a refused write makes of a form: everything typed stays. Unexpected errors are thrown on. */
export function refusedState<Step extends string>(error: unknown, state: FormState<Step>): FormState<Step> {
	if (error instanceof DomainError && error.code === 'unavailable') return { ...state, errors: {}, result: 'failed' };
	if (error instanceof DomainError && error.code === 'too-many-requests')
		return {
			...state,
			errors: {},
			result: 'limited',
			...(error.retryAfterSeconds === undefined ? {} : { retryAfterSeconds: error.retryAfterSeconds }),
		};
	throw error;
}

/** Answers a form with its state and its status; nobody keeps it. */
export function answerForm<Data extends { form: FormState }>(data: Data) {
	const { retryAfterSeconds } = data.form;
	return json(data, {
		status: statusOfState(data.form),
		headers: {
			'cache-control': 'private, no-store',
			...(retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) }),
		},
	});
}
