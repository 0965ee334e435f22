import type { LeadStatus } from '../lead/lead-status';

/** A lead as the header's search shows it. */
export type FoundLead = {
	id: string;
	/** The address of its page for this user. */
	path: string;
	/** The agency's own reference, else the client's, else our booking number. */
	reference: string | null;
	client: string;
	/** Of the property or hotel. */
	stay: string;
	checkIn: string;
	status: LeadStatus;
	/** For admins who act for no agency; null for other users and for leads of guests. */
	agency: string | null;
};
