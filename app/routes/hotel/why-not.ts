import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { WHY_NOT } from '~/domain/offer-cache/cached-pages.server';
import { DomainError } from '~/platform/errors';
import { answerCachedPage } from './answer-cached-page.server';
import { readRoomsQuery } from './stay-query.server';

/** Rows of the table of hotels that have nothing, asked for at once. */
const MOST_HOTELS = 24;

/** `/hotels/why-not`: why hotels of a search have nothing, and the nearest dates and rooms that work (OFFER-30). */
export function loader({ context, request }: LoaderFunctionArgs) {
	return answerCachedPage(context, WHY_NOT, () => {
		const query = new URL(request.url).searchParams;
		const hotelIds = [...new Set(query.getAll('hotel'))].sort();
		if (hotelIds.length === 0 || hotelIds.length > MOST_HOTELS || hotelIds.some((id) => id.length > 120))
			throw new DomainError('invalid', 'Some hotels are asked about');
		return { hotelIds, ...readRoomsQuery(context, query) };
	});
}
