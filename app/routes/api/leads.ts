import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { LIST_LEADS } from '~/domain/api/lead-calls';
import { leadAnswer } from '~/domain/lead/api/lead-answer';
import { listLeads } from '~/domain/lead/list/list-leads.server';
import { answerRead, PRIVATE, refuseMethod } from './answer-read.server';

/** `GET /api/sales/leads` (P§7, decisions 79). */
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
				next: found.hasMore && last ? { after: last.id } : null,
			};
		},
		PRIVATE,
	);
}

export const action = refuseMethod;
