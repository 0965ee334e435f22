/** Closed sets of words of the concierge: a file of its own, so that browsers of guests do not load the schema. */

/** What a service is; decides its symbol and what a supplier is told. */
export const SERVICE_KINDS = ['transfer', 'chef', 'skiPass', 'skiSchool', 'childCare', 'flowers', 'other'] as const;

/** What the price of a service is for; of all but `job` it is multiplied by a number. */
export const SERVICE_UNITS = ['job', 'person', 'hour', 'day'] as const;

/**
 * `requested`: asked for, and a supplier may be asked; `offered`: a supplier proposes something else, or a price waits for the client's yes; `accepted`: the
 * client has said yes, and owes it; `confirmed`: it will be done; `declined`: it is not possible, or the client said no.
 */
export const JOB_STATES = ['requested', 'offered', 'accepted', 'confirmed', 'done', 'declined', 'cancelled'] as const;

/** Who moves a job: the lead guest, the agency, the team, the property's operator, the supplier with the link, a schedule or a change of the booking. */
export const JOB_PARTIES = ['guest', 'agent', 'team', 'operator', 'supplier', 'system'] as const;

/** `answered`: the supplier took it on or proposed; `declined`: it did not; `withdrawn`: another one is asked, or the team ended it; `calledOff`: the job was cancelled. */
export const JOB_LINK_STATES = ['open', 'answered', 'declined', 'withdrawn', 'calledOff'] as const;
