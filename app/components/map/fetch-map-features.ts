import { callSite } from '~/platform/call-site';
import type { MapFeatures } from './feature-layers.ts';

/** Lifts, pistes and villages around a tile, in the language of the page; null where they do not come: the map is complete without. */
export async function fetchMapFeatures(tile: string, language: string): Promise<MapFeatures | null> {
	try {
		const answer = await callSite(`/map-features/${tile}?lng=${language}`);
		return answer.ok ? ((await answer.json()) as MapFeatures) : null;
	} catch {
		return null;
	}
}
