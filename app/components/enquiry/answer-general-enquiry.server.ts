import type { AppLoadContext } from '~/context';
import type { Faults } from '~/domain/enquiry/fault';
import { generalEnquirySchema, generalStepSchema } from '~/domain/enquiry/general-enquiry-schema';
import { GENERAL_STEP_FIELDS, GENERAL_STEPS, type GeneralStep } from '~/domain/enquiry/general-enquiry-steps';
import { HONEYPOT, isCaught } from '~/domain/enquiry/honeypot';
import { sendGeneralEnquiry } from '~/domain/enquiry/send-general-enquiry.server';
import { readClientKey } from '~/domain/idempotency/submission';
import { type FormState, fieldText, GO_FIELD, KEY_FIELD, STEP_FIELD } from '../form/form-state';
import { refusedState } from '../form/outcome.server';
import { formOf, keepValues, readForm } from '../form/read-form.server';

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
	const state: FormState<GeneralStep> = { step, values: keepValues(form, NAMES), faults: {}, result: 'idle' };
	if (isCaught(form.getAll(HONEYPOT))) return { ...state, result: 'sent' };
	if (form.get(GO_FIELD) === 'back') return { ...state, step: GENERAL_STEPS[position - 1] ?? 'general' };
	const next = GENERAL_STEPS[position + 1];
	if (next) {
		const read = readForm(formOf(state.values), generalStepSchema(step, ctx.today));
		return 'faults' in read ? faulty(state, read.faults) : { ...state, step: next };
	}
	const read = readForm(formOf(state.values), generalEnquirySchema(ctx.today));
	if ('faults' in read) return faulty(state, read.faults);
	try {
		const clientKey = readClientKey(fieldText(state.values, KEY_FIELD));
		const result = await sendGeneralEnquiry({
			ctx,
			input: read.value,
			submission: { clientKey, onOtherBody: 'create' },
		});
		if (result.outcome === 'faulty') return faulty(state, result.faults);
		if (result.outcome !== 'sent') return { ...state, result: 'failed' };
		return { ...state, result: 'sent', bookingNumber: result.bookingNumber };
	} catch (error) {
		return refusedState(error, state);
	}
}

/** Back to the first step that is at fault. */
function faulty(state: FormState<GeneralStep>, faults: Faults): FormState<GeneralStep> {
	const step = GENERAL_STEPS.find((each) => GENERAL_STEP_FIELDS[each].some((name) => name in faults));
	return { ...state, step: step ?? state.step, faults, result: 'faulty' };
}
