import type { AppLoadContext } from '~/context';
import type { EnquiryProperty, WhichProperty } from '~/domain/enquiry/enquiry-property';
import { type NearView, nearView, type WishView, wishView } from '~/domain/enquiry/enquiry-view';
import type { Faults } from '~/domain/enquiry/fault';
import { HONEYPOT, isCaught } from '~/domain/enquiry/honeypot';
import { judgeWish } from '~/domain/enquiry/judge-wish';
import { loadEnquiryProperty } from '~/domain/enquiry/load-enquiry-property.server';
import { propertyEnquirySchema, propertyPeriodSchema } from '~/domain/enquiry/property-enquiry-schema';
import { PROPERTY_STEP_FIELDS, type PropertyStep } from '~/domain/enquiry/property-enquiry-steps';
import { reachDatabase } from '~/domain/enquiry/reach-database.server';
import { readWish } from '~/domain/enquiry/read-wish';
import { sendPropertyEnquiry } from '~/domain/enquiry/send-property-enquiry.server';
import { readClientKey } from '~/domain/idempotency/submission';
import { type FormState, type FormValues, fieldText, GO_FIELD, KEY_FIELD, STEP_FIELD } from '../form/form-state';
import { refusedState } from '../form/outcome.server';
import { formOf, keepValues, readForm } from '../form/read-form.server';
import { judgedState, withNear } from './enquiry-state.server';
import { NEAR_FIELD } from './near-field';

export type PropertyEnquiryAnswer = {
	form: FormState<PropertyStep>;
	near: readonly NearView[];
	/** Null when it could not be looked up. */
	wish: WishView | null;
};

type Asked = { ctx: AppLoadContext; which: WhichProperty; form: FormData };

const NAMES = [...PROPERTY_STEP_FIELDS.period, ...PROPERTY_STEP_FIELDS.contact, KEY_FIELD];

/** One sending of the property enquiry: a step on, a step back, another period, or the whole of it. Throws DomainError 'not-found'. */
export async function answerPropertyEnquiry({ ctx, which, form }: Asked): Promise<PropertyEnquiryAnswer> {
	const step: PropertyStep = form.get(STEP_FIELD) === 'contact' ? 'contact' : 'period';
	const values = withNear(keepValues(form, NAMES), form.get(NEAR_FIELD));
	const state: FormState<PropertyStep> = { step, values, faults: {}, result: 'idle' };
	try {
		if (isCaught(form.getAll(HONEYPOT)))
			return { form: { ...state, step: 'contact', result: 'sent' }, near: [], wish: null };
		if (step === 'contact' && form.get(GO_FIELD) !== 'back') return await send({ ctx, which, state });
		return await lookAtPeriod({ ctx, which, state, isGoingOn: step === 'period' && !form.get(NEAR_FIELD) });
	} catch (error) {
		return { form: refusedState(error, state), near: [], wish: null };
	}
}

type Step = { ctx: AppLoadContext; which: WhichProperty; state: FormState<PropertyStep> };

/** The first step: its own faults and the property's, together. */
async function lookAtPeriod({ ctx, which, state, isGoingOn }: Step & { isGoingOn: boolean }) {
	const read = readForm(formOf(state.values), propertyPeriodSchema(ctx.today));
	const property = await reachDatabase(loadEnquiryProperty({ ctx, which }));
	const isComingBack = state.step === 'contact';
	const faults = isComingBack || !('faults' in read) ? {} : read.faults;
	return judged({ ctx, property, values: state.values, faults, next: isGoingOn ? 'contact' : 'period' });
}

async function send({ ctx, which, state }: Step): Promise<PropertyEnquiryAnswer> {
	const read = readForm(formOf(state.values), propertyEnquirySchema(ctx.today));
	if ('faults' in read) {
		const property = await reachDatabase(loadEnquiryProperty({ ctx, which }));
		return judged({ ctx, property, values: state.values, faults: read.faults, next: 'contact' });
	}
	const clientKey = readClientKey(fieldText(state.values, KEY_FIELD));
	const result = await sendPropertyEnquiry({
		ctx,
		which,
		input: read.value,
		submission: { clientKey, onOtherBody: 'create' },
	});
	if (result.outcome === 'faulty' && result.property)
		return judged({ ctx, property: result.property, values: state.values, faults: result.faults, next: 'contact' });
	if (result.outcome !== 'sent') return { form: { ...state, result: 'failed' }, near: [], wish: null };
	const { property, enquiry } = result;
	const wish = { ...enquiry, period: enquiry };
	return {
		form: { ...state, result: 'sent', bookingNumber: result.bookingNumber },
		near: [],
		wish: wishView(property, wish, judgeWish(property, wish, ctx.today)),
	};
}

type Judged = {
	ctx: AppLoadContext;
	property: EnquiryProperty;
	values: FormValues;
	faults: Faults;
	/** Where it goes on when nothing is at fault. */
	next: PropertyStep;
};

function judged({ ctx, property, values, faults: own, next }: Judged): PropertyEnquiryAnswer {
	const wish = readWish((name) => fieldText(values, name), ctx.today);
	const judgement = judgeWish(property, wish, ctx.today);
	const faults = { ...judgement.faults, ...own };
	return {
		form: judgedState({ values, faults, next, periodFields: PROPERTY_STEP_FIELDS.period }),
		near: judgement.nearest.map((near) => nearView(property, near)),
		wish: wishView(property, wish, judgement),
	};
}
