/** The absolute address of a path at a canonical origin, without a slash for `/` (BRAND-20), percent-encoded. */
export function canonicalAddress(origin: string, path: string): string {
	return path === '/' ? origin : new URL(path, origin).href;
}
