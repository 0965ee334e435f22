import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { RATES } from '~/domain/offer-cache/cached-pages.server';
import { answerCachedPage } from './answer-cached-page.server';
import { readStayQuery } from './stay-query.server';

/**
 * `/hotels/{id}/rooms/{id}/rates`: the rates for one party, for the page of rooms. The API's own call returns the same in the API's
 * format.
 */
export function loader({ context, request, params }: LoaderFunctionArgs) {
	return answerCachedPage(context, RATES, () => {
		const { period, paymentProfile, party } = readStayQuery(context, new URL(request.url).searchParams);
		const children = party.childrenAges.length;
		return { roomId: params.roomId ?? '', ...period, ...party, children, paymentProfile };
	});
}
