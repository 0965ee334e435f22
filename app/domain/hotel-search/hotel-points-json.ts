import * as z from 'zod';
import type { Money } from '../money/money';
import type { OfferAccess } from '../offer/offer-access';
import type { HotelCard } from './hotel-cards.server';
import type { HotelAvailability } from './hotel-figures';
import { hotelPointsShape } from './hotel-list-shape';

type Listed = { card: Pick<HotelCard, 'point'>; availability: HotelAvailability | null };

/** Some hundred metres would be seen on a map, a metre is not. */
const PLACES = 1e5;

/** A list of hotels in its order as JSON text of `hotelPointsShape`. */
export function hotelPointsJson(
	{ available, unavailable }: { available: readonly Listed[]; unavailable: readonly Listed[] },
	{ billableCurrency, hasParties }: Pick<OfferAccess, 'billableCurrency'> & { hasParties: boolean },
): string {
	const points = [...available, ...unavailable].map(({ card }) => card.point);
	const hasPeriod = available.some(({ availability }) => availability !== null);
	const told: z.output<typeof hotelPointsShape> = {
		currency: billableCurrency,
		free: available.length,
		ids: points.map(({ id }) => id),
		names: points.map(({ name }) => name),
		longitudes: points.map(({ longitude }) => Math.round(longitude * PLACES) / PLACES),
		latitudes: points.map(({ latitude }) => Math.round(latitude * PLACES) / PLACES),
		nightlyPrices: hasPeriod ? available.map(({ availability }) => wholeUnits(availability?.price?.billable)) : [],
		stayPrices:
			hasPeriod && hasParties ? available.map(({ availability }) => wholeUnits(availability?.stay?.total)) : [],
	};
	return JSON.stringify(z.encode(hotelPointsShape, told));
}

function wholeUnits(price: Money | undefined): number | null {
	return price ? Math.round(price.minor / 100) : null;
}
