import type { PlainDate } from '~/domain/date/plain-date';
import { parseSearchFilter } from '~/domain/search/parse-search-filter';
import { searchAddress } from './search-address';

/**
 * The address for a form's fields: invalid values count as any. In browsers a separate chunk, fetched when the visitor first touches the
 * form.
 */
export function formAddress(form: HTMLFormElement, today: PlainDate): string {
	const query = new URLSearchParams();
	for (const [name, value] of new FormData(form)) if (typeof value === 'string') query.append(name, value);
	return searchAddress(parseSearchFilter(query, today).filter);
}
