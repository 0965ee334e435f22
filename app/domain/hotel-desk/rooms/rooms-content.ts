import type { CatalogueRow } from '#db/catalogue/format/files';

/** A room type as the catalogue's files say it. `texts` are there for one that is added; those of others are edited on the hotel's page. */
export type DeskRoom = Omit<CatalogueRow<'rooms'>, 'hotel' | 'position'> & {
	texts: { description_en: string; description_de: string } | null;
};

/** All room types of a hotel, in their order. */
export type RoomsContent = { rooms: readonly DeskRoom[] };

/** More are no list that anybody reads. */
export const MOST_ROOM_TYPES = 60;

/** A draft in its one order: what is published as it is by now, then what is added to it. */
export function sortRooms({ rooms }: RoomsContent, published: RoomsContent): RoomsContent {
	return { rooms: [...published.rooms, ...addedRooms({ rooms }, published)] };
}

/** The room types of a draft that are not published. */
export function addedRooms({ rooms }: RoomsContent, published: RoomsContent): DeskRoom[] {
	const keys = new Set(published.rooms.map(({ key }) => key));
	return rooms.filter(({ key, texts }) => !keys.has(key) && texts !== null);
}

/** Beds that a form takes. */
export const MOST_BEDS = 4;

/** A bed as it is typed: an empty type for none. */
export type BedForm = { type: string; isExtra: boolean; guests: string; adults: string; isTwin: boolean };

export const ROOM_FIELDS = {
	name: 120,
	category: 20,
	units: 4,
	included: 2,
	bedrooms: 2,
	bathrooms: 2,
	sqmMin: 4,
	sqmMax: 4,
	descriptionEn: 6000,
	descriptionDe: 6000,
} as const;

export type RoomField = keyof typeof ROOM_FIELDS;

/** What is typed of a room type, by field; '' for nothing. */
export type RoomForm = Record<RoomField, string> & { beds: readonly BedForm[] };

/** `guests`: more are in the price than the standard beds hold; `order`: less than the least. */
export type RoomError = 'missing' | 'wrong' | 'guests' | 'order' | 'markdown';

export type RoomErrors = Partial<Record<RoomField | 'beds', RoomError>>;

const NO_BED: BedForm = { type: '', isExtra: false, guests: '2', adults: '2', isTwin: false };

/** What a new room type begins with. */
export const NEW_ROOM: RoomForm = {
	...{ name: '', category: 'room', units: '', included: '2', bedrooms: '1', bathrooms: '1', sqmMin: '', sqmMax: '' },
	...{ descriptionEn: '', descriptionDe: '' },
	beds: withEmpty([{ ...NO_BED, type: 'kingSizeBed' }]),
};

/** A room type of a draft as its form shows it. */
export function formOfRoom(room: DeskRoom): RoomForm {
	const number = (value: number | null) => (value === null ? '' : String(value));
	const beds = room.beds.split(';').filter((bed) => bed !== '');
	return {
		...{ name: room.name, category: room.category, units: String(room.units), included: String(room.included_pax) },
		...{ bedrooms: String(room.bedrooms), bathrooms: String(room.bathrooms) },
		...{ sqmMin: number(room.sqm_min), sqmMax: number(room.sqm_max) },
		...{ descriptionEn: room.texts?.description_en ?? '', descriptionDe: room.texts?.description_de ?? '' },
		beds: withEmpty(
			beds.map((bed): BedForm => {
				const [type = '', part, sleeps = '', twin] = bed.split('/');
				const [guests = '', adults = ''] = sleeps.split(',')[0]?.split('-') ?? [];
				return { type, isExtra: part === 'extra', guests, adults, isTwin: twin === 'twin' };
			}),
		),
	};
}

function withEmpty(beds: readonly BedForm[]): BedForm[] {
	return Array.from({ length: MOST_BEDS }, (_, at) => beds[at] ?? NO_BED);
}
