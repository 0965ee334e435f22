import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { MEAL_PLANS } from '#db/schema/enums';
import { PARTY_ROOMS } from '~/domain/offer-cache/cached-pages.server';
import { answerCachedPage } from './answer-cached-page.server';
import { readStayQuery } from './stay-query.server';

/** `/hotels/{id}/party-rooms`: the combinations of rooms for a whole party ("party solver"). */
export function loader({ context, request, params }: LoaderFunctionArgs) {
	return answerCachedPage(context, PARTY_ROOMS, () => {
		const query = new URL(request.url).searchParams;
		const { period, paymentProfile, party } = readStayQuery(context, query);
		const board = MEAL_PLANS.find((each) => each === query.get('board')) ?? null;
		const isFree = query.get('free') === 'true';
		const terms = board !== null || isFree ? { terms: { board, isFree } } : {};
		return { hotelId: params.hotelId ?? '', ...period, paymentProfile, party, ...terms };
	});
}
