/** How guests arrive. */
export const ARRIVAL_WAYS = ['car', 'train', 'flight', 'transfer', 'other'] as const;

/** The lead guest's, and the group's. */
export const TRIP_LINK_KINDS = ['lead', 'group'] as const;

/** Who writes a rooming list; `start`: the list as it stood before versions were counted. */
export const LIST_PARTIES = ['start', 'guest', 'agency', 'house'] as const;

/** What the team does with an answer after the stay: `released` stands on the property's page. */
export const REVIEW_STATES = ['new', 'released', 'internal'] as const;

/** Who was thanked after the stay; `none`: no address was known. */
export const THANKS_RECEIVERS = ['client', 'agent', 'none'] as const;
