import { requireAgent } from './agent-lead-context';
import { type LeadResult, type LeadSubmission, submitLead } from './submit-lead.server';

/**
 * Asks for an option on a property, anew or out of an interest (LEAD-12, LEAD-14): it holds no nights until it is confirmed, and
 * behind another option for the same nights it waits in line (`isQueued`). For agents, their supervisors and admins who act for an
 * agency. Throws DomainError 'forbidden', 'not-found', 'conflict' (`no-such-move`, `changed-meanwhile`), 'too-many-requests' or
 * 'unavailable'.
 */
export async function takeOption(input: LeadSubmission): Promise<LeadResult> {
	return submitLead(input, 'option', requireAgent(input.ctx));
}
