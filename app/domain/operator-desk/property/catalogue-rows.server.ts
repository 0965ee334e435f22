import { readCell, writeCell } from '#db/catalogue/format/cells';
import type { Row, Value } from '#db/catalogue/format/column';
import { type CatalogueRow, fileRules } from '#db/catalogue/format/files';
import { translatedColumns } from '#db/catalogue/source/read-rows';
import { LANGUAGES, PROPERTY_BED_TYPES } from '#db/schema/enums';
import { freeKey } from '../../desk/free-key';
import { keyOfName } from '../../desk/key-of-name';
import { uniqueKeys } from '../../hotel-desk/rows/row-key';
import type { DeskRow } from '../../hotel-desk/rows/row-spec';
import { eachPart, type PropertyContent, singleOf, tidy } from './property-content';
import { type PropertyPart, propertyPart, SINGLE } from './property-parts';

/** Files of a catalogue that the desk writes of a property. */
export const EDITED_FILES = [
	...(['properties', 'texts', 'propertyFacilities', 'propertyTouristTaxes', 'services', 'equipment'] as const),
	...(['distances', 'propertyRooms', 'pictures', 'highlights', 'floorplans'] as const),
] as const;

export type EditedFile = (typeof EDITED_FILES)[number];

/** A property's rows of these files. */
export type PropertyRows = { [K in EditedFile]: CatalogueRow<K>[] };

/** The file behind each part. */
export const PART_FILES: Record<PropertyPart, EditedFile> = {
	...{ facts: 'properties', texts: 'texts', pictures: 'pictures', rooms: 'propertyRooms', services: 'services' },
	...{ facilities: 'propertyFacilities', equipment: 'equipment', distances: 'distances', highlights: 'highlights' },
	...{ floorplans: 'floorplans', taxes: 'propertyTouristTaxes', registration: 'properties' },
};

export type PictureSize = { width: number; height: number; colour: string; type: string };

/** The column whose cells a value is held to; undefined where it is a part of a cell, such as beds of one type. */
export function columnBehind(part: PropertyPart, field: string) {
	const { columns } = fileRules(PART_FILES[part]);
	// Texts have a row for each language.
	return part === 'texts' ? columns[field.replace(/\.(en|de)$/, '')] : columns[columnOf(field)];
}

/** The column of a value: `service.en` is `service_en`. */
function columnOf(field: string): string {
	return field.replace(/\.(en|de)$/, '_$1');
}

/** The parts of a property as its rows in the catalogue tell them; `sizes` has its pictures by their hash. */
export function contentOfRows(rows: PropertyRows, sizes: ReadonlyMap<string, PictureSize>): PropertyContent {
	const [property] = rows.properties;
	const pictureKeys = uniqueKeys(rows.pictures.map(({ hash }) => hash ?? 'none'));
	const picture = (hash: string | null, file: string) => {
		const { width = 0, height = 0, colour = '#000000', type = 'jpg' } = sizes.get(hash ?? '') ?? {};
		return { hash: hash ?? '', file, width: String(width), height: String(height), colour, type };
	};
	const listed = (part: PropertyPart, of: readonly Row[], nameOf: (row: Row) => string) => {
		const ids = uniqueKeys(of.map((row) => keyOfName(nameOf(row)).slice(0, 60)));
		return of.map((row, at): DeskRow => ({ id: ids[at] ?? '', values: cellTexts(part, row) }));
	};
	const named = (part: PropertyPart, column: string) =>
		listed(part, rows[PART_FILES[part]] as Row[], (row) => String(row[column] ?? ''));
	const made: Record<PropertyPart, () => readonly DeskRow[]> = {
		facts: () => [{ id: SINGLE, values: property ? cellTexts('facts', property) : {} }],
		registration: () => [{ id: SINGLE, values: property ? cellTexts('registration', property) : {} }],
		texts: () => [
			{ id: SINGLE, values: Object.assign({}, ...rows.texts.map((row) => languageTexts(row, row.language))) },
		],
		facilities: () => [
			{ id: SINGLE, values: { facility: rows.propertyFacilities.map(({ facility }) => facility).join(';') } },
		],
		pictures: () =>
			rows.pictures.map((row, at) => ({
				id: pictureKeys[at] ?? '',
				values: { ...cellTexts('pictures', row), ...picture(row.hash, row.file) },
			})),
		floorplans: () =>
			listed('floorplans', rows.floorplans, (row) => String(row.label_en)).map(({ id, values }, at) => {
				const row = rows.floorplans[at];
				return { id, values: { ...values, ...(row ? picture(row.hash, row.file) : {}) } };
			}),
		rooms: () =>
			rows.propertyRooms.map((row) => ({
				id: row.key,
				values: { ...cellTexts('rooms', row), ...bedTexts(row.beds), key: row.key },
			})),
		highlights: () =>
			named('highlights', 'title_en').map(({ id, values }, at) => {
				const shown = rows.pictures.findIndex(({ file }) => file === rows.highlights[at]?.file);
				return { id, values: { ...values, picture: pictureKeys[shown] ?? '' } };
			}),
		services: () =>
			listed('services', rows.services, ({ service_level, service_en }) => `${service_level} ${service_en}`),
		equipment: () => named('equipment', 'equipment_en'),
		distances: () => named('distances', 'to_en'),
		taxes: () => named('taxes', 'kind'),
	};
	return eachPart((part) => made[part]().map((row) => tidy(part, row)));
}

