import { json, type LinksFunction, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import {
	isRouteErrorResponse,
	type MetaFunction,
	Outlet,
	type ShouldRevalidateFunction,
	useLoaderData,
	useRouteError,
} from '@remix-run/react';
import { lazy, Suspense } from 'react';
import { ConsumerHotel } from '~/components/hotel/consumer-hotel';
import hotelStyles from '~/components/hotel/hotel.css?url';
import { HotelErrorPage } from '~/components/hotel/hotel-error';
import { hotelMeta } from '~/components/hotel/hotel-meta';
import { pageMeta } from '~/components/layout/page-meta';
import { PictureList as ServedPictureList } from '~/components/property/picture-list';
import { LateTradeHotel } from '~/components/trade/hotel/late-trade-hotel';
import { type HotelView, hotelView } from '~/domain/hotel/hotel-view.server';
import { rememberedHotel } from '~/domain/hotel/keep-hotel.server';
import { serverTexts } from '~/locales/server';
import { statusOf } from '~/platform/errors';
import { loadRoomsView } from './load-rooms-view.server';

export const handle = { i18n: ['hotel', 'property'], isHotel: true };

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: hotelStyles }];

/** `/hotels/{hotelId}`: the hotel as the user may see it, and the tab that the address opens. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
	const { searchParams } = new URL(request.url);
	const { t } = serverTexts(context);
	const hotel = await rememberedHotel(context, params.hotelId ?? '').catch((error) => {
		throw statusOf(error) === 404 ? json({ title: t('hotel:loadFault') }, { status: 404 }) : error;
	});
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
	formMethod,
	defaultShouldRevalidate,
}) => {
	if (formMethod === 'POST') return false;
	const isSame = currentParams.hotelId === nextParams.hotelId && currentUrl.search === nextUrl.search;
	return isSame ? false : defaultShouldRevalidate;
};

const PictureList = import.meta.env.SSR
	? ServedPictureList
	: lazy(async () => ({ default: (await import('~/components/property/picture-list')).PictureList }));

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

export const meta: MetaFunction = ({ matches, data, error }) => {
	if (data) {
		const { view, description } = data as PageData;
		return hotelMeta(matches, view, description);
	}
	const title = isRouteErrorResponse(error) ? String(error.data?.title ?? error.status) : '500';
	return pageMeta(matches, { title, description: title, path: '/', isNoindex: true });
};

export function ErrorBoundary() {
	return <HotelErrorPage error={useRouteError()} />;
}
