import type { Language } from '~/domain/language/language';
import { callSite } from '~/platform/call-site';

/** Country names stay in local storage for 7 days. */
const CACHED_MS = 7 * 86_400_000;

/** Name by ISO 3166-1 alpha-2 code, in the order of the language's alphabet. */
export type CountryNames = Readonly<Record<string, string>>;

/** Storage of the browser, and the call itself; a test brings its own. */
type Means = { storage: Pick<Storage, 'getItem' | 'setItem'>; call: typeof callSite; now: () => number };

/**
 * The names of all countries in a language (`GET /api/country-names`), for a field that is drawn in the browser (CATALOGUE-16). Asks once in
 * seven days; when the call fails, old names are better than none. Rejects only where there are none at all.
 */
export async function loadCountryNames(language: Language, means: Means = browserMeans()): Promise<CountryNames> {
	const key = `countryNames-${language}`;
	const cached = read(means.storage, key);
	if (cached && means.now() - cached.at < CACHED_MS && cached.at <= means.now()) return cached.names;
	try {
		const answer = await means.call('/api/country-names', { headers: { 'accept-language': language } });
		if (!answer.ok) throw new Error(`country names: ${answer.status}`);
		const names = (await answer.json()) as CountryNames;
		keep(means.storage, key, { at: means.now(), names });
		return names;
	} catch (error) {
		if (cached) return cached.names;
		throw error;
	}
}

type Cached = { at: number; names: CountryNames };

function read(storage: Means['storage'], key: string): Cached | null {
	try {
		const cached = JSON.parse(storage.getItem(key) ?? 'null') as Cached | null;
		return cached && typeof cached.at === 'number' && typeof cached.names === 'object' ? cached : null;
	} catch {
		return null;
	}
}

function keep(storage: Means['storage'], key: string, cached: Cached): void {
	try {
		storage.setItem(key, JSON.stringify(cached));
	} catch {
		// Full or closed: the next page asks again.
	}
}

function browserMeans(): Means {
	return { storage: localStorage, call: callSite, now: Date.now };
}
