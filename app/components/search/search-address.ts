import type { SearchFilter } from '~/domain/search/search-filter';
import { writeSearchFilter } from '~/domain/search/write-search-filter';

/** The address of a search: `/search` alone finds everything. */
export function searchAddress(filter: SearchFilter, path = '/search'): string {
	const query = writeSearchFilter(filter);
	return query ? `${path}?${query}` : path;
}
