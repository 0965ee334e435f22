import { ALTERNATIVE_FIELD } from '~/components/enquiry/alternative-field';
import {
	type FormState,
	type FormValues,
	fieldText,
	GO_FIELD,
	KEY_FIELD,
	STEP_FIELD,
} from '~/components/form/form-state';
import { type Standings, standingsView } from '~/components/shortlist/enquiry-view';
import type { AppLoadContext } from '~/context';
import type { PropertyStep } from '~/domain/enquiry/property-enquiry-steps';
import { readStayRequest } from '~/domain/enquiry/read-stay-request';
import { sendShortlistEnquiry } from '~/domain/enquiry/send-shortlist-enquiry.server';
import { shortlistEnquirySchema, shortlistPeriodSchema } from '~/domain/enquiry/shortlist-enquiry-schema';
import { SHORTLIST_STEP_FIELDS } from '~/domain/enquiry/shortlist-enquiry-steps';
import { validateProperties } from '~/domain/enquiry/validate-properties';
import type { FieldErrors } from '~/domain/form/field-error';
import { HONEYPOT, isCaught } from '~/domain/form/honeypot';
import { readClientKey } from '~/domain/idempotency/submission';
import { loadShortlist } from '~/domain/shortlist/load-shortlist.server';
import { isPropertyCode, SHORTLIST_LIMIT } from '~/domain/shortlist/property-code';
import type { Period } from '~/domain/stay/stay-rate';
import { refusedState } from '../forms/answer-form.server';
import { formOf, keepValues, readForm } from '../forms/read-form.server';
import { evaluatedState, withAlternatives } from './enquiry-state.server';

export type ShortlistEnquiryAnswer = {
	form: FormState<PropertyStep>;
	/** Periods in which all are free, as values of their buttons. */
	alternatives: readonly Period[];
	/** Null when they could not be looked up. */
	standings: Standings | null;
};

const NAMES = [...SHORTLIST_STEP_FIELDS.period, ...SHORTLIST_STEP_FIELDS.contact, KEY_FIELD];

/** One submission of the enquiry about several properties: a step on, a step back, another period, or the whole of it. */
export async function answerShortlistEnquiry({
	ctx,
	form,
}: {
	ctx: AppLoadContext;
	form: FormData;
}): Promise<ShortlistEnquiryAnswer> {
	const step: PropertyStep = form.get(STEP_FIELD) === 'contact' ? 'contact' : 'period';
	const values = withAlternatives(keepValues(form, NAMES), form.get(ALTERNATIVE_FIELD));
	const state: FormState<PropertyStep> = { step, values, errors: {}, result: 'idle' };
	try {
		if (isCaught(form.getAll(HONEYPOT))) {
			return { form: { ...state, step: 'contact', result: 'sent' }, alternatives: [], standings: null };
		}
		if (step === 'contact' && form.get(GO_FIELD) !== 'back') return await send(ctx, state);
		const read = readForm(formOf(values), shortlistPeriodSchema(ctx.today));
		const isGoingOn = step === 'period' && !form.get(ALTERNATIVE_FIELD);
		return await evaluated(ctx, {
			values,
			errors: step === 'period' && 'errors' in read ? read.errors : {},
			next: isGoingOn ? 'contact' : 'period',
		});
	} catch (error) {
		return { form: refusedState(error, state), alternatives: [], standings: null };
	}
}

async function send(ctx: AppLoadContext, state: FormState<PropertyStep>): Promise<ShortlistEnquiryAnswer> {
	const { values } = state;
	const read = readForm(formOf(values), shortlistEnquirySchema(ctx.today));
	if ('errors' in read) return evaluated(ctx, { values, errors: read.errors, next: 'contact' });
	const clientKey = readClientKey(fieldText(values, KEY_FIELD));
	const result = await sendShortlistEnquiry({
		ctx,
		input: read.value,
		submission: { clientKey, onOtherBody: 'create' },
	});
	if (result.outcome === 'invalid') return evaluated(ctx, { values, errors: result.errors, next: 'contact' });
	const form: FormState<PropertyStep> =
		result.outcome === 'sent'
			? { ...state, result: 'sent', bookingNumber: result.bookingNumber }
			: { ...state, result: 'failed' };
	return { form, alternatives: [], standings: null };
}

type Evaluated = { values: FormValues; errors: FieldErrors; next: PropertyStep };

/** The form's own errors and those of its properties, together; properties with an error lead back to the first step. */
async function evaluated(
	ctx: AppLoadContext,
	{ values, errors: own, next }: Evaluated,
): Promise<ShortlistEnquiryAnswer> {
	const codes = (values.houses ?? []).filter(isPropertyCode).slice(0, SHORTLIST_LIMIT);
	const { properties, missing } = await loadShortlist({ ctx, codes, rates: 'future' });
	const evaluation = validateProperties(
		properties,
		readStayRequest((name) => fieldText(values, name), ctx.today),
		ctx.today,
	);
	const gone: FieldErrors = missing.length > 0 ? { houses: { key: 'houses' } } : {};
	const errors = { ...evaluation.errors, ...gone, ...own };
	return {
		form: evaluatedState({ values, errors, next, periodFields: SHORTLIST_STEP_FIELDS.period }),
		alternatives: evaluation.nearest,
		standings: standingsView(properties, evaluation, ctx.language),
	};
}
