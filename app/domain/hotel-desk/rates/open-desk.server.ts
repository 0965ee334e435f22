import type { RequestContext } from '~/context';
import { requireActor } from '../../access/require-actor';
import { type DeskSubject, loadDraft, saveDraft } from '../../desk/drafts.server';
import { programsOf, roomsOf } from './hotel-lists.server';
import type { RatesContent, SavedContent } from './rates-content';
import { type DeskHotel, findDeskHotel, readStoredRates } from './stored-rates.server';
import { withImported } from './whole-content';

export type EditContext = Pick<RequestContext, 'db' | 'actor' | 'now' | 'language'>;

/** What the actor's hotel edits: plans, seasons and rates, with what is published. Throws DomainError 'forbidden', 'not-found', 'unavailable'. */
export async function openDesk(ctx: EditContext) {
	const actor = requireActor(ctx, 'hotelStaff');
	const { db, now } = ctx;
	const hotel = await findDeskHotel(db, actor.hotelId);
	const [draft, published, rooms, programs] = await Promise.all([
		loadDraft<SavedContent>(db, ratesSubject(hotel)),
		readStoredRates(db, hotel.key),
		roomsOf(db, hotel),
		programsOf(db),
	]);
	const save = (content: RatesContent, seen: number, restores: number | null = null) =>
		saveDraft(db, { ...ratesSubject(hotel), content, restores, seen, userNo: actor.no, now });
	return {
		...{ hotel, rooms, programs, published, save },
		content: draft ? withImported(draft.content, published) : published,
	};
}

export function ratesSubject({ id }: Pick<DeskHotel, 'id'>): DeskSubject {
	return { subjectId: id, area: 'rates' };
}
