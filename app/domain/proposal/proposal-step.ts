import type { ProposalState } from './proposal-transitions';

/** Between two reminders of a client. */
export const REMIND_AGAIN_MS = 86_400_000;

/** What an agent does next about a proposal. */
export type ProposalStep =
	/** It was never sent. */
	| 'finish'
	/** What the client has is older than the draft. */
	| 'sendAgain'
	| 'remind'
	/** The client was reminded today. */
	| 'wait'
	/** There is no address: the link goes another way. */
	| 'copyLink'
	/** The client has approved an option. */
	| 'follow'
	| 'revise'
	| 'renew'
	| 'none';

export type SteppedProposal = {
	state: ProposalState;
	hasEmail: boolean;
	/** The draft was changed after it was sent. */
	isChanged: boolean;
	lastRemindedAt: number | null;
};

/** The next step of a proposal, by its state (PROPOSAL-19). */
export function proposalStep(
	{ state, hasEmail, isChanged, lastRemindedAt }: SteppedProposal,
	now: number,
): ProposalStep {
	switch (state) {
		case 'draft':
			return 'finish';
		case 'sent':
		case 'opened':
			if (isChanged) return 'sendAgain';
			if (!hasEmail) return 'copyLink';
			return isReminded(lastRemindedAt, now) ? 'wait' : 'remind';
		case 'approved':
			return 'follow';
		case 'declined':
			return 'revise';
		case 'expired':
			return 'renew';
		case 'withdrawn':
			return 'none';
	}
}

/** Whether a client was reminded within a day. */
export function isReminded(lastRemindedAt: number | null, now: number): boolean {
	return lastRemindedAt !== null && now - lastRemindedAt < REMIND_AGAIN_MS;
}

/** The state that is shown: the validity that was sent may be over before the schedule has written it. */
export function shownState(state: ProposalState, sentValidUntil: number | null, now: number): ProposalState {
	const isWaiting = state === 'sent' || state === 'opened';
	return isWaiting && sentValidUntil !== null && sentValidUntil <= now ? 'expired' : state;
}
