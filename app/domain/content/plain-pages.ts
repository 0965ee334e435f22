import type { ContentPage } from './content-page';

const sameIn = (path: string) => ({ en: path, de: path });

export type PlainPage = ContentPage & { kind: 'page'; paths: { en: string; de: string } };

/** The pages that are nothing but their text (PAGE-8), in the order of a list of pages. */
export const PLAIN_PAGES = [
	{ kind: 'page', slug: 'about', paths: sameIn('/about') },
	{ kind: 'page', slug: 'transfers', paths: sameIn('/transfers') },
	{ kind: 'page', slug: 'terms-and-conditions', paths: sameIn('/terms-and-conditions') },
	{ kind: 'page', slug: 'privacy-policy', paths: sameIn('/privacy-policy') },
	{ kind: 'page', slug: 'legal-notice', paths: { en: '/legal-notice', de: '/impressum' } },
	{ kind: 'page', slug: 'package-rate-rules', paths: sameIn('/package-rate-rules') },
	{ kind: 'page', slug: 'lds', paths: sameIn('/lds') },
	{ kind: 'page', slug: 'lds-general', paths: sameIn('/lds/general') },
	{ kind: 'page', slug: 'lds-travel-agencies', paths: sameIn('/lds/travel-agencies') },
	{ kind: 'page', slug: 'lds-hotels', paths: sameIn('/lds/hotels') },
] as const satisfies readonly PlainPage[];

/** The plain page at an address, null for any other. */
export function plainPageAt(pathname: string): PlainPage | null {
	return PLAIN_PAGES.find(({ paths }) => paths.en === pathname || paths.de === pathname) ?? null;
}

/** The plain page that one lies below by its address (`/lds` for `/lds/general`), null for a page of its own. */
export function plainPageAbove({ paths }: Pick<PlainPage, 'paths'>): PlainPage | null {
	return plainPageAt(paths.en.slice(0, paths.en.lastIndexOf('/')));
}
