import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { readPublicInfo } from '~/domain/agency/public-info.server';
import { GET_PUBLIC_INFO } from '~/domain/api/account-calls';
import { answerRead, PRIVATE, refuseMethod } from './answer-read.server';

/** `GET /api/travel-agency-public-info`. */
export function loader(args: LoaderFunctionArgs) {
	return answerRead(
		GET_PUBLIC_INFO,
		args,
		async ({ ctx, query }) => ({ value: await readPublicInfo(ctx, query.emailDomain) }),
		PRIVATE,
	);
}

export const action = refuseMethod;
