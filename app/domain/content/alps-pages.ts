import type { CountryCode } from '../place/country';
import type { ContentPage } from './content-page';

export const ALPS_PATH = '/die-luxuriösesten-chalets-der-alpen';

/** What a page is about in the catalogue: a country, or one of its places by slug. */
export type AlpsSubject = { country: CountryCode; city: string | null };

/** A German page about the Alps. Without a subject it has a text of its own below `app/content`, else the guide of the catalogue. */
export type AlpsPage = ContentPage & {
	kind: 'alps';
	paths: { de: string };
	/** Null for the whole Alps and for what is about no place. */
	subject: AlpsSubject | null;
};

export type AlpsPlacePage = AlpsPage & {
	subject: AlpsSubject;
	/** What links call it. */
	name: string;
};

const PLACES: readonly (readonly [slug: string, name: string, country: CountryCode, city: string | null])[] = [
	['oesterreich', 'Österreich', 'AT', null],
	['oesterreich/vorarlberg', 'Vorarlberg', 'AT', 'vorarlberg'],
	['oesterreich/lech', 'Lech', 'AT', 'lech'],
	['oesterreich/st-anton', 'St. Anton', 'AT', 'st-anton'],
	['oesterreich/kitzbuehel', 'Kitzbühel', 'AT', 'kitzbuehel'],
	['schweiz', 'Schweiz', 'CH', null],
	['schweiz/st-moritz', 'St. Moritz', 'CH', 'st-moritz'],
	['schweiz/davos', 'Davos', 'CH', 'davos'],
	['schweiz/gstaad', 'Gstaad', 'CH', 'gstaad'],
	['schweiz/verbier', 'Verbier', 'CH', 'verbier'],
	['schweiz/zermatt', 'Zermatt', 'CH', 'zermatt'],
	['frankreich', 'Frankreich', 'FR', null],
	['frankreich/courchevel', 'Courchevel', 'FR', 'courchevel'],
	['frankreich/chamonix', 'Chamonix', 'FR', 'chamonix'],
	['frankreich/megeve', 'Megève', 'FR', 'megeve'],
	['italien', 'Italien', 'IT', null],
	['italien/cortina', 'Cortina', 'IT', 'cortina-d-ampezzo'],
];

/** `/die-luxuriösesten-chalets-der-alpen`, above all countries and places. */
export const ALPS: AlpsPage = {
	kind: 'alps',
	slug: 'index',
	paths: { de: ALPS_PATH },
	subject: null,
};

/** The countries and their places, countries first (PAGE-7). */
export const ALPS_PLACES: readonly AlpsPlacePage[] = PLACES.map(([slug, name, country, city]) => ({
	kind: 'alps',
	slug,
	name,
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

/** Those whose text lies below `app/content`. */
export const ALPS_TEXTS: readonly AlpsPage[] = [ALPS, ...ALPS_STORIES];

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
export function alpsPageAbout(country: CountryCode, city: string | null): AlpsPlacePage | null {
	return BY_SUBJECT.get(subjectKey({ country, city })) ?? null;
}

/** True for a page about a country or a place. */
export function isPlacePage(page: AlpsPage): page is AlpsPlacePage {
	return page.subject !== null;
}

function subjectKey(subject: AlpsSubject): string {
	return `${subject.country} ${subject.city ?? ''}`;
}
