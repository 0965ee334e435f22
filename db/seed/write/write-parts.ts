import { LANGUAGES } from '../../schema/enums';
import type { Row } from '../format/column';
import type { FileKey } from '../format/files';
import { forRows, type Statement } from './statement';
import type { Writing } from './write-vocabulary';

type Part = {
	table: string;
	of: keyof typeof OWNERS;
	/** Columns of the table and what they are filled with. */
	columns: Record<string, string>;
	/** False: the table has no `position`, which counts within the owner. */
	isOrdered?: false;
	/** One row of the file is one row of the table for each language; columns are named without it. */
	isPerLanguage?: true;
};

/** What a part belongs to: its column, how a row finds it, and all that belong to `:owners`. */
const OWNERS = {
	property: {
		no: 'property_no',
		join: "join property o on o.key = value->>'property'",
		own: 'property_no in (select no from property where key in (select value from json_each(:owners)))',
		nameOf: (row: Row) => String(row.property),
	},
	hotel: {
		no: 'hotel_no',
		join: "join hotel o on o.key = value->>'hotel'",
		own: 'hotel_no in (select no from hotel where key in (select value from json_each(:owners)))',
		nameOf: (row: Row) => String(row.hotel),
	},
	room: {
		no: 'room_no',
		join: "join hotel h on h.key = value->>'hotel' join hotel_room o on o.hotel_no = h.no and o.key = value->>'room'",
		own: `room_no in (select r.no from hotel_room r join hotel h on h.no = r.hotel_no
			where h.key in (select value from json_each(:owners)))`,
		nameOf: (row: Row) => `${row.hotel} ${row.room}`,
	},
	plan: {
		no: 'plan_no',
		join: "join hotel h on h.key = value->>'hotel' join rate_plan o on o.hotel_no = h.no and o.key = value->>'key'",
		own: `plan_no in (select r.no from rate_plan r join hotel h on h.no = r.hotel_no
			where h.key in (select value from json_each(:owners)))`,
		nameOf: (row: Row) => `${row.hotel} ${row.key}`,
	},
};

const SHOWN = {
	picture_hash: 'hash',
	file: 'file',
	is_mirrored: 'mirrored',
	object_position: 'object_position',
	alt_en: 'alt_en',
	alt_de: 'alt_de',
};

/** Tables whose rows of a property, hotel or room are written anew when one of them changes. */
const PARTS: Partial<Record<FileKey, Part>> = {
	services: {
		table: 'property_service',
		of: 'property',
		columns: {
			service_level: 'service_level',
			name_en: 'service_en',
			name_de: 'service_de',
			availability: 'availability',
		},
	},
	equipment: {
		table: 'property_equipment',
		of: 'property',
		columns: { name_en: 'equipment_en', name_de: 'equipment_de' },
	},
	distances: {
		table: 'property_distance',
		of: 'property',
		columns: { to_en: 'to_en', to_de: 'to_de', metres: 'metres' },
	},
	pictures: { table: 'property_picture', of: 'property', columns: { ...SHOWN, shows: 'shows' } },
	highlights: {
		table: 'property_highlight',
		of: 'property',
		columns: { file: 'file', title_en: 'title_en', title_de: 'title_de', text_en: 'text_en', text_de: 'text_de' },
	},
	floorplans: {
		table: 'floorplan',
		of: 'property',
		columns: { picture_hash: 'hash', file: 'file', label_en: 'label_en', label_de: 'label_de', area_sqm: 'area_sqm' },
	},
	texts: {
		table: 'property_text',
		of: 'property',
		isOrdered: false,
		columns: {
			language: 'language',
			summary: 'summary',
			general_markdown: 'general',
			information_markdown: 'information',
			location_markdown: 'location',
		},
	},
	salesManagers: {
		table: 'sales_manager',
		of: 'hotel',
		columns: { full_name: 'full_name', title: 'title', email: 'email' },
	},
	hotelPictures: { table: 'hotel_picture', of: 'hotel', columns: { ...SHOWN, shows: 'shows' } },
	hotelTexts: {
		table: 'hotel_text',
		of: 'hotel',
		isOrdered: false,
		columns: { language: 'language', body: 'body' },
	},
	roomPictures: { table: 'hotel_room_picture', of: 'room', columns: { ...SHOWN, kind: 'kind' } },
	roomTexts: {
		table: 'hotel_room_text',
		of: 'room',
		isOrdered: false,
		isPerLanguage: true,
		columns: {
			language: 'language',
			description_markdown: 'description',
			facilities_markdown: 'facilities',
			views_from_room: 'views',
		},
	},
	ratePlans: {
		table: 'rate_plan_text',
		of: 'plan',
		isOrdered: false,
		isPerLanguage: true,
		columns: { language: 'language', name: 'name', description: 'description', amenities_markdown: 'amenities' },
	},
};

export function writeParts({ file, rows, owners }: Writing): Statement[] {
	const part = PARTS[file];
	if (!part || owners.length === 0) return [];
	const { table, of, columns, isOrdered = true, isPerLanguage = false } = part;
	const { no, join, own, nameOf } = OWNERS[of];
	const positions = new Map<string, number>();
	const placed = rows.map((row) => {
		const position = positions.get(nameOf(row)) ?? 0;
		positions.set(nameOf(row), position + 1);
		return { ...row, position };
	});
	const names = [no, ...(isOrdered ? ['position'] : []), ...Object.keys(columns)];
	const values = [...(isOrdered ? ['position'] : []), ...Object.values(columns)].map((name) => `value->>'${name}'`);
	return [
		{ sql: `delete from ${table} where ${own}`, args: { owners: JSON.stringify(owners) } },
		...forRows(
			isPerLanguage ? placed.flatMap(byLanguage) : placed,
			`insert into ${table} (${names.join(', ')}) select o.no, ${values.join(', ')} from json_each(:rows) ${join}`,
		),
	];
}

/** `name_en` and `name_de` of one row are `name` of two. */
function byLanguage(row: Row): Row[] {
	return LANGUAGES.map((language) =>
		Object.fromEntries([
			...Object.entries(row).map(([name, value]) => [name.replace(new RegExp(`_${language}$`), ''), value] as const),
			['language', language] as const,
		]),
	);
}

/** Which facilities a property has. */
export function writePropertyFacilities({ rows, owners }: Writing): Statement[] {
	if (owners.length === 0) return [];
	return [
		{ sql: `delete from property_facility where ${OWNERS.property.own}`, args: { owners: JSON.stringify(owners) } },
		...forRows(
			rows,
			`insert into property_facility (property_no, facility_no) select o.no, f.no from json_each(:rows)
			${OWNERS.property.join} join facility f on f.key = value->>'facility'`,
		),
	];
}
