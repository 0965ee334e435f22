import { type FileChange, isChange } from '#db/catalogue/change/compare-catalogues';
import { propertyId } from '#db/catalogue/write/property-id';
import { touchProperties } from '#db/catalogue/write/write-properties';
import { dropSectors, writePropertyChanges } from '#db/catalogue/write/write-property-changes';
import { writeSetStays } from '#db/catalogue/write/write-stays';
import { writingsOf } from '#db/catalogue/write/writings-of';
import type { Database } from '#db/client';
import {
	deriveStatements,
	finishStatements,
	levelMaskStatement,
	priceStatements,
	propertyFacetStatement,
	versionStatement,
} from '#db/derived/derive-statements';
import { registrationStatement } from '#db/derived/registration';
import { stayRuleStatements } from '#db/derived/stay-rules';
import type { NamedStatement } from '#db/write-batch';
import { type Publishing, publicationStatement } from '../../desk/publications.server';
import { stateOf } from '../../desk/publish-draft.server';
import { uploadedPicturesStatement } from '../../picture/picture-states.server';
import { type PricesContent, sortStays } from '../prices/prices-content';
import { contentOfRows, type PictureSize } from '../property/catalogue-rows.server';
import { completeVersion } from '../property/edit-property.server';
import { readPictureSizes } from '../property/stored-property.server';
import { sortSeasons } from '../stay-rules/rules-content';
import { hashesOfRows, type ImportRows } from './import-rows.server';
import { compareRows } from './plan-import.server';

/** A property on its way from what is published to something else. */
export type PropertyWrite = { key: string; before: ImportRows | null; after: ImportRows };

type Surroundings = { userNo: number | null; today: string; now: number };

/**
 * Statements that publish some properties whole: rows, a version of each area that changes, and what is derived. Stays follow the rules of the desk: nights that a lead or a block
 * has keep theirs. They end with a new version of the catalogue.
 */
export async function importStatements(
	db: Database,
	writes: readonly PropertyWrite[],
	surroundings: Surroundings,
): Promise<NamedStatement[]> {
	const { today, now } = surroundings;
	const changes = writes.flatMap(({ key, before, after }) => compareRows(key, before, after).filter(isChange));
	const of = writingsOf(changes.filter(({ file }) => file !== 'stays'));
	const stays = changes.filter(({ file }) => file === 'stays');
	const [known, facts] = await Promise.all([readProperties(db, writes), readPictures(db, writes)]);
	const published = writes.flatMap((write) => versions(write, known.get(write.key) ?? NEW, facts, surroundings));
	const [imported, made] = [published.flatMap(({ imported }) => imported ?? []), published.map(({ made }) => made)];
	const isFound = writes.some(({ before, after }) => isFoundOtherwise(before, after));
	return [
		uploadedPicturesStatement(writes.flatMap(({ after }) => hashesOfRows(after))),
		...writePropertyChanges({
			...{ of, now, pictures: [] },
			properties: of('properties').rows.map((row) => ({ ...row, id: propertyId(String(row.key)) })),
		}),
		...writeSetStays(
			stays.flatMap(({ removed }) => removed),
			stays.flatMap(({ added, changed }) => [...added, ...changed.map(({ after }) => after)]),
			now,
		),
		...touchProperties(
			writes.map(({ key }) => key),
			now,
		),
		dropSectors(),
		...(imported.length > 0 ? [publicationStatement(imported)] : []),
		...(made.length > 0 ? [publicationStatement(made)] : []),
		...(isFound
			? [...deriveStatements(today), ...finishStatements(now, 'import')]
			: [...derived(changes, known, today), versionStatement(now, 'import')]),
	];
}

/** What follows from the changed files of properties that guests find as before. */
function derived(changes: readonly FileChange[], known: ReadonlyMap<string, Stored>, today: string): NamedStatement[] {
	const ofFiles = (...files: string[]) => {
		const keys = changes.filter(({ file }) => files.includes(file)).map(({ owner }) => owner);
		return [...new Set(keys)].map((key) => (known.get(key) ?? NEW).no);
	};
	const sold = ofFiles('properties', 'stays', 'stayRules');
	return [
		registrationStatement(today, ofFiles('properties')),
		...stayRuleStatements(sold),
		levelMaskStatement(sold, today),
		...priceStatements(sold, today),
		propertyFacetStatement(ofFiles('properties', 'propertyFacilities'), today),
	];
}

