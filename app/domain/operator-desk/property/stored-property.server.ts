import { readRows } from '#db/catalogue/stored/read-catalogue';
import type { Database } from '#db/client';
import type { DeskSubject } from '../../desk/drafts.server';
import { contentOfRows, EDITED_FILES, type PictureSize, type PropertyRows } from './catalogue-rows.server';
import type { PropertyContent } from './property-content';

export function propertySubject({ id }: { id: string }): DeskSubject {
	return { subjectId: id, area: 'property' };
}

/** A property as the catalogue has it, which is what guests see: its rows, and the parts that the desk makes of them. */
export async function readStoredProperty(
	db: Database,
	key: string,
): Promise<{ rows: PropertyRows; content: PropertyContent }> {
	const tables = await Promise.all(EDITED_FILES.map((file) => readRows(db, file, [key])));
	// Each select names the columns of its file.
	const rows = Object.fromEntries(EDITED_FILES.map((file, at) => [file, tables[at] ?? []])) as unknown as PropertyRows;
	const sizes = await readPictureSizes(
		db,
		[...rows.pictures, ...rows.floorplans].flatMap(({ hash }) => hash ?? []),
	);
	return { rows, content: contentOfRows(rows, sizes) };
}

/** Sizes and colours of pictures that the product has, by their hash. */
export async function readPictureSizes(db: Database, hashes: readonly string[]): Promise<Map<string, PictureSize>> {
	const { rows } = await db.$client.execute({
		// Those that are published come last and count.
		sql: `select hash, width, height, dominant_colour as colour, source_type as type from uploaded_picture
			where hash in (select value from json_each(:hashes))
			union all select hash, width, height, dominant_colour, source_type from picture where hash in (select value from json_each(:hashes))`,
		args: { hashes: JSON.stringify(hashes) },
	});
	return new Map(
		rows.map((row) => [
			String(row.hash),
			{ width: Number(row.width), height: Number(row.height), colour: String(row.colour), type: String(row.type) },
		]),
	);
}
