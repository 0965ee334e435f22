import { requireActor } from '../../access/require-actor';
import { discardDraft, undoDraft } from '../../desk/drafts.server';
import { loadPublication } from '../../desk/publications.server';
import { preparePicture } from '../../picture/prepare-pictures.server';
import { findDeskHotel } from '../rates/stored-rates.server';
import { type EditContext, openDesk } from './open-desk.server';
import { type DeskPicture, type PageContent, type PageForm, sortPage } from './page-content';
import type { PictureFault } from './picture-fault';
import { placesOf, readPlace } from './picture-places';
import { type PageErrors, readPageTexts } from './read-page-texts.server';
import { readPictureList, type TypedPicture } from './read-picture-list';
import { storePicture } from './store-picture.server';
import { pageSubject } from './stored-page.server';

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
	const pictures = readPictureList(desk.content.pictures, list, placesOf(desk.content));
	await desk.save(sortPage({ ...desk.content, pictures }, desk.base), seen);
}

export type AddedPicture =
	| { outcome: 'saved'; revision: number }
	| { outcome: 'refused'; fault: PictureFault | 'count' };

/**
 * Stores a picture and puts it at the end of those of its place in the draft; that of a contact replaces the one before. `place` is as
 * `placeName` says it. Throws as above, and 'not-found' for a place that the page does not have.
 */
export async function addPicture({
	ctx,
	file,
	place,
	seen,
}: {
	ctx: EditContext;
	file: { name: string; bytes: Uint8Array<ArrayBuffer> };
	place: string;
	seen: number;
}): Promise<AddedPicture> {
	const desk = await openDesk(ctx);
	const { content, base } = desk;
	const where = readPlace(place, placesOf(content));
	const { room, isPlan, meeting, contact } = where;
	const pictures = content.pictures.filter((each) => contact === null || each.contact !== contact);
	if (pictures.length >= MOST_PICTURES) return { outcome: 'refused', fault: 'count' };
	const stored = await storePicture(ctx, { ...file, isPlan });
	if ('fault' in stored) return { outcome: 'refused', fault: stored.fault };
	await preparePicture(ctx, stored.facts.hash);
	const isOfHotel = room === null && contact === null;
	const picture: DeskPicture = {
		...{ ...stored.facts, ...where, shows: meeting !== null ? 'meeting' : isOfHotel ? 'hotel' : 'other' },
		...{ isMirrored: false, objectPosition: null, altEn: null, altDe: null },
	};
	const { revision } = await desk.save(sortPage({ ...content, pictures: [...pictures, picture] }, base), seen);
	return { outcome: 'saved', revision };
}

/** Makes an older version of the actor's hotel the draft, to be looked at and published again. Throws as above, and 'not-found'. */
export async function restorePage({ ctx, number, seen }: { ctx: EditContext; number: number; seen: number }) {
	const desk = await openDesk(ctx);
	const older = await loadPublication<PageContent>(ctx.db, pageSubject(desk.hotel), number);
	await desk.save(sortPage(older, desk.base), seen, number);
}

/** Takes the last step of the draft back, or throws all of it away. Throws as above. */
export async function stepPageBack({ ctx, seen, isAll }: { ctx: EditContext; seen: number; isAll: boolean }) {
	const { hotelId } = requireActor(ctx, 'hotelStaff');
	const hotel = await findDeskHotel(ctx.db, hotelId);
	await (isAll ? discardDraft : undoDraft)(ctx.db, { ...pageSubject(hotel), seen });
}
