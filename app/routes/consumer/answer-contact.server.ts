import { type FormState, fieldText, KEY_FIELD } from '~/components/form/form-state';
import type { AppLoadContext } from '~/context';
import { contactMessageSchema } from '~/domain/enquiry/contact-message-schema';
import { sendContactMessage } from '~/domain/enquiry/send-contact-message.server';
import { HONEYPOT, isCaught } from '~/domain/form/honeypot';
import { readClientKey } from '~/domain/idempotency/submission';
import { refusedState } from '../forms/answer-form.server';
import { formOf, keepValues, readForm } from '../forms/read-form.server';

const NAMES = ['name', 'email', 'message', KEY_FIELD];

/** One sending of the contact form. */
export async function answerContact({ ctx, form }: { ctx: AppLoadContext; form: FormData }): Promise<FormState> {
	const state: FormState = { step: 'contact', values: keepValues(form, NAMES), errors: {}, result: 'idle' };
	if (isCaught(form.getAll(HONEYPOT))) return { ...state, result: 'sent' };
	const read = readForm(formOf(state.values), contactMessageSchema);
	if ('errors' in read) return { ...state, errors: read.errors, result: 'invalid' };
	try {
		const clientKey = readClientKey(fieldText(state.values, KEY_FIELD));
		const result = await sendContactMessage({
			ctx,
			input: read.value,
			submission: { clientKey, onOtherBody: 'create' },
		});
		if (result.outcome === 'invalid') return { ...state, errors: result.errors, result: 'invalid' };
		return { ...state, result: result.outcome === 'sent' ? 'sent' : 'failed' };
	} catch (error) {
		return refusedState(error, state);
	}
}
