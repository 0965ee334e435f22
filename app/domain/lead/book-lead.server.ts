import { requireAgent } from './agent-lead-context';
import { type LeadResult, type LeadSubmission, submitLead } from './submit-lead.server';

/**
 * Books a property (LEAD-12): a new lead, an interest or an option that is asked for becomes a requested booking, a confirmed option a
 * confirmed booking with the nights it holds and the price it was confirmed at. For agents, their supervisors and admins who act for
 * an agency. Throws DomainError 'forbidden', 'not-found', 'conflict' (`no-such-move`, `changed-meanwhile`), 'too-many-requests' or
 * 'unavailable'.
 */
export async function bookLead(input: LeadSubmission): Promise<LeadResult> {
	return submitLead(input, 'booking', requireAgent(input.ctx));
}
