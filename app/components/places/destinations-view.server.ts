import { alpsPageAbout } from '~/domain/content/alps-pages';
import { type GuideHead, guideKey } from '~/domain/guide/list-guides.server';
import { formatNumber } from '~/domain/language/format-number';
import type { Language } from '~/domain/language/language';
import type { StoredPicture } from '~/domain/picture/stored-picture';
import { type CountryCode, countryName } from '~/domain/place/country';
import type { Place } from '~/domain/place/list-places.server';
import { propertyPath } from '~/domain/place/property-path';
import type { PropertyPicture } from '~/domain/property/find-property-pictures.server';
import { DEFAULT_PROPERTY_TYPE } from '~/domain/property/property-type';
import { EMPTY_SEARCH_FILTER } from '~/domain/search/search-filter';
import { searchAddress } from '../search/search-address';
import { guidePath } from './guide-path';
import { isNamedPart, type PlaceTile, placeTile } from './place-tile';
import { type PlaceTexts, placeTexts, type Words } from './place-words';

/** All countries and places of the catalogue, in words. */
export type DestinationsView = {
	title: string;
	description: string;
	heading: string;
	lead: string;
	countries: (Words & {
		id: string;
		lead: string;
		picture: StoredPicture | null;
		all: Words;
		guides: { title: string; items: Words[] } | null;
		tiles: PlaceTile[];
	})[];
};

export type CountryPicture = { country: CountryCode; picture: PropertyPicture | null };

/** Countries with the most properties first; a country without any is left out. */
export function destinationsView(
	places: readonly Place[],
	countryPictures: readonly CountryPicture[],
	guides: ReadonlyMap<string, GuideHead>,
	language: Language,
): DestinationsView {
	const t = placeTexts(language);
	const countries = countryPictures.map(({ country, picture }) => {
		const own = places.filter((place) => place.country === country);
		const properties = own
			.filter((place) => !own.some(({ parent }) => parent === place.slug))
			.reduce((sum, place) => sum + place.properties, 0);
		const name = countryName(country, language);
		const taken = new Set(picture ? [picture.hash] : []);
		const about = language === 'de' ? alpsPageAbout(country, null) : null;
		const type = own.find(({ type }) => type === DEFAULT_PROPERTY_TYPE)?.type ?? own[0]?.type ?? DEFAULT_PROPERTY_TYPE;
		return {
			properties,
			id: country.toLowerCase(),
			text: name,
			to: about?.paths.de ?? propertyPath({ type, country }, language),
			lead: t(`destinations.countries.${country}`),
			picture,
			all: {
				text: t('destinations.all', { count: properties, formatted: formatNumber(properties, language) }),
				to: searchAddress({ ...EMPTY_SEARCH_FILTER, countryArray: [country] }),
			},
			guides: language === 'en' ? guideLinks(country, name, own, guides, t) : null,
			tiles: own
				.filter((place) => !isNamedPart(place, own))
				.map((place) => placeTile(place, { places, language, t, taken })),
		};
	});
	return {
		title: t('destinations.title'),
		description: t('destinations.description'),
		heading: t('destinations.heading'),
		lead: t('destinations.lead'),
		countries: countries
			.filter(({ properties }) => properties > 0)
			.sort((a, b) => b.properties - a.properties)
			.map(({ properties: _properties, ...country }) => country),
	};
}

/** The ways to the guides of a country and its places, which stand on their listings of chalets (PAGE-37); in German the tiles lead to them. */
function guideLinks(
	country: CountryCode,
	name: string,
	places: readonly Place[],
	guides: ReadonlyMap<string, GuideHead>,
	t: PlaceTexts,
): DestinationsView['countries'][number]['guides'] {
	const withChalets = places.filter(({ type }) => type === DEFAULT_PROPERTY_TYPE);
	const subjects = [
		...(withChalets.length > 0 ? [{ country, city: null, name }] : []),
		...withChalets.map((place) => ({ country, city: place.slug, name: place.name })),
	];
	const items = subjects.flatMap((subject) =>
		guides.has(guideKey(subject)) ? { text: subject.name, to: guidePath(subject, 'en') } : [],
	);
	return items.length > 0 ? { title: t('guides'), items } : null;
}
