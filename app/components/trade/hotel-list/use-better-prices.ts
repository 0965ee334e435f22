import { useEffect, useState } from 'react';
import type { Currency, Money } from '~/domain/money/money';
import { callSite } from '~/platform/call-site';
import { pointsQuery } from './hotel-points';
import type { HotelListView } from './list-view';

/** Another period of the same length, a day earlier or later; without a price there it is on application. */
export type BetterPrice = { checkIn: string; checkOut: string; price: Money | null };

/** The results so far; a hotel without an entry has not been requested yet. */
export type BetterPrices = ReadonlyMap<string, readonly BetterPrice[]>;

/** More the API does not take at once. */
const MOST_ASKED = 24;

const NOTHING: BetterPrices = new Map();

type Known = {
	_id: string;
	availability: {
		betterPrices?: {
			checkInDate: string;
			checkOutDate: string;
			priceInfo: { billableCurrency: { currency: Currency; minimumNightlyPrice: number } } | null;
		}[];
	} | null;
};

/**
 * Better prices a day before or after for the hotels on the screen that have something (SELECTION-6), under the current filter; requested in batches once the
 * hotels are shown.
 */
export function useBetterPrices(view: HotelListView): BetterPrices {
	const { hasPeriod, available } = view;
	const [found, setFound] = useState({ search: '', hints: NOTHING });
	const search = pointsQuery(view);
	const hints = found.search === search ? found.hints : NOTHING;
	const missing = available.filter(({ id }) => !hints.has(id)).slice(0, MOST_ASKED);
	const ids = hasPeriod ? JSON.stringify(missing.map(({ id }) => id)) : '[]';
	useEffect(() => {
		if (ids === '[]') return;
		const stop = new AbortController();
		callSite(`/api/available-hotels?${search}&hotelIds=${encodeURIComponent(ids)}`, { signal: stop.signal })
			.then(async (answer) => {
				if (!answer.ok) return;
				const told = new Map(((await answer.json()) as Known[]).map((hotel) => [hotel._id, hotel]));
				const requested = JSON.parse(ids) as string[];
				setFound((known) => ({
					search,
					hints: new Map([
						...(known.search === search ? known.hints : NOTHING),
						...requested.map((id) => [id, hintsOf(told.get(id))] as const),
					]),
				}));
			})
			// Hints are optional; the list works without them.
			.catch(() => undefined);
		return () => stop.abort();
	}, [search, ids]);
	return hints;
}

function hintsOf(told: Known | undefined): BetterPrice[] {
	return (told?.availability?.betterPrices ?? []).map(({ checkInDate, checkOutDate, priceInfo }) => ({
		checkIn: checkInDate,
		checkOut: checkOutDate,
		price: priceInfo && {
			minor: Math.round(priceInfo.billableCurrency.minimumNightlyPrice * 100),
			currency: priceInfo.billableCurrency.currency,
		},
	}));
}
