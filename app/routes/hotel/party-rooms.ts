import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { readStayQuery } from '~/components/trade/hotel-rooms/stay-query.server';
import { PARTY_ROOMS } from '~/domain/offer-cache/kept-pages.server';
import { answerKeptPage } from './answer-kept-page.server';

/** `/hotels/{id}/party-rooms`: the combinations of rooms for a whole party ("party solver"). */
export function loader({ context, request, params }: LoaderFunctionArgs) {
	return answerKeptPage(context, PARTY_ROOMS, () => {
		const { period, paymentProfile, party } = readStayQuery(context, new URL(request.url).searchParams);
		return { hotelId: params.hotelId ?? '', ...period, paymentProfile, party };
	});
}
