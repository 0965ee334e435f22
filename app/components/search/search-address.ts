import type { PlainDate } from '~/domain/date/plain-date';
import { parseSearchFilter } from '~/domain/search/parse-search-filter';
import type { SearchFilter } from '~/domain/search/search-filter';
import { writeSearchFilter } from '~/domain/search/write-search-filter';

/** The address of a search (P§2): `/search` alone finds everything. */
export function searchAddress(filter: SearchFilter, path = '/search'): string {
	const query = writeSearchFilter(filter);
	return query ? `${path}?${query}` : path;
}

/** The address that a form's fields, named as in P§3, ask for: what is faulty counts as any. */
export function formAddress(form: HTMLFormElement, today: PlainDate): string {
	const query = new URLSearchParams();
	for (const [name, value] of new FormData(form)) if (typeof value === 'string') query.append(name, value);
	return searchAddress(parseSearchFilter(query, today).filter);
}
