import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { bankAlternativesIn, loadBankAlternatives } from '~/domain/agency/bank-requirements.server';
import { GET_BANK_REQUIREMENTS } from '~/domain/api/account-calls';
import { DomainError } from '~/platform/errors';
import { answerRead, PRIVATE, refuseMethod } from './answer-read.server';

/** `GET /api/bank-account-requirements`. */
export function loader(args: LoaderFunctionArgs) {
	return answerRead(
		GET_BANK_REQUIREMENTS,
		args,
		async ({ ctx, query }) => {
			const alternatives = await loadBankAlternatives(ctx, query.targetCurrency);
			if (!alternatives) throw new DomainError('not-found', `No payouts in ${query.targetCurrency}`);
			return { value: bankAlternativesIn(alternatives, ctx.language) };
		},
		PRIVATE,
	);
}

export const action = refuseMethod;
