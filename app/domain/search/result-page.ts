import { SEARCH_PAGE_SIZE } from './search-result';

/** Where a page (from 1) begins and how long it is. */
export function pageSlice(page: number): { limit: number; offset: number } {
	return { limit: SEARCH_PAGE_SIZE, offset: (page - 1) * SEARCH_PAGE_SIZE };
}

/** The numbers every list carries. */
export function pageNumbers(
	count: number,
	page: number,
): { count: number; page: number; pageCount: number; pageSize: number } {
	return { count, page, pageCount: Math.max(1, Math.ceil(count / SEARCH_PAGE_SIZE)), pageSize: SEARCH_PAGE_SIZE };
}
