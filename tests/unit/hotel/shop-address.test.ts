import { expect, test } from 'vitest';
import { pageUnder, shopAddress } from '~/components/trade/hotel-rooms/shop-address';

test.each([
	['/hotels/hotel_a', '/hotels/hotel_a/rooms/room_1/shop-modal?tab=rooms'],
	['/hotels/hotel_a/rooms/room_9/shop-modal', '/hotels/hotel_a/rooms/room_1/shop-modal?tab=rooms'],
	['/distribution/hotels/hotel_a', '/distribution/hotels/hotel_a/rooms/room_1/shop-modal?tab=rooms'],
])('the rates of a room open over %s, and close back to it', (pathname, address) => {
	expect(shopAddress(pathname, 'room_1', '?tab=rooms')).toBe(address);
	expect(pageUnder(address.split('?')[0] ?? '')).toBe(pathname.split('/rooms/')[0]);
});
