import { useEffect, useState } from 'react';
import type { Currency, Money } from '~/domain/money/money';
import type { HotelListView } from './list-view';

/** Another period of the same length, a day earlier or later; without a price there it is on application. */
export type BetterPrice = { checkIn: string; checkOut: string; price: Money | null };

/** More the API does not take at once. */
const MOST_ASKED = 24;

type Told = {
	_id: string;
	availability: {
		betterPrices?: {
			checkInDate: string;
			checkOutDate: string;
			priceInfo: { billableCurrency: { currency: Currency; minimumNightlyPrice: number } } | null;
		}[];
	} | null;
};

/** What would be better a day before or after for the hotels on the screen (H§9), asked for once they stand there. */
export function useBetterPrices(view: HotelListView): ReadonlyMap<string, BetterPrice[]> {
	const [found, setFound] = useState<ReadonlyMap<string, BetterPrice[]>>(new Map());
	const { query, hasPeriod } = view;
	const ids = [...view.available, ...view.unavailable]
		.slice(0, MOST_ASKED)
		.map(({ id }) => id)
		.join(',');
	const { checkInDate, checkOutDate, destination } = query;
	useEffect(() => {
		setFound(new Map());
		if (!hasPeriod || ids === '') return;
		const stop = new AbortController();
		const asked = new URLSearchParams({
			checkInDate,
			checkOutDate,
			destination,
			hotelIds: JSON.stringify(ids.split(',')),
		});
		fetch(`/api/available-hotels?${asked}`, { signal: stop.signal })
			.then(async (answer) => {
				if (!answer.ok) return;
				const told = (await answer.json()) as Told[] | { available: Told[]; unavailable: Told[] };
				const hotels = Array.isArray(told) ? told : [...told.available, ...told.unavailable];
				setFound(
					new Map(
						hotels.map(({ _id, availability }) => [
							_id,
							(availability?.betterPrices ?? []).map(({ priceInfo, ...other }) => ({
								checkIn: other.checkInDate,
								checkOut: other.checkOutDate,
								price: priceInfo && {
									minor: Math.round(priceInfo.billableCurrency.minimumNightlyPrice * 100),
									currency: priceInfo.billableCurrency.currency,
								},
							})),
						]),
					),
				);
			})
			// Hints are an extra; the list stands without them.
			.catch(() => undefined);
		return () => stop.abort();
	}, [ids, hasPeriod, checkInDate, checkOutDate, destination]);
	return found;
}
