/** Days after which a key can end; null: it does not end by itself. */
export const KEY_DAYS = [365, 90, null] as const;

/** Longest name of a key. */
export const LONGEST_KEY_NAME = 60;
