import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { listPayoutCurrencies } from '~/domain/agency/bank-requirements.server';
import { LIST_PAYOUT_CURRENCIES } from '~/domain/api/account-calls';
import { answerRead, PRIVATE, refuseMethod } from './answer-read.server';

/** `GET /api/payout-currencies`. */
export function loader(args: LoaderFunctionArgs) {
	return answerRead(
		LIST_PAYOUT_CURRENCIES,
		args,
		async ({ ctx }) => ({ value: await listPayoutCurrencies(ctx) }),
		PRIVATE,
	);
}

export const action = refuseMethod;
