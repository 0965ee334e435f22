import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { PARTY_ROOMS } from '~/domain/offer-cache/cached-pages.server';
import { answerCachedPage } from './answer-cached-page.server';
import { readStayQuery } from './stay-query.server';

/** `/hotels/{id}/party-rooms`: the combinations of rooms for a whole party ("party solver"). */
export function loader({ context, request, params }: LoaderFunctionArgs) {
	return answerCachedPage(context, PARTY_ROOMS, () => {
		const { period, paymentProfile, party } = readStayQuery(context, new URL(request.url).searchParams);
		return { hotelId: params.hotelId ?? '', ...period, paymentProfile, party };
	});
}
