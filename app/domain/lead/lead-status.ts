import type { USER_ROLES } from '#db/schema/enums';
import type { LEAD_STATUSES } from '#db/schema/trade-enums';

/** Where a lead stands (LEAD-1), as stored and as told to the outside. */
export type LeadStatus = (typeof LEAD_STATUSES)[number];

export type UserRole = (typeof USER_ROLES)[number];

/** Who moves a lead: a user by role, staff of the hotel it is about, a visitor without an account, or a schedule of ours. */
export type LeadRole = UserRole | 'hotel' | 'visitor' | 'system';

/** What a move does to the nights of the period: takes them all or none, gives them back, or leaves them. */
export type NightsEffect = 'take' | 'free' | 'keep';

const HOLDING: readonly LeadStatus[] = ['confirmedOption', 'confirmedBooking'];

/** Only what is confirmed holds nights (LEAD-3). */
export function holdsNights(status: LeadStatus): boolean {
	return HOLDING.includes(status);
}

/** What has come to nothing, or is over before its time. */
export const ENDED_STATUSES: readonly LeadStatus[] = [
	'declinedOption',
	'declinedBooking',
	'cancelledOption',
	'cancelledBooking',
	'expiredOption',
];

/** True when nothing is open any more; from then on counts the time until its card is deleted (PRIVACY-6). */
export function isDecided(status: LeadStatus): boolean {
	return status === 'confirmedBooking' || ENDED_STATUSES.includes(status);
}

/**
 * Who does something to a lead: user id, `anonymous` or `system`, and the role he does it in; `forAgency` is the id of the agency
 * that an admin acts for (LEAD-22).
 */
export type LeadActor = { id: string; role: LeadRole; forAgency?: string };
