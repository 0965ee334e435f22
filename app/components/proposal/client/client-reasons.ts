/** Why a client may say no, to choose from. */
export const REASONS = ['price', 'dates', 'place', 'other'] as const;
