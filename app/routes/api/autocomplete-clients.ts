import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { SUGGEST_CLIENTS } from '~/domain/api/lead-calls';
import { suggestClients } from '~/domain/lead/list/suggest-clients.server';
import { answerRead, PRIVATE, refuseMethod } from './answer-read.server';

/** `GET /api/autocomplete/clients`. */
export function loader(args: LoaderFunctionArgs) {
	return answerRead(
		SUGGEST_CLIENTS,
		args,
		async ({ ctx, query }) => {
			const clients = await suggestClients({ ctx, fullText: query.fullText });
			return {
				value: clients.map(({ leads, ...client }) => ({ ...client, leads: leads.map((reference) => ({ reference })) })),
			};
		},
		PRIVATE,
	);
}

export const action = refuseMethod;
