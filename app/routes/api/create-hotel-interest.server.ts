import type { ActionFunctionArgs } from '@remix-run/cloudflare';
import {
	hotelInterestBody,
	INTEREST_POINTERS,
	interestExpected,
	interestInput,
} from '~/domain/lead/hotel/hotel-interest-body';
import { type HotelInterestResult, saveHotelInterest } from '~/domain/lead/hotel/save-hotel-interest.server';
import { toMajorUnits } from '~/domain/money/major-units';
import { english } from '~/platform/problem-details';
import { readBody } from '~/platform/read-body';
import { invalidFields, LEAD_BODY, leadFailure, readKey, reusedKey, writtenLead } from './answer-lead.server';

/** `POST /api/hotels/interests`: rooms of a hotel at their rates, for a client; answers `_id`. */
export async function createHotelInterest({ context, request }: ActionFunctionArgs) {
	const clientKey = readKey(request);
	if (clientKey instanceof Response) return clientKey;
	const read = await readBody(request, hotelInterestBody, LEAD_BODY);
	if (read instanceof Response) return read;
	const { body } = read;
	const wrongAges = body.rooms.findIndex(
		({ numChildren, childrenAges }) => numChildren !== undefined && numChildren !== childrenAges.length,
	);
	if (wrongAges >= 0)
		return english({
			status: 400,
			title: 'childrenAges must have as many entries as numChildren says.',
			errors: [{ pointer: `/rooms/${wrongAges}/childrenAges`, detail: 'One age for each child.' }],
		});
	try {
		const result = await saveHotelInterest({
			ctx: context,
			hotelId: body.hotelId,
			input: interestInput(body),
			expected: interestExpected(body),
			clientKey,
			onOtherBody: 'refuse',
		});
		if (result.outcome === 'stored') return writtenLead({ _id: result.id });
		if (result.outcome === 'key-reused') return reusedKey(context);
		if (result.outcome === 'changed') return changed(result);
		return invalidFields(context, result.errors, INTEREST_POINTERS);
	} catch (error) {
		return leadFailure(error, { 'not-found': 'Hotel is unknown' });
	}
}

/** 409 with the current figures (API-7). */
function changed({ quotes, figures }: Extract<HotelInterestResult, { outcome: 'changed' }>): Response {
	return english({
		status: 409,
		code: 'figures_changed',
		title: 'These are not the rates that hold now. Please look at them and send them again.',
		extension: {
			...(figures && {
				figures: {
					currency: figures.currency,
					total: toMajorUnits(figures.totalMinor),
					commissionForPartner: toMajorUnits(figures.commissionMinor),
				},
			}),
			rooms: quotes.map(({ offer, reason }) => ({
				reason,
				currency: offer?.price?.total.currency ?? null,
				priceTotal: offer?.price ? toMajorUnits(offer.price.total.minor) : null,
			})),
		},
	});
}
