import { describe, expect, it } from 'vitest';
import { LEAD_STATUSES, PROPOSAL_APPROVALS } from '#db/schema/trade-enums';
import { approvalProgress, canTakeApprovalBack } from '~/domain/proposal/approval-progress';

const lead = (status: (typeof LEAD_STATUSES)[number], expiresAt: number | null = null) => ({ status, expiresAt });

describe('what has become of an approval (PROPOSAL-16)', () => {
	it.each([
		['requestedOption', { step: 'asked', for: 'option' }],
		['requestedBooking', { step: 'asked', for: 'booking' }],
		['confirmedOption', { step: 'held', until: 7 }],
		['confirmedBooking', { step: 'booked' }],
		['declinedOption', { step: 'refused' }],
		['declinedBooking', { step: 'refused' }],
		['cancelledOption', { step: 'refused' }],
		['cancelledBooking', { step: 'refused' }],
		['expiredOption', { step: 'refused' }],
	] as const)('%s, whatever approving was to do', (status, progress) => {
		for (const onApproval of PROPOSAL_APPROVALS)
			expect(approvalProgress({ onApproval, lead: lead(status, 7) })).toEqual(progress);
	});

	it.each([
		['tell', 'told'],
		// Asked for nothing although it was meant to be: it had changed.
		['option', 'reviewed'],
		['booking', 'reviewed'],
	] as const)('an interest that was to do %s is %s', (onApproval, step) => {
		expect(approvalProgress({ onApproval, lead: lead('interest') })).toEqual({ step });
		expect(approvalProgress({ onApproval, lead: null })).toEqual({ step });
	});

	it('is taken back while nothing but a request has come of it', () => {
		const free = LEAD_STATUSES.filter((status) => canTakeApprovalBack(lead(status)));
		expect(free).toEqual(['interest', 'requestedOption', 'requestedBooking']);
		expect(canTakeApprovalBack(null)).toBe(true);
	});
});
