import { alpsPageAbout } from '~/domain/content/alps-pages';
import { formatNumber } from '~/domain/language/format-number';
import type { Language } from '~/domain/language/language';
import { type CountryCode, countryName } from '~/domain/place/country';
import { propertyPath } from '~/domain/place/property-path';
import { type PropertyType, propertyTypeName } from '~/domain/property/property-type';
import type { Listing } from '~/domain/search/list-properties.server';
import type { ListingPlace } from '~/domain/search/listing-places.server';
import { EMPTY_SEARCH_FILTER, type SearchFilter, type SearchShown } from '~/domain/search/search-filter';
import { type CardView, cardView } from './card-view';
import { type PagingView, pagingView } from './paging-view';
import { resultTexts } from './result-texts';
import { searchAddress } from './search-address';
import type { Words } from './search-view';

/** A listing in words: what its page draws. */
export type ListingView = {
	/** `Chalets in Lech`. */
	title: string;
	/** The same for search engines, with its country and its page. */
	headTitle: string;
	intro: string;
	description: string;
	/** The listing of the whole country, the parent of a place. */
	up: Words | null;
	/** The page about the place or country, which is in German only (docs/decisions/0012). */
	about: Words | null;
	/** The same properties in the search, where dates can be given. */
	search: Words;
	/** The listing, and its houses beside a map and on it. */
	views: Record<SearchShown, string>;
	placesTitle: string;
	places: (Words & { count: string; isCurrent: boolean })[];
	cards: CardView[];
	paging: PagingView | null;
};

type ListingTarget = { type: PropertyType; country: CountryCode; city: string | null };

/** Names of places that the intro counts up. */
const NAMED_PLACES = 4;

/** Puts a listing into the words of a language. */
export function listingView(
	listing: Listing,
	places: readonly ListingPlace[],
	{ type, country, city }: ListingTarget,
	language: Language,
	showsCommission = false,
): ListingView {
	const t = resultTexts(language);
	const { count, page } = listing;
	const formatted = formatNumber(count, language);
	const types = propertyTypeName(type, language, 'many');
	const inCountry = t(`listing.countryTitle.${country}`, { type: types });
	const title = listing.place ? t('listing.title', { type: types, place: listing.place.name }) : inCountry;
	const single = places.filter((place) => !place.hasParts).sort((a, b) => b.properties - a.properties);
	const names = single
		.slice(0, NAMED_PLACES)
		.map((place) => place.name)
		.join(', ');
	const where = listing.place
		? t(`listing.inCountry.${country}`)
		: t('listing.inPlaces', {
				count: single.length,
				places: single.length > NAMED_PLACES ? t('listing.andMore', { places: names }) : names,
			});
	const path = propertyPath({ type, country, city }, language);
	const about = alpsPageAbout(country, city);
	const search: SearchFilter = {
		...EMPTY_SEARCH_FILTER,
		propertyTypeArray: [type],
		// With its country: a name may stand for places of several.
		...(listing.place
			? { destination: `${listing.place.name}, ${countryName(country, language)}` }
			: { countryArray: [country] }),
	};
	const onPage = page > 1 ? t('listing.page', { page: formatNumber(page, language) }) : '';
	return {
		title,
		headTitle: [title, listing.place ? countryName(country, language) : '', onPage].filter(Boolean).join(', '),
		intro: t('listing.intro', { count, formatted, where }),
		description: [t('listing.description', { title, formatted }), onPage].filter(Boolean).join(' '),
		up: listing.place ? { text: inCountry, to: propertyPath({ type, country }, language) } : null,
		about:
			about && language === 'de'
				? {
						text: listing.place
							? t('listing.about', { place: listing.place.name })
							: t(`listing.aboutCountry.${country}`),
						to: about.paths.de,
					}
				: null,
		search: {
			text: t('listing.withDates'),
			to: searchAddress(search),
		},
		views: {
			list: page > 1 ? `${path}?page=${page}` : path,
			both: searchAddress({ ...search, view: 'both' }),
			map: searchAddress({ ...search, view: 'map' }),
		},
		placesTitle: t('listing.places'),
		places: places.map((place) => ({
			text: place.name,
			to: propertyPath({ type, country, city: place.slug }, language),
			count: formatNumber(place.properties, language),
			isCurrent: place.slug === listing.place?.slug,
		})),
		cards: listing.items.map((card) => cardView(card, { t, language, showsCommission })),
		paging: pagingView(listing, (page) => (page === 1 ? path : `${path}?page=${page}`), t, language),
	};
}
