import { json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { parsePropertyPath } from '~/domain/place/property-path';
import { readRequestedStay } from '~/domain/property/requested-stay';
import { CACHE_CONTROL } from '~/platform/cache/cache-control';
import { notFound } from '../forms/error-page.server';
import { cachedProperty } from './cached-property.server';
import { similarCards } from './similar-cards.server';

/** `GET /similar-properties/{path of a property}?checkIn=…`: cards of properties like it, requested when its page shows them (SEARCH-28). */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
	const requested = parsePropertyPath(`/${params['*'] ?? ''}`);
	if (!requested?.city || !requested.name || requested.action) throw notFound(context);
	const { type, country, city, name } = requested;
	const property = await cachedProperty(context, { type, country, city, name });
	const stay = readRequestedStay(new URL(request.url).searchParams);
	const cards = await similarCards(context, property, stay);
	return json(cards, { headers: { 'cache-control': CACHE_CONTROL.publicPage, 'x-robots-tag': 'noindex' } });
}
