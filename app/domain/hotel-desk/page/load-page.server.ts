import type { RequestContext } from '~/context';
import { requireActor } from '../../access/require-actor';
import { loadDraft } from '../../desk/drafts.server';
import { listPublications, loadPublication } from '../../desk/publications.server';
import { findDeskHotel } from '../rates/stored-rates.server';
import { loadVocabulary } from './load-vocabulary.server';
import { type PageContent, sortPage } from './page-content';
import { placesOf } from './picture-places';
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
	const [stored, draft, versions, vocabulary] = await Promise.all([
		readStoredPage(db, hotel.key),
		loadDraft<PageContent>(db, subject),
		listPublications(db, subject),
		loadVocabulary(db),
	]);
	const published = stored.content;
	const content = draft ? sortPage(draft.content, published) : published;
	return {
		hotel: { id: hotel.id, name: hotel.name },
		...{ versions, published, content, vocabulary, places: placesOf(content) },
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
	const [content, stored] = await Promise.all([
		loadPublication<PageContent>(ctx.db, pageSubject(hotel), number),
		readStoredPage(ctx.db, hotel.key),
	]);
	return sortPage(content, stored.content);
}
