import { json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { suggest } from '~/domain/search/suggest.server';
import { CACHE_POLICIES } from '~/platform/cache-policy';
import { refuseManyReads, refuseMethod } from './answer-read.server';

/** `GET /api/suggest?q=`: what the search boxes offer for a text (P§2); `lng` says in which language. */
export async function loader({ request, context }: LoaderFunctionArgs) {
	const tooMany = refuseManyReads(context);
	if (tooMany) return tooMany;
	const text = new URL(request.url).searchParams.get('q') ?? '';
	return json(await suggest({ ctx: context, text }), { headers: { 'cache-control': CACHE_POLICIES.publicPage } });
}

export const action = refuseMethod;
