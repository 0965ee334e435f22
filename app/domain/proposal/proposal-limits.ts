import type { LeadStatus } from '../lead/lead-status';

/** Options of one proposal. */
export const MOST_OPTIONS = 6;

/** Letters of a letter, of a headline, of the reason for an option, of a name, and of the reason why a client says no. */
export const LONGEST = { greeting: 4000, title: 120, reason: 600, name: 100, decline: 2000 } as const;

/** How long a new proposal is valid: so many days, until this time of the Alps. */
export const VALID_DAYS = 5;
export const VALID_UNTIL = '18:00';
export const ALPINE_ZONE = 'Europe/Zurich';
/** No proposal is valid for longer, in days. */
export const MOST_VALID_DAYS = 180;

/** A lead is an option while the client can still decide about it. */
export const OFFERABLE: readonly LeadStatus[] = ['interest', 'requestedOption', 'confirmedOption'];

/** What keeps an option from being sent; `gone`: cannot be had any more; `price`: it has changed since its lead was saved, and the agent has not decided. */
export const OPTION_OBSTACLES = ['gone', 'price', 'markup', 'decided'] as const;

/** What keeps a whole proposal from being sent. */
export const PROPOSAL_OBSTACLES = ['noEmail', 'over', 'noOption'] as const;
