import { callSite } from '~/platform/call-site';
import type { Stay } from './use-offers';

/** Whether so many rooms are free (SELECTION-12); unknown counts as not. */
export async function isFree({ roomId, checkIn, checkOut, paymentProfile }: Stay, rooms: number): Promise<boolean> {
	const query = new URLSearchParams({
		checkInDate: checkIn,
		checkOutDate: checkOut,
		paymentProfile,
		requestedRoomQuantity: String(rooms),
	});
	const answer = await callSite(`/api/hotelrooms/${roomId}/availability?${query}`).catch(() => null);
	if (!answer?.ok) return false;
	const found = (await answer.json().catch(() => ({}))) as { available?: boolean };
	return found.available === true;
}
