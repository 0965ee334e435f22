import type { PlainDate } from '~/domain/date/plain-date';
import { parseSearchFilter } from '~/domain/search/parse-search-filter';
import { rememberedView } from './results-view-memory';
import { searchAddress } from './search-address';

/** How a form is read. */
export type FormReading = {
	/** In the view that this browser last chose, whatever the form says. */
	inRememberedView?: boolean;
};

/**
 * The address for a form's fields: invalid values count as any, and a form without a view leads to the one that was last chosen (SEARCH-20).
 * In browsers a separate chunk, fetched when the visitor first touches the form.
 */
export function formAddress(form: HTMLFormElement, today: PlainDate, { inRememberedView }: FormReading = {}): string {
	const query = new URLSearchParams();
	for (const [name, value] of new FormData(form)) if (typeof value === 'string') query.append(name, value);
	const { filter } = parseSearchFilter(query, today);
	return searchAddress(inRememberedView || !query.has('view') ? { ...filter, view: rememberedView() } : filter);
}
