import type { FileKey } from '../format/files';
import { forRows, type Statement } from './statement';
import type { Writing } from './write-vocabulary';

/** Columns of the tables whose rows of a house are written anew when one of them changes. `position` counts within the house. */
const TABLES: Partial<Record<FileKey, { table: string; columns: Record<string, string> }>> = {
	services: {
		table: 'property_service',
		columns: {
			service_level: 'service_level',
			name_en: 'service_en',
			name_de: 'service_de',
			availability: 'availability',
		},
	},
	equipment: { table: 'property_equipment', columns: { name_en: 'equipment_en', name_de: 'equipment_de' } },
	distances: { table: 'property_distance', columns: { to_en: 'to_en', to_de: 'to_de', metres: 'metres' } },
	pictures: {
		table: 'property_picture',
		columns: {
			picture_hash: 'hash',
			file: 'file',
			shows: 'shows',
			is_mirrored: 'mirrored',
			object_position: 'object_position',
			alt_en: 'alt_en',
			alt_de: 'alt_de',
		},
	},
	highlights: {
		table: 'property_highlight',
		columns: { file: 'file', title_en: 'title_en', title_de: 'title_de', text_en: 'text_en', text_de: 'text_de' },
	},
	floorplans: {
		table: 'floorplan',
		columns: { picture_hash: 'hash', file: 'file', label_en: 'label_en', label_de: 'label_de', area_sqm: 'area_sqm' },
	},
};

const OWNED = 'property_no in (select no from property where key in (select value from json_each(:owners)))';

export function writeHouseParts({ file, rows, owners }: Writing): Statement[] {
	const args = { owners: JSON.stringify(owners) };
	if (file === 'propertyFacilities') {
		return [
			{ sql: `delete from property_facility where ${OWNED}`, args },
			...forRows(
				rows,
				`insert into property_facility (property_no, facility_no) select p.no, f.no from json_each(:rows)
				join property p on p.key = value->>'property' join facility f on f.key = value->>'facility'`,
			),
		];
	}
	if (file === 'texts') {
		return [
			{ sql: `delete from property_text where ${OWNED}`, args },
			...forRows(
				rows,
				`insert into property_text (property_no, language, summary, general_markdown, information_markdown, location_markdown)
				select p.no, value->>'language', value->>'summary', value->>'general', value->>'information', value->>'location'
				from json_each(:rows) join property p on p.key = value->>'property'`,
			),
		];
	}
	const target = TABLES[file];
	if (!target) return [];
	const { table, columns } = target;
	const positions = new Map<string, number>();
	const placed = rows.map((row) => {
		const owner = String(row.property);
		const position = positions.get(owner) ?? 0;
		positions.set(owner, position + 1);
		return { ...row, position };
	});
	return [
		{ sql: `delete from ${table} where ${OWNED}`, args },
		...forRows(
			placed,
			`insert into ${table} (property_no, position, ${Object.keys(columns).join(', ')})
			select p.no, value->>'position', ${Object.values(columns)
				.map((column) => `value->>'${column}'`)
				.join(', ')} from json_each(:rows) join property p on p.key = value->>'property'`,
		),
	];
}
