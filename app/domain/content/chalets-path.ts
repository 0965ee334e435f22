import type { Language } from '../language/language';
import type { CountryCode } from '../place/country';
import { propertyPath } from '../place/property-path';
import { DEFAULT_PROPERTY_TYPE } from '../property/property-type';
import { alpsPageAbout } from './alps-pages';

/**
 * Where links to the chalets of a country or place lead: in German to the page about it where there is one, else to the listing
 * (docs/decisions/0012). `city` is a path segment.
 */
export function chaletsPath(country: CountryCode, city: string | null, language: Language): string {
	const about = language === 'de' ? alpsPageAbout(country, city) : null;
	return about?.paths.de ?? propertyPath({ type: DEFAULT_PROPERTY_TYPE, country, city }, language);
}
