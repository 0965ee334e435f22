import type { PROPOSAL_STATES } from '#db/schema/trade-enums';

export type ProposalState = (typeof PROPOSAL_STATES)[number];

/** Who moves a proposal: the agency's people and admins who act for it, the client with the link, the schedule. */
export type ProposalRole = 'agency' | 'client' | 'system';

export type ProposalMove = 'send' | 'open' | 'approve' | 'takeBack' | 'decline' | 'withdraw' | 'expire';

type Transition = {
	move: ProposalMove;
	from: readonly ProposalState[];
	to: ProposalState;
	roles: readonly ProposalRole[];
};

/** Every way a proposal can go (PROPOSAL-2); what does not stand here cannot happen. Sending again makes a new version. */
export const PROPOSAL_TRANSITIONS: readonly Transition[] = [
	{ move: 'send', from: ['draft', 'sent', 'opened', 'declined', 'expired'], to: 'sent', roles: ['agency'] },
	{ move: 'open', from: ['sent'], to: 'opened', roles: ['client'] },
	{ move: 'approve', from: ['sent', 'opened'], to: 'approved', roles: ['client'] },
	// While nothing but a request has come of it.
	{ move: 'takeBack', from: ['approved'], to: 'opened', roles: ['client'] },
	{ move: 'decline', from: ['sent', 'opened'], to: 'declined', roles: ['client'] },
	{ move: 'withdraw', from: ['sent', 'opened', 'declined', 'expired'], to: 'withdrawn', roles: ['agency'] },
	{ move: 'expire', from: ['sent', 'opened'], to: 'expired', roles: ['system'] },
];

/** Where a move leads; null where there is no such way, or not for this role. */
export function proposalTarget(move: ProposalMove, from: ProposalState, role: ProposalRole): ProposalState | null {
	const way = PROPOSAL_TRANSITIONS.find((each) => each.move === move && each.from.includes(from));
	return way?.roles.includes(role) ? way.to : null;
}

/** Whether there is a draft to go on with: what can be sent can be edited. */
export function isEditable(state: ProposalState): boolean {
	return PROPOSAL_TRANSITIONS.some(({ move, from }) => move === 'send' && from.includes(state));
}
