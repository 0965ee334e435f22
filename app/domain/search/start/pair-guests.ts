/** A party that wants two houses next to each other. */
export const PAIR_GUESTS = 20;
