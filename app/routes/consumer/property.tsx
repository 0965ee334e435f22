import { json, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { type MetaFunction, Outlet, type ShouldRevalidateFunction, useLoaderData } from '@remix-run/react';
import { lazy, Suspense } from 'react';
import { RouteErrorPage } from '~/components/layout/error-page';
import { headDescription, headTitle } from '~/components/layout/head-text';
import { noindexMeta, pageMeta, stylesheets } from '~/components/layout/page-meta';
import propertyStyles from '~/components/property/house.css?url';
import { PictureList as ServedPictureList } from '~/components/property/picture-list';
import { propertyMeta } from '~/components/property/property-meta';
import { PropertyPage } from '~/components/property/property-page';
import type { ShownStay } from '~/components/property/shown-stay';
import type { StayRefusal } from '~/components/property/stay-refusal';
import { type RootData, useRoot } from '~/components/root/use-root';
import { LateTradeProperty } from '~/components/trade/property/late-trade-property';
import { fetchPart } from '~/components/ui/fetch-part';
import type { Language } from '~/domain/language/language';
import { mapSetsIfAny, mapTileOf } from '~/domain/map-feature/list-map-sets.server';
import { countryName } from '~/domain/place/country';
import { parsePropertyPath, propertyPath } from '~/domain/place/property-path';
import type { PriceParts } from '~/domain/property/price-parts';
import type { Property } from '~/domain/property/property';
import type { StayFigures } from '~/domain/property/stay-figures';
import { isTradeVisitor } from '~/domain/trade/is-trade-visitor';
import type { TradePropertyView } from '~/domain/trade/trade-property-view';
import { serverTexts } from '~/locales/server';
import { publicPageHeaders } from '~/platform/cache/cache-control';
import { missingPage, notFound } from '../forms/error-page.server';
import { cachedProperty } from './cached-property.server';
import { loadTradeProperty } from './load-trade-property.server';
import { propertyPageData } from './property-page-data.server';

export const handle = { i18n: ['property'], isProperty: true };

export const links = stylesheets(propertyStyles);

/** One property: its canonical spelling, its public data, and the stay of the address. */
export async function loader({ context, request }: LoaderFunctionArgs) {
	const url = new URL(request.url);
	const requested = parsePropertyPath(url.pathname, context.language);
	if (!requested?.city || !requested.name) throw notFound(context);
	if (requested.redirectTo) {
		url.searchParams.delete('lng');
		throw redirect(`${requested.redirectTo}${url.search}`, 301);
	}
	const { type, country, city, name } = requested;
	const target = { type, country, city, name };
	const alternates = { en: propertyPath(target, 'en'), de: propertyPath(target, 'de') };
	const { actor } = context;
	if (isTradeVisitor(actor)) {
		const asTrade = { ctx: context, actor, which: target, query: url.searchParams };
		const trade = await loadTradeProperty(asTrade).catch(missingPage(context));
		return json({ trade, alternates, isPictureList: isPictureList(url) });
	}
	const [property, sets] = await Promise.all([cachedProperty(context, target), mapSetsIfAny(context)]);
	return json({
		...propertyPageData(context, property, url.searchParams),
		alternates,
		mapTile: mapTileOf(sets, property.position),
		description: serverTexts(context).t('property:meta.description', {
			name: property.name,
			place: property.place.name,
			country: countryName(country, context.language),
		}),
		isPictureList: isPictureList(url),
	});
}

function isPictureList({ searchParams }: URL): boolean {
	return searchParams.get('view') === 'pictures';
}

/** An enquiry sent over this page changes nothing on it. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formMethod, defaultShouldRevalidate }) =>
	formMethod === 'POST' ? false : defaultShouldRevalidate;

/** The loader's data before serialisation: for trade users, and for everyone else. */
type TradeData = { trade: TradePropertyView; alternates: { en: string; de: string }; isPictureList: boolean };

type PropertyData = {
	trade?: undefined;
	property: Property;
	chosen: ShownStay;
	refusal: StayRefusal | null;
	figures: StayFigures | null;
	parts: PriceParts | null;
	alternates: { en: string; de: string };
	mapTile: string | null;
	description: string;
	isPictureList: boolean;
};

/** Data for the dialogs over this page. */
// The condition is evaluated when the page is built: the browser fetches the list only where the address requests it.
const PictureList = import.meta.env.SSR
	? ServedPictureList
	: lazy(async () => ({
			default: (await fetchPart(() => import('~/components/property/picture-list'), ['property-rooms'])).PictureList,
		}));

export type PropertyOutlet = { property: Property; chosen: ShownStay };

export default function PropertyRoute() {
	const data = useLoaderData() as PropertyData | TradeData;
	const { alternates, isPictureList } = data;
	const path = alternates[useRoot().language as Language];
	const property = data.trade ? data.trade.property : data.property;
	if (isPictureList)
		return (
			<Suspense>
				<PictureList property={property} rooms={property.rooms} path={path} />
			</Suspense>
		);
	if (data.trade)
		return (
			<>
				<LateTradeProperty />
				<Outlet />
			</>
		);
	const { chosen, refusal, figures, parts, mapTile } = data;
	return (
		<>
			<PropertyPage {...{ chosen, refusal, figures, parts, path, mapTile }} property={data.property} />
			<Outlet context={{ property: data.property, chosen } satisfies PropertyOutlet} />
		</>
	);
}

export const meta: MetaFunction = ({ data, ...page }) => {
	if (!data) return noindexMeta(page);
	const { trade, alternates } = data as TradeData | PropertyData;
	if (trade) return tradeMeta(page.matches, trade.property, alternates);
	const { property, description } = data as PropertyData;
	return propertyMeta(page.matches, property, alternates, description);
};

type Matches = Parameters<typeof pageMeta>[0];

function tradeMeta(matches: Matches, property: TradePropertyView['property'], alternates: { en: string; de: string }) {
	const { language = 'en' } = (matches.find((match) => match?.id === 'root')?.data ?? {}) as Partial<RootData>;
	return pageMeta(matches, {
		title: headTitle(property.name, property.place.name, countryName(property.country, language as Language)),
		description: headDescription(property.text?.summary ?? property.name),
		path: alternates[language as Language],
		alternates,
	});
}

export const headers = publicPageHeaders;

export const ErrorBoundary = RouteErrorPage;
