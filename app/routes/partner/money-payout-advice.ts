import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { payoutRunPath } from '~/domain/payout/payout-path';
import { readAdviceOfRun } from '~/domain/payout/read-advice.server';
import { readAdviceOfSupplier } from '~/domain/payout/read-supplier-advice.server';
import { answerAdvice, answerSupplierAdvice, payoutIdIn } from '../documents/answer-advice.server';

/** `/partner/money/payouts/{run}/advices/{payout}.pdf`: what a run has paid an agency or a supplier, for the team (PAYOUT-4, PAYOUT-6). */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
	const runId = params.run ?? '';
	const at = { request, back: payoutRunPath(runId) };
	const { file } = params;
	if (file?.startsWith('supplierpay_'))
		return answerSupplierAdvice(context, {
			...{ ...at, language: null },
			read: () => readAdviceOfSupplier({ ctx: context, runId, payoutId: payoutIdIn(file, 'supplierpay') }),
		});
	return answerAdvice(context, {
		...{ ...at, file },
		read: (payoutId) => readAdviceOfRun({ ctx: context, runId, payoutId }),
	});
}
