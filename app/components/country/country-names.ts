import type { Language } from '~/domain/language/language';
import { callSite } from '~/platform/call-site';

/** Country names stay in local storage for 7 days. */
const KEPT_MS = 7 * 86_400_000;

/** Name by ISO 3166-1 alpha-2 code, in the order of the language's alphabet. */
export type CountryNames = Readonly<Record<string, string>>;

/** Storage of the browser, and the call itself; a test brings its own. */
type Means = { storage: Pick<Storage, 'getItem' | 'setItem'>; call: typeof callSite; now: () => number };

/**
 * The names of all countries in a language (`GET /api/country-names`), for a field that is drawn in the browser. Asks once in
 * seven days; when the call fails, old names are better than none. Rejects only where there are none at all.
 */
export async function loadCountryNames(language: Language, means: Means = browserMeans()): Promise<CountryNames> {
	const key = `countryNames-${language}`;
	const kept = read(means.storage, key);
	if (kept && means.now() - kept.at < KEPT_MS && kept.at <= means.now()) return kept.names;
	try {
		const answer = await means.call('/api/country-names', { headers: { 'accept-language': language } });
		if (!answer.ok) throw new Error(`country names: ${answer.status}`);
		const names = (await answer.json()) as CountryNames;
		keep(means.storage, key, { at: means.now(), names });
		return names;
	} catch (error) {
		if (kept) return kept.names;
		throw error;
	}
}

type Kept = { at: number; names: CountryNames };

function read(storage: Means['storage'], key: string): Kept | null {
	try {
		const kept = JSON.parse(storage.getItem(key) ?? 'null') as Kept | null;
		return kept && typeof kept.at === 'number' && typeof kept.names === 'object' ? kept : null;
	} catch {
		return null;
	}
}

function keep(storage: Means['storage'], key: string, kept: Kept): void {
	try {
		storage.setItem(key, JSON.stringify(kept));
	} catch {
		// Full or closed: the next page asks again.
	}
}

function browserMeans(): Means {
	return { storage: localStorage, call: callSite, now: Date.now };
}
