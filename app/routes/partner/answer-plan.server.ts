import { json, type TypedResponse } from '@remix-run/cloudflare';
import type { PlanAnswer } from '~/components/trade/hotel-desk/plans/plan-answer';
import type { AppLoadContext } from '~/context';
import { stepBack } from '~/domain/hotel-desk/rates/edit-rates.server';
import { countOf, textOf } from '../forms/answer-verb.server';
import { missingPage } from '../forms/error-page.server';
import { formErrorOf } from '../forms/form-error.server';

/** Runs the verb of a page of plans, or takes a step of the draft back; expected errors become its answer, and what is not there a 404. */
export async function answerPlan(
	context: AppLoadContext,
	form: FormData,
	verb: (intent: string, seen: number) => Promise<TypedResponse<PlanAnswer>>,
): Promise<TypedResponse<PlanAnswer>> {
	const at = context.now;
	const intent = textOf(form, 'intent');
	const seen = countOf(form, 'seen');
	try {
		if (intent === 'undo' || intent === 'discard') {
			await stepBack({ ctx: context, seen, isAll: intent === 'discard' });
			return json<PlanAnswer>({ at, outcome: intent === 'undo' ? 'undone' : 'discarded' });
		}
		return await verb(intent, seen);
	} catch (error) {
		if (error instanceof Response) throw error;
		try {
			const words = {
				'changed-meanwhile': 'changed-meanwhile',
				unavailable: 'failed',
				published: 'published',
			} as const;
			const { word, status } = formErrorOf(error, words);
			return json<PlanAnswer>({ at, outcome: word }, { status });
		} catch {
			return missingPage(context)(error);
		}
	}
}
