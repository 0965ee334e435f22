import type { ShownRequest } from '~/components/enquiry/shown-request';
import { type FormState, fieldText } from '~/components/form/form-state';
import type { AppLoadContext } from '~/context';
import type { EnquiryProperty, WhichProperty } from '~/domain/enquiry/enquiry-property';
import { type AlternativeView, alternativeView } from '~/domain/enquiry/enquiry-view';
import { loadEnquiryProperty } from '~/domain/enquiry/load-enquiry-property.server';
import { propertyEnquirySchema, propertyPeriodSchema } from '~/domain/enquiry/property-enquiry-schema';
import { PROPERTY_STEP_FIELDS, type PropertyStep } from '~/domain/enquiry/property-enquiry-steps';
import { readStayRequest } from '~/domain/enquiry/read-stay-request';
import { sendPropertyEnquiry } from '~/domain/enquiry/send-property-enquiry.server';
import { validateStayRequest } from '~/domain/enquiry/validate-stay-request';
import type { FieldErrors } from '~/domain/form/field-error';
import { readAges } from '~/domain/lead/lead-party';
import { answerSteps, readValues, type Submission, stateAfter, stateWith } from '../forms/stepped-form.server';
import { enquirySteps } from './enquiry-steps.server';
import { shownRequest } from './requested-stay.server';

export type PropertyEnquiryAnswer = {
	form: FormState<PropertyStep>;
	alternatives: readonly AlternativeView[];
	/** Null when it could not be looked up. */
	stayRequest: ShownRequest | null;
};

const STEPS = enquirySteps(PROPERTY_STEP_FIELDS);

const NOTHING: Omit<PropertyEnquiryAnswer, 'form'> = { alternatives: [], stayRequest: null };

type Input = { ctx: AppLoadContext; which: WhichProperty; form: FormData };

/** One sending of the property enquiry: a step on, a step back, another period, or the whole of it. Throws DomainError 'not-found'. */
export function answerPropertyEnquiry({ ctx, which, form }: Input): Promise<PropertyEnquiryAnswer> {
	return answerSteps({
		form,
		steps: STEPS,
		nothing: () => NOTHING,
		answer: async (sent) => {
			if (sent.move === 'send') return send(ctx, which, sent);
			const read = readValues(sent, propertyPeriodSchema(ctx.today));
			const errors = sent.move === 'look' || !('errors' in read) ? {} : read.errors;
			return evaluated(ctx, await loadEnquiryProperty({ ctx, which }), sent, errors);
		},
	});
}

async function send(ctx: AppLoadContext, which: WhichProperty, sent: Submission<PropertyStep>) {
	const read = readValues(sent, propertyEnquirySchema(ctx.today));
	if ('errors' in read) return evaluated(ctx, await loadEnquiryProperty({ ctx, which }), sent, read.errors);
	const submission = { clientKey: sent.clientKey, onOtherBody: 'create' } as const;
	const result = await sendPropertyEnquiry({ ctx, which, input: read.value, submission });
	if (result.outcome === 'invalid')
		return evaluated(ctx, result.property ?? (await loadEnquiryProperty({ ctx, which })), sent, result.errors);
	const form = stateAfter(sent.state, result);
	if (result.outcome !== 'sent') return { ...NOTHING, form };
	const { property, enquiry } = result;
	const stayRequest = { ...enquiry, period: enquiry };
	const evaluation = validateStayRequest(property, stayRequest, ctx.today);
	return { ...NOTHING, form, stayRequest: shownRequest(ctx, property, stayRequest, evaluation) };
}

/** The form's own errors and the property's, together. */
function evaluated(
	ctx: AppLoadContext,
	property: EnquiryProperty,
	sent: Submission<PropertyStep>,
	own: FieldErrors,
): PropertyEnquiryAnswer {
	const { today } = ctx;
	const { values } = sent.state;
	const stayRequest = {
		...readStayRequest((name) => fieldText(values, name), today),
		childrenAges: readAges(values.childrenAges ?? []),
	};
	const evaluation = validateStayRequest(property, stayRequest, today);
	return {
		form: stateWith(sent, { ...evaluation.errors, ...own }),
		alternatives: evaluation.nearest.map((alternative) => alternativeView(property, alternative)),
		stayRequest: shownRequest(ctx, property, stayRequest, evaluation),
	};
}
