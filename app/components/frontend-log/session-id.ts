/** Storage key of this browser's random number (PRIVACY-14); stored only while there is consent. */
const SESSION_KEY = 'sessionId';

let ofThisPage: string | undefined;

/** The number of this browser, made at the first note. */
export function sessionId(): string {
	try {
		const saved = localStorage.getItem(SESSION_KEY);
		if (saved) return saved;
		const made = crypto.randomUUID();
		localStorage.setItem(SESSION_KEY, made);
		return made;
	} catch {
		ofThisPage ??= crypto.randomUUID();
		return ofThisPage;
	}
}

/** Forgets the number: the next consent makes another. */
export function forgetSession(): void {
	try {
		localStorage.removeItem(SESSION_KEY);
	} catch {
		// Blocked storage holds nothing.
	}
}