/** A content as the rows of the catalogue's files; what cannot be read is null there, and what the desk does not edit as it is `stored`. */
export function rowsOfContent(content: PropertyContent, stored: PropertyRows): PropertyRows {
	const [property] = stored.properties;
	if (!property) throw new Error('A property has its row');
	const { key } = property;
	const texts = singleOf(content, 'texts');
	const fileNames = uniqueFiles(content.pictures);
	const rowsOf = (part: PropertyPart, more: (row: DeskRow, at: number) => Row = () => ({})): Row[] =>
		content[part].map((row, at) => ({ property: key, ...cellValues(part, row.values), ...more(row, at) }));
	const keys = roomKeys(content.rooms);
	const planNames = uniqueFiles(content.floorplans);
	const tables: Record<EditedFile, Row[]> = {
		properties: [
			{
				...property,
				...cellValues('facts', singleOf(content, 'facts')),
				...cellValues('registration', singleOf(content, 'registration')),
			},
		],
		texts: LANGUAGES.flatMap((language) => {
			const of = (field: string) => texts[`${field}.${language}`] || null;
			const [summary, general] = [of('summary'), of('general')];
			const row = { property: key, language, information: of('information'), location: of('location') };
			const isEmpty = !summary && !general && !row.information && !row.location;
			return isEmpty ? [] : [{ ...row, summary: summary ?? '', general: general ?? '' }];
		}),
		propertyFacilities: (singleOf(content, 'facilities').facility ?? '')
			.split(';')
			.filter((facility) => facility !== '')
			.map((facility) => ({ property: key, facility })),
		propertyTouristTaxes: rowsOf('taxes'),
		services: rowsOf('services'),
		equipment: rowsOf('equipment'),
		distances: rowsOf('distances'),
		propertyRooms: rowsOf('rooms', ({ id, values }, position) => ({
			...{ key: keys.get(id) ?? id, beds: bedsCell(values), position },
		})),
		pictures: rowsOf('pictures', ({ id, values }) => ({
			...{ file: fileNames.get(id) ?? '', hash: values.hash ?? '', room: keys.get(values.room ?? '') ?? null },
		})),
		highlights: rowsOf('highlights', ({ values }) => {
			const shown = content.pictures.find(({ id }) => id === values.picture);
			return { file: shown ? (fileNames.get(shown.id) ?? null) : null, hash: shown?.values.hash ?? null };
		}),
		floorplans: rowsOf('floorplans', ({ id, values }) => ({ file: planNames.get(id) ?? '', hash: values.hash ?? '' })),
	};
	// Each part has the columns of its file; what is missing in one is found by the checks of an import.
	return tables as unknown as PropertyRows;
}

