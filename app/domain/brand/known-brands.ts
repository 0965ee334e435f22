import type { BrandSet } from './brand-set';

const NAME = Symbol.for('firnlicht.known-brands');

/** The site worker and the pages are bundled apart, so the snapshot that they share is looked up by name. */
const isolate = globalThis as { [NAME]?: BrandSet };

/**
 * The brands as this isolate has read them last (ADR 39). Synchronous, so that resolving a brand never waits. Throws Error when none have been
 * read: every entry of a worker reads them first (`refresh-brands.server.ts`).
 */
export function knownBrands(): BrandSet {
	const known = isolate[NAME];
	if (!known) throw new Error('No brands were read');
	return known;
}

/** Null before the first reading. */
export function brandsIfKnown(): BrandSet | null {
	return isolate[NAME] ?? null;
}

export function setKnownBrands(brands: BrandSet): void {
	isolate[NAME] = brands;
}
