import { cachedByVersion } from '~/platform/cache/versioned-cache';
import { type ContentSection, contentHtml } from '../content/content-html.server';
import { type GuideContext, type GuideHead, listGuides } from './list-guides.server';

/** A guide with its text as HTML. */
export type Guide = GuideHead & { intro: string; sections: ContentSection[] };

export const GUIDE_TEXT_SQL = 'select body_markdown from guide where key = :key and language = :language';

/** The guide of a key in the visitor's language; null where the catalogue has none. Cached for as long as the catalogue is the same. */
export async function loadGuide({ ctx, key }: { ctx: GuideContext; key: string }): Promise<Guide | null> {
	const { language } = ctx;
	const [guides, text] = await Promise.all([
		listGuides({ ctx }),
		cachedByVersion(`guide|${language}|${key}`, ctx.catalogueVersion, async () => {
			const { rows } = await ctx.db.$client.execute({ sql: GUIDE_TEXT_SQL, args: { key, language } });
			const body = rows[0]?.body_markdown;
			return typeof body === 'string' ? contentHtml(body) : null;
		}),
	]);
	const head = guides.get(key);
	return head && text ? { ...head, ...text } : null;
}
