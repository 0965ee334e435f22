import { DEMOS_NAME, QUERY_NAMES } from '~/domain/hotel-search/query-names';

/** Local storage: the last search of this browser as the query of its address; it never expires (SELECTION-8). */
const KEY = 'hotelSearchFilter';

export function readSavedFilter(): string {
	try {
		return localStorage.getItem(KEY) ?? '';
	} catch {
		// Storage may be blocked; every search then starts empty.
		return '';
	}
}

/** Saves a search; an empty one deletes the saved one. */
export function keepFilter(search: string): void {
	try {
		if (search === '') localStorage.removeItem(KEY);
		else localStorage.setItem(KEY, search);
	} catch {
		// As above.
	}
}

/** Whether an address leaves the search to this browser. */
export function asksNothing(query: URLSearchParams): boolean {
	return !query.has('reset') && QUERY_NAMES.every((name) => !query.has(name));
}

type Setting = {
	/** The search saved before. */
	saved: string;
	today: string;
	/** Whether demonstration hotels are shown, and the installation's default. */
	demos: { areWanted: boolean; byDefault: boolean };
};

/**
 * The search of an address: its own query; without one the saved search, without past dates (SELECTION-8); none after `?reset` or when all
 * fields were cleared. Returned with the search to save from now on.
 */
export function settleSearch(
	query: URLSearchParams,
	{ saved, today, demos }: Setting,
): { search: string; saved: string } {
	const next = new URLSearchParams(asksNothing(query) ? undoPast(saved, today) : query);
	if (asksNothing(query)) for (const [name, value] of query) next.append(name, value);
	if (next.has('reset')) for (const name of [...next.keys()]) next.delete(name);
	next.delete(DEMOS_NAME);
	if (demos.areWanted !== demos.byDefault) next.set(DEMOS_NAME, String(demos.areWanted));
	return { search: next.toString(), saved: searchOf(next).toString() };
}

function undoPast(saved: string, today: string): URLSearchParams {
	const search = searchOf(new URLSearchParams(saved));
	if ((search.get('checkInDate') ?? '') < today) {
		search.delete('checkInDate');
		search.delete('checkOutDate');
	}
	return search;
}

function searchOf(query: URLSearchParams): URLSearchParams {
	const search = new URLSearchParams();
	for (const name of QUERY_NAMES) for (const value of query.getAll(name)) if (value !== '') search.append(name, value);
	return search;
}
