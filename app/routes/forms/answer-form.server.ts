import { json } from '@remix-run/cloudflare';
import type { FormState } from '~/components/form/form-state';

/** The status of a form response: 400 with errors, 409 when the figures shown have changed, 429 when limited, 503 when the write failed. */
function statusOfState({ result }: FormState): number {
	if (result === 'invalid') return 400;
	if (result === 'changed') return 409;
	if (result === 'limited') return 429;
	return result === 'failed' ? 503 : 200;
}

/** Responds to a form with its state and status; never cached. */
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
