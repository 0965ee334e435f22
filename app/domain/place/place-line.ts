/** Parts of a place in one line, the nearest first: a sector that bears the name of its town is not said twice, and what is not known is left out. */
export function placeLine(...parts: readonly (string | null | undefined)[]): string {
	return [...new Set(parts.filter(Boolean))].join(', ');
}
