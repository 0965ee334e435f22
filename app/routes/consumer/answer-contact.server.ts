import type { FormState } from '~/components/form/form-state';
import type { AppLoadContext } from '~/context';
import { contactMessageSchema } from '~/domain/enquiry/contact-message-schema';
import { sendContactMessage } from '~/domain/enquiry/send-contact-message.server';
import { answerSteps, readValues, type Steps, stateAfter, stateWith } from '../forms/stepped-form.server';

const STEPS: Steps<'contact'> = [{ name: 'contact', fields: ['name', 'email', 'message'] }];

/** One sending of the contact form. */
export function answerContact({ ctx, form }: { ctx: AppLoadContext; form: FormData }): Promise<{ form: FormState }> {
	return answerSteps({
		form,
		steps: STEPS,
		nothing: () => ({}),
		answer: async (sent) => {
			const read = readValues(sent, contactMessageSchema);
			if ('errors' in read) return { form: stateWith(sent, read.errors) };
			const submission = { clientKey: sent.clientKey, onOtherBody: 'create' } as const;
			const result = await sendContactMessage({ ctx, input: read.value, submission });
			if (result.outcome === 'invalid') return { form: stateWith(sent, result.errors) };
			return { form: stateAfter(sent.state, result) };
		},
	});
}
