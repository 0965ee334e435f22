import { propertyPath } from '../place/property-path';
import { DEFAULT_PROPERTY_TYPE } from '../property/property-type';
import { ALPS, type AlpsPage } from './alps-pages';

/** All countries and places in English: where a reader is led from a page that has no English version. */
export const ENGLISH_DESTINATIONS = '/destinations?lng=en';

/**
 * The page that says in English what a German page about the Alps says (PAGE-7), as its alternates name it: the listing of
 * its country or place, `/destinations` for the Alps as a whole; null for a page that is in German only. A listing without properties
 * is no page: the caller checks.
 */
export function englishPathOf(page: AlpsPage): string | null {
	if (page === ALPS) return '/destinations';
	return page.subject && propertyPath({ type: DEFAULT_PROPERTY_TYPE, ...page.subject }, 'en');
}
