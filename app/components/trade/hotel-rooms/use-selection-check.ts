import { useEffect, useRef, useState } from 'react';
import { type CheckedOffer, type SelectionNews, withChecked } from '~/domain/selection/check-selection';
import { isOfScope, offersOf, type Selection } from '~/domain/selection/selection';
import { callSite } from '~/platform/call-site';
import { savedSelection } from './saved-selection';

/** The rooms of a selection in the format of the server. */
export function roomsOf(selection: Selection) {
	return offersOf(selection).map(({ roomId, planId, adults, childrenAges, bedConfiguration, cardId }) => ({
		...{ roomId, planId, adults, childrenAges, bedConfiguration },
		...(cardId ? { cardId } : {}),
	}));
}

/**
 * Asks the server once for each hotel and period what holds now of the selection that this browser has kept (SELECTION-24): rooms that are
 * gone leave it, others take their price and terms of today. Returns what has changed, until it is dismissed; without an
 * answer the selection stays as it is, and saving checks it again.
 */
export function useSelectionCheck(selection: Selection, isReady: boolean, keep: (next: Selection) => void) {
	const [news, setNews] = useState<SelectionNews | null>(null);
	const latest = useRef(keep);
	latest.current = keep;
	const { hotelId, checkIn, checkOut, filter, reader } = selection;
	useEffect(() => {
		setNews(null);
		if (!isReady) return;
		const scope = { hotelId, checkIn, checkOut, filter, reader };
		const saved = savedSelection(scope);
		// Price on Application is asked for in an enquiry.
		if (offersOf(saved).length === 0 || offersOf(saved).some(({ totalMinor }) => totalMinor === null)) return;
		const sent = JSON.stringify(roomsOf(saved));
		const left = new AbortController();
		const query = new URLSearchParams({ checkIn, checkOut, paymentProfile: filter, rooms: sent });
		callSite(`/hotels/${hotelId}/selection-check?${query}`, { signal: left.signal })
			.then(async (answer) => {
				if (!answer.ok) return;
				const checked = (await answer.json()) as CheckedOffer[];
				const now = savedSelection(scope);
				// Changed by hand meanwhile: what was added then is fresh.
				if (left.signal.aborted || !isOfScope(now, scope) || JSON.stringify(roomsOf(now)) !== sent) return;
				const told = withChecked(now, checked);
				if (told.dropped.length + told.changed.length === 0) return;
				latest.current(told.selection);
				setNews(told);
			})
			.catch(() => {});
		return () => left.abort();
	}, [isReady, hotelId, checkIn, checkOut, filter, reader]);
	return { news, dismiss: () => setNews(null) };
}
