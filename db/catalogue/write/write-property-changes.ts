import type { NamedStatement } from '../../write-batch';
import type { Row } from '../format/column';
import type { FileKey } from '../format/files';
import type { PictureFacts } from '../pictures/inspect-picture';
import { forRows } from './statement';
import { forgetRooms, writeParts, writePropertyFacilities } from './write-parts';
import { writeProperties } from './write-properties';
import type { Writing } from './write-vocabulary';

/** Files whose rows of a property are written anew when one of them changes, in the order in which they refer to each other. */
const PROPERTY_PARTS = [
	'propertyTouristTaxes',
	'stayRules',
	'services',
	'equipment',
	'distances',
	'propertyRooms',
	'pictures',
	'highlights',
	'floorplans',
	'texts',
] as const;

type PropertyChanges = {
	of: (file: FileKey) => Writing;
	/** Rows of `properties.csv`, each with its public id. */
	properties: Row[];
	pictures: readonly PictureFacts[];
	now: number;
};

/** Properties and everything of theirs but their stays. */
export function writePropertyChanges({ of, properties, pictures, now }: PropertyChanges): NamedStatement[] {
	return [
		...writeProperties(properties, now),
		...writePictures(pictures),
		...writePropertyFacilities(of('propertyFacilities')),
		...PROPERTY_PARTS.map(of).flatMap(writeParts),
		...forgetRooms(of('propertyRooms')),
	];
}

/** Sectors in which no property is left. */
export function dropSectors(): NamedStatement {
	return {
		sql: 'delete from sector where no not in (select sector_no from property where sector_no is not null)',
		args: {},
	};
}

function writePictures(pictures: readonly PictureFacts[]): NamedStatement[] {
	return forRows(
		pictures.map(({ hash, width, height, dominantColour, sourceType }) => ({
			...{ hash, width, height, dominantColour, sourceType },
		})),
		`insert or ignore into picture (hash, width, height, dominant_colour, source_type)
		select value->>'hash', value->>'width', value->>'height', value->>'dominantColour', value->>'sourceType' from json_each(:rows)`,
	);
}
