import { DomainError } from '~/platform/errors';
import { requireAgency } from '../../access/require-actor';
import { cardRoom } from '../../conversation/card-room.server';
import { type FieldErrors, fieldErrorsFrom } from '../../form/field-error';
import { hotelToday } from '../../offer/hotel-today';
import type { AgentLeadContext } from '../agent-lead-context';
import { findLead, type LeadRecord, zoneOfLead } from '../find-lead.server';
import { leadScope } from '../lead-scope';
import { changesAtOnce } from './changes-at-once';
import { type DraftReview, reviewDraft, roomRows } from './review-draft.server';
import type { RoomRow } from './review-rooms.server';
import { answeredRooms, draftOf, type RoomsDraft, roomsDraftSchema, withCardRoom } from './rooms-draft';

type Question = {
	ctx: Pick<AgentLeadContext, 'db' | 'actor' | 'brand' | 'language' | 'today' | 'now'>;
	id: string;
	/** The fields of `roomsDraftSchema`; left out, the lead as it stands. */
	input?: unknown;
	/** A card of the hotel whose room is to come into the lead. */
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
	/** Why the card's room is not in the draft. */
	card: 'expired' | 'profile' | 'known' | 'gone' | null;
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

/** The lead with a card's room in the place of the rooms that it answers. */
async function withCard(
	ctx: Question['ctx'],
	{ record, hotelNo, known, cardId }: Card,
): Promise<{ draft: RoomsDraft | null; card: RoomsPreview['card'] }> {
	if (known.rooms.some((room) => room.cardId === cardId)) return { draft: null, card: 'known' };
	const of = { agencyNo: record.agencyNo ?? -1, hotelNo, paymentProfile: record.paymentProfile ?? 'ClientPays' };
	const room = await cardRoom(ctx, of, cardId);
	if (room === null) return { draft: null, card: 'gone' };
	if (typeof room === 'string') return { draft: null, card: room };
	return { draft: withCardRoom(known, room, answeredRooms(known.rooms, room)), card: null };
}
