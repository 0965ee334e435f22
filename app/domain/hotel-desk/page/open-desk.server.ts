import type { RequestContext } from '~/context';
import { requireActor } from '../../access/require-actor';
import { loadDraft, saveDraft } from '../../desk/drafts.server';
import { findDeskHotel } from '../rates/stored-rates.server';
import { type PageContent, sortPage } from './page-content';
import { pageSubject, readStoredPage } from './stored-page.server';

export type EditContext = Pick<RequestContext, 'db' | 'actor' | 'now' | 'services'>;

/** The page of the actor's hotel to be edited, and how its draft is saved. Throws DomainError 'forbidden', 'not-found', 'unavailable'. */
export async function openDesk(ctx: Pick<EditContext, 'db' | 'actor' | 'now'>) {
	const actor = requireActor(ctx, 'hotelStaff');
	const { db, now } = ctx;
	const hotel = await findDeskHotel(db, actor.hotelId);
	const [draft, stored] = await Promise.all([
		loadDraft<PageContent>(db, pageSubject(hotel)),
		readStoredPage(db, hotel.key),
	]);
	const base = stored.content;
	const content = draft ? sortPage(draft.content, base) : base;
	const save = (content: PageContent, seen: number, restores: number | null = null) =>
		saveDraft(db, { ...pageSubject(hotel), content, restores, seen, userNo: actor.no, now });
	return { hotel, base, content, save };
}
