import { OFFLINE_MAX_ZOOM } from './offline-style.ts';
import { ALPS, reliefRegionsNear } from './relief-regions.ts';

/** Where a map of one place begins and how near it comes. */
type ZoomRange = { start: number; max: number };

/** A fine relief, villages and peaks. */
const FINE: ZoomRange = { start: 9.9, max: OFFLINE_MAX_ZOOM };
/** The coarse relief of the Alps, lakes and cities. */
const COARSE: ZoomRange = { start: 8, max: 9.5 };
/** Coasts, borders, large rivers and a few cities: nearer there is only blank land. */
const COUNTRIES: ZoomRange = { start: 5.4, max: 7 };

/** The zoom at which the offline base map has something to show around a place: it is drawn for the Alps, and thins out away from them. */
export function offlineZoom(place: { latitude: number; longitude: number }): ZoomRange {
	if (reliefRegionsNear(place).length > 0) return FINE;
	const [west, south, east, north] = ALPS;
	const { latitude, longitude } = place;
	return longitude > west && longitude < east && latitude > south && latitude < north ? COARSE : COUNTRIES;
}
