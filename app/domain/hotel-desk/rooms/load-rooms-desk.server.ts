import type { CatalogueRow } from '#db/catalogue/format/files';
import { readRows } from '#db/catalogue/stored/read-catalogue';
import type { Database } from '#db/client';
import type { RequestContext } from '~/context';
import { requireActor } from '../../access/require-actor';
import { type DeskSubject, loadDraft } from '../../desk/drafts.server';
import { type DeskHotel, findDeskHotel } from '../rates/stored-rates.server';
import { addedRooms, type RoomsContent, sortRooms } from './rooms-content';

/**
 * The room types of the actor's hotel: those that agents see, and those that a draft adds. Throws DomainError 'forbidden', 'not-found', 'unavailable'.
 */
export async function loadRoomsDesk({ ctx }: { ctx: Pick<RequestContext, 'db' | 'actor'> }) {
	const { hotelId } = requireActor(ctx, 'hotelStaff');
	const hotel = await findDeskHotel(ctx.db, hotelId);
	const [published, draft] = await Promise.all([
		readStoredRooms(ctx.db, hotel.key),
		loadDraft<RoomsContent>(ctx.db, roomsSubject(hotel)),
	]);
	return {
		hotel: { id: hotel.id, name: hotel.name, isInPreparation: hotel.isInPreparation },
		published,
		content: sortRooms(draft?.content ?? published, published),
		added: draft ? addedRooms(draft.content, published) : [],
		draft: draft && {
			...{ revision: draft.revision, updatedAt: draft.updatedAt, name: draft.name, canUndo: draft.canUndo },
		},
		/** Revision of the draft that was shown; 0: none. */
		seen: draft?.revision ?? 0,
	};
}

export function roomsSubject({ id }: Pick<DeskHotel, 'id'>): DeskSubject {
	return { subjectId: id, area: 'rooms' };
}

/** Room types as the catalogue has them, which is what agents see. */
export async function readStoredRooms(db: Database, hotelKey: string): Promise<RoomsContent> {
	const rows = (await readRows(db, 'rooms', [hotelKey])) as CatalogueRow<'rooms'>[];
	return { rooms: rows.map(({ hotel: _, position: __, ...room }) => ({ ...room, texts: null })) };
}
