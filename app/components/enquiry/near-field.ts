/** Name of the button that takes another period. */
export const NEAR_FIELD = 'near';
