import type { APPROVAL_EFFECTS } from '#db/schema/trade-enums';
import type { LeadStatus } from '../lead/lead-status';
import type { Snapshot } from './snapshot';

/** What has become of an approved option, as its client reads it (PROPOSAL-16). */
export type ApprovalProgress =
	/** The adviser takes it from here; that was the agreement. */
	| { step: 'told' }
	/** It was no longer as it was sent, so nothing was asked for: the adviser confirms. */
	| { step: 'reviewed' }
	| { step: 'asked'; for: 'option' | 'booking' }
	/** Until when; null: no end was said. */
	| { step: 'held'; until: number | null }
	| { step: 'booked' }
	/** The property has said no, or what was held or booked has come to an end. */
	| { step: 'refused' };

type Approved = Pick<Snapshot, 'onApproval'> & {
	/** What came of it when it was given; null where that was not kept. */
	effect: (typeof APPROVAL_EFFECTS)[number] | null;
	lead: { status: LeadStatus; expiresAt: number | null } | null;
};

/** Where an approval stands, by what approving was to do and the lead of the option; its lead may be gone. */
export function approvalProgress({ onApproval, effect, lead }: Approved): ApprovalProgress {
	switch (lead?.status) {
		case 'requestedOption':
			return { step: 'asked', for: 'option' };
		case 'requestedBooking':
			return { step: 'asked', for: 'booking' };
		case 'confirmedOption':
			return { step: 'held', until: lead.expiresAt };
		case 'confirmedBooking':
			return { step: 'booked' };
		case 'declinedOption':
		case 'declinedBooking':
		case 'cancelledOption':
		case 'cancelledBooking':
		case 'expiredOption':
			return { step: 'refused' };
		default:
			return { step: (effect ?? (onApproval === 'tell' ? 'tell' : 'changed')) === 'changed' ? 'reviewed' : 'told' };
	}
}

/** A client takes an approval back as long as nothing but a request has come of it. */
export function canTakeApprovalBack(lead: Approved['lead']): boolean {
	return lead === null || TAKEN_BACK.includes(lead.status);
}

const TAKEN_BACK: readonly LeadStatus[] = ['interest', 'requestedOption', 'requestedBooking'];
