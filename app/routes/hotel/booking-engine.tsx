import { json, type LinksFunction, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import {
	isRouteErrorResponse,
	type MetaFunction,
	Outlet,
	type ShouldRevalidateFunction,
	useLoaderData,
	useRouteError,
} from '@remix-run/react';
import hotelStyles from '~/components/hotel/hotel.css?url';
import { HotelErrorPage } from '~/components/hotel/hotel-error';
import { pageMeta } from '~/components/layout/page-meta';
import { BookingEngine } from '~/components/trade/hotel/booking-engine';
import engineStyles from '~/components/trade/hotel/booking-engine.css?url';
import tradeStyles from '~/components/trade/hotel/hotel.css?url';
import partyStyles from '~/components/trade/hotel-rooms/party.css?url';
import roomsStyles from '~/components/trade/hotel-rooms/rooms.css?url';
import type { RoomsView } from '~/components/trade/hotel-rooms/rooms-view';
import { type HotelView, hotelView } from '~/domain/hotel/hotel-view.server';
import { rememberedHotel } from '~/domain/hotel/keep-hotel.server';
import { serverTexts } from '~/locales/server';
import { statusOf } from '~/platform/errors';
import { loadRoomsView } from './load-rooms-view.server';

export const handle = {
	i18n: ['booking-engine', 'trade-hotel', 'trade', 'hotel', 'property', 'rooms', 'room'],
	isTrade: true,
};

export const links: LinksFunction = () =>
	[hotelStyles, tradeStyles, engineStyles, roomsStyles, partyStyles].map((href) => ({ rel: 'stylesheet', href }));

/** `/distribution/hotels/{hotelId}`: the rooms of one hotel, in a separate frame. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
	const { t } = serverTexts(context);
	const hotel = await rememberedHotel(context, params.hotelId ?? '', 'bookingEngine').catch((error) => {
		throw statusOf(error) === 404 ? json({ title: t('hotel:loadFault') }, { status: 404 }) : error;
	});
	const { searchParams } = new URL(request.url);
	const view = await hotelView(context, hotel, searchParams);
	// Brands of the trade that need no sign-in show rooms at public rates to everybody, as their API does.
	const isOpen = view.trade !== null || (!context.brand.isLoginRequired && !context.brand.isB2C);
	const rooms = isOpen ? await loadRoomsView(context, hotel, searchParams) : null;
	return json({ view, rooms, title: t('booking-engine:title', { hotel: hotel.name }) });
}

/** The steps of the welcome, and dialogs over the page, change nothing on it. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
	currentUrl,
	nextUrl,
	currentParams,
	nextParams,
	formMethod,
	defaultShouldRevalidate,
}) => {
	if (formMethod === 'POST') return false;
	const rest = ({ searchParams }: URL) => {
		const query = new URLSearchParams(searchParams);
		query.delete('welcome');
		return String(query);
	};
	const isSame = currentParams.hotelId === nextParams.hotelId && rest(currentUrl) === rest(nextUrl);
	return isSame ? false : defaultShouldRevalidate;
};

export default function BookingEnginePage() {
	const { view, rooms } = useLoaderData() as { view: HotelView; rooms: RoomsView | null };
	return (
		<>
			<BookingEngine view={view} rooms={rooms} />
			<Outlet />
		</>
	);
}

export const meta: MetaFunction<typeof loader> = ({ matches, data, error }) => {
	const problem = isRouteErrorResponse(error) ? String(error.data?.title ?? error.status) : '500';
	const title = data?.title ?? problem;
	return pageMeta(matches, { title, description: title, path: '/', isNoindex: true });
};

export function ErrorBoundary() {
	return <HotelErrorPage error={useRouteError()} />;
}
