import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { GET_INVITATION_LINK } from '~/domain/api/hotel-calls';
import { inviteHotel } from '~/domain/hotel/invite-hotel.server';
import { answerRead, PRIVATE, refuseMethod } from './answer-read.server';

/** `GET /api/hotels/{hotelId}/hotel-manager-invitation-link`. */
export function loader(args: LoaderFunctionArgs) {
	return answerRead(
		GET_INVITATION_LINK,
		args,
		async ({ ctx, params }) => {
			const { link, expiresAt } = await inviteHotel({ ctx, hotelId: params.hotelId ?? '' });
			return { value: { link, expiresAt: new Date(expiresAt).toISOString() } };
		},
		PRIVATE,
	);
}

export const action = refuseMethod;
