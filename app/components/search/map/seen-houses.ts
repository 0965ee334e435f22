const MEMORY = 'seen-houses';

/** More would be no hint any more, and the browser keeps them for good. */
const MOST = 200;

/** Codes of the houses that were opened on a map in this browser, the last one first. */
export function seenHouses(): string[] {
	try {
		const stored: unknown = JSON.parse(localStorage.getItem(MEMORY) ?? '[]');
		return Array.isArray(stored) ? stored.filter((code) => typeof code === 'string').slice(0, MOST) : [];
	} catch {
		return [];
	}
}

/** Remembers a house as opened; where the browser keeps nothing it is remembered for this page alone. */
export function withSeen(seen: readonly string[], code: string): string[] {
	const next = [code, ...seen.filter((each) => each !== code)].slice(0, MOST);
	try {
		localStorage.setItem(MEMORY, JSON.stringify(next));
	} catch {
		// The state of the page has it.
	}
	return next;
}
