import type { RequestContext } from '~/context';
import { cachedByVersion } from '~/platform/cache/versioned-cache';
import { listMapSets, type MapSet } from '../map-feature/list-map-sets.server';

/** Who names something, and the day on which that was read. */
export type Source = { source: string; readOn: string | null };

/** Where the catalogue's data come from, as far as it says so. */
export type Credits = { maps: readonly MapSet[]; guides: Source[]; taxes: Source[] };

/** Sources of one kind that are told; what several places share stands once. */
const MOST = 200;

export const CREDITS_SQL = `select 'guides' as part, source, max(read_on) as read_on from guide
		where language = :language and source is not null group by source
	union all
	select 'taxes', source, max(read_on) from (
		select source, read_on from place_tourist_tax union all select source, read_on from property_tourist_tax
	) where source is not null group by source
	order by 1, 2 limit ${MOST}`;

/** The sources of the catalogue, those of guides in the visitor's language. Cached for as long as the catalogue is the same. */
export async function listCredits({
	ctx,
}: {
	ctx: Pick<RequestContext, 'db' | 'language' | 'catalogueVersion'>;
}): Promise<Credits> {
	const { language } = ctx;
	const [maps, { guides, taxes }] = await Promise.all([
		listMapSets({ ctx }),
		cachedByVersion(`credits|${language}`, ctx.catalogueVersion, async () => {
			const { rows } = await ctx.db.$client.execute({ sql: CREDITS_SQL, args: { language } });
			const of = (part: string) =>
				rows
					.filter((row) => row.part === part)
					.map(
						(row): Source => ({
							source: String(row.source),
							readOn: typeof row.read_on === 'string' ? row.read_on : null,
						}),
					);
			return { guides: of('guides'), taxes: of('taxes') };
		}),
	]);
	return { maps, guides, taxes };
}
