/** Name of a field that no person sees: whoever fills it in is answered kindly and nothing is written (FORM-15). */
export const HONEYPOT = 'website';

/** True when the field carries anything. */
export function isCaught(value: unknown): boolean {
	return Array.isArray(value) ? value.some(isCaught) : value !== undefined && value !== null && value !== '';
}
