import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { readStayQuery } from '~/components/trade/hotel-rooms/stay-query.server';
import { PARTY_ROOMS } from '~/domain/offer-cache/cached-pages.server';
import { answerCachedPage } from './answer-cached-page.server';

/** `/hotels/{id}/party-rooms`: the combinations of rooms for a whole party ("party solver"). */
export function loader({ context, request, params }: LoaderFunctionArgs) {
	return answerCachedPage(context, PARTY_ROOMS, () => {
		const { period, paymentProfile, party } = readStayQuery(context, new URL(request.url).searchParams);
		return { hotelId: params.hotelId ?? '', ...period, paymentProfile, party };
	});
}
