import type { Actor } from './actor';

/** Staff of a hotel; agents and admins speak for themselves, even where they may open a hotel. */
export function isHotelStaff<Someone extends Pick<Actor, 'role' | 'hotelId'>>(
	actor: Someone,
): actor is Someone & { hotelId: string } {
	return actor.hotelId !== null && (actor.role === 'customer' || actor.role === 'operator');
}
