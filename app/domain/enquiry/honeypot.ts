/** Name of a field that no person sees: whoever fills it in is answered kindly and nothing is written (decisions 40). */
export const HONEYPOT = 'website';

/** True when the field carries anything. */
export function isCaught(value: unknown): boolean {
	return Array.isArray(value) ? value.some(isCaught) : value !== undefined && value !== null && value !== '';
}
