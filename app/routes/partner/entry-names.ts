import { json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { suggestEntries } from '~/domain/administration/entries/suggest-entries.server';
import { CACHE_CONTROL } from '~/platform/cache/cache-control';

/** `/partner/dashboard/admin/entry-names?kind=places&q=le`: entries that a field of another entry may name (ADMIN-7). */
export async function loader({ context, request }: LoaderFunctionArgs) {
	const query = new URL(request.url).searchParams;
	const kind = query.get('kind') === 'suppliers' ? 'suppliers' : 'places';
	const entries = await suggestEntries({ ctx: context, kind, text: query.get('q') ?? '' });
	return json({ kind, entries }, { headers: { 'cache-control': CACHE_CONTROL.personal } });
}
