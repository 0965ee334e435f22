import type { RequestContext } from '~/context';
import { requireActor } from '../../access/require-actor';
import { loadDraft } from '../../desk/drafts.server';
import { listPublications, loadPublication } from '../../desk/publications.server';
import { roomsOf } from '../rates/hotel-lists.server';
import { findDeskHotel } from '../rates/stored-rates.server';
import { type PageContent, sortPage } from './page-content';
import { pageSubject, readStoredPage } from './stored-page.server';

type Context = Pick<RequestContext, 'db' | 'actor'>;

export type PageDesk = Awaited<ReturnType<typeof loadPage>>;

/**
 * The page of the actor's hotel as it is edited: the draft, or what is published where there is none; what agents see; room types and the last
 * versions. Throws DomainError 'forbidden', 'not-found', 'unavailable'.
 */
export async function loadPage({ ctx }: { ctx: Context }) {
	const { hotelId } = requireActor(ctx, 'hotelStaff');
	const { db } = ctx;
	const hotel = await findDeskHotel(db, hotelId);
	const subject = pageSubject(hotel);
	const [rooms, draft, versions] = await Promise.all([
		roomsOf(db, hotel),
		loadDraft<PageContent>(db, subject),
		listPublications(db, subject),
	]);
	const published = await readStoredPage(db, hotel.key, rooms);
	return {
		hotel: { id: hotel.id, name: hotel.name },
		...{ rooms, versions, published },
		content: draft ? sortPage(draft.content, rooms) : published,
		draft: draft && {
			...{ revision: draft.revision, updatedAt: draft.updatedAt, name: draft.name, canUndo: draft.canUndo },
		},
		/** Revision of the draft that was shown; 0: none. */
		seen: draft?.revision ?? 0,
	};
}

/** The content of a published version of the actor's hotel, as far as its rooms are still there. Throws as `loadPage`. */
export async function loadPageVersion({ ctx, number }: { ctx: Context; number: number }): Promise<PageContent> {
	const { hotelId } = requireActor(ctx, 'hotelStaff');
	const hotel = await findDeskHotel(ctx.db, hotelId);
	const [content, rooms] = await Promise.all([
		loadPublication<PageContent>(ctx.db, pageSubject(hotel), number),
		roomsOf(ctx.db, hotel),
	]);
	return sortPage(content, rooms);
}
