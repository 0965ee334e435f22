import { useLocation } from '@remix-run/react';
import { type RefObject, useEffect, useState } from 'react';

/** Session storage: the position in the list when a hotel was opened; per tab. */
const KEY = 'hotelListPlace';

type Place = { search: string; hotelId: string; top: number };

/** Navigation state of the way back from a hotel; every other navigation starts at the top of the list. */
export const BACK_TO_LIST = { isBackToList: true } as const;

/** Notes the place before a hotel of the list is opened. */
export function keepListPlace(hotelId: string): void {
	const place: Place = { search: location.search, hotelId, top: window.scrollY };
	try {
		sessionStorage.setItem(KEY, JSON.stringify(place));
	} catch {
		// Without storage the way back goes to the top.
	}
}

function savedPlace(): Place | null {
	try {
		return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Place | null;
	} catch {
		return null;
	}
}

/** Where 'Back To Hotel List' (SELECTION-8) leads: to the list as it was left, else to the search. */
export function useListAddress(): string {
	const [address, setAddress] = useState('/hotels');
	useEffect(() => setAddress(`/hotels${savedPlace()?.search ?? ''}`), []);
	return address;
}

/** On return from a hotel, restores the scroll position and the focus on its card. */
export function useListPlace(list: RefObject<HTMLElement>): void {
	const { state, search, key } = useLocation();
	const isBack = (state as Partial<typeof BACK_TO_LIST> | null)?.isBackToList === true;
	// biome-ignore lint/correctness/useExhaustiveDependencies: coming back once more is another arrival
	useEffect(() => {
		if (!isBack) return;
		const place = savedPlace();
		const isSame = place?.search === search;
		window.scrollTo({ top: isSame ? place.top : 0, behavior: 'instant' });
		if (isSame)
			list.current
				?.querySelector<HTMLElement>(`[data-hotel="${CSS.escape(place.hotelId)}"] a`)
				?.focus({ preventScroll: true });
	}, [key, isBack, list]);
}
