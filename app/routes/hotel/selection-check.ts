import { json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { quoteRooms } from '~/domain/lead/hotel/quote-rooms.server';
import { offerAccessOf } from '~/domain/offer/offer-access';
import type { CheckedOffer } from '~/domain/selection/check-selection';
import { DomainError, statusOf } from '~/platform/errors';
import { checkedOffers, readRooms } from './checked-offers.server';
import { readStayQuery } from './stay-query.server';

/** `/hotels/{id}/selection-check`: what holds now of the rooms of a selection that a browser has kept (SELECTION-24). */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
	const query = new URL(request.url).searchParams;
	const rooms = readRooms(parsed(query.get('rooms') ?? ''));
	try {
		const { period, paymentProfile } = readStayQuery(context, query);
		const quotes = await quoteRooms({
			...{ ctx: context, rooms, stay: { ...period, paymentProfile } },
			agencyNo: context.actor?.agency?.no ?? null,
			isCommissionVisible: offerAccessOf(context).isCommissionVisible,
		});
		// Rooms of another hotel are none of this one's.
		const own = quotes.map((quote) => (quote.offer?.hotelId === params.hotelId ? quote : { ...quote, offer: null }));
		return json<CheckedOffer[]>(checkedOffers(own, rooms, context));
	} catch (error) {
		if (!(error instanceof DomainError)) throw error;
		return json<CheckedOffer[]>([], { status: statusOf(error) });
	}
}

function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}
