/** Name of the button that takes another period. */
export const ALTERNATIVE_FIELD = 'near';
