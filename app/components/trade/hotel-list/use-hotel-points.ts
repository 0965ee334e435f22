import { useEffect, useState } from 'react';
import { type HotelPoint, pointsOf, type ToldHotel } from './hotel-points';

export type HotelPoints = { points: readonly HotelPoint[]; state: 'loading' | 'ready' | 'failed' };

/** Every hotel of a search (`pointsQuery`) with its place; while another search is under way the hotels of the last one stay. */
export function useHotelPoints(query: string): HotelPoints {
	const [found, setFound] = useState<HotelPoints>({ points: [], state: 'loading' });
	useEffect(() => {
		const stop = new AbortController();
		setFound(({ points }) => ({ points, state: 'loading' }));
		fetch(`/api/available-hotels?${query}`, { signal: stop.signal })
			.then(async (answer) => {
				if (!answer.ok) throw new Error(`The hotels came with status ${answer.status}`);
				const points = pointsOf((await answer.json()) as ToldHotel[]);
				if (!stop.signal.aborted) setFound({ points, state: 'ready' });
			})
			.catch(() => {
				if (!stop.signal.aborted) setFound({ points: [], state: 'failed' });
			});
		return () => stop.abort();
	}, [query]);
	return found;
}
