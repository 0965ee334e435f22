import { ALTERNATIVE_FIELD } from '~/components/enquiry/alternative-field';
import {
	type FormState,
	type FormValues,
	fieldText,
	GO_FIELD,
	KEY_FIELD,
	STEP_FIELD,
} from '~/components/form/form-state';
import type { AppLoadContext } from '~/context';
import type { EnquiryProperty, WhichProperty } from '~/domain/enquiry/enquiry-property';
import {
	type AlternativeView,
	alternativeView,
	type StayRequestView,
	stayRequestView,
} from '~/domain/enquiry/enquiry-view';
import { loadEnquiryProperty } from '~/domain/enquiry/load-enquiry-property.server';
import { propertyEnquirySchema, propertyPeriodSchema } from '~/domain/enquiry/property-enquiry-schema';
import { PROPERTY_STEP_FIELDS, type PropertyStep } from '~/domain/enquiry/property-enquiry-steps';
import { readStayRequest } from '~/domain/enquiry/read-stay-request';
import { sendPropertyEnquiry } from '~/domain/enquiry/send-property-enquiry.server';
import { validateStayRequest } from '~/domain/enquiry/validate-stay-request';
import type { FieldErrors } from '~/domain/form/field-error';
import { HONEYPOT, isCaught } from '~/domain/form/honeypot';
import { readClientKey } from '~/domain/idempotency/submission';
import { refusedState } from '../forms/answer-form.server';
import { formOf, keepValues, readForm } from '../forms/read-form.server';
import { evaluatedState, withAlternatives } from './enquiry-state.server';

export type PropertyEnquiryAnswer = {
	form: FormState<PropertyStep>;
	alternatives: readonly AlternativeView[];
	/** Null when it could not be looked up. */
	stayRequest: StayRequestView | null;
};

type Input = { ctx: AppLoadContext; which: WhichProperty; form: FormData };

const NAMES = [...PROPERTY_STEP_FIELDS.period, ...PROPERTY_STEP_FIELDS.contact, KEY_FIELD];

/** One sending of the property enquiry: a step on, a step back, another period, or the whole of it. Throws DomainError 'not-found'. */
export async function answerPropertyEnquiry({ ctx, which, form }: Input): Promise<PropertyEnquiryAnswer> {
	const step: PropertyStep = form.get(STEP_FIELD) === 'contact' ? 'contact' : 'period';
	const values = withAlternatives(keepValues(form, NAMES), form.get(ALTERNATIVE_FIELD));
	const state: FormState<PropertyStep> = { step, values, errors: {}, result: 'idle' };
	try {
		if (isCaught(form.getAll(HONEYPOT)))
			return { form: { ...state, step: 'contact', result: 'sent' }, alternatives: [], stayRequest: null };
		if (step === 'contact' && form.get(GO_FIELD) !== 'back') return await send({ ctx, which, state });
		return await lookAtPeriod({ ctx, which, state, isGoingOn: step === 'period' && !form.get(ALTERNATIVE_FIELD) });
	} catch (error) {
		return { form: refusedState(error, state), alternatives: [], stayRequest: null };
	}
}

type Step = { ctx: AppLoadContext; which: WhichProperty; state: FormState<PropertyStep> };

/** The first step: its own errors and the property's, together. */
async function lookAtPeriod({ ctx, which, state, isGoingOn }: Step & { isGoingOn: boolean }) {
	const read = readForm(formOf(state.values), propertyPeriodSchema(ctx.today));
	const property = await loadEnquiryProperty({ ctx, which });
	const isComingBack = state.step === 'contact';
	const errors = isComingBack || !('errors' in read) ? {} : read.errors;
	return evaluated({ ctx, property, values: state.values, errors, next: isGoingOn ? 'contact' : 'period' });
}

async function send({ ctx, which, state }: Step): Promise<PropertyEnquiryAnswer> {
	const read = readForm(formOf(state.values), propertyEnquirySchema(ctx.today));
	if ('errors' in read) {
		const property = await loadEnquiryProperty({ ctx, which });
		return evaluated({ ctx, property, values: state.values, errors: read.errors, next: 'contact' });
	}
	const clientKey = readClientKey(fieldText(state.values, KEY_FIELD));
	const result = await sendPropertyEnquiry({
		ctx,
		which,
		input: read.value,
		submission: { clientKey, onOtherBody: 'create' },
	});
	if (result.outcome === 'invalid' && result.property)
		return evaluated({ ctx, property: result.property, values: state.values, errors: result.errors, next: 'contact' });
	if (result.outcome !== 'sent') return { form: { ...state, result: 'failed' }, alternatives: [], stayRequest: null };
	const { property, enquiry } = result;
	const stayRequest = { ...enquiry, period: enquiry };
	return {
		form: { ...state, result: 'sent', bookingNumber: result.bookingNumber },
		alternatives: [],
		stayRequest: stayRequestView(property, stayRequest, validateStayRequest(property, stayRequest, ctx.today)),
	};
}

type Evaluated = {
	ctx: AppLoadContext;
	property: EnquiryProperty;
	values: FormValues;
	errors: FieldErrors;
	/** Where it goes on when nothing is invalid. */
	next: PropertyStep;
};

function evaluated({ ctx, property, values, errors: own, next }: Evaluated): PropertyEnquiryAnswer {
	const stayRequest = readStayRequest((name) => fieldText(values, name), ctx.today);
	const evaluation = validateStayRequest(property, stayRequest, ctx.today);
	const errors = { ...evaluation.errors, ...own };
	return {
		form: evaluatedState({ values, errors, next, periodFields: PROPERTY_STEP_FIELDS.period }),
		alternatives: evaluation.nearest.map((alternative) => alternativeView(property, alternative)),
		stayRequest: stayRequestView(property, stayRequest, evaluation),
	};
}
