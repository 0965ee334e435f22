import { DomainError } from '~/platform/errors';
import { requireAgency } from '../../access/require-actor';
import { cardRooms } from '../../conversation/card-room.server';
import { type FieldErrors, fieldErrorsFrom } from '../../form/field-error';
import { hotelToday } from '../../offer/hotel-today';
import type { AgentLeadContext } from '../agent-lead-context';
import { findLead, type LeadRecord, zoneOfLead } from '../find-lead.server';
import { leadScope } from '../lead-scope';
import { withCardRooms } from './answered-rooms';
import { changesAtOnce } from './changes-at-once';
import { type DraftReview, reviewDraft, roomRows } from './review-draft.server';
import type { RoomRow } from './review-rooms.server';
import { draftOf, type RoomsDraft, roomsDraftSchema } from './rooms-draft';

type Question = {
	ctx: Pick<AgentLeadContext, 'db' | 'actor' | 'brand' | 'language' | 'today' | 'now'>;
	id: string;
	/** The fields of `roomsDraftSchema`; left out, the lead as it stands. */
	input?: unknown;
	/** The message of a card of the hotel whose rooms are to come into the lead. */
	cardId?: string;
};

export type RoomsPreview = {
	record: LeadRecord;
	rows: RoomRow[];
	/** Of the draft, or of the lead as it stands where the draft has errors. */
	review: DraftReview;
	errors: FieldErrors;
	/** Whether it would hold at once, without an answer of the hotel. */
	isAtOnce: boolean;
	/** Why the card's rooms are not in the draft. */
	card: 'expired' | 'withdrawn' | 'profile' | 'known' | 'gone' | null;
};

/**
 * A change of a hotel's lead before anybody is asked or anything is written: every room at today's rates, beside what was saved. For
 * everybody of a verified agency. Throws DomainError 'forbidden', 'not-found' (also for a property's lead), 'unavailable'.
 */
export async function previewRooms({ ctx, id, input, cardId }: Question): Promise<RoomsPreview> {
	requireAgency(ctx);
	const record = await findLead(ctx.db, leadScope(ctx), id);
	const { hotelNo } = record;
	if (hotelNo === null) throw new DomainError('not-found', 'A lead of no hotel');
	const rows = await roomRows(ctx, record);
	const known = draftOf(record, rows);
	const parsed = input === undefined ? null : roomsDraftSchema(ctx.today).safeParse(input);
	const errors = parsed && !parsed.success ? fieldErrorsFrom(parsed.error.issues) : {};
	const put = cardId && !parsed ? await withCard(ctx, { record, hotelNo, known, cardId }) : null;
	const draft = parsed?.success ? parsed.data : (put?.draft ?? known);
	const review = await reviewDraft(ctx, { record, rows, draft });
	const isAtOnce = changesAtOnce(record, review, hotelToday(ctx, zoneOfLead(record)));
	return { record, rows, errors, review, isAtOnce, card: put?.card ?? null };
}

type Card = { record: LeadRecord; hotelNo: number; known: RoomsDraft; cardId: string };

/** The lead with a card's rooms in the place of those that they answer. */
async function withCard(
	ctx: Question['ctx'],
	{ record, hotelNo, known, cardId }: Card,
): Promise<{ draft: RoomsDraft | null; card: RoomsPreview['card'] }> {
	const of = { agencyNo: record.agencyNo ?? -1, hotelNo, paymentProfile: record.paymentProfile ?? 'ClientPays' };
	const rooms = await cardRooms(ctx, of, cardId);
	if (rooms === null) return { draft: null, card: 'gone' };
	if (rooms !== 'withdrawn' && known.rooms.some((room) => room.cardId === cardId))
		return { draft: null, card: 'known' };
	if (typeof rooms === 'string') return { draft: null, card: rooms };
	return { draft: withCardRooms(known, rooms), card: null };
}
