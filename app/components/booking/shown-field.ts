/** Name of the hidden field with the figures that the guest has before him when he books. */
export const SHOWN_FIELD = 'shown';
