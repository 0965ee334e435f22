import type { UserRole } from '~/domain/lead/lead-status';

/** The fields of the signed-in user that decide on his frame. */
export type FramedUser = {
	role: UserRole;
	isHotelStaff: boolean;
	isActing: boolean;
	/** An admin who answers guests' enquiries (ACCESS-23). */
	hasEnquiries?: boolean;
	/** An admin who does the money (ACCESS-23). */
	hasMoney?: boolean;
	/** An admin who sees to services for guests (ACCESS-23). */
	hasConcierge?: boolean;
	/** An admin who does what operators do, for all properties (ACCESS-23). */
	hasCatalogue?: boolean;
	/** `isTeam`: a brand's own, which an admin acts for. */
	agency: { isVerified: boolean; isTeam?: boolean } | null;
};

/** Whether a user works in the trade's frame; visitors and customers have the consumer's header and footer. */
export function isTradeUser<User extends FramedUser>(user: User | null): user is User {
	return user !== null && (user.role !== 'customer' || user.isHotelStaff);
}
