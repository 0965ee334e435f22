import type { PaymentProfile } from '~/domain/brand/brand-profile';
import type { Party } from '~/domain/offer/party';
import { writeParties } from '~/domain/offer/requested-parties';
import { shopAddress } from '../hotel-rooms/shop-address';

export type Period = { checkIn: string; checkOut: string };

/** The address of the rates of a room over a hotel's rooms, as `roomsAddress` says those. */
export function ratesAddress(rooms: string, roomId: string): string {
	const [path = '', query = ''] = rooms.split('?');
	return shopAddress(path, roomId, query && `?${query}`);
}

/** The address of a hotel's rooms for a period, the rooms of a search and a selected payment profile; without a period the hotel itself. */
export function roomsAddress(
	id: string,
	period: Period | null,
	{ paymentProfile, parties }: { paymentProfile: PaymentProfile | ''; parties: readonly Party[] },
): string {
	const hotel = `/hotels/${encodeURIComponent(id)}`;
	if (!period) return hotel;
	const query = new URLSearchParams({ tab: 'rooms', checkInDate: period.checkIn, checkOutDate: period.checkOut });
	query.set('rooms', writeParties(parties));
	if (paymentProfile !== '') query.set('paymentProfile', paymentProfile);
	return `${hotel}?${query}`;
}
