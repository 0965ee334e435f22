import { useEffect, useState } from 'react';
import type { HotelImage, ListedHotel } from '~/domain/hotel-search/listed-hotel';
import { callSite } from '~/platform/call-site';

/** The content of a selected hotel's card beside its point. */
export type MapCardDetails = Pick<ListedHotel, 'category' | 'keys' | 'image' | 'commissionPercent'> & { city: string };

/** The fields that it reads of a hotel of `/api/available-hotels`. */
type Known = {
	category: ListedHotel['category'];
	keys: number;
	location: { city: string };
	images: HotelImage[];
	availability: { commissionLevelForPartner: number | null } | null;
};

/** The details of one hotel of a search (`pointsQuery`), requested when it is selected. Null: pending, or not available. */
export function useMapCard(query: string, id: string | null): MapCardDetails | null {
	const [details, setDetails] = useState<MapCardDetails | null>(null);
	useEffect(() => {
		setDetails(null);
		if (id === null) return;
		const stop = new AbortController();
		const requested = new URLSearchParams(query);
		requested.set('hotelIds', JSON.stringify([id]));
		callSite(`/api/available-hotels?${requested}`, { signal: stop.signal })
			.then(async (answer) => {
				const [told] = answer.ok ? ((await answer.json()) as Known[]) : [];
				if (told && !stop.signal.aborted) setDetails(detailsOf(told));
			})
			// The card has the hotel's name and price all the same.
			.catch(() => undefined);
		return () => stop.abort();
	}, [query, id]);
	return details;
}

function detailsOf({ category, keys, location, images: [image], availability }: Known): MapCardDetails {
	return {
		...{ category, keys, city: location.city },
		image: image ?? null,
		commissionPercent: availability?.commissionLevelForPartner ?? null,
	};
}
