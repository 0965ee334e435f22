import { useEffect, useState } from 'react';
import { callSite } from '~/platform/call-site';
import type { PinFeature } from '../../map/pin-layers';
import type { CardView } from '../card-view';
import { NO_POINTS, type Points } from './points';

export type FoundPoints = { points: Points; features: PinFeature[]; state: 'loading' | 'ready' | 'failed' };

const NOTHING = { points: NO_POINTS, features: [] };

/** The pins of a search, by its query; while another search is under way the last ones stay. */
export function usePoints(query: string): FoundPoints {
	const [found, setFound] = useState<FoundPoints>({ ...NOTHING, state: 'loading' });
	useEffect(() => {
		const stop = new AbortController();
		setFound((known) => ({ ...known, state: 'loading' }));
		callSite(`/search/points?${query}`, { signal: stop.signal })
			.then(async (answer) => {
				if (!answer.ok) throw new Error(`The pins came with status ${answer.status}`);
				const points = (await answer.json()) as Points;
				if (stop.signal.aborted) return;
				setFound({ points, features: points.codes.map((_, at) => pinFeature(points, at)), state: 'ready' });
			})
			.catch(() => {
				if (!stop.signal.aborted) setFound({ ...NOTHING, state: 'failed' });
			});
		return () => stop.abort();
	}, [query]);
	return found;
}

/** A pin for the map by its place in the list. */
export function pinFeature({ latitudes, longitudes, labels, codes }: Points, at: number): PinFeature {
	const label = labels[at] ?? '';
	return {
		type: 'Feature',
		geometry: { type: 'Point', coordinates: [longitudes[at] ?? 0, latitudes[at] ?? 0] },
		properties: { at, kind: label === '' ? 'dot' : 'price', label, count: codes[at]?.length ?? 0 },
	};
}

/** The card of a house of the search; null until it has come, and when it does not. */
export function useCard(query: string, code: string | null): CardView | null {
	const [card, setCard] = useState<{ key: string; card: CardView } | null>(null);
	const key = `${code}|${query}`;
	useEffect(() => {
		if (code === null) return;
		const stop = new AbortController();
		callSite(`/search/points?${query}${query ? '&' : ''}card=${code}`, { signal: stop.signal })
			.then(async (answer) => {
				if (answer.ok) setCard({ key, card: (await answer.json()) as CardView });
			})
			.catch(() => undefined);
		return () => stop.abort();
	}, [query, code, key]);
	return card?.key === key ? card.card : null;
}
