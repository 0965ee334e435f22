import { type Area, DEFAULT_PRICE_RANGE, EMPTY_SEARCH_FILTER, type SearchFilter } from './search-filter';

const ORDER = Object.keys(EMPTY_SEARCH_FILTER) as (keyof SearchFilter)[];

/**
 * A filter as its canonical query string, without `?` (SEARCH-1): names in a fixed order, defaults left out, lists as
 * repeated sorted keys, `priceRange=5000-20000`. '' for the empty filter. `parseSearchFilter` reads it back unchanged,
 * so it may be part of a cache key.
 */
export function writeSearchFilter(filter: SearchFilter): string {
	const query = new URLSearchParams();
	for (const key of ORDER) for (const value of valuesOf(filter, key)) query.append(key, value);
	return query.toString();
}

function valuesOf(filter: SearchFilter, key: keyof SearchFilter): string[] {
	if (key === 'priceRange') {
		const { min, max } = filter.priceRange;
		return min === DEFAULT_PRICE_RANGE.min && max === DEFAULT_PRICE_RANGE.max ? [] : [`${min}-${max}`];
	}
	if (key === 'area') return filter.area ? [writeArea(filter.area)] : [];
	const value = filter[key];
	if (value === null || value === EMPTY_SEARCH_FILTER[key]) return [];
	return typeof value === 'object' ? [...new Set<string>(value)].sort() : [String(value)];
}

/** `46.05,7.10,46.20,7.40`: south, west, north, east. */
export function writeArea({ south, west, north, east }: Area): string {
	return [south, west, north, east].map((degrees) => degrees.toFixed(2)).join(',');
}
