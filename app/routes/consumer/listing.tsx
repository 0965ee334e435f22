import { json, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { Link, type MetaFunction, useLoaderData } from '@remix-run/react';
import contentStyles from '~/components/content/content.css?url';
import { breadcrumbList } from '~/components/layout/breadcrumb-list';
import { RouteErrorPage } from '~/components/layout/error-page';
import { noindexMeta, pageMeta, stylesheets } from '~/components/layout/page-meta';
import { ListingGuide } from '~/components/places/listing-guide';
import { touristDestination } from '~/components/places/tourist-destination';
import type { RootData } from '~/components/root/use-root';
import { CardList } from '~/components/search/card-list';
import { itemList } from '~/components/search/item-list';
import { listingView } from '~/components/search/listing-view';
import { Paging } from '~/components/search/paging';
import { ViewSwitch } from '~/components/search/view-switch';
import viewSwitchStyles from '~/components/search/view-switch.css?url';
import { Icon } from '~/components/ui/icon';
import { widestJpeg } from '~/components/ui/picture';
import { alpsPageAbout } from '~/domain/content/alps-pages';
import { sharedPath } from '~/domain/language/localized-paths';
import { parsePropertyPath, propertyPath } from '~/domain/place/property-path';
import { DEFAULT_PROPERTY_TYPE } from '~/domain/property/property-type';
import { listProperties } from '~/domain/search/list-properties.server';
import { listingPlaces } from '~/domain/search/listing-places.server';
import { parseSearchFilter } from '~/domain/search/parse-search-filter';
import { seesCommissions } from '~/domain/trade/sees-commissions';
import { publicPageHeaders } from '~/platform/cache/cache-control';
import { loadListingGuide } from './load-listing-guide.server';

export const links = stylesheets(contentStyles, viewSwitchStyles);

export const handle = { i18n: ['search'] };

/** `/{propertyType}/{country}[/{city}]`: one spelling is canonical, the others redirect to it; an empty one redirects to `/`, which says so. */
export async function loader({ request, context }: LoaderFunctionArgs) {
	const { language } = context;
	const url = new URL(request.url);
	const requested = parsePropertyPath(url.pathname, language);
	// An unknown country has no properties either.
	if (!requested || requested.name) throw redirect('/#no-houses', 302);
	if (requested.redirectTo) {
		url.searchParams.delete('lng');
		throw redirect(`${requested.redirectTo}${url.search}`, 301);
	}
	const { page } = parseSearchFilter(url.searchParams, context.today).filter;
	const { type, country, city } = requested;
	const [listing, places, guide] = await Promise.all([
		listProperties({ ctx: context, type, country, city, page }),
		listingPlaces({ ctx: context, type, country }),
		loadListingGuide(context, { type, country, city, page }),
	]);
	if (listing.count === 0) throw redirect('/#no-houses', 302);
	const pathIn = (to: 'en' | 'de') => propertyPath({ type, country, city }, to);
	const query = page > 1 ? `?page=${page}` : '';
	if (page > listing.pageCount) throw redirect(pathIn(language), 302);
	const alternates = { en: pathIn('en') + query, de: pathIn('de') + query };
	// In German a page of words speaks for the listing: the two are one pair of languages (docs/decisions/0012).
	const about = type === DEFAULT_PROPERTY_TYPE && page === 1 ? alpsPageAbout(country, city) : null;
	const named = about && language === 'de' ? null : { ...alternates, ...about?.paths };
	return json({
		guide,
		view: listingView(listing, places, { type, country, city }, language, seesCommissions(context)),
		path: named ? alternates[language] : (about?.paths.de ?? alternates.de),
		named,
		alternates,
	});
}

export default function ListingPage() {
	const { view, guide } = useLoaderData<typeof loader>();
	const about = view.about ?? guide?.about;
	return (
		<main id="content" className="container pt-10 pb-16 lg:pt-14 lg:pb-24">
			{view.up ? (
				<Link
					to={view.up.to}
					className="mb-5 inline-flex items-center gap-2 py-1 text-small text-ink2 hover:text-accent-ink"
				>
					<Icon name="chevronLeft" size={16} />
					{view.up.text}
				</Link>
			) : null}
			<div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-6">
				<div className="max-w-3xl">
					<h1 className="text-h1">{view.title}</h1>
					<p className="mt-4 text-lead text-ink2">{view.intro}</p>
					{guide?.view ? <p className="mt-3 max-w-[40rem] text-ink2">{guide.view.lead}</p> : null}
				</div>
				<div className="flex flex-wrap items-center gap-x-8 gap-y-3">
					{about?.to.startsWith('#') ? (
						<a href={about.to} className="text-link">
							{about.text}
						</a>
					) : about ? (
						<Link to={about.to} className="text-link">
							{about.text}
						</Link>
					) : null}
					<Link to={view.search.to} className="text-link flex items-center gap-3">
						<Icon name="calendar" size={18} />
						{view.search.text}
					</Link>
					<ViewSwitch addresses={view.views} current="list" />
				</div>
			</div>
			{view.places.length > 1 ? (
				<nav aria-label={view.placesTitle} className="mt-9 border-t border-line2 pt-5">
					<ul className="flex gap-x-7 gap-y-1 max-lg:-mx-5 max-lg:overflow-x-auto max-lg:px-5 lg:flex-wrap">
						{view.places.map((place) => (
							<li key={place.to}>
								<Link
									to={place.to}
									aria-current={place.isCurrent ? 'page' : undefined}
									className={`serif inline-flex min-h-11 items-baseline gap-2 border-b py-1.5 text-h4 whitespace-nowrap transition-colors hover:text-accent-ink ${place.isCurrent ? 'border-accent' : 'border-transparent hover:border-accent'}`}
								>
									{place.text}
									<span className="tabular font-sans text-label text-ink2">{place.count}</span>
								</Link>
							</li>
						))}
					</ul>
				</nav>
			) : null}
			<CardList cards={view.cards} columns="3-4" className="mt-10 lg:mt-12" />
			{view.paging ? <Paging paging={view.paging} /> : null}
			{guide?.view ? <ListingGuide guide={guide.view} /> : null}
		</main>
	);
}

export const meta: MetaFunction<typeof loader> = ({ matches, data, ...page }) => {
	if (!data) return noindexMeta({ matches, ...page });
	const { view, guide, path, named } = data;
	const about = guide?.head;
	const root = matches.find(({ id }) => id === 'root')?.data as RootData | undefined;
	if (!root) return [{ title: view.headTitle }];
	const { canonicalOrigin: origin, pictureBaseUrl } = root;
	const cover = view.cards[0]?.cover;
	const jpeg = cover && widestJpeg(pictureBaseUrl, cover);
	const home = { text: root.brand.name, to: sharedPath('/')[root.language] };
	const steps = [home, ...(view.up ? [view.up] : []), { text: view.title, to: path }];
	const description = about?.description ?? view.description;
	const image = jpeg ? new URL(jpeg.url, origin).href : null;
	return pageMeta(matches, {
		title: about?.title ?? view.headTitle,
		description,
		path,
		alternates: named,
		picture: jpeg && image ? { ...jpeg, url: image, alt: cover.alt } : null,
		structured: [
			breadcrumbList(origin, steps),
			itemList(origin, view.cards),
			...(about?.location
				? [
						touristDestination({
							name: about.name,
							description,
							url: new URL(path, origin).href,
							image,
							location: about.location,
						}),
					]
				: []),
		],
	});
};

export const headers = publicPageHeaders;

export const ErrorBoundary = RouteErrorPage;
