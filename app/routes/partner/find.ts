import { json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { findEverywhere } from '~/domain/find/find-everywhere.server';
import { CACHE_CONTROL } from '~/platform/cache/cache-control';

/** `/partner/find?q=`: the results of the search in the trade's header; `lng` selects the language. */
export async function loader({ request, context }: LoaderFunctionArgs) {
	const text = new URL(request.url).searchParams.get('q') ?? '';
	return json(await findEverywhere({ ctx: context, text }), { headers: { 'cache-control': CACHE_CONTROL.personal } });
}
