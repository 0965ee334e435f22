import { requireAgency } from '../access/require-actor';
import { type LeadResult, type LeadSubmission, submitLead } from './submit-lead.server';

/**
 * Saves a client's interest in a property (LEAD-8): client, nationality and period are needed, level and guests may stay open. It holds
 * nothing and may be saved for any period; without a price its amounts are null. For everybody of a verified agency.
 * Throws DomainError 'forbidden', 'not-found', 'too-many-requests' or 'unavailable'.
 */
export async function saveInterest(
	input: Omit<LeadSubmission, 'about'> & { about: { propertyId: string } },
): Promise<LeadResult> {
	return submitLead(input, 'interest', requireAgency(input.ctx));
}
