import type { SearchFilter } from './search-filter';
import { writeSearchFilter } from './write-search-filter';

/** True once anything is filtered by; the order of results and the page alone are no search. */
export function hasSearched(filter: SearchFilter): boolean {
	return writeSearchFilter({ ...filter, sort: 'best_match', page: 1 }) !== '';
}
