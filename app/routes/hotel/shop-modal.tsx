import { json, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { noindexMeta } from '~/components/layout/page-meta';
import { ShopDialog, type ShopView } from '~/components/trade/hotel-rooms/shop-dialog';
import { cachedHotel } from '~/domain/hotel/cached-hotel.server';
import { isTradeVisitor } from '~/domain/trade/is-trade-visitor';
import { serverTexts } from '~/locales/server';
import { loadShopView } from './load-shop-view.server';

export const handle = { i18n: ['rooms', 'room', 'trade'], isTrade: true };

/** `/rooms/{roomId}/shop-modal` over the page of a hotel: its rates. Visitors, and rooms of other hotels, lead back to the page. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
	const { pathname, search, searchParams } = new URL(request.url);
	const back = `${pathname.replace(/\/rooms\/[^/]+\/shop-modal(\.data)?$/, '')}${search}`;
	if (!isTradeVisitor(context.actor)) throw redirect(back);
	const hotel = await cachedHotel(context, params.hotelId ?? '');
	const shop = await loadShopView(context, hotel, params.roomId ?? '', searchParams);
	if (!shop) throw redirect(back);
	const name = shop.rooms.rooms.find(({ room }) => room.id === shop.roomId)?.room.name ?? '';
	return json({ shop, title: serverTexts(context).t('rooms:shop.title', { room: name }) });
}

export default function ShopModal() {
	const { shop } = useLoaderData() as { shop: ShopView };
	return <ShopDialog shop={shop} />;
}

export const meta = noindexMeta;
