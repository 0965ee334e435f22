import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { readAdviceOfAgency } from '~/domain/payout/read-advice.server';
import { answerAdvice } from '../documents/answer-advice.server';

/** `/partner/dashboard/payouts/{payout}.pdf`: what the agency was paid (PAYOUT-4). */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
	return answerAdvice(context, {
		...{ request, back: '/partner/dashboard/commission', file: params.file },
		read: (payoutId) => readAdviceOfAgency({ ctx: context, payoutId }),
	});
}
