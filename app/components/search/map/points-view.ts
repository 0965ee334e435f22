import type { Spot } from '~/domain/search/points/find-points.server';
import { propertyCode } from '~/domain/shortlist/property-code';
import type { Points } from './points';

/** Puts the places of a search into the columns of its map. Lowest prices of two currencies cannot be compared: the first is that of the best house. */
export function pointsView(spots: readonly Spot[]): Points {
	const prices = spots.map((spot) => spot.prices[0] ?? null);
	const currencies = prices.map((price) => price?.currency ?? '');
	const known = [...new Set(currencies.filter((currency) => currency !== ''))];
	return {
		latitudes: spots.map(({ latitude }) => latitude),
		longitudes: spots.map(({ longitude }) => longitude),
		codes: spots.map(({ ids }) => ids.map(propertyCode)),
		names: spots.map(({ ids, name }) => (ids.length === 1 ? name : '')),
		prices: prices.map((price) => (price === null ? null : Math.round(price.minor / 100))),
		currencies: known.length > 1 ? currencies : known,
	};
}
