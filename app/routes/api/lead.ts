import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { DELETE_LEAD, GET_LEAD } from '~/domain/api/lead-calls';
import { leadDetailsAnswer } from '~/domain/lead/api/lead-answer';
import { deleteInterest } from '~/domain/lead/delete-interest.server';
import { readLead } from '~/domain/lead/list/read-lead.server';
import { english, leadFailure } from './answer-lead.server';
import { answerRead, PRIVATE, unknownQuery } from './answer-read.server';
import { action as changeLead } from './lead-property';

/** `GET /api/sales/leads/{id}` (API-1). */
export function loader(args: LoaderFunctionArgs) {
	const { actor, brand, today } = args.context;
	const viewer = { actor, isCommissionDisplayed: brand.isCommissionDisplayed, today };
	return answerRead(
		GET_LEAD,
		args,
		async ({ ctx, params }) => ({ value: leadDetailsAnswer(await readLead({ ctx, id: params.id ?? '' }), viewer) }),
		PRIVATE,
	);
}

/** `PATCH /api/sales/leads/{id}` as `PATCH …/property`; `DELETE` puts an interest away. */
export async function action(args: ActionFunctionArgs) {
	const { context, request, params } = args;
	if (request.method === 'PATCH') return changeLead(args);
	if (request.method !== 'DELETE')
		return english({
			status: 405,
			title: 'Only GET, PATCH and DELETE are supported here.',
			headers: { allow: 'GET, HEAD, PATCH, DELETE' },
		});
	const unknown = unknownQuery(DELETE_LEAD, new URL(request.url).searchParams);
	if (unknown) return unknown;
	try {
		await deleteInterest({ ctx: context, lead: { id: params.id ?? '', version: null } });
		return new Response(null, { status: 204, headers: { 'cache-control': 'private, no-store' } });
	} catch (error) {
		return leadFailure(error);
	}
}
