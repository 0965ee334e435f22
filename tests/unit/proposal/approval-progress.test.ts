import { describe, expect, it } from 'vitest';
import { APPROVAL_EFFECTS, LEAD_STATUSES, PROPOSAL_APPROVALS } from '#db/schema/trade-enums';
import { approvalProgress, canTakeApprovalBack } from '~/domain/proposal/approval-progress';

const lead = (status: (typeof LEAD_STATUSES)[number], expiresAt: number | null = null) => ({
	...{ status, expiresAt, decidedAt: 3 },
});

describe('what has become of an approval (PROPOSAL-16)', () => {
	it.each([
		['requestedOption', { step: 'asked', for: 'option' }],
		['requestedBooking', { step: 'asked', for: 'booking' }],
		['confirmedOption', { step: 'held', until: 7 }],
		['confirmedBooking', { step: 'booked', at: 3 }],
		['declinedOption', { step: 'refused', at: 3 }],
		['declinedBooking', { step: 'refused', at: 3 }],
		['cancelledOption', { step: 'released', at: 3 }],
		['cancelledBooking', { step: 'cancelled', at: 3 }],
		['expiredOption', { step: 'released', at: 3 }],
	] as const)('%s, whatever approving was to do', (status, progress) => {
		for (const onApproval of PROPOSAL_APPROVALS)
			for (const effect of [...APPROVAL_EFFECTS, null])
				expect(approvalProgress({ onApproval, effect, lead: lead(status, 7) })).toEqual(progress);
	});

	it.each([
		['tell', 'tell', 'told'],
		['tell', 'changed', 'reviewed'],
		['option', 'changed', 'reviewed'],
		['booking', 'changed', 'reviewed'],
		// The agent could not be asked in whose name, so a person does it.
		['option', 'tell', 'told'],
		// Asked for, and taken back by the agent since.
		['booking', 'booking', 'told'],
		// Approved before the effect was kept: asked for nothing although it was meant to be.
		['option', null, 'reviewed'],
		['tell', null, 'told'],
	] as const)('an interest that was to do %s, with the effect %s, is %s', (onApproval, effect, step) => {
		expect(approvalProgress({ onApproval, effect, lead: lead('interest') })).toEqual({ step });
		expect(approvalProgress({ onApproval, effect, lead: null })).toEqual({ step });
	});

	it('is taken back while nothing but a request has come of it', () => {
		const free = LEAD_STATUSES.filter((status) => canTakeApprovalBack(lead(status)));
		expect(free).toEqual(['interest', 'requestedOption', 'requestedBooking']);
		expect(canTakeApprovalBack(null)).toBe(true);
	});
});
