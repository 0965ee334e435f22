import { json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { parsePropertyPath } from '~/domain/place/property-path';
import { loadStays } from '~/domain/property/load-stays.server';
import { CACHE_CONTROL } from '~/platform/cache/cache-control';
import { missingPage, notFound } from '../forms/error-page.server';

/** `GET /property-calendar/{path of a property}`: the stays of 24 months, requested when its calendar opens (PRICE-19). */
export async function loader({ context, params }: LoaderFunctionArgs) {
	const requested = parsePropertyPath(`/${params['*'] ?? ''}`);
	if (!requested?.city || !requested.name || requested.action) throw notFound(context);
	const { type, country, city, name } = requested;
	const stays = await loadStays({ ctx: context, which: { type, country, city, name } }).catch(missingPage(context));
	return json(stays, { headers: { 'cache-control': CACHE_CONTROL.publicPage, 'x-robots-tag': 'noindex' } });
}
