import { and, eq, isNull } from 'drizzle-orm';
import { conversation } from '#db/schema/conversation';
import { lead, leadEvent, leadPriceNotice, leadRoom } from '#db/schema/lead';
import { DomainError } from '~/platform/errors';
import { requireAgency } from '../../access/require-actor';
import { cardsOfLead } from '../../conversation/cards-of-lead.server';
import { stayOfRooms } from '../../conversation/enquired-stay.server';
import { plainDate } from '../../date/plain-date';
import { type FieldErrors, fieldErrorsFrom } from '../../form/field-error';
import { type AgentLeadContext, leadActor } from '../agent-lead-context';
import { changeLead } from '../change-lead.server';
import { findLead } from '../find-lead.server';
import { leadScope } from '../lead-scope';
import { columnsOfRooms, roomsChange } from './agreed-rooms';
import { agreedRoomStatement } from './lead-room-statement.server';
import { type DraftReview, reviewDraft, roomRows } from './review-draft.server';
import { roomsDraftSchema } from './rooms-draft';

export type RoomsChanging = {
	ctx: AgentLeadContext;
	/** Public id, and the version that was seen. */
	lead: { id: string; version: number };
	/** The fields of `roomsDraftSchema`. */
	input: unknown;
	/** The key of the review that was shown (`DraftReview`). */
	seen: string;
};

export type RoomsChanged =
	| { outcome: 'stored'; version: number }
	| { outcome: 'invalid'; errors: FieldErrors }
	/** A room cannot be had, or prices and terms are not those that were seen: nothing was written. */
	| { outcome: 'changed'; review: DraftReview }
	/** Nothing of it is another. */
	| { outcome: 'same'; review: DraftReview };

/**
 * Replaces the rooms of a hotel's interest: other rooms, rates, guests or dates, or the same at what they cost today (LEAD-45). Everything
 * is worked out anew and must be what was seen; what became of each room is written into the history. For everybody of a verified
 * agency. Throws DomainError 'forbidden', 'not-found', 'conflict' (`changed-meanwhile`; `ask-for-change`: the lead is no interest any
 * more), 'unavailable'.
 */
export async function changeRooms({ ctx, lead: changed, input, seen }: RoomsChanging): Promise<RoomsChanged> {
	const agent = requireAgency(ctx);
	const { db, now, today } = ctx;
	const record = await findLead(db, leadScope(ctx), changed.id);
	if (record.hotelNo === null) throw new DomainError('not-found', 'A lead of no hotel');
	if (record.status !== 'interest')
		throw new DomainError('conflict', 'A change has to be asked for', { reason: 'ask-for-change' });
	const parsed = roomsDraftSchema(today).safeParse(input);
	if (!parsed.success) return { outcome: 'invalid', errors: fieldErrorsFrom(parsed.error.issues) };
	const rows = await roomRows(ctx, record);
	const review = await reviewDraft(ctx, { record, rows, draft: parsed.data });
	if (!review.now || seen !== review.key) return { outcome: 'changed', review };
	if (review.isSame) return { outcome: 'same', review };
	const { rooms, currency } = review;
	const stay = { currency, checkIn: plainDate(parsed.data.checkIn), checkOut: plainDate(parsed.data.checkOut) };
	const known = rows.flatMap(({ agreed }) => agreed.cardId ?? []);
	const cards = await cardsOfLead(ctx, {
		...{ agencyNo: agent.agency.no, hotelNo: record.hotelNo, leadNo: record.no },
		cardIds: rooms.flatMap(({ draft }) => (draft.cardId && !known.includes(draft.cardId) ? [draft.cardId] : [])),
	});
	const actor = leadActor(agent);
	const { version } = await changeLead({
		...{ ctx, lead: record, seen: changed.version, actor },
		action: 'lead.rooms-changed',
		// Compared from here on with what it costs now (LEAD-52).
		columns: { ...columnsOfRooms(review.now.rooms, stay), priceCheckedAt: now },
		condition: eq(lead.status, 'interest'),
		after: [
			db.delete(leadRoom).where(eq(leadRoom.leadNo, record.no)),
			...review.now.rooms.map((room, position) => agreedRoomStatement(db, { leadNo: record.no, position, room })),
			db.insert(leadEvent).values({
				leadNo: record.no,
				version: record.version + 1,
				fromStatus: record.status,
				toStatus: record.status,
				actor: actor.id,
				createdAt: now,
				change: roomsChange(
					{ lead: record, rooms: rows },
					{ stay, rooms: rooms.flatMap(({ now: room, before }) => (room ? [{ room, before }] : [])) },
				),
			}),
			db
				.update(leadPriceNotice)
				.set({ endedAt: now })
				.where(and(eq(leadPriceNotice.leadNo, record.no), isNull(leadPriceNotice.endedAt))),
			...cards.statements,
			// What the hotel reads beside the conversation about this lead.
			db
				.update(conversation)
				.set({ stay: stayOfRooms(stay, review.now.rooms) })
				.where(eq(conversation.leadNo, record.no)),
		],
	});
	for (const id of cards.conversationIds) ctx.waitUntil(ctx.services.announceMessages(id));
	return { outcome: 'stored', version };
}
