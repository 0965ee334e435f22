import { holdsNights, type LeadRole, type LeadStatus, type NightsEffect } from './lead-status';

const AGENTS = ['agent', 'supervisorAgent'] as const;
/** Who answers for a property or a hotel. */
const PROPERTY = ['operator', 'hotel', 'admin'] as const;

type Transition = {
	from: LeadStatus | null;
	to: LeadStatus;
	roles: readonly LeadRole[];
	/** Who may beside them where the lead is about rooms of a hotel. */
	ofHotel?: readonly LeadRole[];
};

/**
 * Every way a lead can go, and who may take it there (LEAD-2); from null: a new lead. What does not stand here
 * cannot happen. A client never names a status: each call of ours means one of these rows.
 */
export const LEAD_TRANSITIONS: readonly Transition[] = [
	{ from: null, to: 'interest', roles: [...AGENTS, 'amex_lifestyleAgent', 'admin'] },
	{ from: null, to: 'requestedOption', roles: [...AGENTS, 'admin'] },
	{ from: null, to: 'requestedBooking', roles: [...AGENTS, 'admin', 'customer', 'visitor'] },

	{ from: 'interest', to: 'requestedOption', roles: [...AGENTS, 'admin'] },
	{ from: 'interest', to: 'requestedBooking', roles: [...AGENTS, 'admin'] },

	{ from: 'requestedOption', to: 'confirmedOption', roles: [...PROPERTY, 'system'] },
	{ from: 'requestedOption', to: 'declinedOption', roles: [...PROPERTY, 'system'] },
	{ from: 'requestedOption', to: 'cancelledOption', roles: [...AGENTS, 'admin'] },
	{ from: 'requestedOption', to: 'requestedBooking', roles: [...AGENTS, 'admin'] },

	{ from: 'confirmedOption', to: 'confirmedBooking', roles: [...AGENTS, ...PROPERTY] },
	{ from: 'confirmedOption', to: 'cancelledOption', roles: [...AGENTS, 'operator', 'admin'] },
	{ from: 'confirmedOption', to: 'expiredOption', roles: ['system'] },

	// By ourselves where a hotel confirms at once (LEAD-42).
	{ from: 'requestedBooking', to: 'confirmedBooking', roles: [...PROPERTY, 'system'] },
	{ from: 'requestedBooking', to: 'declinedBooking', roles: [...PROPERTY] },
	{ from: 'requestedBooking', to: 'cancelledBooking', roles: [...AGENTS, 'admin', 'customer'] },

	// Rooms of a hotel are cancelled at the fee that was agreed (LEAD-48).
	{ from: 'confirmedBooking', to: 'cancelledBooking', roles: ['operator', 'admin'], ofHotel: AGENTS },
];

export type TransitionVerdict =
	/** The move may be made. */
	| { isAllowed: true; nights: NightsEffect }
	/** `no-way`: no role can; `wrong-role`: this role cannot. */
	| { isAllowed: false; reason: 'no-way' | 'wrong-role' };

/** Whether a role may move a lead, of a property or of a hotel's rooms, and what happens to the nights. Fails closed. */
export function evaluateTransition(
	from: LeadStatus | null,
	to: LeadStatus,
	role: LeadRole,
	isHotel = false,
): TransitionVerdict {
	const way = LEAD_TRANSITIONS.find((each) => each.from === from && each.to === to);
	if (!way) return { isAllowed: false, reason: 'no-way' };
	const roles = [...way.roles, ...((isHotel && way.ofHotel) || [])];
	if (!roles.includes(role)) return { isAllowed: false, reason: 'wrong-role' };
	const held = from !== null && holdsNights(from);
	const holds = holdsNights(to);
	return { isAllowed: true, nights: held === holds ? 'keep' : holds ? 'take' : 'free' };
}
