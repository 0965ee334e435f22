import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { LIST_ROOM_OFFERS } from '~/domain/api/offer-calls';
import { choosePaymentProfile } from '~/domain/brand/choose-payment-profile';
import { partyFaults, periodFaults } from '~/domain/offer/api/offer-query';
import { offerAnswer } from '~/domain/offer/api/offer-shape';
import { loadOffers } from '~/domain/offer/load-offers.server';
import { offerAccessOf } from '~/domain/offer/offer-access';
import { answerRead, PRIVATE, refuseMethod } from './answer-read.server';

/** `GET /api/hotelrooms/{roomId}/offers` (H§7). */
export function loader(args: LoaderFunctionArgs) {
	return answerRead(
		LIST_ROOM_OFFERS,
		args,
		async ({ ctx, query, params }) => {
			const { db, today } = ctx;
			const { roomId = params.id ?? '' } = query;
			const paymentProfile = choosePaymentProfile(ctx, query.paymentProfile);
			const faults = [...periodFaults({ ...query, today }), ...partyFaults(query)];
			if (roomId !== params.id) faults.push({ parameter: 'roomId', detail: 'The id of the path once more.' });
			if (faults.length > 0) return faults;
			const { offers } = await loadOffers({
				ctx: { db, today, access: offerAccessOf(ctx) },
				request: {
					...{ roomId, paymentProfile },
					checkIn: query.checkInDate,
					checkOut: query.checkOutDate,
					adults: query.numAdults,
					children: query.numChildren,
					childrenAges: query.childrenAges,
				},
			});
			return { value: offers.map(offerAnswer) };
		},
		PRIVATE,
	);
}

export const action = refuseMethod;
