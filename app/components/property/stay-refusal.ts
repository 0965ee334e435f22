/** What the box of a refused stay says beside the fixed sentence, and the words of the way to larger houses. */
export type StayRefusal = { reason: string; larger: string | null };
