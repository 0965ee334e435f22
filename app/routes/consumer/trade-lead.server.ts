import { json, redirect } from '@remix-run/cloudflare';
import type { TradeLeadData } from '~/components/trade/lead/trade-lead-data';
import type { AppLoadContext } from '~/context';
import { findLead, type LeadRecord } from '~/domain/lead/find-lead.server';
import { leadScope } from '~/domain/lead/lead-scope';
import { propertyPath } from '~/domain/place/property-path';
import { tradeRights } from '~/domain/trade/is-trade-visitor';
import { LEAD_NAME, type LeadAction, PREVIEW_NAME } from '~/domain/trade/lead-form';
import type { Actor } from '~/domain/user/actor';
import { serverTexts } from '~/locales/server';
import { answerForm } from '../forms/answer-form.server';
import { readFormData } from '../forms/read-form.server';
import { answerTradeLead } from './answer-trade-lead.server';
import { loadLeadDialog, previewOf } from './load-lead-dialog.server';
import { loadTradeProperty } from './load-trade-property.server';

type Input = {
	ctx: AppLoadContext;
	actor: Actor;
	which: Parameters<typeof loadTradeProperty>[0]['which'];
	action: LeadAction;
	request: Request;
};

/**
 * The dialog's data, or the figures alone where only they are requested; users without permission are redirected to the property. Throws
 * DomainError 'not-found', 'forbidden' or 'unavailable'.
 */
export async function tradeLeadData({ ctx, actor, which, action, request }: Input): Promise<Response> {
	const { searchParams: query, search } = new URL(request.url);
	refuseOthers({ ctx, actor, which, action }, search);
	if (query.has(PREVIEW_NAME)) {
		const view = await loadTradeProperty({ ctx, actor, which, query });
		const values = Object.fromEntries([...query.keys()].map((name) => [name, query.getAll(name)]));
		return json({ preview: await previewOf({ ctx, action, view, values, known: knownLead(query) }) });
	}
	const leadId = query.get(LEAD_NAME);
	const known = leadId ? await findLead(ctx.db, leadScope(ctx), leadId) : null;
	// The page beneath a lead's dialog shows the lead's own stay.
	const view = await loadTradeProperty({ ctx, actor, which, query: known ? stayOfLead(known, query) : query });
	const dialog = await loadLeadDialog({ ctx, action, view, query, known });
	const texts = serverTexts(ctx);
	const names = { house: view.property.name, place: view.property.place.name };
	const data: TradeLeadData = {
		view,
		dialog,
		alternates: { en: propertyPath({ ...which, action }, 'en'), de: propertyPath({ ...which, action }, 'de') },
		title: `${texts.t(`trade-lead:title.${dialog.purpose}`, names)}, ${names.house}`,
		description: texts.t('trade-lead:description', names),
	};
	return json({ trade: data, alternates: data.alternates });
}

/** One sending of the dialog. Throws as `tradeLeadData`. */
export async function tradeLeadAnswer({ ctx, actor, which, action, request }: Input): Promise<Response> {
	const { searchParams: query, search } = new URL(request.url);
	refuseOthers({ ctx, actor, which, action }, search);
	const viewOf = (input: URLSearchParams) => loadTradeProperty({ ctx, actor, which, query: input });
	return answerForm(await answerTradeLead({ ctx, action, form: await readFormData(request), query, viewOf }));
}

function stayOfLead({ checkIn, checkOut, serviceLevel }: LeadRecord, query: URLSearchParams): URLSearchParams {
	const requested = new URLSearchParams(query);
	for (const [name, value] of Object.entries({ checkIn, checkOut, serviceLevel }))
		if (value && !requested.has(name)) requested.set(name, value);
	return requested;
}

/** A lead that goes on; of its version only sendings speak. */
function knownLead(query: URLSearchParams): { id: string; version: number } | null {
	const id = query.get('lead');
	return id ? { id, version: 0 } : null;
}

function refuseOthers({ ctx, actor, which, action }: Omit<Input, 'request'>, search: string): void {
	const { canBook, canSave } = tradeRights(actor);
	if (action === 'save-interest' ? canSave : canBook) return;
	throw redirect(`${propertyPath(which, ctx.language)}${search}`);
}
