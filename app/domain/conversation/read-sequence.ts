/** A sequence out of an address; null for what is none. */
export function readSequence(text: string | null): number | null {
	return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;
}
