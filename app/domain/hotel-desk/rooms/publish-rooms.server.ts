import type { CatalogueError } from '#db/catalogue/catalogue-error';
import type { Row } from '#db/catalogue/format/column';
import { readRows } from '#db/catalogue/stored/read-catalogue';
import { toStore } from '#db/catalogue/write/to-store';
import { writeParts } from '#db/catalogue/write/write-parts';
import { writeRooms } from '#db/catalogue/write/write-rooms';
import type { NamedStatement } from '#db/write-batch';
import { requireActor } from '../../access/require-actor';
import { type PublishContext, type Published, publishDraft } from '../../desk/publish-draft.server';
import { type DeskHotel, findDeskHotel } from '../rates/stored-rates.server';
import { afterPublishing } from '../setup/after-publishing.server';
import { readStoredRooms, roomsSubject } from './load-rooms-desk.server';
import { readRoomForm } from './read-room-form.server';
import { addedRooms, formOfRoom, type RoomsContent, sortRooms } from './rooms-content';

type Publishing = { ctx: PublishContext; seen: number; state: string };

/**
 * Publishes the room types that the draft of the actor's hotel adds, by the checks and statements of a catalogue's import; those that are published stay as they are.
 * Throws as `publishDraft`; DomainError 'forbidden'.
 */
export async function publishRooms({ ctx, seen, state }: Publishing): Promise<Published> {
	const actor = requireActor(ctx, 'hotelStaff');
	const hotel = await findDeskHotel(ctx.db, actor.hotelId);
	const [published, texts] = await Promise.all([
		readStoredRooms(ctx.db, hotel.key),
		readRows(ctx.db, 'roomTexts', [hotel.key]),
	]);
	return publishDraft<RoomsContent>({
		...{ ctx, actor, seen, state, subject: roomsSubject(hotel), auditAction: 'hotel.roomsPublished' },
		read: () => readStoredRooms(ctx.db, hotel.key),
		complete: (draft) => draft,
		sort: (content) => sortRooms(content, published),
		countChanges: (before, after) => addedRooms(after, before).length,
		check: async (content) => checkRooms(hotel, content, published),
		statements: (before, after) => writeAdded(hotel, { before, after, texts }),
		follow: afterPublishing(hotel, 'rooms', ctx),
	});
}

function checkRooms(hotel: DeskHotel, content: RoomsContent, published: RoomsContent): CatalogueError[] {
	return addedRooms(content, published).flatMap((room) => {
		const read = readRoomForm(hotel.key, room.key, formOfRoom(room));
		if ('room' in read) return [];
		const columns = Object.keys(read.errors).join(', ');
		return [
			{ file: 'hotels/rooms.csv', line: 1, column: null, wrong: `${room.name}: ${columns}`, right: 'other values' },
		];
	});
}

function writeAdded(
	{ key: hotel }: DeskHotel,
	{ before, after, texts }: { before: RoomsContent; after: RoomsContent; texts: readonly Row[] },
): NamedStatement[] {
	const added = addedRooms(after, before);
	const rooms = added.map(({ texts: _, ...room }, at) => ({ ...room, hotel, position: before.rooms.length + at }));
	const empty = { facilities_en: null, facilities_de: null, views_en: '', views_de: '' };
	const addedTexts = added.map((room) => ({ hotel, room: room.key, ...empty, ...room.texts }));
	return [
		...writeRooms([], toStore('rooms', rooms)),
		// A part is written whole: the texts of the other room types are written as they are.
		...writeParts({ file: 'roomTexts', owners: [hotel], rows: toStore('roomTexts', [...texts, ...addedTexts]) }),
	];
}
