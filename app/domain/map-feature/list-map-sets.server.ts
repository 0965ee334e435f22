import type { RequestContext } from '~/context';
import { cachedByVersion } from '~/platform/cache/versioned-cache';
import { isUnavailable } from '~/platform/errors';
import { boxAroundTile, doBoxesMeet, type MapBox, type MapTile, tileAt } from './map-tile';

/** A source of map features with its licence, and where its features lie. */
export type MapSet = MapBox & { no: number; source: string; licence: string; licenceUrl: string; readOn: string };

type SetContext = Pick<RequestContext, 'db' | 'catalogueVersion'>;

export const MAP_SETS_SQL = 'select no, source, licence, licence_url, read_on, west, south, east, north from map_set';

/** Every source of map features. Cached for as long as the catalogue is the same. */
export async function listMapSets({ ctx }: { ctx: SetContext }): Promise<readonly MapSet[]> {
	return cachedByVersion('map-sets', ctx.catalogueVersion, async () => {
		const { rows } = await ctx.db.$client.execute(`${MAP_SETS_SQL} order by key`);
		return rows.map((row) => ({
			no: Number(row.no),
			source: String(row.source),
			licence: String(row.licence),
			licenceUrl: String(row.licence_url),
			readOn: String(row.read_on),
			west: Number(row.west),
			south: Number(row.south),
			east: Number(row.east),
			north: Number(row.north),
		}));
	});
}

/** The same for a page that does without them: none while the database is away. */
export async function mapSetsIfAny(ctx: SetContext): Promise<readonly MapSet[]> {
	return listMapSets({ ctx }).catch((error: unknown) => {
		if (isUnavailable(error)) return [];
		throw error;
	});
}

/** The tile by which a map around a position asks for lifts and pistes; null where there are none, so that it does not ask. */
export function mapTileOf(
	sets: readonly MapSet[],
	position: { latitude: number; longitude: number } | null,
): MapTile | null {
	const tile = position && tileAt(position);
	return tile && setsAround(sets, tile).length > 0 ? tile : null;
}

/** The sources that have features around a tile. */
export function setsAround(sets: readonly MapSet[], tile: MapTile): readonly MapSet[] {
	const box = boxAroundTile(tile);
	return box ? sets.filter((set) => doBoxesMeet(set, box)) : [];
}
