import { json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { Outlet, type ShouldRevalidateFunction, useLoaderData } from '@remix-run/react';
import hotelStyles from '~/components/hotel/hotel.css?url';
import { HotelErrorPage } from '~/components/hotel/hotel-error';
import { noindexMeta, stylesheets } from '~/components/layout/page-meta';
import { BookingEngine } from '~/components/trade/hotel/booking-engine';
import tradeStyles from '~/components/trade/hotel/hotel.css?url';
import type { RoomsView } from '~/components/trade/hotel-rooms/rooms-view';
import { cachedHotel } from '~/domain/hotel/cached-hotel.server';
import { type HotelView, hotelView } from '~/domain/hotel/hotel-view.server';
import { serverTexts } from '~/locales/server';
import { missingPage } from '../forms/error-page.server';
import { loadRoomsView } from './load-rooms-view.server';

export const handle = {
	i18n: ['booking-engine', 'trade-hotel', 'trade', 'hotel', 'property', 'rooms', 'room'],
	isTrade: true,
};

export const links = stylesheets(hotelStyles, tradeStyles);

/** `/distribution/hotels/{hotelId}`: the rooms of one hotel, in a separate frame. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
	const { t } = serverTexts(context);
	const hotel = await cachedHotel(context, params.hotelId ?? '', 'bookingEngine').catch(
		missingPage(context, t('hotel:loadFault')),
	);
	const { searchParams } = new URL(request.url);
	const view = await hotelView(context, hotel, searchParams);
	// Brands of the trade that need no sign-in show rooms at public rates to everybody, as their API does.
	const isOpen = view.trade !== null || (!context.brand.isLoginRequired && !context.brand.isB2C);
	const rooms = isOpen ? await loadRoomsView(context, hotel, searchParams) : null;
	return json({ view, rooms, title: t('booking-engine:title', { hotel: hotel.name }) });
}

/** The steps of the welcome, and dialogs over the page, change nothing on it. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentParams, nextParams, ...move }) => {
	if (move.formMethod === 'POST') return false;
	const rest = ({ searchParams }: URL) => {
		const query = new URLSearchParams(searchParams);
		query.delete('welcome');
		return String(query);
	};
	const isSame = currentParams.hotelId === nextParams.hotelId && rest(move.currentUrl) === rest(move.nextUrl);
	return isSame ? false : move.defaultShouldRevalidate;
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

export const meta = noindexMeta;

export const ErrorBoundary = HotelErrorPage;
