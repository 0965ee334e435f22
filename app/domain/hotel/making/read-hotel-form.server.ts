import type { CatalogueError } from '#db/catalogue/catalogue-error';
import { checkHotels } from '#db/catalogue/check/check-hotels';
import { checkIdentities } from '#db/catalogue/check/check-identities';
import { checkReferences } from '#db/catalogue/check/check-references';
import type { Known } from '#db/catalogue/check/checking';
import { type CatalogueRow, fileRules } from '#db/catalogue/format/files';
import { readRows as readStored } from '#db/catalogue/stored/read-catalogue';
import type { Database } from '#db/client';
import { freeKey } from '../../desk/free-key';
import { emptyTables, readCells, sourceOf } from '../../desk/read-cells.server';
import { distanceKm } from '../../place/distance-km';
import { type HotelErrors, type HotelField, type HotelForm, readPosition, zoneOf } from './hotel-form';

/** What the catalogue has that a new hotel refers to, and the keys that are taken. */
export type KnownHotels = {
	hotelPlaces: CatalogueRow<'hotelPlaces'>[];
	places: CatalogueRow<'places'>[];
	keys: ReadonlySet<string>;
};

/** Rows of the catalogue's files for a hotel, and for its place where that is new too. */
export type HotelRows = {
	place: CatalogueRow<'hotelPlaces'>;
	isNewPlace: boolean;
	hotel: CatalogueRow<'hotels'>;
};

/** A hotel that stands farther from its place has its coordinates turned round, or another place is meant. */
const FAR_KM = 60;

export async function loadKnownHotels(db: Database): Promise<KnownHotels> {
	const [hotelPlaces, places, { rows }] = await Promise.all([
		readStored(db, 'hotelPlaces', null),
		readStored(db, 'places', null),
		db.$client.execute('select key from hotel'),
	]);
	return {
		hotelPlaces: hotelPlaces as KnownHotels['hotelPlaces'],
		places: places as KnownHotels['places'],
		keys: new Set(rows.map(({ key }) => String(key))),
	};
}

/** Which field holds what a column of the catalogue's files is made of. */
const FIELD_OF: Readonly<Record<string, HotelField>> = {
	name: 'name',
	hotel_place: 'place',
	sector: 'sector',
	street: 'street',
	latitude: 'position',
	longitude: 'position',
	time_zone: 'timeZone',
	category: 'category',
	chain: 'chain',
	keys: 'rooms',
	currency: 'currency',
	reservation_phone: 'phone',
	reservation_email: 'email',
	country: 'country',
	name_en: 'placeEn',
	name_de: 'placeDe',
};

/** Reads the form by the columns and checks of a catalogue's files; every field that is wrong is named. */
export function readHotelForm(known: KnownHotels, form: HotelForm): { rows: HotelRows } | { errors: HotelErrors } {
	const chosen = known.hotelPlaces.find(({ key }) => key === form.place);
	const country = chosen?.country ?? form.country.toUpperCase();
	const position = readPosition(form.position) ?? { latitude: form.position, longitude: '' };
	const placeCells = {
		key: freeKey([form.placeEn], new Set(known.hotelPlaces.map(({ key }) => key)), 'place'),
		...{ country, name_en: form.placeEn, name_de: form.placeDe, ...position },
	};
	const hotelCells = {
		key: freeKey([form.name, chosen?.name_en ?? form.placeEn], known.keys),
		...{
			name: form.name,
			hotel_place: chosen?.key ?? placeCells.key,
			sector: form.sector,
			street: form.street,
			...position,
		},
		...{ time_zone: form.timeZone || zoneOf(country), category: form.category, chain: form.chain, keys: form.rooms },
		...{ currency: form.currency, reservation_phone: form.phone, reservation_email: form.email },
		in_preparation: 'yes',
	};
	const errors: CatalogueError[] = [];
	const ofProperties = known.places.find((each) => each.key === placeCells.key && each.country === country);
	const source = sourceOf(
		{
			hotelPlaces: chosen ? [] : [readCells('hotelPlaces', { ...placeCells, place: ofProperties?.key ?? '' }, errors)],
			hotels: [readCells('hotels', hotelCells, errors)],
		},
		errors,
	);
	const { hotelPlaces, places } = known;
	const stored: Known = { ...emptyTables(), hotelPlaces, places, programs: [] };
	const checking = { source, known: stored, skipInvalid: false };
	for (const file of ['hotelPlaces', 'hotels'] as const) {
		checkIdentities(checking, file);
		checkReferences(checking, file);
	}
	checkHotels(checking);
	const wrong = errorsOf(errors, form, chosen !== undefined);
	const place = chosen ?? source.tables.hotelPlaces[0]?.values;
	const hotel = source.tables.hotels[0]?.values;
	if (!wrong.position && chosen && hotel && distanceKm(chosen, hotel) > FAR_KM) wrong.position = 'far';
	if (Object.keys(wrong).length > 0 || !place || !hotel) return { errors: wrong };
	return { rows: { place, isNewPlace: !chosen, hotel } };
}

function errorsOf(found: readonly CatalogueError[], form: HotelForm, isPlaceKnown: boolean): HotelErrors {
	const errors: HotelErrors = {};
	for (const { file, column, wrong } of found) {
		// Keys are made of the names.
		const field = column === 'key' ? (file === fileRules('hotels').name ? 'name' : 'placeEn') : FIELD_OF[column ?? ''];
		if (!field) throw new Error(`A new hotel: ${column} ${wrong}`);
		errors[field] ??= form[field] === '' ? 'missing' : wrong.includes('French') ? 'palace' : 'wrong';
	}
	// The place is described by fields of its own, and the country tells the time zone.
	if (form.place === '') delete errors.place;
	else if (!isPlaceKnown) errors.place = 'wrong';
	if (errors.country && form.timeZone === '') delete errors.timeZone;
	return errors;
}
