import type { AppLoadContext } from '~/context';
import { type HotelFilter, oneForm } from '~/domain/hotel-search/hotel-filter';
import type { HotelRefinement } from '~/domain/hotel-search/hotel-refinement';
import type { ListedHotel } from '~/domain/hotel-search/listed-hotel';
import { askCached } from '~/domain/offer-cache/ask-cached.server';
import { HOTEL_LISTS } from '~/domain/offer-cache/cached-pages.server';

/** The hotels of a filter that names them (`hotelIds`), as the list of the search would say them, demonstration hotels too. */
export async function hotelsById(
	ctx: AppLoadContext,
	filter: HotelFilter,
	refinement: HotelRefinement,
): Promise<{ available: ListedHotel[]; unavailable: ListedHotel[] }> {
	const most = { available: filter.hotelIds?.length ?? 0, unavailable: filter.hotelIds?.length ?? 0 };
	const found = await askCached(ctx, HOTEL_LISTS, { filter: oneForm(filter), refinement, ...most }, true);
	return { available: found.available.first, unavailable: found.unavailable.first };
}
