import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { requireActor } from '~/domain/access/require-actor';
import { GET_CURRENT_USER } from '~/domain/api/account-calls';
import { agencyAnswer, userAnswer } from './answer-account.server';
import { answerRead, PRIVATE, refuseMethod } from './answer-read.server';

/** `GET /api/current_user`; 401 without a session (`app/routes/access.ts`). */
export function loader(args: LoaderFunctionArgs) {
	return answerRead(
		GET_CURRENT_USER,
		args,
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
	);
}

export const action = refuseMethod;
