import { json, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { PROPERTY_TYPES } from '#db/schema/enums';
import contentStyles from '~/components/content/content.css?url';
import { stylesheets } from '~/components/layout/page-meta';
import { AlpsPage } from '~/components/places/alps-page';
import { alpsPageMeta } from '~/components/places/alps-page-meta';
import { alpsPageView, COUNTRY_PAGES } from '~/components/places/alps-page-view.server';
import type { RequestContext } from '~/context';
import { ENGLISH_DESTINATIONS, englishPathOf } from '~/domain/content/alps-alternates';
import { ALPS, type AlpsSubject, alpsPageAt } from '~/domain/content/alps-pages';
import { loadText } from '~/domain/content/load-text.server';
import { guideKey, listGuides } from '~/domain/guide/list-guides.server';
import { loadGuide } from '~/domain/guide/load-guide.server';
import { listPlaces } from '~/domain/place/list-places.server';
import { findPropertyPictures } from '~/domain/property/find-property-pictures.server';
import { bestProperties } from '~/domain/search/best-properties.server';
import { listingPlaces } from '~/domain/search/listing-places.server';
import { publicPageHeaders } from '~/platform/cache/cache-control';
import { notFound } from '../forms/error-page.server';

/** Properties shown: two rows at most. */
const PROPERTIES = 8;

export const handle = { i18n: ['content'] };

export const links = stylesheets(contentStyles);

/** The German pages for search engines (PAGE-7). Requests for English are redirected to the English equivalent. */
export async function loader({ request, context }: LoaderFunctionArgs) {
	const page = alpsPageAt(new URL(request.url).pathname);
	if (!page) throw notFound(context);
	const english = englishPathOf(page);
	if (context.language !== 'de') throw redirect(page === ALPS || !english ? ENGLISH_DESTINATIONS : english, 302);
	const { subject } = page;
	const [guides, guide] = await Promise.all([
		listGuides({ ctx: context }),
		subject && loadGuide({ ctx: context, key: guideKey(subject) }),
	]);
	const pictures = subject ? guide : loadText(page, 'de').frontMatter;
	const countries = page === ALPS ? COUNTRY_PAGES : [];
	const wanted = [
		pictures?.hero ?? null,
		pictures?.scene ?? null,
		...countries.map((country) => guides.get(guideKey(country.subject))?.hero ?? null),
	];
	const [own, places, types, [heroPicture = null, scenePicture = null, ...countryPictures]] = await Promise.all([
		bestProperties({ ctx: context, country: subject?.country ?? null, city: subject?.city ?? null, limit: PROPERTIES }),
		listPlaces({ ctx: context }),
		subject ? countByType(context, subject) : [],
		findPropertyPictures({ ctx: context, wanted }),
	]);
	const others = own.count > 0 || !subject ? [] : await propertiesElsewhere(context, subject);
	const hasChalets = types.some(({ type, count }) => type === 'chalet' && count > 0);
	const { de } = page.paths;
	const alternates = english && (page === ALPS || hasChalets) ? { en: english, de } : null;
	return json({
		view: alpsPageView({
			page,
			guide,
			guides,
			places,
			hero: heroPicture,
			scene: scenePicture,
			countryPictures,
			own,
			others,
			types,
		}),
		path: de,
		named: alternates,
		// The language switch also works on pages without an English version.
		alternates: page !== ALPS && alternates ? alternates : { en: ENGLISH_DESTINATIONS, de },
	});
}

/** How many properties of each type there are in a place with its parts or a country: the listings that are not empty. */
async function countByType(ctx: RequestContext, { country, city }: AlpsSubject) {
	return Promise.all(
		PROPERTY_TYPES.map(async (type) => {
			const places = await listingPlaces({ ctx, type, country });
			const requested = places.filter(({ slug, hasParts }) => (city === null ? !hasParts : slug === city));
			return { type, count: requested.reduce((sum, { properties }) => sum + properties, 0) };
		}),
	);
}

/** Properties of the country, or of all countries, for a place that has none. */
async function propertiesElsewhere(ctx: RequestContext, { country, city }: AlpsSubject) {
	const limit = PROPERTIES / 2;
	const alternatives = city === null ? [] : (await bestProperties({ ctx, country, city: null, limit })).cards;
	return alternatives.length > 0
		? alternatives
		: (await bestProperties({ ctx, country: null, city: null, limit })).cards;
}

export default function AlpsRoute() {
	const { view } = useLoaderData<typeof loader>();
	return <AlpsPage page={view} />;
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) => {
	if (!data) return [];
	return alpsPageMeta(matches, { view: data.view, path: data.path, alternates: data.named });
};

export const headers = publicPageHeaders;
