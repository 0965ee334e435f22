import { useEffect, useState } from 'react';
import { callSite } from '~/platform/call-site';
import type { CardView } from '../card-view';
import { NO_POINTS, type Points } from './points';

export type FoundPoints = { points: Points; state: 'loading' | 'ready' | 'failed' };

/** The places of a search, by its query; while another search is under way the last ones stay. */
export function usePoints(query: string): FoundPoints {
	const [found, setFound] = useState<FoundPoints>({ points: NO_POINTS, state: 'loading' });
	useEffect(() => {
		const stop = new AbortController();
		setFound((known) => ({ ...known, state: 'loading' }));
		callSite(`/search/points?${query}`, { signal: stop.signal })
			.then(async (answer) => {
				if (!answer.ok) throw new Error(`The pins came with status ${answer.status}`);
				const points = (await answer.json()) as Points;
				if (!stop.signal.aborted) setFound({ points, state: 'ready' });
			})
			.catch(() => {
				if (!stop.signal.aborted) setFound({ points: NO_POINTS, state: 'failed' });
			});
		return () => stop.abort();
	}, [query]);
	return found;
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
