import type { RequestContext } from '~/context';
import { cachedByVersion } from '~/platform/cache/versioned-cache';
import type { AlpsSubject } from '../content/alps-pages';
import type { WantedPicture } from '../property/find-property-pictures.server';
import type { GuideFacts } from './guide-facts';

/** What other pages show of a guide: everything but its text. */
export type GuideHead = {
	key: string;
	heading: string;
	title: string;
	description: string;
	lead: string;
	/** Day of the last change, `YYYY-MM-DD`. */
	updatedOn: string;
	hero: WantedPicture | null;
	scene: WantedPicture | null;
	facts: GuideFacts;
	/** Where the facts come from. */
	source: string | null;
};

export type GuideContext = Pick<RequestContext, 'db' | 'language' | 'catalogueVersion'>;

export const GUIDES_SQL = `select key, heading, title, description, lead, updated_on, hero_property, hero_file, scene_property,
	scene_file, facts, source from guide where language = :language`;

/** The guides of a language by their keys. Cached for as long as the catalogue is the same. */
export async function listGuides({ ctx }: { ctx: GuideContext }): Promise<ReadonlyMap<string, GuideHead>> {
	const { language } = ctx;
	const heads = await cachedByVersion(`guides|${language}`, ctx.catalogueVersion, async () => {
		const { rows } = await ctx.db.$client.execute({ sql: GUIDES_SQL, args: { language } });
		return rows.map(
			(row): GuideHead => ({
				key: String(row.key),
				heading: String(row.heading),
				title: String(row.title),
				description: String(row.description),
				lead: String(row.lead),
				updatedOn: String(row.updated_on),
				hero: pictureOf(row.hero_property, row.hero_file),
				scene: pictureOf(row.scene_property, row.scene_file),
				facts: JSON.parse(String(row.facts)),
				source: row.source === null ? null : String(row.source),
			}),
		);
	});
	return new Map(heads.map((head) => [head.key, head]));
}

/** The key of the guide to a country or one of its places. */
export function guideKey({ country, city }: AlpsSubject): string {
	return city ?? country.toLowerCase();
}

function pictureOf(property: unknown, file: unknown): WantedPicture | null {
	if (typeof property !== 'string') return null;
	return typeof file === 'string' ? { property, file } : { property };
}
