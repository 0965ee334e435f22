import type { AppLoadContext } from '~/context';
import {
	CREATE_LEAD,
	CREATE_LEAD_RESOURCE,
	DELETE_LEAD,
	GET_LEAD,
	LIST_LEADS,
	PATCH_LEAD,
	PATCH_LEAD_RESOURCE,
	REPORT_SALES,
	SUGGEST_CLIENTS,
	SUGGEST_LAST_LEADS,
} from '~/domain/api/lead-calls';
import { leadAnswer, leadDetailsAnswer } from '~/domain/lead/api/lead-answer';
import { deleteInterest } from '~/domain/lead/delete-interest.server';
import { lastLeads } from '~/domain/lead/list/last-leads.server';
import { listLeads } from '~/domain/lead/list/list-leads.server';
import { readLead } from '~/domain/lead/list/read-lead.server';
import { salesReport } from '~/domain/lead/list/sales-report.server';
import { suggestClients } from '~/domain/lead/list/suggest-clients.server';
import { leadFailure } from './answer-lead.server';
import { PRIVATE } from './answer-read.server';
import { answered, type CallAnswer, read } from './call-answer.server';
import { createLead } from './create-lead.server';
import { patchLead } from './patch-lead.server';

const viewerOf = ({ actor, brand, today }: AppLoadContext) => ({
	...{ actor, today },
	isCommissionDisplayed: brand.isCommissionDisplayed,
});

export const LEAD_ANSWERS: readonly CallAnswer[] = [
	read(
		LIST_LEADS,
		async ({ ctx, query }) => {
			const found = await listLeads({ ctx, question: query });
			if (!found) return [{ parameter: 'after', detail: 'There is no lead with this id; please begin again.' }];
			const last = found.items.at(-1);
			return {
				value: found.items.map((lead) => leadAnswer(lead, viewerOf(ctx))),
				total: found.total,
				next: found.hasMore && last ? { after: last.id } : null,
			};
		},
		PRIVATE,
	),
	read(
		GET_LEAD,
		async ({ ctx, params }) => ({
			value: leadDetailsAnswer(await readLead({ ctx, id: params.id ?? '' }), viewerOf(ctx)),
		}),
		PRIVATE,
	),
	...[answered(CREATE_LEAD, createLead), answered(CREATE_LEAD_RESOURCE, createLead)],
	...[answered(PATCH_LEAD, patchLead), answered(PATCH_LEAD_RESOURCE, patchLead)],
	answered(DELETE_LEAD, async ({ context, params }) => {
		try {
			await deleteInterest({ ctx: context, lead: { id: params.id ?? '', version: null } });
			return new Response(null, { status: 204, headers: { 'cache-control': 'private, no-store' } });
		} catch (error) {
			return leadFailure(error);
		}
	}),
	read(
		REPORT_SALES,
		async ({ ctx, query }) => {
			const reports = await salesReport({ ctx, period: query });
			return {
				value: reports.map(({ agency, currency, leads, commission }) => ({
					agency,
					currencyCode: currency,
					leads: leads.map(({ status, count, totalMinor }) => ({ status, count, total: totalMinor })),
					commission,
				})),
			};
		},
		PRIVATE,
	),
	read(
		SUGGEST_CLIENTS,
		async ({ ctx, query }) => {
			const clients = await suggestClients({ ctx, fullText: query.fullText });
			return {
				value: clients.map(({ leads, ...client }) => ({ ...client, leads: leads.map((reference) => ({ reference })) })),
			};
		},
		PRIVATE,
	),
	read(SUGGEST_LAST_LEADS, async ({ ctx }) => ({ value: await lastLeads({ ctx }) }), PRIVATE),
];
