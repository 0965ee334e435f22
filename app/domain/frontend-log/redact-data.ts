import { redact, redactLocation } from '~/platform/redact';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

const DEEPEST = 4;

/**
 * A value without card fields, addresses, long numbers and tokens (PRIVACY-16), those of links included, in keys as in texts; what
 * lies deeper than four levels is cut off.
 */
export function redactData(value: Json, depth = 0): Json {
	if (typeof value === 'string') return value.startsWith('/') ? redactLocation(value) : redact(value);
	// Seven digits in a row are a number of a card or a telephone, never a count of ours.
	if (typeof value === 'number') return Math.abs(value) < 1e6 ? value : '[number]';
	if (typeof value !== 'object' || value === null) return value;
	if (depth >= DEEPEST) return '[…]';
	if (Array.isArray(value)) return value.map((item) => redactData(item, depth + 1));
	return Object.fromEntries(
		Object.entries(value).map(([key, item]) => [
			redact(key),
			/^cc[A-Z]/.test(key) ? '[redacted]' : redactData(item, depth + 1),
		]),
	);
}
