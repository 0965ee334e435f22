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
	/** What is decided has the instant it was decided at, where that is known. */
	| { step: 'booked'; at: number | null }
	| { step: EndedStep; at: number | null };

/** The property has said no; an option has ended or was let go; a booking was cancelled. */
export type EndedStep = 'refused' | 'released' | 'cancelled';

/** Whether nothing will come of an approval any more: what is due, and the stay, are no steps of it. */
export function isEnded(progress: ApprovalProgress): progress is Extract<ApprovalProgress, { step: EndedStep }> {
	return progress.step === 'refused' || progress.step === 'released' || progress.step === 'cancelled';
}

type Approved = Pick<Snapshot, 'onApproval'> & {
	/** What came of it when it was given; null where that was not kept. */
	effect: (typeof APPROVAL_EFFECTS)[number] | null;
	lead: { status: LeadStatus; expiresAt: number | null; decidedAt: number | null } | null;
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
			return { step: 'booked', at: lead.decidedAt };
		case 'declinedOption':
		case 'declinedBooking':
			return { step: 'refused', at: lead.decidedAt };
		case 'cancelledOption':
		case 'expiredOption':
			return { step: 'released', at: lead.decidedAt };
		case 'cancelledBooking':
			return { step: 'cancelled', at: lead.decidedAt };
		default:
			return { step: (effect ?? (onApproval === 'tell' ? 'tell' : 'changed')) === 'changed' ? 'reviewed' : 'told' };
	}
}

/** A client takes an approval back as long as nothing but a request has come of it. */
export function canTakeApprovalBack(lead: { status: LeadStatus } | null): boolean {
	return lead === null || TAKEN_BACK.includes(lead.status);
}

const TAKEN_BACK: readonly LeadStatus[] = ['interest', 'requestedOption', 'requestedBooking'];