/** By these guests find a property: suggestions and every list follow them. */
function isFoundOtherwise(before: ImportRows | null, after: ImportRows): boolean {
	const [was, is] = [before?.properties[0], after.properties[0]];
	return (['name', 'place', 'property_type', 'is_demo', 'currency'] as const).some(
		(column) => was?.[column] !== is?.[column],
	);
}

type Stored = { no: number; id: string | null; last: Record<Area, { number: number; body: string } | null> };

const AREAS = ['property', 'prices', 'stayRules'] as const;
type Area = (typeof AREAS)[number];

const NEW: Stored = { no: 0, id: null, last: { property: null, prices: null, stayRules: null } };

async function readProperties(db: Database, writes: readonly PropertyWrite[]): Promise<Map<string, Stored>> {
	const { rows } = await db.$client.execute({
		sql: `select p.no, p.id, p.key, v.area, v.number, v.body from property p left join publication v on v.subject_id = p.id and v.area in ('property', 'prices', 'stayRules')
			and v.number = (select max(l.number) from publication l where l.subject_id = p.id and l.area = v.area)
			where p.key in (select value from json_each(?))`,
		args: [JSON.stringify(writes.map(({ key }) => key))],
	});
	const found = new Map<string, Stored>();
	for (const { no, id, key, area, number, body } of rows) {
		const own = found.get(String(key)) ?? { no: Number(no), id: String(id), last: { ...NEW.last } };
		found.set(String(key), own);
		const known = AREAS.find((each) => each === area);
		if (known) own.last[known] = { number: Number(number), body: String(body) };
	}
	return found;
}

async function readPictures(db: Database, writes: readonly PropertyWrite[]): Promise<Map<string, PictureSize>> {
	const hashes = writes.flatMap(({ before, after }) =>
		[before, after].flatMap((rows) => (rows ? hashesOfRows(rows) : [])),
	);
	return readPictureSizes(db, [...new Set(hashes)]);
}

/** Contents of the desk's areas, as their versions hold them. */
function contentsOf(rows: ImportRows, sizes: ReadonlyMap<string, PictureSize>): Record<Area, unknown> {
	const stays = rows.stays.map(({ property: _, ...stay }) => stay);
	const seasons = rows.stayRules.map(({ property: _, ...season }) => season);
	return {
		property: completeVersion(contentOfRows(rows, sizes)),
		prices: { stays: sortStays(stays) } satisfies PricesContent,
		stayRules: { seasons: sortSeasons(seasons) },
	};
}

/** The areas of a property that is not there yet; its facts are always something new. */
const NOTHING: Record<Area, unknown> = { property: null, prices: { stays: [] }, stayRules: { seasons: [] } };

type Versions = { imported: Publishing | null; made: Publishing };

/** A version for each area that changes; what stood there before becomes one too, where no version holds it. */
function versions(
	{ key, before, after }: PropertyWrite,
	{ id, last }: Stored,
	sizes: ReadonlyMap<string, PictureSize>,
	{ userNo, now }: Surroundings,
): Versions[] {
	const made = contentsOf(after, sizes);
	const published = before && contentsOf(before, sizes);
	const was = published ?? NOTHING;
	const compared = compareRows(key, before, after);
	return AREAS.flatMap((area): Versions[] => {
		if (stateOf(was[area]) === stateOf(made[area])) return [];
		const number = last[area]?.number ?? 0;
		const subject = { subjectId: id ?? propertyId(key), area, restores: null, now };
		const isKnown = !published || (last[area] && stateOf(JSON.parse(last[area].body)) === stateOf(published[area]));
		const changes = compared
			.filter(({ file }) => areaOf(file) === area)
			.reduce((sum, { added, changed, removed }) => sum + added.length + changed.length + removed.length, 0);
		return [
			{
				imported: isKnown ? null : { ...subject, content: was[area], changes: 0, userNo: null, after: number },
				made: { ...subject, content: made[area], changes, userNo, after: number + (isKnown ? 0 : 1) },
			},
		];
	});
}

function areaOf(file: string): Area {
	return file === 'stays' ? 'prices' : file === 'stayRules' ? 'stayRules' : 'property';
}
