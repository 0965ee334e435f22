import type { CatalogueRow } from '#db/catalogue/format/files';
import { PAGE_PARTS } from '../rows/page-rows';
import { countParts, type DeskRow, linesOf, tidyRow } from '../rows/row-spec';

type Room = CatalogueRow<'rooms'>;
type RoomText = CatalogueRow<'roomTexts'>;

const asLines = (cell: string) => cell.replaceAll(';', '\n');
const asCell = (lines: string) => linesOf(lines).join(';');
const number = (text: string | undefined) => (text ? Number(text) : null);

/** A room type as its row on the desk; who sleeps in its beds, its rooms to sell and the guests in the price stay out. */
export function roomRow(room: Room, text: RoomText | undefined): DeskRow {
	const values: Record<string, string> = {
		...{ name: room.name, category: room.category, amenities: room.facilities, pets: room.pets ? 'yes' : '' },
		...{ bedrooms: String(room.bedrooms), bathrooms: String(room.bathrooms) },
		...{ videos: asLines(room.videos), renderings: asLines(room.renderings) },
		...{ 'description.en': text?.description_en ?? '', 'description.de': text?.description_de ?? '' },
		...{ 'facilities.en': text?.facilities_en ?? '', 'facilities.de': text?.facilities_de ?? '' },
		...{ 'views.en': asLines(text?.views_en ?? ''), 'views.de': asLines(text?.views_de ?? '') },
	};
	for (const name of ['sqm_min', 'sqm_max', 'outdoor_min', 'outdoor_max'] as const)
		values[name] = String(room[name] ?? '');
	for (const [at, bed] of bedsOf(room).entries()) {
		const [type = '', , , twin = ''] = bed.split('/');
		values[`beds.${at}.type`] = type;
		values[`beds.${at}.twin`] = twin === 'twin' ? 'yes' : '';
	}
	return tidyRow(PAGE_PARTS.rooms, { id: room.key, values });
}

/** A room type of the catalogue with what its row on the desk says of it. */
export function roomOfRow(room: Room, row: DeskRow): Room {
	const { values } = row;
	const beds = bedsOf(room);
	// Beds that an import has changed meanwhile stay as they are.
	const areSame = countParts(row, 'beds') === beds.length;
	const category = PAGE_PARTS.rooms.fields[1].options.find((each) => each === values.category);
	return {
		...room,
		...{ name: values.name ?? room.name, category: category ?? room.category, facilities: values.amenities ?? '' },
		...{ bedrooms: Number(values.bedrooms), bathrooms: Number(values.bathrooms), pets: values.pets === 'yes' },
		...{ sqm_min: number(values.sqm_min), sqm_max: number(values.sqm_max) },
		...{ outdoor_min: number(values.outdoor_min), outdoor_max: number(values.outdoor_max) },
		...{ videos: asCell(values.videos ?? ''), renderings: asCell(values.renderings ?? '') },
		beds: areSame ? beds.map((bed, at) => withType(bed, values, at)).join(';') : room.beds,
	};
}

/** The texts of a room type as its row says them; null while it has none. */
export function roomTextOfRow(hotel: string, { id, values }: DeskRow): RoomText | null {
	const [description_en = '', description_de = ''] = [values['description.en'], values['description.de']];
	if (description_en === '' || description_de === '') return null;
	return {
		...{ hotel, room: id, description_en, description_de },
		...{ facilities_en: values['facilities.en'] || null, facilities_de: values['facilities.de'] || null },
		...{ views_en: asCell(values['views.en'] ?? ''), views_de: asCell(values['views.de'] ?? '') },
	};
}

function bedsOf({ beds }: Pick<Room, 'beds'>): string[] {
	return beds.split(';').filter((bed) => bed !== '');
}

function withType(bed: string, values: DeskRow['values'], at: number): string {
	const [, part, sleeps] = bed.split('/');
	return [values[`beds.${at}.type`], part, sleeps, ...(values[`beds.${at}.twin`] ? ['twin'] : [])].join('/');
}
