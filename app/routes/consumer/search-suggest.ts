import { json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { suggestAnswer } from '~/components/search/suggest/suggest-answer.server';
import type { RequestContext } from '~/context';
import { evaluateAccess } from '~/domain/access/access-groups';
import { CACHE_CONTROL } from '~/platform/cache/cache-control';

/** What stands below a search box for a text (`q`), in the form that its other names are filled in with. */
export async function loader({ request, context }: LoaderFunctionArgs) {
	const { actor } = context;
	const hasHotels = mayOpenHotels(context, actor);
	const isForEverybody = hasHotels === mayOpenHotels(context, null);
	return json(await suggestAnswer({ ctx: context, query: new URL(request.url).searchParams, hasHotels }), {
		headers: { 'cache-control': isForEverybody ? CACHE_CONTROL.publicPage : CACHE_CONTROL.personal },
	});
}

/** Hotels are for users who may open them (ACCESS-4); an answer specific to one user is not cached. */
function mayOpenHotels({ brand }: RequestContext, actor: RequestContext['actor']): boolean {
	return evaluateAccess('brandPartners', actor, brand) === 'allowed';
}
