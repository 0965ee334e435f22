import type { Catalogue, CatalogueRow } from '#db/catalogue/format/files';
import { readRows } from '#db/catalogue/stored/read-catalogue';
import type { Database } from '#db/client';
import type { PlainDate } from '../../date/plain-date';
import { readPictureStates } from '../../picture/picture-states.server';
import { pathSegment } from '../../place/path-segment';
import type { StagedProperty } from './import-files';
import { hashesOfRows, readImportRows } from './import-rows.server';
import type { KnownProperty, PlanKnowledge } from './plan-import.server';

type Scope = {
	db: Database;
	/** Whose properties may be changed; null: every operator's. */
	operatorNo: number | null;
	operatorKey: string | null;
	today: PlainDate;
};

/** What planning some properties needs, in as many queries as for one. */
export async function readKnown(
	{ db, operatorNo, operatorKey, today }: Scope,
	staged: readonly StagedProperty[],
): Promise<{ knowledge: PlanKnowledge; properties: KnownProperty[] }> {
	const owners = await resolveOwners(db, operatorNo, staged);
	const keys = [...new Set(owners.flatMap(({ key, fault }) => (key !== null && fault === null ? [key] : [])))];
	const hashes = staged.flatMap((each) => each.rows).flatMap(({ cells }) => cells.hash || []);
	const [places, operators, facilities, stored, nights, neighbours, pictures, states] = await Promise.all([
		readRows(db, 'places', null),
		readRows(db, 'operators', null),
		readRows(db, 'facilities', null),
		readImportRows(db, keys),
		readNights(db, keys, today),
		readNeighbours(db, staged),
		readPictureHashes(db, hashes),
		readPictureStates(db, hashes),
	]);
	const broken = new Set(hashes.filter((hash) => states[hash] === 'failed'));
	return {
		knowledge: {
			places: places as Catalogue['places'],
			operators: operators as Catalogue['operators'],
			facilities: facilities as Catalogue['facilities'],
			neighbours,
			pictures: new Set([...pictures, ...[...stored.values()].flatMap(hashesOfRows)]),
			broken,
			...{ operator: operatorKey, today },
		},
		properties: owners.map(({ key, fault }) => ({
			...{ key, fault, stored: (key !== null && stored.get(key)) || null, nights: nights.get(key ?? '') ?? [] },
		})),
	};
}

/** Names have no index: they are looked for only where there are some. */
const NAMED = 'or name collate nocase in (select value from json_each(:names))';

type Owner = { key: string | null; fault: { wrong: string; right: string } | null };

/** The properties that the files name, by key or by name; another operator's is none. */
export async function resolveOwners(
	db: Database,
	operatorNo: number | null,
	staged: readonly StagedProperty[],
): Promise<Owner[]> {
	const names = staged.flatMap(({ key, isName }) => (isName ? key.trim() : []));
	const { rows } = await db.$client.execute({
		sql: `select key, name, operator_no is :operatorNo or :operatorNo is null as is_own from property
			where key in (select value from json_each(:keys)) ${names.length > 0 ? NAMED : ''}`,
		args: {
			operatorNo,
			keys: JSON.stringify(staged.flatMap(({ key, isName }) => (isName ? [] : key))),
			...(names.length > 0 ? { names: JSON.stringify(names) } : {}),
		},
	});
	const byKey = new Map(rows.map((row) => [String(row.key), Boolean(row.is_own)]));
	return staged.map(({ key, isName }): Owner => {
		if (!isName) {
			const isOwn = byKey.get(key);
			return isOwn === false
				? { key: null, fault: { wrong: `"${key}" is taken`, right: 'another key' } }
				: { key, fault: null };
		}
		const named = rows.filter((row) => row.is_own && String(row.name).toLowerCase() === key.trim().toLowerCase());
		if (named.length === 1) return { key: String(named[0]?.key), fault: null };
		return {
			key: null,
			fault:
				named.length > 1
					? { wrong: `${named.length} properties are called "${key}"`, right: 'their keys instead of their names' }
					: { wrong: `no property of yours is called "${key}"`, right: 'the name as the list of properties has it' },
		};
	});
}

/** Nights from today on that a lead or a block has, by the key of their property. */
export async function readNights(
	db: Database,
	keys: readonly string[],
	today: PlainDate,
): Promise<Map<string, string[]>> {
	const { rows } = await db.$client.execute({
		sql: `select p.key, n.night from property p join property_night n on n.property_no = p.no
			where p.key in (select value from json_each(:keys)) and n.night >= :today order by n.night`,
		args: { keys: JSON.stringify(keys), today },
	});
	const nights = new Map<string, string[]>();
	for (const { key, night } of rows) {
		const own = nights.get(String(key));
		if (own) own.push(String(night));
		else nights.set(String(key), [String(night)]);
	}
	return nights;
}

/** Others that could have the path of one that is renamed, moved or new, and the main ones of alternatives; only what a check asks of them. */
async function readNeighbours(db: Database, staged: readonly StagedProperty[]): Promise<CatalogueRow<'properties'>[]> {
	const own = staged.flatMap(({ key, rows }) =>
		rows.filter(({ file }) => file === 'properties').map(({ cells }) => ({ key, cells })),
	);
	const given = (column: string) => own.flatMap(({ cells }) => cells[column]?.trim() || []);
	const moved = own.filter(({ cells }) =>
		['name', 'slug', 'place', 'property_type'].some((column) => cells[column]?.trim()),
	);
	const mains = given('alternative_of');
	if (moved.length + mains.length === 0) return [];
	const { rows } = await db.$client.execute({
		sql: `select p.key, p.name, p.slug, p.property_type, place.slug as place, null as alternative_of
			from property p join place on place.no = p.place_no
			where p.slug in (select value from json_each(:slugs)) or p.key in (select value from json_each(:mains))
			or p.slug in (select slug from property where key in (select value from json_each(:keys)))`,
		args: {
			slugs: JSON.stringify([...given('slug'), ...given('name').map(pathSegment)]),
			mains: JSON.stringify(mains),
			keys: JSON.stringify(moved.map(({ key }) => key)),
		},
	});
	// The checks read nothing else of them.
	return rows as unknown as CatalogueRow<'properties'>[];
}

/** Which of these pictures the product has, by their hashes; one that could not be prepared has to be sent again. */
export async function readPictureHashes(db: Database, hashes: readonly string[]): Promise<string[]> {
	if (hashes.length === 0) return [];
	const { rows } = await db.$client.execute({
		sql: `select hash from picture where hash in (select value from json_each(:hashes))
			union select hash from uploaded_picture where hash in (select value from json_each(:hashes)) and failed_at is null`,
		args: { hashes: JSON.stringify([...new Set(hashes)]) },
	});
	return rows.map(({ hash }) => String(hash));
}
