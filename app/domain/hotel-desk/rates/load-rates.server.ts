import type { RequestContext } from '~/context';
import { requireActor } from '../../access/require-actor';
import { type Draft, loadDraft } from '../../desk/drafts.server';
import { listPublications, loadPublication } from '../../desk/publications.server';
import { planHeads, programsOf, roomsOf } from './hotel-lists.server';
import { ratesSubject } from './open-desk.server';
import type { RatesContent, SavedContent } from './rates-content';
import { findDeskHotel, readStoredRates } from './stored-rates.server';
import { asDraft, sortContent, withImported } from './whole-content';

export type RatesDesk = Awaited<ReturnType<typeof loadRates>>;

type Context = Pick<RequestContext, 'db' | 'actor' | 'language'>;

/**
 * The rates of the actor's hotel as they are edited: the draft, or what is published where there is none; what agents see; rooms, plans, programmes and
 * the last versions. Throws DomainError 'forbidden', 'not-found', 'unavailable'.
 */
export async function loadRates({ ctx }: { ctx: Context }) {
	const { hotelId } = requireActor(ctx, 'hotelStaff');
	const { db } = ctx;
	const hotel = await findDeskHotel(db, hotelId);
	const subject = ratesSubject(hotel);
	const [published, draft, versions, rooms, programs] = await Promise.all([
		readStoredRates(db, hotel.key),
		loadDraft<SavedContent>(db, subject),
		listPublications(db, subject),
		roomsOf(db, hotel),
		programsOf(db),
	]);
	const { content: saved, ...draftHead } = draft ?? NO_DRAFT;
	const content = saved ? sortContent(withImported(saved, published)) : published;
	return {
		hotel: { name: hotel.name, currency: hotel.currency, isInstant: hotel.isInstant },
		...{ rooms, programs, versions, published, content },
		plans: planHeads(content, programs, ctx.language),
		draft: draft ? draftHead : null,
		/** Revision of the draft that was shown; 0: none. */
		seen: draftHead.revision,
	};
}

const NO_DRAFT: Omit<Draft<SavedContent>, 'content'> & { content: null } = {
	...{ content: null, restores: null, revision: 0, updatedAt: 0, name: '', canUndo: false },
};

/** The content of a published version of the actor's hotel, as it would be the draft. Throws as `loadRates`. */
export async function loadRatesVersion({ ctx, number }: { ctx: Context; number: number }): Promise<RatesContent> {
	const { hotelId } = requireActor(ctx, 'hotelStaff');
	const hotel = await findDeskHotel(ctx.db, hotelId);
	const [version, published, rooms] = await Promise.all([
		loadPublication<SavedContent>(ctx.db, ratesSubject(hotel), number),
		readStoredRates(ctx.db, hotel.key),
		roomsOf(ctx.db, hotel),
	]);
	return asDraft(version, published, rooms).content;
}
