import { type FormState, fieldText, GO_FIELD, KEY_FIELD, STEP_FIELD } from '~/components/form/form-state';
import type { AppLoadContext } from '~/context';
import { generalEnquirySchema, generalStepSchema } from '~/domain/enquiry/general-enquiry-schema';
import { GENERAL_STEP_FIELDS, GENERAL_STEPS, type GeneralStep } from '~/domain/enquiry/general-enquiry-steps';
import { sendGeneralEnquiry } from '~/domain/enquiry/send-general-enquiry.server';
import type { FieldErrors } from '~/domain/form/field-error';
import { HONEYPOT, isCaught } from '~/domain/form/honeypot';
import { readClientKey } from '~/domain/idempotency/submission';
import { refusedState } from '../forms/answer-form.server';
import { formOf, keepValues, readForm } from '../forms/read-form.server';

const NAMES = [...GENERAL_STEPS.flatMap((step) => GENERAL_STEP_FIELDS[step]), KEY_FIELD];

/** One sending of the general enquiry: a step on, a step back, or the whole of it. */
export async function answerGeneralEnquiry({
	ctx,
	form,
}: {
	ctx: AppLoadContext;
	form: FormData;
}): Promise<FormState<GeneralStep>> {
	const step = GENERAL_STEPS.find((each) => each === form.get(STEP_FIELD)) ?? 'general';
	const position = GENERAL_STEPS.indexOf(step);
	const state: FormState<GeneralStep> = { step, values: keepValues(form, NAMES), errors: {}, result: 'idle' };
	if (isCaught(form.getAll(HONEYPOT))) return { ...state, result: 'sent' };
	if (form.get(GO_FIELD) === 'back') return { ...state, step: GENERAL_STEPS[position - 1] ?? 'general' };
	const next = GENERAL_STEPS[position + 1];
	if (next) {
		const read = readForm(formOf(state.values), generalStepSchema(step, ctx.today));
		return 'errors' in read ? invalid(state, read.errors) : { ...state, step: next };
	}
	const read = readForm(formOf(state.values), generalEnquirySchema(ctx.today));
	if ('errors' in read) return invalid(state, read.errors);
	try {
		const clientKey = readClientKey(fieldText(state.values, KEY_FIELD));
		const result = await sendGeneralEnquiry({
			ctx,
			input: read.value,
			submission: { clientKey, onOtherBody: 'create' },
		});
		if (result.outcome === 'invalid') return invalid(state, result.errors);
		if (result.outcome !== 'sent') return { ...state, result: 'failed' };
		return { ...state, result: 'sent', bookingNumber: result.bookingNumber };
	} catch (error) {
		return refusedState(error, state);
	}
}

/** Back to the first step with an error. */
function invalid(state: FormState<GeneralStep>, errors: FieldErrors): FormState<GeneralStep> {
	const step = GENERAL_STEPS.find((each) => GENERAL_STEP_FIELDS[each].some((name) => name in errors));
	return { ...state, step: step ?? state.step, errors, result: 'invalid' };
}
