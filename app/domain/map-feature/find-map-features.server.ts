import type { RequestContext } from '~/context';
import { listMapSets, type MapSet, setsAround } from './list-map-sets.server';
import { boxAroundTile, type MapTile } from './map-tile';

/** A lift, piste, village or station; `detail` is the type of a lift or the difficulty of a piste. */
export type MapFeature = { kind: string; detail: string | null; name: string | null; geometry: unknown };

/** More than a map of one place can show. */
const LIMIT = 3000;

export const MAP_FEATURES_SQL = `select f.kind, f.detail,
		iif(:language = 'de', coalesce(f.name_de, f.name_en), f.name_en) as name, f.geometry
	from json_each(:sets) s cross join map_feature f on f.set_no = s.value
	where f.south <= :north and f.north >= :south and f.west <= :east and f.east >= :west order by s.key, f.position limit ${LIMIT}`;

/** What the catalogue has around a tile, with names in the visitor's language, and the sources it comes from. */
export async function findMapFeatures({
	ctx,
	tile,
}: {
	ctx: Pick<RequestContext, 'db' | 'language' | 'catalogueVersion'>;
	tile: MapTile;
}): Promise<{ features: MapFeature[]; sets: readonly MapSet[] }> {
	const box = boxAroundTile(tile);
	const sets = setsAround(await listMapSets({ ctx }), tile);
	if (!box || sets.length === 0) return { features: [], sets: [] };
	const { rows } = await ctx.db.$client.execute({
		sql: MAP_FEATURES_SQL,
		args: { ...box, language: ctx.language, sets: JSON.stringify(sets.map(({ no }) => no)) },
	});
	return {
		features: rows.map((row) => ({
			kind: String(row.kind),
			detail: row.detail === null ? null : String(row.detail),
			name: row.name === null ? null : String(row.name),
			geometry: JSON.parse(String(row.geometry)),
		})),
		sets,
	};
}
