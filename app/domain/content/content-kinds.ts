import type * as z from 'zod';
import { alpsFrontMatter } from './alps-front-matter';
import type { ContentKind } from './content-page';
import { pageFrontMatter } from './front-matter';

/** Front matter of each kind of text; every kind has at least a page's. */
export const FRONT_MATTER = {
	page: pageFrontMatter,
	alps: alpsFrontMatter,
} as const satisfies Record<ContentKind, z.ZodType<z.infer<typeof pageFrontMatter>>>;

export type FrontMatterOf<K extends ContentKind> = z.infer<(typeof FRONT_MATTER)[K]>;
