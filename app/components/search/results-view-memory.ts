import { SEARCH_VIEWS, type SearchShown } from '~/domain/search/search-filter';

const MEMORY = 'results-view';

/** How this browser last chose to see results; the list where it has not. */
export function rememberedView(): SearchShown {
	try {
		const stored = localStorage.getItem(MEMORY);
		return SEARCH_VIEWS.find((view) => view === stored) ?? 'list';
	} catch {
		return 'list';
	}
}

/** Remembers a choice of the visitor. */
export function rememberView(view: SearchShown): void {
	try {
		localStorage.setItem(MEMORY, view);
	} catch {
		// The address has it, and that is all.
	}
}
