import { json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { type MetaFunction, Outlet, type ShouldRevalidateFunction, useLoaderData } from '@remix-run/react';
import { lazy, Suspense } from 'react';
import { ConsumerHotel } from '~/components/hotel/consumer-hotel';
import hotelStyles from '~/components/hotel/hotel.css?url';
import { HotelErrorPage } from '~/components/hotel/hotel-error';
import { hotelMeta } from '~/components/hotel/hotel-meta';
import { noindexMeta, stylesheets } from '~/components/layout/page-meta';
import { PictureList as ServedPictureList } from '~/components/property/picture-list';
import { LateTradeHotel } from '~/components/trade/hotel/late-trade-hotel';
import { fetchPart } from '~/components/ui/fetch-part';
import { cachedHotel } from '~/domain/hotel/cached-hotel.server';
import { type HotelView, hotelView } from '~/domain/hotel/hotel-view.server';
import { serverTexts } from '~/locales/server';
import { missingPage } from '../forms/error-page.server';
import { loadRoomsView } from './load-rooms-view.server';

export const handle = { i18n: ['hotel', 'property'], isHotel: true };

export const links = stylesheets(hotelStyles);

/** `/hotels/{hotelId}`: the hotel as the user may see it, and the tab that the address opens. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
	const { searchParams } = new URL(request.url);
	const { t } = serverTexts(context);
	const hotel = await cachedHotel(context, params.hotelId ?? '').catch(missingPage(context, t('hotel:loadFault')));
	const { name, place, country } = hotel;
	const view = await hotelView(context, hotel, searchParams);
	return json({
		view,
		rooms: view.trade && view.tab === 'rooms' ? await loadRoomsView(context, hotel, searchParams) : null,
		description: t('hotel:metaDescription', { name, place, country: country.name }),
		isPictureList: searchParams.get('view') === 'pictures',
	});
}

/** Dialogs over this page, and their submissions, change nothing on it. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
	currentUrl,
	nextUrl,
	currentParams,
	nextParams,
	...move
}) =>
	move.formMethod !== 'POST' &&
	(currentParams.hotelId !== nextParams.hotelId || currentUrl.search !== nextUrl.search) &&
	move.defaultShouldRevalidate;

const PictureList = import.meta.env.SSR
	? ServedPictureList
	: lazy(async () => ({
			default: (await fetchPart(() => import('~/components/property/picture-list'), ['property-rooms'])).PictureList,
		}));

type PageData = { view: HotelView; description: string; isPictureList: boolean };

export default function HotelRoute() {
	const { view, isPictureList } = useLoaderData() as PageData;
	if (isPictureList)
		return (
			<Suspense>
				<PictureList property={view} path={`/hotels/${view.id}`} />
			</Suspense>
		);
	return (
		<>
			{view.trade ? <LateTradeHotel /> : <ConsumerHotel view={view} />}
			<Outlet context={{ hotel: view } satisfies HotelOutlet} />
		</>
	);
}

/** Data for the dialogs over this page. */
export type HotelOutlet = { hotel: HotelView };

export const meta: MetaFunction = ({ data, ...page }) => {
	if (!data) return noindexMeta(page);
	const { view, description } = data as PageData;
	return hotelMeta(page.matches, view, description);
};

export const ErrorBoundary = HotelErrorPage;
