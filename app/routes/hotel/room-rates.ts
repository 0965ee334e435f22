import { json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { PAYMENT_PROFILES } from '#db/schema/enums';
import { canChangePaymentProfile } from '~/domain/brand/can-change-payment-profile';
import { parsePlainDate } from '~/domain/date/plain-date';
import { loadOffers } from '~/domain/offer/load-offers.server';
import { offerAccessOf } from '~/domain/offer/offer-access';
import { DomainError, isDatabaseAway, statusOf } from '~/platform/errors';

const MOST_GUESTS = 30;

/** `/hotels/{id}/rooms/{id}/rates`: what the page of rooms asks for one party. The API's own call tells the same in the words of H§3. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
	try {
		const { db, today, brand } = context;
		const query = new URL(request.url).searchParams;
		const checkIn = parsePlainDate(query.get('checkIn'));
		const checkOut = parsePlainDate(query.get('checkOut'));
		const adults = Number(query.get('adults') ?? 1);
		const childrenAges = (query.get('ages') ?? '').split(',').filter(Boolean).map(Number);
		const isParty =
			Number.isInteger(adults) &&
			adults >= 0 &&
			adults + childrenAges.length <= MOST_GUESTS &&
			childrenAges.every((age) => Number.isInteger(age) && age >= 0 && age < 120);
		if (!checkIn || !checkOut || checkIn >= checkOut || checkIn < today || !isParty)
			throw new DomainError('invalid', 'A period to come and a party are asked for');
		const asked = PAYMENT_PROFILES.find((each) => each === query.get('paymentProfile'));
		const canChange = canChangePaymentProfile(brand, new URL(context.origin).host);
		const paymentProfile = (canChange && asked) || brand.paymentProfile.default;
		const found = await loadOffers({
			ctx: { db, today, access: offerAccessOf(context) },
			request: {
				roomId: params.roomId ?? '',
				checkIn,
				checkOut,
				adults,
				children: childrenAges.length,
				childrenAges,
				paymentProfile,
			},
		});
		return json(found, { headers: PRIVATE });
	} catch (error) {
		if (error instanceof DomainError || isDatabaseAway(error))
			return json({ title: 'No rates' }, { status: isDatabaseAway(error) ? 503 : statusOf(error), headers: PRIVATE });
		throw error;
	}
}

const PRIVATE = { 'cache-control': 'private, no-store' };
