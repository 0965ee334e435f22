import { useEffect, useState } from 'react';
import { callSite } from '~/platform/call-site';
import type { PinFeature } from '../../map/pin-layers';
import { type HotelPoints, NO_POINTS, pointFeature } from './hotel-points';

export type FoundPoints = {
	points: HotelPoints;
	/** One of each point, in their order. */
	features: PinFeature[];
	state: 'loading' | 'ready' | 'failed';
};

const NOTHING = { points: NO_POINTS, features: [] };

/** Every hotel of a search (`pointsQuery`) with its place; while another search is under way the hotels of the last one stay. */
export function useHotelPoints(query: string): FoundPoints {
	const [found, setFound] = useState<FoundPoints>({ ...NOTHING, state: 'loading' });
	useEffect(() => {
		const stop = new AbortController();
		const { signal } = stop;
		setFound((known) => ({ ...known, state: 'loading' }));
		callSite(`/api/available-hotels/points?${query}`, { signal })
			.then(async (answer) => {
				if (!answer.ok) throw new Error(`The hotels came with status ${answer.status}`);
				const points = (await answer.json()) as HotelPoints;
				const features = await featuresOf(points, signal);
				if (!signal.aborted) setFound({ points, features, state: 'ready' });
			})
			.catch(() => {
				if (!signal.aborted) setFound({ ...NOTHING, state: 'failed' });
			});
		return () => stop.abort();
	}, [query]);
	return found;
}

const SLICE = 2500;

/** Built in slices: between two of them the page responds to input and scrolling. */
async function featuresOf(points: HotelPoints, signal: AbortSignal): Promise<PinFeature[]> {
	const features: PinFeature[] = [];
	while (features.length < points.ids.length && !signal.aborted) {
		const end = Math.min(points.ids.length, features.length + SLICE);
		while (features.length < end) features.push(pointFeature(points, features.length));
		await new Promise((resolve) => setTimeout(resolve));
	}
	return features;
}
