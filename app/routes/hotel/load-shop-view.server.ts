import type { ShopView } from '~/components/trade/hotel-rooms/shop-dialog';
import { partyKey } from '~/components/trade/hotel-rooms/use-offers';
import type { AppLoadContext } from '~/context';
import { plainDate } from '~/domain/date/plain-date';
import type { Hotel } from '~/domain/hotel/hotel';
import { askCached } from '~/domain/offer-cache/ask-cached.server';
import { RATES } from '~/domain/offer-cache/cached-pages.server';
import { FIRST_ROOM_REQUEST } from '~/domain/selection/room-requests';
import { loadRoomsView } from './load-rooms-view.server';

/** The dialog of a room, with its rates for the party that a room begins with; null for a room of another hotel. */
export async function loadShopView(
	ctx: AppLoadContext,
	hotel: Hotel,
	roomId: string,
	query: URLSearchParams,
): Promise<ShopView | null> {
	const rooms = await loadRoomsView(ctx, hotel, query);
	const found = rooms.rooms.find(({ room }) => room.id === roomId);
	if (!found) return null;
	const { period, paymentProfile } = rooms;
	if (!period || found.availability?.status === 'none') return { rooms, roomId, known: {} };
	const { adults, childrenAges } = found.availability?.party ?? { ...FIRST_ROOM_REQUEST, childrenAges: [] };
	const answer = await askCached(ctx, RATES, {
		...{ roomId, checkIn: plainDate(period.checkIn), checkOut: plainDate(period.checkOut), paymentProfile },
		...{ adults, children: childrenAges.length, childrenAges },
	});
	return { rooms, roomId, known: { [partyKey({ adults, childrenAges })]: answer } };
}
