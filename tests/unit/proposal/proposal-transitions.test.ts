import { describe, expect, it } from 'vitest';
import { PROPOSAL_STATES } from '#db/schema/trade-enums';
import { type ProposalMove, type ProposalRole, proposalTarget } from '~/domain/proposal/proposal-transitions';

const ROLES: ProposalRole[] = ['agency', 'client', 'system'];

/** Every way that there is; all others are refused. */
const WAYS: Record<ProposalMove, { from: string; to: string; by: ProposalRole[] }> = {
	send: { from: 'draft sent opened declined expired', to: 'sent', by: ['agency'] },
	open: { from: 'sent', to: 'opened', by: ['client'] },
	approve: { from: 'sent opened', to: 'approved', by: ['client'] },
	takeBack: { from: 'approved', to: 'opened', by: ['client'] },
	decline: { from: 'sent opened', to: 'declined', by: ['client'] },
	withdraw: { from: 'sent opened declined expired', to: 'withdrawn', by: ['agency'] },
	expire: { from: 'sent opened', to: 'expired', by: ['system'] },
};

describe.each(Object.entries(WAYS))('%s', (move, { from, to, by }) => {
	it.each(PROPOSAL_STATES)('out of %s', (state) => {
		for (const role of ROLES) {
			const isWay = from.split(' ').includes(state) && by.includes(role);
			expect([state, role, proposalTarget(move as ProposalMove, state, role)]).toEqual([
				state,
				role,
				isWay ? to : null,
			]);
		}
	});
});
