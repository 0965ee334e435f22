import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { daysBetween } from '~/domain/date/plain-date';
import { PRICE_CALENDAR } from '~/domain/offer-cache/cached-pages.server';
import { answerCachedPage } from './answer-cached-page.server';
import { readRoomsQuery } from './stay-query.server';

/** `/hotels/{id}/prices`: what the nights of a hotel cost a party, from the day `checkIn` on (OFFER-31). */
export function loader({ context, request, params }: LoaderFunctionArgs) {
	return answerCachedPage(context, PRICE_CALENDAR, () => {
		const { checkIn, checkOut, parties, paymentProfile } = readRoomsQuery(context, new URL(request.url).searchParams);
		const nights = daysBetween(checkIn, checkOut);
		return { hotelId: params.hotelId ?? '', from: checkIn, nights, parties, paymentProfile };
	});
}
