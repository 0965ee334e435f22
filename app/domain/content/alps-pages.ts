import type { CountryCode } from '../place/country';
import type { ContentPage } from './content-page';

export const ALPS_PATH = '/die-luxuriösesten-chalets-der-alpen';

/** What a page is about in the catalogue: a country, or one of its places by slug. */
export type AlpsSubject = { country: CountryCode; city: string | null };

export type AlpsPage = ContentPage & {
	kind: 'alps';
	paths: { de: string };
	/** Null for the whole Alps and for what is about no place. */
	subject: AlpsSubject | null;
};

const PLACES: readonly (readonly [slug: string, country: CountryCode, city: string | null])[] = [
	['oesterreich', 'AT', null],
	['oesterreich/vorarlberg', 'AT', 'vorarlberg'],
	['oesterreich/lech', 'AT', 'lech'],
	['oesterreich/st-anton', 'AT', 'st-anton'],
	['oesterreich/kitzbuehel', 'AT', 'kitzbuehel'],
	['schweiz', 'CH', null],
	['schweiz/st-moritz', 'CH', 'st-moritz'],
	['schweiz/davos', 'CH', 'davos'],
	['schweiz/gstaad', 'CH', 'gstaad'],
	['schweiz/verbier', 'CH', 'verbier'],
	['schweiz/zermatt', 'CH', 'zermatt'],
	['frankreich', 'FR', null],
	['frankreich/courchevel', 'FR', 'courchevel'],
	['frankreich/chamonix', 'FR', 'chamonix'],
	['frankreich/megeve', 'FR', 'megeve'],
	['italien', 'IT', null],
	['italien/cortina', 'IT', 'cortina-d-ampezzo'],
];

/** `/die-luxuriösesten-chalets-der-alpen`, above all countries and places. */
export const ALPS: AlpsPage = {
	kind: 'alps',
	slug: 'index',
	paths: { de: ALPS_PATH },
	subject: null,
};

/** The countries and their places, countries first (PAGE-7). */
export const ALPS_PLACES: readonly AlpsPage[] = PLACES.map(([slug, country, city]) => ({
	kind: 'alps',
	slug,
	paths: { de: `${ALPS_PATH}/${slug}` },
	subject: { country, city },
}));

/** About travelling there (PAGE-7); they exist in German only. */
export const ALPS_STORIES: readonly AlpsPage[] = ['diskretion-sicherheit', 'luxus-ski-reisen'].map((slug) => ({
	kind: 'alps',
	slug,
	paths: { de: `/${slug}` },
	subject: null,
}));

/** The German pages for search engines (PAGE-7). */
export const ALPS_PAGES: readonly AlpsPage[] = [ALPS, ...ALPS_PLACES, ...ALPS_STORIES];

const BY_PATH = new Map(ALPS_PAGES.map((page) => [page.paths.de, page]));
const BY_SUBJECT = new Map(ALPS_PLACES.map((page) => [subjectKey(page.subject), page]));

/** The page at a path, percent-encoded or not; null for any other. */
export function alpsPageAt(pathname: string): AlpsPage | null {
	try {
		return BY_PATH.get(decodeURIComponent(pathname).normalize('NFC')) ?? null;
	} catch {
		return null;
	}
}

/** The page about a country or one of its places; null where there is none. */
export function alpsPageAbout(country: CountryCode, city: string | null): AlpsPage | null {
	return BY_SUBJECT.get(subjectKey({ country, city })) ?? null;
}

function subjectKey(subject: AlpsSubject | null): string {
	return subject ? `${subject.country} ${subject.city ?? ''}` : '';
}
