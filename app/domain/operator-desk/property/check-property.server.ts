import type { CatalogueError } from '#db/catalogue/catalogue-error';
import { checkHighlights } from '#db/catalogue/check/check-highlights';
import { checkIdentities } from '#db/catalogue/check/check-identities';
import { checkMarkdown } from '#db/catalogue/check/check-markdown';
import { checkProperties } from '#db/catalogue/check/check-properties';
import { checkPropertyRooms } from '#db/catalogue/check/check-property-rooms';
import { checkReferences } from '#db/catalogue/check/check-references';
import { checkTexts } from '#db/catalogue/check/check-texts';
import { checkTouristTaxes } from '#db/catalogue/check/check-tourist-taxes';
import { type Checking, error } from '#db/catalogue/check/checking';
import type { Row } from '#db/catalogue/format/column';
import { type Catalogue, type CatalogueRow, FILES } from '#db/catalogue/format/files';
import type { Source, SourceRow } from '#db/catalogue/source/source-row';
import { readRows } from '#db/catalogue/stored/read-catalogue';
import type { Database } from '#db/client';
import { asSourceRow, checkCells } from '../../desk/check-cells.server';
import { emptyTables, sourceOf } from '../../desk/read-cells.server';
import { EDITED_FILES, type PropertyRows } from './catalogue-rows.server';

const MARKDOWN = ['general', 'information', 'location'] as const;

/** The checks that the files of this property would have to pass (EDITOR-5), with the properties that could have its path. */
export async function checkProperty(db: Database, rows: PropertyRows): Promise<CatalogueError[]> {
	const [property] = rows.properties;
	if (!property) return [];
	const [places, operators, facilities, neighbours] = await Promise.all([
		readRows(db, 'places', null),
		readRows(db, 'operators', property.operator ? null : []),
		readRows(db, 'facilities', null),
		neighboursOf(db, property),
	]);
	const tables = Object.fromEntries(
		EDITED_FILES.map((file) => [file, (rows[file] as Row[]).map(asSourceRow(FILES[file].name))]),
	) as unknown as Partial<Source['tables']>;
	const source = sourceOf(tables, []);
	const known = { ...emptyTables(), places, operators, facilities, properties: neighbours };
	const checking: Checking = {
		source,
		known: { ...(known as unknown as Catalogue), programs: [] },
		skipInvalid: false,
	};
	for (const file of EDITED_FILES) checkCells(checking, file);
	checkPropertyFiles(checking);
	return source.errors;
}

/** What an import checks of the files that the desk writes of properties, once their cells are read. */
export function checkPropertyFiles(checking: Checking): void {
	for (const file of EDITED_FILES) {
		checkIdentities(checking, file);
		checkReferences(checking, file);
	}
	checkTouristTaxes(checking);
	checkProperties(checking);
	checkPropertyRooms(checking);
	checkHighlights(checking);
	checkTexts(checking, 'texts');
	checkMarkdowns(checking);
}

/** As the importer finds them when it reads a file of texts. */
function checkMarkdowns(checking: Checking): void {
	for (const row of checking.source.tables.texts as SourceRow<CatalogueRow<'texts'>>[])
		for (const column of MARKDOWN)
			for (const { wrong, right } of checkMarkdown(row.values[column] ?? ''))
				error(checking, row, column, wrong, right);
}

/** Others that stand in the same place, and what is named as the main one. */
async function neighboursOf(db: Database, property: CatalogueRow<'properties'>): Promise<CatalogueRow<'properties'>[]> {
	const { rows } = await db.$client.execute({
		sql: `select p.key from property p join place on place.no = p.place_no
			where place.slug = :place and p.property_type = :type and p.slug = :slug or p.key = :main`,
		args: {
			...{ place: property.place, type: property.property_type, slug: property.slug },
			main: property.alternative_of ?? '',
		},
	});
	const keys = rows.map(({ key }) => String(key)).filter((key) => key !== property.key);
	return keys.length === 0 ? [] : ((await readRows(db, 'properties', keys)) as CatalogueRow<'properties'>[]);
}
