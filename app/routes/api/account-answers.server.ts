import { requireActor } from '~/domain/access/require-actor';
import {
	bankAlternativesIn,
	listPayoutCurrencies,
	loadBankAlternatives,
} from '~/domain/agency/bank-requirements.server';
import { listAgencies } from '~/domain/agency/list-agencies.server';
import { readPublicInfo } from '~/domain/agency/public-info.server';
import {
	CREATE_TRAVEL_AGENCY,
	GET_BANK_REQUIREMENTS,
	GET_CURRENT_USER,
	GET_PUBLIC_INFO,
	GET_TRAVEL_AGENCY,
	LIST_PAYOUT_CURRENCIES,
	LIST_TRAVEL_AGENCIES,
	PATCH_TRAVEL_AGENCY,
	PATCH_USER,
} from '~/domain/api/account-calls';
import { GET_STREAM_TOKEN } from '~/domain/api/chat-calls';
import { streamToken } from '~/domain/conversation/stream-token.server';
import { DomainError } from '~/platform/errors';
import { agencyAnswer, userAnswer } from './answer-account.server';
import { PRIVATE } from './answer-read.server';
import { answered, type CallAnswer, read } from './call-answer.server';
import { createAgency } from './create-agency.server';
import { patchAgency } from './patch-agency.server';
import { patchUser } from './patch-user.server';

export const ACCOUNT_ANSWERS: readonly CallAnswer[] = [
	read(
		GET_CURRENT_USER,
		async ({ ctx, query }) => {
			const actor = requireActor(ctx, 'signedIn');
			const isPopulated = query['populate-travel-agency'] && actor.agency !== null;
			return {
				value: {
					user: userAnswer(actor),
					travelAgency: isPopulated && actor.agency ? await agencyAnswer(ctx, actor.agency.id) : null,
				},
			};
		},
		PRIVATE,
	),
	answered(PATCH_USER, patchUser),
	read(
		LIST_TRAVEL_AGENCIES,
		async ({ ctx }) => ({ value: (await listAgencies(ctx)).map(({ id, name }) => ({ _id: id, name })) }),
		PRIVATE,
	),
	answered(CREATE_TRAVEL_AGENCY, createAgency),
	read(GET_TRAVEL_AGENCY, async ({ ctx, params }) => ({ value: await agencyAnswer(ctx, params.id ?? '') }), PRIVATE),
	answered(PATCH_TRAVEL_AGENCY, patchAgency),
	read(GET_PUBLIC_INFO, async ({ ctx, query }) => ({ value: await readPublicInfo(ctx, query.emailDomain) }), PRIVATE),
	read(LIST_PAYOUT_CURRENCIES, async ({ ctx }) => ({ value: await listPayoutCurrencies(ctx) }), PRIVATE),
	read(
		GET_BANK_REQUIREMENTS,
		async ({ ctx, query }) => {
			const alternatives = await loadBankAlternatives(ctx, query.targetCurrency);
			if (!alternatives) throw new DomainError('not-found', `No payouts in ${query.targetCurrency}`);
			return { value: bankAlternativesIn(alternatives, ctx.language) };
		},
		PRIVATE,
	),
	read(GET_STREAM_TOKEN, async ({ ctx }) => ({ value: { token: await streamToken({ ctx }) } }), PRIVATE),
];
