import type { AppLoadContext } from '~/context';
import type { Faults } from '~/domain/enquiry/fault';
import { HONEYPOT, isCaught } from '~/domain/enquiry/honeypot';
import { judgeProperties } from '~/domain/enquiry/judge-properties';
import type { PropertyStep } from '~/domain/enquiry/property-enquiry-steps';
import { reachDatabase } from '~/domain/enquiry/reach-database.server';
import { readWish } from '~/domain/enquiry/read-wish';
import { sendShortlistEnquiry } from '~/domain/enquiry/send-shortlist-enquiry.server';
import { shortlistEnquirySchema, shortlistPeriodSchema } from '~/domain/enquiry/shortlist-enquiry-schema';
import { SHORTLIST_STEP_FIELDS } from '~/domain/enquiry/shortlist-enquiry-steps';
import { readClientKey } from '~/domain/idempotency/submission';
import { loadShortlist } from '~/domain/shortlist/load-shortlist.server';
import { isPropertyCode, SHORTLIST_LIMIT } from '~/domain/shortlist/property-code';
import type { Period } from '~/domain/stay/stay-rate';
import { judgedState, withNear } from '../enquiry/enquiry-state.server';
import { NEAR_FIELD } from '../enquiry/near-field';
import { type FormState, type FormValues, fieldText, GO_FIELD, KEY_FIELD, STEP_FIELD } from '../form/form-state';
import { refusedState } from '../form/outcome.server';
import { formOf, keepValues, readForm } from '../form/read-form.server';
import { type Standings, standingsView } from './enquiry-view';

export type ShortlistEnquiryAnswer = {
	form: FormState<PropertyStep>;
	/** Periods in which all are free, as values of their buttons. */
	near: readonly Period[];
	/** Null when they could not be looked up. */
	standings: Standings | null;
};

const NAMES = [...SHORTLIST_STEP_FIELDS.period, ...SHORTLIST_STEP_FIELDS.contact, KEY_FIELD];

/** One sending of the enquiry about several houses: a step on, a step back, another period, or the whole of it. */
export async function answerShortlistEnquiry({
	ctx,
	form,
}: {
	ctx: AppLoadContext;
	form: FormData;
}): Promise<ShortlistEnquiryAnswer> {
	const step: PropertyStep = form.get(STEP_FIELD) === 'contact' ? 'contact' : 'period';
	const values = withNear(keepValues(form, NAMES), form.get(NEAR_FIELD));
	const state: FormState<PropertyStep> = { step, values, faults: {}, result: 'idle' };
	try {
		if (isCaught(form.getAll(HONEYPOT))) {
			return { form: { ...state, step: 'contact', result: 'sent' }, near: [], standings: null };
		}
		if (step === 'contact' && form.get(GO_FIELD) !== 'back') return await send(ctx, state);
		const read = readForm(formOf(values), shortlistPeriodSchema(ctx.today));
		const isGoingOn = step === 'period' && !form.get(NEAR_FIELD);
		return await judged(ctx, {
			values,
			faults: step === 'period' && 'faults' in read ? read.faults : {},
			next: isGoingOn ? 'contact' : 'period',
		});
	} catch (error) {
		return { form: refusedState(error, state), near: [], standings: null };
	}
}

async function send(ctx: AppLoadContext, state: FormState<PropertyStep>): Promise<ShortlistEnquiryAnswer> {
	const { values } = state;
	const read = readForm(formOf(values), shortlistEnquirySchema(ctx.today));
	if ('faults' in read) return judged(ctx, { values, faults: read.faults, next: 'contact' });
	const clientKey = readClientKey(fieldText(values, KEY_FIELD));
	const result = await sendShortlistEnquiry({
		ctx,
		input: read.value,
		submission: { clientKey, onOtherBody: 'create' },
	});
	if (result.outcome === 'faulty') return judged(ctx, { values, faults: result.faults, next: 'contact' });
	const form: FormState<PropertyStep> =
		result.outcome === 'sent'
			? { ...state, result: 'sent', bookingNumber: result.bookingNumber }
			: { ...state, result: 'failed' };
	return { form, near: [], standings: null };
}

type Judged = { values: FormValues; faults: Faults; next: PropertyStep };

/** The form's own faults and those of its properties, together; properties at fault lead back to the first step. */
async function judged(ctx: AppLoadContext, { values, faults: own, next }: Judged): Promise<ShortlistEnquiryAnswer> {
	const codes = (values.houses ?? []).filter(isPropertyCode).slice(0, SHORTLIST_LIMIT);
	const { properties, missing } = await reachDatabase(loadShortlist({ ctx, codes, rates: 'future' }));
	const judgement = judgeProperties(
		properties,
		readWish((name) => fieldText(values, name), ctx.today),
		ctx.today,
	);
	const gone: Faults = missing.length > 0 ? { houses: { key: 'houses' } } : {};
	const faults = { ...judgement.faults, ...gone, ...own };
	return {
		form: judgedState({ values, faults, next, periodFields: SHORTLIST_STEP_FIELDS.period }),
		near: judgement.nearest,
		standings: standingsView(properties, judgement, ctx.language),
	};
}
