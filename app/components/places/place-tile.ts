import { alpsPageAbout } from '~/domain/content/alps-pages';
import { formatNumber } from '~/domain/language/format-number';
import type { Language } from '~/domain/language/language';
import type { StoredPicture } from '~/domain/picture/stored-picture';
import type { Place } from '~/domain/place/list-places.server';
import { propertyPath } from '~/domain/place/property-path';
import type { PlaceTexts, Words } from './place-words';

/** A country or place as a picture with its name. */
export type PlaceTile = {
	to: string;
	name: string;
	/** `9 Häuser`. */
	count: string;
	/** A sentence, where there is one. */
	text: string;
	picture: StoredPicture | null;
	/** Villages that differ by their altitude, such as Courchevel 1850. */
	parts: Words[];
};

/** Where a place's name leads: to the page about it, in German, else to its properties. */
export function placePath(
	{ country, slug, type }: Pick<Place, 'country' | 'slug' | 'type'>,
	language: Language,
): string {
	const about = language === 'de' ? alpsPageAbout(country, slug) : null;
	return about?.paths.de ?? propertyPath({ type, country, city: slug }, language);
}

/** True for a part that bears the name of its whole, such as Courchevel 1850; it is shown with its whole. */
export function isNamedPart(place: Place, places: readonly Place[]): boolean {
	const whole = places.find(({ slug, country }) => slug === place.parent && country === place.country);
	return whole !== undefined && place.name.startsWith(`${whole.name} `);
}

type TileSetting = {
	places: readonly Place[];
	language: Language;
	t: PlaceTexts;
	/** Pictures already used on the page, by hash. */
	taken?: ReadonlySet<string>;
};

export function placeTile(place: Place, { places, language, t, taken = new Set() }: TileSetting): PlaceTile {
	const parts = places.filter(
		(part) => part.parent === place.slug && part.country === place.country && isNamedPart(part, places),
	);
	return {
		to: placePath(place, language),
		name: place.name,
		count: t('houses', { count: place.properties, formatted: formatNumber(place.properties, language) }),
		text: '',
		picture: place.pictures.find(({ hash }) => !taken.has(hash)) ?? place.pictures[0] ?? null,
		parts: parts.map((part) => ({
			text: part.name.slice(place.name.length + 1).replace(/ \(.*\)$/, ''),
			to: placePath(part, language),
		})),
	};
}
