import type { Page } from 'playwright/test';
import { HOTEL, STAY } from './hotel-way';
import { expect } from './site';

type Stay = { checkIn: string; checkOut: string };

const ROOM = 'room_le-meleze-blanc.deluxe-jardin-alpin';

/** Saves an interest of the signed-in agent in rooms of one type, each for two adults, and returns the address of its lead. */
export async function newInterest(page: Page, lastName: string, rooms: number, period: Stay = STAY): Promise<string> {
	const origin = new URL(page.url()).origin;
	const stay = `checkInDate=${period.checkIn}&checkOutDate=${period.checkOut}&numAdults=2&roomId=${ROOM}`;
	const offers = (await (await page.request.get(`${origin}/api/hotelrooms/${ROOM}/offers?${stay}`)).json()) as {
		_id: string;
	}[];
	const saved = await page.request.post(`${origin}/api/hotels/interests`, {
		headers: { origin },
		data: {
			hotelId: 'hotel_le-meleze-blanc',
			checkInDate: period.checkIn,
			checkOutDate: period.checkOut,
			guests: [{ firstName: 'Nora', lastName }],
			rooms: Array.from({ length: rooms }, () => ({ _id: offers[0]?._id ?? '', roomId: ROOM, numAdults: 2 })),
		},
	});
	expect(saved.status(), `an interest at ${HOTEL}`).toBe(200);
	const { _id } = (await saved.json()) as { _id: string };
	return `/partner/dashboard/leads/${_id}`;
}
