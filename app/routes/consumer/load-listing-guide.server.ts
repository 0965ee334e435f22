import { GUIDE_ANCHOR, guidePath } from '~/components/places/guide-path';
import { type GuideView, guideView } from '~/components/places/guide-view';
import { resultTexts } from '~/components/search/result-texts';
import type { Words } from '~/components/search/search-view';
import type { RequestContext } from '~/context';
import { alpsPageAbout } from '~/domain/content/alps-pages';
import { guideKey, listGuides } from '~/domain/guide/list-guides.server';
import { loadGuide } from '~/domain/guide/load-guide.server';
import { type CountryCode, countryName } from '~/domain/place/country';
import { listPlaces, type Place } from '~/domain/place/list-places.server';
import { findPropertyPictures } from '~/domain/property/find-property-pictures.server';
import { DEFAULT_PROPERTY_TYPE, type PropertyType } from '~/domain/property/property-type';

/** What a listing shows of the guide to its country or place. */
export type ListingGuide = {
	/** The way to the guide, on this page or on that of the chalets. */
	about: Words;
	/** The guide itself; null where another page has it. */
	view: GuideView | null;
	/** For search engines, where the guide stands on the page. */
	head: { title: string; description: string; name: string; location: Place['location'] } | null;
};

type Listing = { type: PropertyType; country: CountryCode; city: string | null; page: number };

/**
 * The guide of a listing in the visitor's language (PAGE-37): whole on the first page of chalets, a link on all others. Null without a guide,
 * and in German where a page of its own tells it (PAGE-7).
 */
export async function loadListingGuide(
	ctx: RequestContext,
	{ type, country, city, page }: Listing,
): Promise<ListingGuide | null> {
	const { language } = ctx;
	const subject = { country, city };
	if (language === 'de' && alpsPageAbout(country, city)) return null;
	const [guides, places] = await Promise.all([listGuides({ ctx }), listPlaces({ ctx })]);
	const key = guideKey(subject);
	if (!guides.has(key)) return null;
	const own = places.filter((place) => place.country === country && (city === null || place.slug === city));
	// A listing without chalets leads away, and its guide with it.
	if (!own.some((place) => place.type === DEFAULT_PROPERTY_TYPE)) return null;
	const place = city === null ? null : own[0];
	const name = place?.name ?? countryName(country, language);
	const t = resultTexts(language);
	const title = place ? t('listing.about', { place: name }) : t(`listing.aboutCountry.${country}`);
	if (type !== DEFAULT_PROPERTY_TYPE || page > 1) {
		return { about: { text: title, to: guidePath(subject, language) }, view: null, head: null };
	}
	const [guide, [scene = null]] = await Promise.all([
		loadGuide({ ctx, key }),
		findPropertyPictures({ ctx, wanted: [guides.get(key)?.scene ?? null] }),
	]);
	if (!guide) return null;
	const location = place?.location ?? null;
	return {
		about: { text: title, to: `#${GUIDE_ANCHOR}` },
		view: guideView(guide, { title, name, location, scene, language }),
		head: { title: guide.title, description: guide.description, name, location },
	};
}