/** A content as it stands once it is published: new rows have their keys, German words that are missing are the English ones (CATALOGUE). */
export function publishedContent(content: PropertyContent, stored: PropertyRows): PropertyContent {
	const sizes = new Map(
		[...content.pictures, ...content.floorplans].map(
			({ values: { hash = '', width, height, colour = '', type = '' } }) => [
				hash,
				{ width: Number(width), height: Number(height), colour, type },
			],
		),
	);
	return contentOfRows(rowsOfContent(content, stored), sizes);
}

/** Keys of rooms by the ids of their rows: a new room gets one of its name. */
function roomKeys(rooms: readonly DeskRow[]): Map<string, string> {
	const taken = new Set(rooms.flatMap(({ values }) => values.key || []));
	return new Map(
		rooms.map(({ id, values }) => {
			if (values.key) return [id, values.key];
			const key = freeKey([values['name.en'] ?? ''], taken, 'room');
			taken.add(key);
			return [id, key];
		}),
	);
}

/** Names of files by the ids of their rows; two different pictures of a property do not share one. */
function uniqueFiles(rows: readonly DeskRow[]): Map<string, string> {
	const taken = new Map<string, string>();
	return new Map(
		rows.map(({ id, values: { file = '', hash = '' } }) => {
			const dot = file.lastIndexOf('.');
			const isTaken = (taken.get(file.toLowerCase()) ?? hash) !== hash;
			const name = isTaken ? `${file.slice(0, dot)}-${hash.slice(0, 8)}${file.slice(dot)}` : file;
			taken.set(name.toLowerCase(), hash);
			return [id, name];
		}),
	);
}

/** The cells behind the fields of a part, as texts. */
function cellTexts(part: PropertyPart, row: Row): Record<string, string> {
	const { columns } = fileRules(PART_FILES[part]);
	const texts: Record<string, string> = {};
	for (const field of fieldsOf(part)) {
		const column = columns[columnOf(field)];
		if (!column) continue;
		const text = writeCell(column.cell, row[columnOf(field)] ?? null);
		texts[field] = isFlag(part, field) ? (text === 'yes' ? 'yes' : '') : text;
	}
	return texts;
}

function cellValues(part: PropertyPart, values: Readonly<Record<string, string>>): Row {
	const rules = fileRules(PART_FILES[part]);
	const row: Row = {};
	for (const field of fieldsOf(part)) {
		const column = rules.columns[columnOf(field)];
		if (column) row[columnOf(field)] = cellValue(column, values[field] ?? '');
	}
	for (const [german, english] of translatedColumns(rules))
		if (!row[german] && row[english]) row[german] = row[english];
	return row;
}

function cellValue(
	{ cell, fallback, isRequired }: ReturnType<typeof fileRules>['columns'][string],
	text: string,
): Value {
	if (text === '') return isRequired ? '' : (fallback ?? null);
	const read = readCell(cell, text);
	return 'value' in read ? read.value : null;
}

function languageTexts(row: Row, language: string): Record<string, string> {
	return Object.fromEntries(
		(['summary', 'general', 'information', 'location'] as const).map((field) => [
			`${field}.${language}`,
			String(row[field] ?? ''),
		]),
	);
}

function fieldsOf(part: PropertyPart): string[] {
	return propertyPart(part).fields.flatMap(({ name, isLocal }) => (isLocal ? [`${name}.en`, `${name}.de`] : [name]));
}

function isFlag(part: PropertyPart, field: string): boolean {
	return propertyPart(part).fields.some(({ name, kind }) => name === field && kind === 'flag');
}

function bedTexts(beds: string): Record<string, string> {
	return Object.fromEntries(
		beds
			.split(';')
			.map((each) => each.split(':'))
			.map(([type = '', count = '']) => [`beds_${type}`, count]),
	);
}

/** `double:1;single:2`, in the order of the closed list. */
function bedsCell(values: Readonly<Record<string, string>>): string {
	return PROPERTY_BED_TYPES.flatMap((type) => {
		const count = Number(values[`beds_${type}`] || 0);
		return count > 0 ? [`${type}:${count}`] : [];
	}).join(';');
}
