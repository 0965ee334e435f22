import { type FormState, fieldText } from '~/components/form/form-state';
import { type Standings, standingsView } from '~/components/shortlist/enquiry-view';
import type { AppLoadContext } from '~/context';
import type { PropertyStep } from '~/domain/enquiry/property-enquiry-steps';
import { readStayRequest } from '~/domain/enquiry/read-stay-request';
import { sendShortlistEnquiry } from '~/domain/enquiry/send-shortlist-enquiry.server';
import { shortlistEnquirySchema, shortlistPeriodSchema } from '~/domain/enquiry/shortlist-enquiry-schema';
import { SHORTLIST_STEP_FIELDS } from '~/domain/enquiry/shortlist-enquiry-steps';
import { validateProperties } from '~/domain/enquiry/validate-properties';
import type { FieldErrors } from '~/domain/form/field-error';
import { readAges } from '~/domain/lead/lead-party';
import { loadShortlist } from '~/domain/shortlist/load-shortlist.server';
import { isPropertyCode, SHORTLIST_LIMIT } from '~/domain/shortlist/property-code';
import type { Period } from '~/domain/stay/stay-rate';
import { answerSteps, readValues, type Submission, stateAfter, stateWith } from '../forms/stepped-form.server';
import { enquirySteps } from './enquiry-steps.server';

export type ShortlistEnquiryAnswer = {
	form: FormState<PropertyStep>;
	/** Periods in which all are free, as values of their buttons. */
	alternatives: readonly Period[];
	/** Null when they could not be looked up. */
	standings: Standings | null;
};

const STEPS = enquirySteps(SHORTLIST_STEP_FIELDS);

const NOTHING: Omit<ShortlistEnquiryAnswer, 'form'> = { alternatives: [], standings: null };

type Input = { ctx: AppLoadContext; form: FormData };

/** One submission of the enquiry about several properties: a step on, a step back, another period, or the whole of it. */
export function answerShortlistEnquiry({ ctx, form }: Input): Promise<ShortlistEnquiryAnswer> {
	return answerSteps({
		form,
		steps: STEPS,
		nothing: () => NOTHING,
		answer: async (sent) => {
			if (sent.move === 'look') return evaluated(ctx, sent, {});
			const isSent = sent.move === 'send';
			const read = readValues(sent, isSent ? shortlistEnquirySchema(ctx.today) : shortlistPeriodSchema(ctx.today));
			if ('errors' in read) return evaluated(ctx, sent, read.errors);
			if (!isSent) return evaluated(ctx, sent, {});
			const submission = { clientKey: sent.clientKey, onOtherBody: 'create' } as const;
			const result = await sendShortlistEnquiry({ ctx, input: read.value, submission });
			if (result.outcome === 'invalid') return evaluated(ctx, sent, result.errors);
			return { ...NOTHING, form: stateAfter(sent.state, result) };
		},
	});
}

/** The form's own errors and those of its properties, together; properties with an error lead back to the first step. */
async function evaluated(
	ctx: AppLoadContext,
	sent: Submission<PropertyStep>,
	own: FieldErrors,
): Promise<ShortlistEnquiryAnswer> {
	const { values } = sent.state;
	const codes = (values.houses ?? []).filter(isPropertyCode).slice(0, SHORTLIST_LIMIT);
	const { properties, missing } = await loadShortlist({ ctx, codes, rates: 'future' });
	const stayRequest = {
		...readStayRequest((name) => fieldText(values, name), ctx.today),
		childrenAges: readAges(values.childrenAges ?? []),
	};
	const evaluation = validateProperties(properties, stayRequest, ctx.today);
	const gone: FieldErrors = missing.length > 0 ? { houses: { key: 'houses' } } : {};
	return {
		form: stateWith(sent, { ...evaluation.errors, ...gone, ...own }),
		alternatives: evaluation.nearest,
		standings: standingsView(properties, evaluation, ctx.language),
	};
}
