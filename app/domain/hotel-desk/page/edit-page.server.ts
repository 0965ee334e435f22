import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { requireActor } from '../../access/require-actor';
import { discardDraft, loadDraft, saveDraft, undoDraft } from '../../desk/drafts.server';
import { loadPublication } from '../../desk/publications.server';
import { roomsOf } from '../rates/hotel-lists.server';
import { findDeskHotel } from '../rates/stored-rates.server';
import { type DeskPicture, type PageContent, type PageForm, sortPage } from './page-content';
import { type PageErrors, readPageTexts } from './read-page-texts.server';
import { readPictureList, type TypedPicture } from './read-picture-list';
import { type PictureFault, storePicture } from './store-picture.server';
import { pageSubject, readStoredPage } from './stored-page.server';

export type EditContext = Pick<RequestContext, 'db' | 'actor' | 'now' | 'services'>;

/** Pictures that a hotel's page may have, all rooms included. */
export const MOST_PICTURES = 120;

/**
 * Saves the texts of the actor's hotel in its draft: all of them or, with one error, none. Throws DomainError 'forbidden'; 'conflict' with reason
 * `changed-meanwhile`; 'unavailable'.
 */
export async function savePageTexts({
	ctx,
	form,
	seen,
}: {
	ctx: EditContext;
	form: PageForm;
	seen: number;
}): Promise<{ outcome: 'saved' } | { outcome: 'invalid'; errors: PageErrors }> {
	const desk = await openDesk(ctx);
	const read = readPageTexts(desk.content.texts, form);
	if ('errors' in read) return { outcome: 'invalid', errors: read.errors };
	await desk.save({ ...desk.content, texts: read.texts }, seen);
	return { outcome: 'saved' };
}

/**
 * Saves order, place and words of the pictures in the draft; those that the list lacks are taken out. Throws as above, and 'not-found' for a room of another
 * hotel or a picture that is not there.
 */
export async function savePictures({
	ctx,
	list,
	seen,
}: {
	ctx: EditContext;
	list: readonly TypedPicture[];
	seen: number;
}): Promise<void> {
	const desk = await openDesk(ctx);
	await desk.save({ ...desk.content, pictures: readPictureList(desk.content.pictures, list, desk.rooms) }, seen);
}

export type AddedPicture =
	| { outcome: 'saved'; revision: number }
	| { outcome: 'refused'; fault: PictureFault | 'count' };

/**
 * Stores a picture and puts it at the end of its hotel's or room's in the draft. Throws as above, and 'not-found' for a room of another hotel.
 */
export async function addPicture({
	ctx,
	file,
	room,
	isPlan,
	seen,
}: {
	ctx: EditContext;
	file: { name: string; bytes: Uint8Array };
	room: string | null;
	isPlan: boolean;
	seen: number;
}): Promise<AddedPicture> {
	const desk = await openDesk(ctx);
	if (room !== null && !desk.rooms.some(({ key }) => key === room)) throw notOfHotel(room);
	if (desk.content.pictures.length >= MOST_PICTURES) return { outcome: 'refused', fault: 'count' };
	const stored = await storePicture(ctx, { ...file, isPlan: isPlan && room !== null });
	if ('fault' in stored) return { outcome: 'refused', fault: stored.fault };
	const picture: DeskPicture = {
		...stored.facts,
		...{ room, isPlan: isPlan && room !== null, shows: room === null ? 'hotel' : 'other' },
		...{ isMirrored: false, objectPosition: null, altEn: null, altDe: null },
	};
	const { revision } = await desk.save(
		sortPage({ ...desk.content, pictures: [...desk.content.pictures, picture] }, desk.rooms),
		seen,
	);
	return { outcome: 'saved', revision };
}

/** Makes an older version of the actor's hotel the draft, to be looked at and published again. Throws as above, and 'not-found'. */
export async function restorePage({ ctx, number, seen }: { ctx: EditContext; number: number; seen: number }) {
	const desk = await openDesk(ctx);
	const older = await loadPublication<PageContent>(ctx.db, pageSubject(desk.hotel), number);
	await desk.save(sortPage(older, desk.rooms), seen, number);
}

/** Takes the last step of the draft back, or throws all of it away. Throws as above. */
export async function stepPageBack({ ctx, seen, isAll }: { ctx: EditContext; seen: number; isAll: boolean }) {
	const { hotelId } = requireActor(ctx, 'hotelStaff');
	const hotel = await findDeskHotel(ctx.db, hotelId);
	await (isAll ? discardDraft : undoDraft)(ctx.db, { ...pageSubject(hotel), seen });
}

async function openDesk(ctx: EditContext) {
	const actor = requireActor(ctx, 'hotelStaff');
	const { db, now } = ctx;
	const hotel = await findDeskHotel(db, actor.hotelId);
	const [draft, rooms] = await Promise.all([loadDraft<PageContent>(db, pageSubject(hotel)), roomsOf(db, hotel)]);
	const content = draft ? sortPage(draft.content, rooms) : await readStoredPage(db, hotel.key, rooms);
	const save = (content: PageContent, seen: number, restores: number | null = null) =>
		saveDraft(db, { ...pageSubject(hotel), content, restores, seen, userNo: actor.no, now });
	return { hotel, rooms, content, save };
}

function notOfHotel(what: string) {
	return new DomainError('not-found', `Not of the hotel: ${what}`);
}
