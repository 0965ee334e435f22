import { json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { cardView } from '~/components/search/card-view';
import { pointsView } from '~/components/search/map/points-view';
import { resultTexts } from '~/components/search/result-texts';
import { parseSearchFilter } from '~/domain/search/parse-search-filter';
import { findCard, findPoints } from '~/domain/search/points/find-points.server';
import { isPropertyCode, propertyId } from '~/domain/shortlist/property-code';
import { seesCommissions } from '~/domain/trade/sees-commissions';
import { CACHE_CONTROL } from '~/platform/cache/cache-control';

/** The pins of a search's map, or with `card` the card of one of its properties. Takes the query of the search. */
export async function loader({ request, context }: LoaderFunctionArgs) {
	const { searchParams } = new URL(request.url);
	const { filter } = parseSearchFilter(searchParams, context.today);
	const code = searchParams.get('card');
	const isForEverybody = !seesCommissions(context);
	const headers = { 'cache-control': isForEverybody ? CACHE_CONTROL.publicPage : CACHE_CONTROL.personal };
	if (code === null) return json(pointsView(await findPoints({ ctx: context, filter })), { headers });
	const card = isPropertyCode(code) ? await findCard({ ctx: context, filter, id: propertyId(code) }) : null;
	if (!card) return json({ error: 'The search does not find this house.' }, { status: 404 });
	const guests = filter;
	const setting = { t: resultTexts(context.language), language: context.language, guests };
	return json(cardView(card, { ...setting, showsCommission: !isForEverybody }), { headers });
}
