import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { jobLinkPath } from '~/domain/concierge/job-token';
import { readAdviceOfJobLink } from '~/domain/payout/read-supplier-advice.server';
import { answerSupplierAdvice } from '../documents/answer-advice.server';

/** `/partner/concierge-jobs/{token}/remittance-advice.pdf`: what a supplier was paid, by the link of one of its jobs (PAYOUT-6). */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
	const token = params.job ?? '';
	return answerSupplierAdvice(context, {
		...{ request, back: jobLinkPath(token), language: context.language },
		read: () => readAdviceOfJobLink({ ctx: context, token }),
	});
}
