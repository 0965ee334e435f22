import type { FormState } from '~/components/form/form-state';
import type { AppLoadContext } from '~/context';
import { generalEnquirySchema, generalStepSchema } from '~/domain/enquiry/general-enquiry-schema';
import { GENERAL_STEP_FIELDS, type GeneralStep } from '~/domain/enquiry/general-enquiry-steps';
import { sendGeneralEnquiry } from '~/domain/enquiry/send-general-enquiry.server';
import { answerSteps, readValues, type Steps, stateAfter, stateWith } from '../forms/stepped-form.server';

const STEPS: Steps<GeneralStep> = [
	{ name: 'general', fields: GENERAL_STEP_FIELDS.general },
	{ name: 'preferences', fields: GENERAL_STEP_FIELDS.preferences },
	{ name: 'contact', fields: GENERAL_STEP_FIELDS.contact },
];

type Input = { ctx: AppLoadContext; form: FormData };

/** One sending of the general enquiry: a step on, a step back, or the whole of it. */
export function answerGeneralEnquiry({ ctx, form }: Input): Promise<{ form: FormState<GeneralStep> }> {
	return answerSteps({
		form,
		steps: STEPS,
		nothing: () => ({}),
		answer: async (sent) => {
			if (sent.move === 'on') {
				const read = readValues(sent, generalStepSchema(sent.state.step, ctx.today));
				return { form: stateWith(sent, 'errors' in read ? read.errors : {}) };
			}
			if (sent.move !== 'send') return { form: stateWith(sent, {}) };
			const read = readValues(sent, generalEnquirySchema(ctx.today));
			if ('errors' in read) return { form: stateWith(sent, read.errors) };
			const submission = { clientKey: sent.clientKey, onOtherBody: 'create' } as const;
			const result = await sendGeneralEnquiry({ ctx, input: read.value, submission });
			if (result.outcome === 'invalid') return { form: stateWith(sent, result.errors) };
			return { form: stateAfter(sent.state, result) };
		},
	});
}
