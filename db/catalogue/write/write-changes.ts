import type { NamedStatement } from '../../write-batch';
import { type FileChange, isChange } from '../change/compare-catalogues';
import { type FileKey, fileRules, OWNER_FILES } from '../format/files';
import type { PictureFacts } from '../pictures/inspect-picture';
import { propertyId } from './property-id';
import { toStore } from './to-store';
import { writeConcierge } from './write-concierge';
import {
	removeHotels,
	touchHotels,
	writeHotelFacilities,
	writeHotelPlaces,
	writeHotels,
	writePosts,
} from './write-hotels';
import { writeParts } from './write-parts';
import { writeGuides, writeMapSets } from './write-place-texts';
import { removeProperties, touchProperties } from './write-properties';
import { dropSectors, writePropertyChanges } from './write-property-changes';
import { writeClosures, writeRatePlans, writeRates, writeSeasons } from './write-rates';
import { writeRooms, writeTaken } from './write-rooms';
import {
	writeFacilities,
	writeOperators,
	writePlaces,
	writeRegions,
	writeSalesTerms,
	writeTerms,
} from './write-vocabulary';
import { writingsOf } from './writings-of';

export type ToWrite = {
	changes: readonly FileChange[];
	removedProperties: readonly string[];
	removedHotels: readonly string[];
	pictures: readonly PictureFacts[];
	/** Keys of all facilities as they shall stand. */
	facilityOrder: readonly string[];
	/** Statements that make the staged stays those of the catalogue. */
	stays: readonly NamedStatement[];
	now: number;
};

/** Every statement that brings the database from what it has to what the folder says; derived tables follow in `publishStatements`. */
export function writeChanges(toWrite: ToWrite): NamedStatement[] {
	const { changes, removedProperties, removedHotels, pictures, facilityOrder, stays, now } = toWrite;
	const real = changes.filter(isChange);
	const of = writingsOf(real);
	const removed = (file: FileKey) =>
		toStore(
			file,
			real.filter((change) => change.file === file).flatMap((change) => change.removed),
		);
	const written = (file: FileKey) =>
		toStore(
			file,
			real
				.filter((change) => change.file === file)
				.flatMap((change) => [...change.added, ...change.changed.map(({ after }) => after)]),
		);
	const touched = (owner: 'property' | 'hotel') => [
		...new Set(
			real
				.filter(({ file }) => file === OWNER_FILES[owner] || fileRules(file).owner === owner)
				.map((change) => change.owner),
		),
	];
	const properties = of('properties').rows.map((row) => ({ ...row, id: propertyId(String(row.key)) }));
	return [
		...removeProperties(removedProperties),
		...removeHotels(removedHotels),
		...writePlaces(of('places').rows),
		...writeConcierge(of('conciergeSuppliers').rows, of('conciergeServices').rows),
		...writeRegions(of('regions').rows),
		...writeParts(of('placeTouristTaxes')),
		...writeOperators(of('operators').rows),
		...writeSalesTerms(of('salesTerms').rows),
		...(['cancellationTerms', 'paymentTerms'] as const).map(of).flatMap(writeTerms),
		...writeFacilities(of('facilities').rows, facilityOrder),
		...writePropertyChanges({ of, properties, pictures, now }),
		...stays,
		...touchProperties(touched('property'), now),
		...writeGuides(removed('guides'), written('guides')),
		...writeMapSets(removed('mapSets'), written('mapSets')),
		...writeHotelPlaces(of('hotelPlaces').rows),
		...writeHotelFacilities(of('hotelFacilities').rows),
		...writeHotels(of('hotels').rows, now),
		...writeRooms(removed('rooms'), of('rooms').rows),
		...writeRatePlans(removed('ratePlans'), of('ratePlans').rows),
		...writeSeasons(removed('seasons'), of('seasons').rows),
		...writeRates(removed('rates'), written('rates')),
		...writeClosures(of('closures')),
		...writeTaken(written('taken')),
		...HOTEL_PARTS.map(of).flatMap(writeParts),
		...writePosts(removed('inspiration'), written('inspiration')),
		...touchHotels(touched('hotel'), now),
		dropSectors(),
		{
			sql: `delete from picture where hash not in (select picture_hash from property_picture
				union select picture_hash from floorplan union select picture_hash from hotel_picture
				union select picture_hash from hotel_room_picture
				union select picture_hash from sales_manager where picture_hash is not null)`,
			args: {},
		},
	];
}

const HOTEL_PARTS = ['salesManagers', 'ratePlans', 'hotelPictures', 'hotelTexts', 'roomPictures', 'roomTexts'] as const;
