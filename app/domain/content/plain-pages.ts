import type { ContentPage } from './content-page';

const sameIn = (path: string) => ({ en: path, de: path });

type PlainPage = ContentPage & { kind: 'page'; paths: { en: string; de: string } };

/** The pages that are nothing but their text (P§2, H§2), in the order of a list of pages. */
export const PLAIN_PAGES = [
	{ kind: 'page', slug: 'privacy-policy', paths: sameIn('/privacy-policy') },
] as const satisfies readonly PlainPage[];

/** The plain page at an address, null for any other. */
export function plainPageAt(pathname: string): PlainPage | null {
	return PLAIN_PAGES.find(({ paths }) => paths.en === pathname || paths.de === pathname) ?? null;
}
