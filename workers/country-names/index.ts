import { WorkerEntrypoint } from 'cloudflare:workers';
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGE_QUERY, type Language } from '~/domain/language/language';
import { countryNames } from './country-names';

/** Seven days (CACHE-7). */
const CACHE = 'public, max-age=604800';

/** What other workers call: binding `COUNTRY_NAMES`, entrypoint `CountryNames`. */
export class CountryNames extends WorkerEntrypoint {
	/** ISO code to name; an unknown language answers in English. */
	names(language: Language): Record<string, string> {
		return countryNames(isLanguage(language) ? language : DEFAULT_LANGUAGE);
	}
}

export default {
	/** `GET ?lng=de` answers the names as JSON, with an ETag for caches. */
	async fetch(request: Request): Promise<Response> {
		if (request.method !== 'GET' && request.method !== 'HEAD') {
			return new Response('GET only\n', { status: 405, headers: { allow: 'GET, HEAD' } });
		}
		const requested = new URL(request.url).searchParams.get(LANGUAGE_QUERY);
		const language = isLanguage(requested) ? requested : DEFAULT_LANGUAGE;
		const body = JSON.stringify(countryNames(language));
		const etag = `"${await hash(body)}"`;
		const headers = { 'cache-control': CACHE, 'content-language': language, etag };
		const known = request.headers.get('if-none-match') ?? '';
		if (known === '*' || known.split(/\s*,\s*/).some((tag) => tag.replace(/^W\//, '') === etag)) {
			return new Response(null, { status: 304, headers });
		}
		return new Response(body, { headers: { ...headers, 'content-type': 'application/json; charset=utf-8' } });
	},
};

async function hash(text: string): Promise<string> {
	const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
	return [...digest.slice(0, 10)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
