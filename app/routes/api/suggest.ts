import { json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { evaluateAccess } from '~/domain/access/access-groups';
import { SUGGEST } from '~/domain/api/read-calls';
import { suggest } from '~/domain/search/suggest.server';
import { CACHE_POLICIES } from '~/platform/cache-policy';
import { refuseMethod, unknownQuery } from './answer-read.server';

/** `GET /api/suggest?q=`: what the search boxes offer for a text; `lng` says in which language. */
export async function loader({ request, context }: LoaderFunctionArgs) {
	if (request.method !== 'GET' && request.method !== 'HEAD') return refuseMethod();
	const { searchParams } = new URL(request.url);
	const unknown = unknownQuery(SUGGEST, searchParams);
	if (unknown) return unknown;
	const text = searchParams.get('q') ?? '';
	// Hotels are for users who may open them (ACCESS-4); a response specific to one user is not cached.
	const { actor, brand } = context;
	const hasHotels = evaluateAccess('brandPartners', actor, brand) === 'allowed';
	const isForEverybody = hasHotels === (evaluateAccess('brandPartners', null, brand) === 'allowed');
	const policy = isForEverybody ? CACHE_POLICIES.publicPage : CACHE_POLICIES.personal;
	return json(await suggest({ ctx: context, text, hasHotels }), { headers: { 'cache-control': policy } });
}

export const action = refuseMethod;
