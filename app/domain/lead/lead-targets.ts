import type { LeadStatus } from './lead-status';
import type { LeadPurpose } from './validate-lead';

/** Where each purpose leads from where a lead stands; null is a new one. */
const TARGETS: Readonly<Record<LeadPurpose, (from: LeadStatus | null) => LeadStatus | null>> = {
	interest: (from) => (from === null ? 'interest' : null),
	option: (from) => (from === null || from === 'interest' ? 'requestedOption' : null),
	booking: (from) => {
		if (from === 'confirmedOption') return 'confirmedBooking';
		return from === null || from === 'interest' || from === 'requestedOption' ? 'requestedBooking' : null;
	},
};

/** The status that a purpose gives a lead; null where it cannot be had from where the lead stands. */
export function leadTarget(purpose: LeadPurpose, from: LeadStatus | null): LeadStatus | null {
	return TARGETS[purpose](from);
}

/** Whether a form may begin for a lead: an interest may be saved again, which updates it. */
export function canBegin(purpose: LeadPurpose, from: LeadStatus): boolean {
	return purpose === 'interest' ? from === 'interest' : leadTarget(purpose, from) !== null;
}
