import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { requireActor } from '../../access/require-actor';
import { discardDraft, loadDraft, saveDraft, undoDraft } from '../../desk/drafts.server';
import { freeKey } from '../../desk/free-key';
import { findDeskHotel } from '../rates/stored-rates.server';
import { readStoredRooms, roomsSubject } from './load-rooms-desk.server';
import { readRoomForm } from './read-room-form.server';
import {
	addedRooms,
	type DeskRoom,
	MOST_ROOM_TYPES,
	type RoomErrors,
	type RoomForm,
	type RoomsContent,
	sortRooms,
} from './rooms-content';

type EditContext = Pick<RequestContext, 'db' | 'actor' | 'now'>;

export type SavedRoom = { outcome: 'saved' } | { outcome: 'full' } | { outcome: 'invalid'; errors: RoomErrors };

type Saving = {
	ctx: EditContext;
	form: RoomForm;
	/** Of a room type of the draft; null adds one. */
	key: string | null;
	/** The revision of the draft that was shown; 0: there was none. */
	seen: number;
};

/**
 * Adds a room type to the draft of the actor's hotel, or changes one that the draft adds. Throws DomainError 'forbidden'; 'not-found' for one that is published or gone;
 * 'conflict' with reason `changed-meanwhile`; 'unavailable'.
 */
export async function saveRoom({ ctx, form, key, seen }: Saving): Promise<SavedRoom> {
	const desk = await openDesk(ctx);
	if (key !== null && !desk.added.some((room) => room.key === key)) throw notInDraft(key);
	if (key === null && desk.content.rooms.length >= MOST_ROOM_TYPES) return { outcome: 'full' };
	const taken = new Set(desk.content.rooms.map((room) => room.key));
	const read = readRoomForm(desk.hotel.key, key ?? freeKey([form.name], taken, 'room'), form);
	if ('errors' in read) return { outcome: 'invalid', errors: read.errors };
	const { room } = read;
	await desk.save(
		key === null ? [...desk.added, room] : desk.added.map((each) => (each.key === key ? room : each)),
		seen,
	);
	return { outcome: 'saved' };
}

/** Takes a room type out of the draft that adds it. Throws as `saveRoom`. */
export async function takeRoomOut({ ctx, key, seen }: Omit<Saving, 'form' | 'key'> & { key: string }): Promise<void> {
	const desk = await openDesk(ctx);
	if (!desk.added.some((room) => room.key === key)) throw notInDraft(key);
	await desk.save(
		desk.added.filter((room) => room.key !== key),
		seen,
	);
}

/** Takes the last step of the draft back, or throws all of it away. Throws as `saveRoom`. */
export async function stepRoomsBack({ ctx, seen, isAll }: { ctx: EditContext; seen: number; isAll: boolean }) {
	const { hotelId } = requireActor(ctx, 'hotelStaff');
	const hotel = await findDeskHotel(ctx.db, hotelId);
	await (isAll ? discardDraft : undoDraft)(ctx.db, { ...roomsSubject(hotel), seen });
}

async function openDesk(ctx: EditContext) {
	const actor = requireActor(ctx, 'hotelStaff');
	const { db, now } = ctx;
	const hotel = await findDeskHotel(db, actor.hotelId);
	const [published, draft] = await Promise.all([
		readStoredRooms(db, hotel.key),
		loadDraft<RoomsContent>(db, roomsSubject(hotel)),
	]);
	const content = sortRooms(draft?.content ?? published, published);
	const save = (added: readonly DeskRoom[], seen: number) =>
		saveDraft<RoomsContent>(db, {
			...{ ...roomsSubject(hotel), seen, userNo: actor.no, now },
			content: { rooms: [...published.rooms, ...added] },
		});
	return { hotel, content, added: addedRooms(content, published), save };
}

function notInDraft(key: string) {
	return new DomainError('not-found', `No room type ${key} in the draft`);
}
