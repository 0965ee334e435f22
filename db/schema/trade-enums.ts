/** Closed sets of words that no page of guests knows: a file of their own, so that browsers of guests do not load them (`enums.ts`). */

/** Ruled by `proposal-transitions.ts`. */
export const PROPOSAL_STATES = ['draft', 'sent', 'opened', 'approved', 'declined', 'expired', 'withdrawn'] as const;

/** What the client's approval does: the agent is told, asks for an option, or asks for the booking. */
export const PROPOSAL_APPROVALS = ['tell', 'option', 'booking'] as const;

/** What came of an approval: the agent does it; the option or booking was asked for; the option was no longer as it was sent. */
export const APPROVAL_EFFECTS = [...PROPOSAL_APPROVALS, 'changed'] as const;

export const PROPOSAL_EVENTS = [
	'created',
	'sent',
	'opened',
	'approved',
	'approvalTakenBack',
	'declined',
	'asked',
	'reminded',
	'withdrawn',
	'expired',
	'answered',
	'linkEnded',
	'held',
] as const;

/** Who wrote a message of a thread. */
export const THREAD_SIDES = ['client', 'agency'] as const;

/** How a message came: on the client's page, by mail, in the app or by the API. */
export const THREAD_WAYS = ['page', 'mail', 'app', 'api'] as const;

/** What an agency puts on top of a price: an amount in minor units, or hundredths of a percent. */
export const MARKUP_KINDS = ['amount', 'percent'] as const;

/** Groups of statuses by which an agency's table is filtered; their order is that of `lead_line.tab`. */
export const LEAD_TABS = ['interest', 'options', 'requested', 'confirmed', 'closed'] as const;

/** In the order a lead goes through them; ended ones last. */
export const LEAD_STATUSES = [
	'interest',
	'requestedOption',
	'confirmedOption',
	'requestedBooking',
	'confirmedBooking',
	'declinedOption',
	'declinedBooking',
	'cancelledOption',
	'cancelledBooking',
	'expiredOption',
] as const;

/** Whose dates a calendar feed has: those of the leads its owner looks after, or of all leads of the agency. */
export const CALENDAR_REACHES = ['agent', 'team'] as const;

/**
 * What a lead has dates for: the end of an option, payments as agreed with a hotel, what is open of our own instalments, the deposit, the last day
 * of a cheaper cancellation, arrival.
 */
export const LEAD_STEP_KINDS = ['option', 'payment', 'instalment', 'deposit', 'cancellation', 'arrival'] as const;

/** What an agent may ask about a lead without moving it. */
export const LEAD_REQUEST_KINDS = ['change', 'priceDiscount'] as const;

export const LEAD_REQUEST_STATES = ['open', 'accepted', 'declined', 'withdrawn'] as const;

/** What a member of an agency's or operator's team may do: work, or also decide who belongs to it (MEMBER-1). */
export const MEMBER_RANKS = ['member', 'manager'] as const;

/** Groups of notices that a user can switch off, in the product and by mail. */
export const NOTICE_GROUPS = [
	'answers',
	'endings',
	'prices',
	'rooming',
	'proposals',
	'messages',
	'risks',
	'imports',
] as const;

/** Groups of mails to an operator: its people choose who gets them. */
export const OPERATOR_NOTICES = ['requests', 'changes', 'calendars'] as const;

/** What would go wrong in the properties of an operator, worst first (OPERATOR-6). */
export const OPERATOR_RISKS = [
	'clash',
	'stale',
	'registration',
	'job',
	'instalment',
	'mail',
	'option',
	'prices',
	'texts',
	'pictures',
] as const;

/** What an API key may do (KEY-2). */
export const API_SCOPES = [
	'properties:read',
	'hotels:read',
	'leads:read',
	'leads:write',
	'proposals:read',
	'proposals:write',
	'account:read',
] as const;

/** What a webhook can tell of (HOOK-2); `ping` is sent by hand alone. */
export const WEBHOOK_EVENTS = [
	'lead.created',
	'lead.changed',
	'proposal.answered',
	'payment.received',
	'availability.changed',
] as const;

export const WEBHOOK_STATES = ['pending', 'sending', 'delivered', 'failed'] as const;

/** Why an endpoint is told of nothing: by hand, three days of failures, or its own answer 410. */
export const WEBHOOK_PAUSES = ['byHand', 'failing', 'gone'] as const;

/** Why an attempt failed; `status`: an answer other than 2xx. */
export const WEBHOOK_FAULTS = ['status', 'redirect', 'slow', 'unreachable', 'private-target'] as const;
