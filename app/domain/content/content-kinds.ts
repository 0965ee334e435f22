import type * as z from 'zod';
import type { ContentKind } from './content-page';
import { pageFrontMatter } from './front-matter';

/** Front matter of each kind of text; every kind has at least a page's. */
export const FRONT_MATTER = {
	page: pageFrontMatter,
} as const satisfies Record<ContentKind, typeof pageFrontMatter>;

export type FrontMatterOf<K extends ContentKind> = z.infer<(typeof FRONT_MATTER)[K]>;
