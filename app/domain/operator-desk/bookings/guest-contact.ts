import { addDays, plainDate } from '../../date/plain-date';
import type { LeadStatus } from '../../lead/lead-status';

/** How long after a stay its guests are still reached about what was left or broken, in days. */
const DAYS_AFTER = 30;

/**
 * Whether an operator reads mail address and phone number of a guest (OPERATOR-20): of a booking that is confirmed, until 30 days after check-out, and only of
 * guests without an agency, whose clients are reached through it.
 */
export function isContactShown(
	{ status, checkOut, hasAgency }: { status: LeadStatus; checkOut: string; hasAgency: boolean },
	today: string,
): boolean {
	return !hasAgency && status === 'confirmedBooking' && today <= addDays(plainDate(checkOut), DAYS_AFTER);
}
