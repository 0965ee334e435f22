import { requireActor } from '../../access/require-actor';
import { type PublishContext, type Published, publishDraft } from '../../desk/publish-draft.server';
import { findDeskHotel } from '../rates/stored-rates.server';
import { afterPublishing } from '../setup/after-publishing.server';
import { checkPage } from './check-page.server';
import { comparePages, countPageChanges } from './compare-pages';
import { type PageContent, sortPage } from './page-content';
import { pageSubject, readStoredPage } from './stored-page.server';
import { writePage } from './write-page.server';

type Publishing = { ctx: PublishContext; seen: number; state: string };

/**
 * Publishes the draft of the page of the actor's hotel, by the checks and statements of a catalogue's import. Posts keep their pictures when these move.
 * Throws as `publishDraft`; DomainError 'forbidden'.
 */
export async function publishPage({ ctx, seen, state }: Publishing): Promise<Published> {
	const actor = requireActor(ctx, 'hotelStaff');
	const hotel = await findDeskHotel(ctx.db, actor.hotelId);
	let stored: Awaited<ReturnType<typeof readStoredPage>> | null = null;
	const base = () => {
		if (!stored) throw new Error('What is published is read first');
		return stored;
	};
	return publishDraft<PageContent>({
		...{ ctx, actor, seen, state, subject: pageSubject(hotel), auditAction: 'hotel.pagePublished' },
		async read() {
			stored = await readStoredPage(ctx.db, hotel.key);
			return stored.content;
		},
		complete: (draft) => draft,
		sort: (content) => sortPage(content, base().content),
		countChanges: (before, after) => countPageChanges(comparePages(before, after)),
		check: (content) => checkPage(ctx, hotel, base().rooms, content),
		statements: (before, after) => writePage(hotel, base().rooms, before, after),
		follow: afterPublishing(hotel, 'page', ctx),
	});
}
