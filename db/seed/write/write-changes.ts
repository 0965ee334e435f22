import { createHash } from 'node:crypto';
import { type FileChange, isChange } from '../change/compare-catalogues';
import { type FileKey, fileRules } from '../format/files';
import type { PictureFacts } from '../pictures/inspect-picture';
import { forRows, type Statement } from './statement';
import { writeHouseParts } from './write-house-parts';
import { removeHouses, touchHouses, writeHouses } from './write-houses';
import { writeStays } from './write-stays';
import {
	type Writing,
	writeFacilities,
	writeOperators,
	writePlaces,
	writeSalesTerms,
	writeTerms,
} from './write-vocabulary';

export type ToWrite = {
	changes: readonly FileChange[];
	removedHouses: readonly string[];
	pictures: readonly PictureFacts[];
	/** Keys of all facilities as they shall stand. */
	facilityOrder: readonly string[];
	now: number;
};

/** Every statement that brings the database from what it has to what the folder says; derived tables follow in `publishStatements`. */
export function writeChanges({ changes, removedHouses, pictures, facilityOrder, now }: ToWrite): Statement[] {
	const real = changes.filter(isChange);
	const of = (file: FileKey): Writing => {
		const own = real.filter((change) => change.file === file);
		return { file, rows: own.flatMap(({ rows }) => rows), owners: own.map(({ owner }) => owner) };
	};
	const houses = of('properties').rows.map((row) => ({ ...row, id: propertyId(String(row.key)) }));
	const touched = real.filter(({ file }) => file === 'properties' || fileRules(file).owner === 'property');
	const terms = (['cancellationTerms', 'paymentTerms'] as const).map(of).filter(({ owners }) => owners.length > 0);
	const parts = (
		[
			'propertyFacilities',
			'services',
			'equipment',
			'distances',
			'pictures',
			'highlights',
			'floorplans',
			'texts',
		] as const
	)
		.map(of)
		.filter(({ owners }) => owners.length > 0);
	return [
		...removeHouses(removedHouses),
		...writePlaces(of('places').rows),
		...writeOperators(of('operators').rows),
		...writeSalesTerms(of('salesTerms').rows),
		...terms.flatMap(writeTerms),
		...writeFacilities(of('facilities').rows, facilityOrder),
		...writeHouses(houses, now),
		...forRows(
			pictures.map(({ hash, width, height, dominantColour, sourceType }) => ({
				hash,
				width,
				height,
				dominantColour,
				sourceType,
			})),
			`insert or ignore into picture (hash, width, height, dominant_colour, source_type)
			select value->>'hash', value->>'width', value->>'height', value->>'dominantColour', value->>'sourceType' from json_each(:rows)`,
		),
		...parts.flatMap(writeHouseParts),
		...writeStays(real.filter(({ file }) => file === 'stays')),
		...touchHouses([...new Set(touched.map(({ owner }) => owner))], now),
		{
			sql: 'delete from sector where no not in (select sector_no from property where sector_no is not null)',
			args: {},
		},
		{
			sql: 'delete from picture where hash not in (select picture_hash from property_picture union select picture_hash from floorplan)',
			args: {},
		},
	];
}

/** The same key gives the same public id everywhere, so that links survive an export and import into another database. */
function propertyId(key: string): string {
	return `prop_${createHash('sha256').update(`property ${key}`).digest('hex').slice(0, 16)}`;
}
