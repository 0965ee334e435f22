import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { SUGGEST_LAST_LEADS } from '~/domain/api/lead-calls';
import { lastLeads } from '~/domain/lead/list/last-leads.server';
import { answerRead, PRIVATE, refuseMethod } from './answer-read.server';

/** `GET /api/autocomplete/last-leads`. */
export function loader(args: LoaderFunctionArgs) {
	return answerRead(SUGGEST_LAST_LEADS, args, async ({ ctx }) => ({ value: await lastLeads({ ctx }) }), PRIVATE);
}

export const action = refuseMethod;
