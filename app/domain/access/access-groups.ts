import type { UserRole } from '../lead/lead-status';
import type { Actor } from '../user/actor';

/** Roles of the groups of ACCESS-2; `operators` may see their own properties' affairs only. */
const GROUP_ROLES = {
	agentDashboard: ['admin', 'agent', 'supervisorAgent'],
	supervisorAgentDashboard: ['admin', 'supervisorAgent'],
	partners: ['admin', 'agent', 'supervisorAgent', 'amex_lifestyleAgent'],
	operators: ['admin', 'operator'],
	admin: ['admin'],
	enquiries: ['admin'],
	money: ['admin'],
	concierge: ['admin'],
	catalogue: ['admin'],
} as const satisfies Record<string, readonly UserRole[]>;

export type RoleGroup = keyof typeof GROUP_ROLES;

/**
 * Who may open something. `everybody`: no sign-in needed; `brandLogin`: none where the brand needs none (ACCESS-5);
 * `brandPartners`: the same, else `partners` (ACCESS-4); `signedIn`: any user; `hotelStaff`: users with a hotel; `enquiries`, `money`, `concierge`, `catalogue`: admins
 * with that capability (ACCESS-23); `suppliers`: with `money` or `concierge`; `desk`: operators, and admins with `catalogue`; `enquiryDesk`: operators, and admins with `enquiries`;
 * `members`: who sees a team's people, supervisors, admins and operators.
 */
export type AccessGroup =
	| 'everybody'
	| 'brandLogin'
	| 'brandPartners'
	| 'signedIn'
	| 'hotelStaff'
	| 'inbox'
	| 'conciergeJobs'
	| 'desk'
	| 'suppliers'
	| 'members'
	| 'enquiryDesk'
	| RoleGroup;

/** An actor as far as access depends on it; without capabilities there are none. */
export type AccessActor = Pick<Actor, 'role' | 'hotelId'> & Partial<Pick<Actor, 'capabilities' | 'stepUp'>>;

export type AccessVerdict = 'allowed' | 'sign-in' | 'second-factor' | 'forbidden';

/** Whether an actor (null: not signed in) may pass. Fails closed: what is not listed is not allowed. */
export function evaluateAccess(
	group: AccessGroup,
	actor: AccessActor | null,
	brand: { isLoginRequired: boolean },
): AccessVerdict {
	if (group === 'everybody') return 'allowed';
	if ((group === 'brandLogin' || group === 'brandPartners') && !brand.isLoginRequired) return 'allowed';
	if (actor === null) return 'sign-in';
	if (isMember(group, actor)) return 'allowed';
	const { stepUp } = actor;
	return stepUp && isMember(group, { ...stepUp, hotelId: null }) ? 'second-factor' : 'forbidden';
}

function isMember(group: Exclude<AccessGroup, 'everybody'>, actor: AccessActor): boolean {
	switch (group) {
		case 'signedIn':
		case 'brandLogin':
			return true;
		case 'brandPartners':
			return isRole('partners', actor.role);
		case 'hotelStaff':
			return actor.hotelId !== null;
		// The inbox is shared by hotel staff and operators (ACCESS-2).
		case 'inbox':
			return actor.hotelId !== null || isRole('operators', actor.role);
		// The team, and operators for the guests of their own properties.
		case 'conciergeJobs':
			return actor.role === 'operator' || isMember('concierge', actor);
		// Operators with their own properties, the team with all of them.
		case 'desk':
			return actor.role === 'operator' || isMember('catalogue', actor);
		// The team, and operators for the enquiries that were given to them.
		case 'enquiryDesk':
			return actor.role === 'operator' || isMember('enquiries', actor);
		case 'members':
			return actor.role === 'operator' || isRole('supervisorAgentDashboard', actor.role);
		// Who asks suppliers, and who pays them.
		case 'suppliers':
			return isMember('concierge', actor) || isMember('money', actor);
		case 'enquiries':
		case 'money':
		case 'concierge':
		case 'catalogue':
			return isRole(group, actor.role) && (actor.capabilities?.includes(group) ?? false);
		default:
			return isRole(group, actor.role);
	}
}

function isRole(group: RoleGroup, role: UserRole): boolean {
	return (GROUP_ROLES[group] as readonly UserRole[] | undefined)?.includes(role) ?? false;
}
