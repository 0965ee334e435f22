import { useEffect } from 'react';
import type { RoomsView } from '../hotel-rooms/rooms-view';

/** Notes a search for the rooms of a hotel, its filter and the hotel's name (SELECTION-21); nothing goes out without consent. */
export function useRoomSearchNote(hotel: string, rooms: Pick<RoomsView, 'period' | 'paymentProfile'> | null): void {
	const { checkIn, checkOut } = rooms?.period ?? {};
	const paymentProfile = rooms?.paymentProfile;
	useEffect(() => {
		if (!checkIn || !checkOut) return;
		// With hyphens a day would be taken for a telephone number, and blacked out.
		const [checkInDate, checkOutDate] = [checkIn, checkOut].map((day) => day.replaceAll('-', '/'));
		import('../../frontend-log/frontend-log').then(
			({ frontendLog }) => frontendLog('hotel room search', { hotel, checkInDate, checkOutDate, paymentProfile }),
			() => undefined,
		);
	}, [hotel, checkIn, checkOut, paymentProfile]);
}
