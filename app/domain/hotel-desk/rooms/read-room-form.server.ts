import type { CatalogueError } from '#db/catalogue/catalogue-error';
import { checkIdentities } from '#db/catalogue/check/check-identities';
import { checkRooms } from '#db/catalogue/check/check-rooms';
import type { Known } from '#db/catalogue/check/checking';
import { fileRules } from '#db/catalogue/format/files';
import { emptyTables, readCells, sourceOf } from '../../desk/read-cells.server';
import type { BedForm, DeskRoom, RoomError, RoomErrors, RoomField, RoomForm } from './rooms-content';

/** Which field holds what a column of the catalogue's files is made of. */
const FIELD_OF: Readonly<Record<string, RoomField | 'beds'>> = {
	key: 'name',
	room: 'name',
	name: 'name',
	category: 'category',
	units: 'units',
	included_pax: 'included',
	bedrooms: 'bedrooms',
	bathrooms: 'bathrooms',
	sqm_min: 'sqmMin',
	sqm_max: 'sqmMax',
	beds: 'beds',
	description_en: 'descriptionEn',
	description_de: 'descriptionDe',
};

/** Reads the form of a room type by the columns and checks of a catalogue's files; every field that is wrong is named. */
export function readRoomForm(hotel: string, key: string, form: RoomForm): { room: DeskRoom } | { errors: RoomErrors } {
	const errors: CatalogueError[] = [];
	const row = readCells(
		'rooms',
		{
			...{ hotel, key, name: form.name, category: form.category, units: form.units, included_pax: form.included },
			...{ bedrooms: form.bedrooms, bathrooms: form.bathrooms, sqm_min: form.sqmMin, sqm_max: form.sqmMax },
			beds: form.beds.flatMap((bed) => (bed.type === '' ? [] : bedCell(bed))).join(';'),
		},
		errors,
	);
	const text = readCells(
		'roomTexts',
		{ hotel, room: key, description_en: form.descriptionEn, description_de: form.descriptionDe },
		errors,
	);
	// English stands in for German in files; here both are asked for.
	if (form.descriptionDe === '')
		errors.push({ file: fileRules('roomTexts').name, line: 2, column: 'description_de', wrong: 'is empty', right: '' });
	const source = sourceOf({ rooms: [row], roomTexts: [text] }, errors);
	const known: Known = { ...emptyTables(), programs: [] };
	checkIdentities({ source, known, skipInvalid: false }, 'rooms');
	checkRooms({ source, known, skipInvalid: false });
	if (errors.length > 0) return { errors: errorsOf(errors, form) };
	const { hotel: _, position: __, ...room } = row.values;
	const { description_en, description_de } = text.values;
	return { room: { ...room, texts: { description_en, description_de } } };
}

function bedCell({ type, isExtra, guests, adults, isTwin }: BedForm): string {
	return `${type}/${isExtra ? 'extra' : 'standard'}/${guests}-${adults}${isTwin ? '/twin' : ''}`;
}

function errorsOf(found: readonly CatalogueError[], form: RoomForm): RoomErrors {
	const errors: RoomErrors = {};
	for (const { column, wrong } of found) {
		const field = FIELD_OF[column ?? ''];
		if (!field) throw new Error(`A room type: ${column} ${wrong}`);
		errors[field] ??= field !== 'beds' && form[field] === '' ? 'missing' : kindOf(field, wrong);
	}
	return errors;
}

function kindOf(field: RoomField | 'beds', wrong: string): RoomError {
	if (field === 'included' && wrong.includes('standard beds')) return 'guests';
	if (field === 'sqmMax' && wrong.includes('less than')) return 'order';
	return field === 'descriptionEn' || field === 'descriptionDe' ? 'markdown' : 'wrong';
}
