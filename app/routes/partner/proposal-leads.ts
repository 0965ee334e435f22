import { json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import type { ClientLoaderFunctionArgs } from '@remix-run/react';
import { findProposal } from '~/domain/proposal/find-proposal.server';
import type { OfferableLead } from '~/domain/proposal/offerable-leads.server';
import { offerableLeads } from '~/domain/proposal/offerable-leads.server';
import { CACHE_CONTROL } from '~/platform/cache/cache-control';
import { missingPage } from '../forms/error-page.server';

/** `/partner/proposals/{id}/leads?q=`: open leads of the agency that fit the words, those of the proposal's client first. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
	const query = new URL(request.url).searchParams.get('q') ?? '';
	const record = await findProposal(context, params.proposalId ?? '').catch(missingPage(context));
	const client = { firstName: record.clientFirstName, lastName: record.clientLastName };
	return json(await offerableLeads({ ctx: context, client, query }), {
		headers: { 'cache-control': CACHE_CONTROL.personal },
	});
}

/** A search that fails finds nothing: an error here would take the builder and all that is typed in it. */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs): Promise<OfferableLead[]> {
	return (serverLoader() as Promise<OfferableLead[]>).catch(() => []);
}

/** Saving the draft finds no other leads. */
export const shouldRevalidate = () => false;
