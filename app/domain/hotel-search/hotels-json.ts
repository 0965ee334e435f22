import * as z from 'zod';
import type { OfferAccess } from '../offer/offer-access';
import type { HotelAvailability, NightlyPrice } from './hotel-figures';
import { availabilityShape } from './hotel-list-shape';

type Card = { json: string; isReseller: boolean; supportsInstantBooking: boolean };
type Listed = { card: Card; availability: HotelAvailability | null };

const availabilities = z.array(availabilityShape.nullable());

/** A list of hotels as JSON text of `listedHotelShape`: their cards are finished, what they have goes through its shape in one go. */
export function hotelsJson(hotels: readonly Listed[], access: Pick<OfferAccess, 'isCommissionVisible'>): string {
	const encoded = z.encode(
		availabilities,
		hotels.map(({ card, availability }) => availability && availabilityAnswer(card, availability, access)),
	);
	return `[${hotels.map(({ card }, at) => `${card.json},"availability":${JSON.stringify(encoded[at])}}`).join(',')}]`;
}

function availabilityAnswer(
	{ isReseller, supportsInstantBooking }: Card,
	{ status, price, publicNightly, commissionPercent, betterPrices }: HotelAvailability,
	{ isCommissionVisible }: Pick<OfferAccess, 'isCommissionVisible'>,
): z.output<typeof availabilityShape> {
	return {
		status,
		priceInfo: priceInfo(price),
		isReseller,
		supportsInstantBooking,
		publicPrice: publicNightly && { currency: publicNightly.currency, averageNightlyPrice: publicNightly.minor },
		commissionLevelForPartner: isCommissionVisible ? commissionPercent : null,
		...(betterPrices && {
			betterPrices: betterPrices.map(({ checkIn, checkOut, price: better }) => ({
				checkInDate: checkIn,
				checkOutDate: checkOut,
				priceInfo: priceInfo(better),
			})),
		}),
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
