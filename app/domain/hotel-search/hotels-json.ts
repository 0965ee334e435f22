import * as z from 'zod';
import type { OfferAccess } from '../offer/offer-access';
import type { HotelAvailability, NightlyPrice } from './hotel-figures';
import { availabilityShape } from './hotel-list-shape';
import type { StayOption } from './stay-option';

type Card = { json: string; isReseller: boolean; supportsInstantBooking: boolean };
type Listed = { card: Card; availability: HotelAvailability | null };

type Telling = Pick<OfferAccess, 'isCommissionVisible'> & { hasParties: boolean };

const availabilities = z.array(availabilityShape.nullable());

/** A list of hotels as JSON text of `listedHotelShape`: their cards are finished, what they have goes through its shape in one go. */
export function hotelsJson(hotels: readonly Listed[], access: Telling): string {
	const encoded = z.encode(
		availabilities,
		hotels.map(({ card, availability }) => availability && availabilityAnswer(card, availability, access)),
	);
	return `[${hotels.map(({ card }, at) => `${card.json},"availability":${JSON.stringify(encoded[at])}}`).join(',')}]`;
}

function availabilityAnswer(
	{ isReseller, supportsInstantBooking }: Card,
	{ status, price, publicNightly, commissionPercent, stay, betterPrices }: HotelAvailability,
	{ isCommissionVisible, hasParties }: Telling,
): z.output<typeof availabilityShape> {
	return {
		status,
		priceInfo: priceInfo(price),
		isReseller,
		supportsInstantBooking,
		publicPrice: publicNightly && { currency: publicNightly.currency, averageNightlyPrice: publicNightly.minor },
		commissionLevelForPartner: isCommissionVisible ? commissionPercent : null,
		...(hasParties && { stay: stay && stayAnswer(stay, isCommissionVisible) }),
		...(betterPrices && {
			betterPrices: betterPrices.map(({ checkIn, checkOut, price: better }) => ({
				checkInDate: checkIn,
				checkOutDate: checkOut,
				priceInfo: priceInfo(better),
			})),
		}),
	};
}

function stayAnswer(stay: StayOption, isCommissionVisible: boolean) {
	const { total, planId, mealPlan, freeUntil, paymentTime, percentAtBooking, rooms, isMerged, left } = stay;
	return {
		...{ currency: total.currency, totalPrice: total.minor, planId, mealPlan, paymentTime, percentAtBooking },
		freeCancellationUntil: freeUntil,
		commission: isCommissionVisible ? stay.commissionMinor : null,
		rooms: rooms.map(({ id, name }) => ({ _id: id, name })),
		...{ isOneRoom: isMerged, roomsLeft: left },
	};
}

function priceInfo(price: NightlyPrice | null): z.output<typeof availabilityShape>['priceInfo'] {
	return (
		price && {
			localCurrency: { currency: price.local.currency, minimumNightlyPrice: price.local.minor },
			billableCurrency: { currency: price.billable.currency, minimumNightlyPrice: price.billable.minor },
		}
	);
}
