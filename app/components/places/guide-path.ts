import type { AlpsSubject } from '~/domain/content/alps-pages';
import type { Language } from '~/domain/language/language';
import { propertyPath } from '~/domain/place/property-path';
import { DEFAULT_PROPERTY_TYPE } from '~/domain/property/property-type';

/** Anchor of the guide on a listing. */
export const GUIDE_ANCHOR = 'about';

/** Where the guide of a country or place stands: on its listing of chalets (PAGE-37). */
export function guidePath({ country, city }: AlpsSubject, language: Language): string {
	return `${propertyPath({ type: DEFAULT_PROPERTY_TYPE, country, city }, language)}#${GUIDE_ANCHOR}`;
}
