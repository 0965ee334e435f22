import type { Language } from '~/domain/language/language';

/** A page linked by header, menu or footer; its name is a text of `common:nav`. */
export type SitePage = { name: SitePageName; to: string };

export type SitePageName =
	| 'home'
	| 'destinations'
	| 'search'
	| 'about'
	| 'contact'
	| 'enquireNow'
	| 'partner'
	| 'transfers'
	| 'terms'
	| 'privacy'
	| 'legalNotice';

const PATHS: Record<SitePageName, string> = {
	home: '/',
	destinations: '/destinations',
	search: '/search',
	about: '/about',
	contact: '/contact',
	enquireNow: '/enquire-now',
	partner: '/partner',
	transfers: '/transfers',
	terms: '/terms-and-conditions',
	privacy: '/privacy-policy',
	legalNotice: '/impressum',
};

/** The pages by these names, with their addresses in a language (PAGE-10). */
export function sitePages(names: readonly SitePageName[], language: Language): SitePage[] {
	return names.map((name) => ({ name, to: name === 'contact' && language === 'de' ? '/kontakt' : PATHS[name] }));
}
