/** Name of a field that no person sees: a sender that fills it in gets a success page, and nothing is written (FORM-15). */
export const HONEYPOT = 'website';

/** True when the field carries anything. */
export function isCaught(value: unknown): boolean {
	return Array.isArray(value) ? value.some(isCaught) : value !== undefined && value !== null && value !== '';
}
