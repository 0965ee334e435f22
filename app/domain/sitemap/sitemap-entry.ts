import type { Language } from '../language/language';

/** A page, in the languages it is written in. */
export type SitemapEntry = {
	/** Canonical paths. */
	paths: Partial<Record<Language, string>>;
	/** Milliseconds since the epoch, where it is known. */
	updatedAt?: number;
	/** Absolute addresses. */
	pictures?: readonly string[];
};
