import type { Actor } from '../../user/actor';

/** Whether an account may ask to join a hotel: `free`, or what it is already. */
export type JoiningAccount = 'free' | 'agency' | 'hotel' | 'staff';

/** An account is of one side: an agency's, a hotel's, or ours. */
export function joiningAccount({
	role,
	agency,
	hotelId,
	operatorNo,
}: Pick<Actor, 'role' | 'agency' | 'hotelId' | 'operatorNo'>): JoiningAccount {
	if (hotelId !== null) return 'hotel';
	if (role === 'admin' || role === 'operator' || operatorNo !== null) return 'staff';
	return agency === null ? 'free' : 'agency';
}
