/** A search of this browser: its address and what it asks for, in the words of its page. */
export type LastSearch = { path: string; label: string; detail: string; language: string };

const KEY = 'last-searches';
const MOST = 3;

/** The last searches of this browser, newest first; none where storage is forbidden or holds something else. */
export function readLastSearches(): LastSearch[] {
	try {
		const saved: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
		return Array.isArray(saved) ? saved.filter(isSearch).slice(0, MOST) : [];
	} catch {
		return [];
	}
}

/** Puts a search first; an earlier one for the same destination goes, since it was refined. */
export function saveLastSearch(search: LastSearch): void {
	const others = readLastSearches().filter(({ label }) => label !== search.label);
	try {
		localStorage.setItem(KEY, JSON.stringify([search, ...others].slice(0, MOST)));
	} catch {
		// The box then offers no last searches.
	}
}

export function forgetLastSearches(): void {
	try {
		localStorage.removeItem(KEY);
	} catch {
		// Nothing was saved.
	}
}

function isSearch(value: unknown): value is LastSearch {
	if (typeof value !== 'object' || value === null) return false;
	const texts = ['path', 'label', 'detail', 'language'].map((name): unknown => Reflect.get(value, name));
	// Only ever a search of this site.
	return texts.every((text) => typeof text === 'string') && /^\/search(\?|$)/.test(String(texts[0]));
}

/** Searches in a language whose dates and months are not over. */
export function currentSearches(searches: readonly LastSearch[], language: string, today: string): LastSearch[] {
	return searches.filter((search) => {
		const query = new URLSearchParams(search.path.split('?')[1]);
		const isOver = (query.get('checkIn') ?? today) < today || (query.get('month') ?? today) < today.slice(0, 7);
		return search.language === language && !isOver;
	});
}
