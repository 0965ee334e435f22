import type { Actor } from '../user/actor';
import { displayName } from '../user/display-name';
import { isHotelStaff } from '../user/is-hotel-staff';
import type { Party } from './conversation-scope';

/** A user as Stream knows them (AGENCY-32): an `admin` sees every channel there, a `user` those of which they are a member. */
export type ChatUser = { id: string; name: string; party: Party; role: 'admin' | 'user' };

type Participant = Pick<Actor, 'id' | 'firstName' | 'lastName' | 'role' | 'hotelId'>;

export function chatUser(participant: Participant): ChatUser {
	const isAdmin = participant.role === 'admin';
	return {
		id: participant.id,
		name: displayName(participant),
		party: isAdmin ? 'admin' : isHotelStaff(participant) ? 'hotel' : 'travelAgency',
		role: isAdmin ? 'admin' : 'user',
	};
}
