import { LANGUAGES } from '../../schema/enums';
import type { NamedStatement } from '../../write-batch';
import type { Row } from '../format/column';
import type { FileKey } from '../format/files';
import { storedCells, textCells } from '../format/stored-columns';
import { forRows } from './statement';
import type { Writing } from './write-vocabulary';

type Part = {
	table: string;
	of: keyof typeof OWNERS;
	/** False: the table has no `position`, which counts within the owner, or the file tells it. */
	isOrdered?: false;
};

/** What a part belongs to: its column, how a row finds it, and all that belong to `:owners`. */
const OWNERS = {
	property: {
		no: 'property_no',
		join: "join property o on o.key = value->>'property'",
		own: 'property_no in (select no from property where key in (select value from json_each(:owners)))',
		nameOf: (row: Row) => String(row.property),
	},
	place: {
		no: 'place_no',
		join: "join place o on o.slug = value->>'place'",
		own: 'place_no in (select no from place where slug in (select value from json_each(:owners)))',
		nameOf: (row: Row) => String(row.place),
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

/** Tables whose rows of a place, property, hotel or room are written anew when one of them changes. */
const PARTS: Partial<Record<FileKey, Part>> = {
	placeTouristTaxes: { table: 'place_tourist_tax', of: 'place' },
	propertyTouristTaxes: { table: 'property_tourist_tax', of: 'property' },
	stayRules: { table: 'stay_rule', of: 'property', isOrdered: false },
	services: { table: 'property_service', of: 'property' },
	equipment: { table: 'property_equipment', of: 'property' },
	distances: { table: 'property_distance', of: 'property' },
	propertyRooms: { table: 'property_room', of: 'property', isOrdered: false },
	pictures: { table: 'property_picture', of: 'property' },
	highlights: { table: 'property_highlight', of: 'property' },
	floorplans: { table: 'floorplan', of: 'property' },
	texts: { table: 'property_text', of: 'property', isOrdered: false },
	salesManagers: { table: 'sales_manager', of: 'hotel' },
	hotelPictures: { table: 'hotel_picture', of: 'hotel' },
	hotelTexts: { table: 'hotel_text', of: 'hotel', isOrdered: false },
	roomPictures: { table: 'hotel_room_picture', of: 'room' },
	roomTexts: { table: 'hotel_room_text', of: 'room', isOrdered: false },
	ratePlans: { table: 'rate_plan_text', of: 'plan', isOrdered: false },
};

export function writeParts({ file, rows, owners }: Writing): NamedStatement[] {
	const part = PARTS[file];
	if (!part || owners.length === 0) return [];
	const { table, of, isOrdered = true } = part;
	const { no, join, own, nameOf } = OWNERS[of];
	const positions = new Map<string, number>();
	const placed = rows.map((row) => {
		const position = positions.get(nameOf(row)) ?? 0;
		positions.set(nameOf(row), position + 1);
		return { ...row, position };
	});
	const texts = textCells(file);
	const cells = [
		...(isOrdered ? [['position', 'position']] : []),
		...(texts.length > 0 ? [['language', 'language'], ...texts] : storedCells(file)),
	];
	return [
		{ sql: `delete from ${table} where ${own}`, args: { owners: JSON.stringify(owners) } },
		...forRows(
			texts.length > 0 ? placed.flatMap(byLanguage) : placed,
			`insert into ${table} (${no}, ${cells.map(([column]) => column)})
			select o.no, ${cells.map(([, cell]) => `value->>'${cell}'`)} from json_each(:rows) ${join}`,
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

/** Pictures of rooms that are gone stay, without a room. */
export function forgetRooms({ owners }: Writing): NamedStatement[] {
	if (owners.length === 0) return [];
	return [
		{
			sql: `update property_picture set room_key = null where ${OWNERS.property.own} and room_key is not null
				and room_key not in (select key from property_room r where r.property_no = property_picture.property_no)`,
			args: { owners: JSON.stringify(owners) },
		},
	];
}

/** Which facilities a property has. */
export function writePropertyFacilities({ rows, owners }: Writing): NamedStatement[] {
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
