import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { payoutRunPath } from '~/domain/payout/payout-path';
import { readAdviceOfRun } from '~/domain/payout/read-advice.server';
import { answerAdvice } from '../documents/answer-advice.server';

/** `/partner/money/payouts/{run}/advices/{payout}.pdf`: what a run has paid an agency, for the team (PAYOUT-4). */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
	const runId = params.run ?? '';
	return answerAdvice(context, {
		...{ request, back: payoutRunPath(runId), file: params.file },
		read: (payoutId) => readAdviceOfRun({ ctx: context, runId, payoutId }),
	});
}
