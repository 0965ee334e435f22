import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { LIST_LEADS } from '~/domain/api/lead-calls';
import { leadAnswer } from '~/domain/lead/api/lead-answer';
import { listLeads } from '~/domain/lead/list/list-leads.server';
import { english } from './answer-lead.server';
import { answerRead, PRIVATE } from './answer-read.server';
import { action as createLead } from './new-lead';

/** `GET /api/sales/leads` (API-1). */
export function loader(args: LoaderFunctionArgs) {
	const { actor, brand, today } = args.context;
	const viewer = { actor, isCommissionDisplayed: brand.isCommissionDisplayed, today };
	return answerRead(
		LIST_LEADS,
		args,
		async ({ ctx, query }) => {
			const found = await listLeads({ ctx, question: query });
			if (!found) return [{ parameter: 'after', detail: 'There is no lead with this id; please begin again.' }];
			const last = found.items.at(-1);
			return {
				value: found.items.map((lead) => leadAnswer(lead, viewer)),
				total: found.total,
				next: found.hasMore && last ? { after: last.id } : null,
			};
		},
		PRIVATE,
	);
}

/** `POST /api/sales/leads`: a new lead of a property, as `POST /api/sales/leads/new/property`. */
export async function action(args: ActionFunctionArgs) {
	if (args.request.method === 'POST') return createLead(args);
	const headers = { allow: 'GET, HEAD, POST' };
	return english({ status: 405, title: 'Only GET and POST are supported here.', headers });
}
