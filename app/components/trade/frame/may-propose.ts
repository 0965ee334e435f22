import type { FramedUser } from './trade-user';

/** Whether a user makes proposals: agents, their supervisors, and admins who act for an agency (PROPOSAL-1). The verbs check again. */
export function mayPropose(user: FramedUser | null): boolean {
	if (!user?.agency?.isVerified || user.isHotelStaff) return false;
	return user.role === 'agent' || user.role === 'supervisorAgent' || (user.role === 'admin' && user.isActing);
}
