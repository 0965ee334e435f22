import { json, type LinksFunction, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { pageMeta } from '~/components/layout/page-meta';
import partyStyles from '~/components/trade/hotel-rooms/party.css?url';
import roomsStyles from '~/components/trade/hotel-rooms/rooms.css?url';
import { ShopDialog, type ShopView } from '~/components/trade/hotel-rooms/shop-dialog';
import { rememberedHotel } from '~/domain/hotel/keep-hotel.server';
import { isTradeVisitor } from '~/domain/trade/is-trade-visitor';
import { serverTexts } from '~/locales/server';
import { loadShopView } from './load-shop-view.server';

export const handle = { i18n: ['rooms', 'room', 'trade'], isTrade: true };

export const links: LinksFunction = () => [roomsStyles, partyStyles].map((href) => ({ rel: 'stylesheet', href }));

/** `/rooms/{roomId}/shop-modal` over the page of a hotel: its rates. Visitors, and rooms of other hotels, lead back to the page. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
	const { pathname, search, searchParams } = new URL(request.url);
	const back = `${pathname.replace(/\/rooms\/[^/]+\/shop-modal(\.data)?$/, '')}${search}`;
	if (!isTradeVisitor(context.actor)) throw redirect(back);
	const hotel = await rememberedHotel(context, params.hotelId ?? '');
	const shop = await loadShopView(context, hotel, params.roomId ?? '', searchParams);
	if (!shop) throw redirect(back);
	const name = shop.rooms.rooms.find(({ room }) => room.id === shop.roomId)?.room.name ?? '';
	return json({ shop, title: serverTexts(context).t('rooms:shop.title', { room: name }) });
}

export default function ShopModal() {
	const { shop } = useLoaderData() as { shop: ShopView };
	return <ShopDialog shop={shop} />;
}

export const meta: MetaFunction = ({ matches, data }) => {
	const title = (data as { title?: string } | undefined)?.title ?? '';
	return pageMeta(matches, { title, description: title, path: '/hotels', isNoindex: true });
};
