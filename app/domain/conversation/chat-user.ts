import type { Actor } from '../user/actor';
import { displayName } from '../user/display-name';
import { isHotelStaff, type Party } from './conversation-scope';

/** Somebody as Stream knows him (AGENCY-32): an `admin` sees every channel there, a `user` those that he is a member of. */
export type ChatUser = { id: string; name: string; party: Party; role: 'admin' | 'user' };

type Somebody = Pick<Actor, 'id' | 'firstName' | 'lastName' | 'role' | 'hotelId'>;

export function chatUser(somebody: Somebody): ChatUser {
	const isAdmin = somebody.role === 'admin';
	return {
		id: somebody.id,
		name: displayName(somebody),
		party: isAdmin ? 'admin' : isHotelStaff(somebody) ? 'hotel' : 'travelAgency',
		role: isAdmin ? 'admin' : 'user',
	};
}
