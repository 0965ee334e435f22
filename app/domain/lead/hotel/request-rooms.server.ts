import { eq } from 'drizzle-orm';
import { leadRoom } from '#db/schema/lead';
import type { BuiltStatement } from '#db/write-batch';
import { DomainError } from '~/platform/errors';
import { offeredPaymentMethods } from '../../booking/payment-method';
import type { CardData, CardVault, StoredCard } from '../../card/card-vault';
import { plainDate } from '../../date/plain-date';
import { type FieldErrors, fieldErrorsFrom } from '../../form/field-error';
import { type AgentLeadContext, leadActor, requireAgent } from '../agent-lead-context';
import { findLead, type LeadRecord } from '../find-lead.server';
import { leadScope } from '../lead-scope';
import type { LeadStatus } from '../lead-status';
import { leadTarget } from '../lead-targets';
import { moveLead } from '../move-lead.server';
import { repeatedMove } from '../repeated-move.server';
import { hotelMoneyColumns } from './hotel-figures';
import { leadRoomStatement } from './lead-room-statement.server';
import { type RoomsPurpose, requestRoomsSchema } from './request-rooms-schema';
import { type RoomsReview, reviewRooms } from './review-rooms.server';

/** What hotels take: a card as a guarantee or for payment, or a transfer. */
export const HOTEL_METHODS = ['credit_card', 'bank_transfer'] as const;

export type RoomsRequest = {
	ctx: AgentLeadContext;
	/** Public id, and the version that was seen. */
	lead: { id: string; version: number };
	purpose: RoomsPurpose;
	/** The fields of `requestRoomsSchema`. */
	input: object;
	/** The key of the review that was shown (`RoomsReview`); '' accepts whatever holds now. */
	seen: string;
	/** Where a card goes; null: cards are not offered. */
	vault: CardVault | null;
	/** A card that is not in the vault yet. `input.cardToken` names one that is. */
	newCard?: CardData | null;
	/** What is written in the same transaction. */
	before?: readonly BuiltStatement[];
};

export type RoomsRequestResult =
	| { outcome: 'moved'; version: number; status: LeadStatus; isReplay: boolean }
	| { outcome: 'invalid'; errors: FieldErrors }
	/** Prices, terms or rooms are no longer those that were seen: nothing was written. */
	| { outcome: 'changed'; review: RoomsReview };

/**
 * Asks a hotel for the rooms of a lead (LEAD-42): an option, or a booking, which is confirmed at once where the hotel supports instant
 * booking and has the rooms. Everything is worked out anew and must be what was seen (LEAD-43); a held option is booked as it was
 * confirmed. All rooms are taken or none (LEAD-44). For agents, their supervisors and admins who act for an agency. Throws DomainError
 * 'forbidden', 'not-found', 'conflict' (`no-such-move`, `changed-meanwhile`, `no-longer-available`), 'unavailable'.
 */
export async function requestRooms(request: RoomsRequest): Promise<RoomsRequestResult> {
	const { ctx, purpose, lead, vault, newCard } = request;
	const agent = requireAgent(ctx);
	const scope = leadScope(ctx);
	const record = await findLead(ctx.db, scope, lead.id);
	if (record.hotelNo === null) throw new DomainError('not-found', 'A lead of no hotel');
	const repeated = await repeatedRequest(ctx, record, { purpose, seen: lead.version, actorId: agent.id });
	if (repeated) return { outcome: 'moved', ...repeated, isReplay: true };
	const to = leadTarget(purpose, record.status);
	if (!to) throw new DomainError('conflict', `No ${purpose} out of ${record.status}`, { reason: 'no-such-move' });

	const parsed = requestRoomsSchema(purpose).safeParse(request.input);
	const errors = parsed.success ? {} : fieldErrorsFrom(parsed.error.issues);
	const { paymentMethod, cardToken = '', comments } = parsed.success ? parsed.data : {};
	const byCard = paymentMethod === 'credit_card';
	const card = byCard && cardToken ? ((await vault?.find(cardToken)) ?? null) : null;
	if (paymentMethod && !offeredPaymentMethods(HOTEL_METHODS, vault !== null).includes(paymentMethod))
		errors.paymentMethod = { key: 'paymentMethod' };
	else if (byCard && !card && !newCard) errors.cardToken = { key: 'cardAgain' };
	if (Object.keys(errors).length > 0) return { outcome: 'invalid', errors };

	const isHeld = record.status === 'confirmedOption';
	const review = isHeld ? null : await reviewRooms(ctx, record);
	if (review && (!review.now || (request.seen !== '' && request.seen !== review.key)))
		return { outcome: 'changed', review };
	const stored = byCard && newCard && !card ? ((await vault?.store(newCard)) ?? null) : card;
	const leadColumns = {
		...(comments ? { comments } : {}),
		...(paymentMethod ? { paymentMethod, ...cardColumns(stored) } : {}),
		...(review?.now ? hotelMoneyColumns(review.now.offers, review.now.figures, plainDate(record.checkOut)) : {}),
	};
	try {
		const moved = await moveLead({
			...{ ctx, scope, lead, to },
			actor: leadActor(agent),
			columns: leadColumns,
			before: [...(request.before ?? []), ...(review ? roomStatements(ctx, record, review) : [])],
			isConfirmedAtOnce: to === 'requestedBooking' && isInstant(record),
		});
		ctx.waitUntil(ctx.services.wakeMailer());
		return { outcome: 'moved', ...moved, isReplay: false };
	} catch (error) {
		if (error instanceof DomainError && error.reason === 'card-used')
			return { outcome: 'invalid', errors: { cardToken: { key: 'cardAgain' } } };
		throw error;
	}
}

/** Whether a booking of a lead's rooms needs no answer of the hotel. Rates on request have no price, so none of them comes this far. */
export function isInstant({ hotel }: Pick<LeadRecord, 'hotel'>): boolean {
	return hotel?.supportsInstantBooking === true;
}

function cardColumns(card: StoredCard | null) {
	return {
		cardToken: card?.token ?? null,
		cardBrand: card?.brand ?? null,
		cardLastFour: card?.lastFour ?? null,
		cardExpiry: card?.expiry ?? null,
	};
}

/** The rooms as they are agreed with this request, in the place of those that were saved. */
function roomStatements({ db, today }: AgentLeadContext, record: LeadRecord, { rows, now }: RoomsReview) {
	return [
		db.delete(leadRoom).where(eq(leadRoom.leadNo, record.no)),
		...(now?.offers ?? []).map((offer, at) => {
			const row = rows[at];
			if (!row) throw new RangeError('An offer without its room');
			const { agreed, adults, childrenAges, bedConfiguration } = row;
			const room = { roomId: agreed.roomId, adults, childrenAges, bedConfiguration, cardId: agreed.cardId ?? null };
			return leadRoomStatement(db, { leadNo: record.no, position: row.position, room, offer, today });
		}),
	];
}

/** Sent twice: the first one has moved the lead already, at once to its confirmation where the hotel books so. */
async function repeatedRequest(
	{ db }: AgentLeadContext,
	record: LeadRecord,
	{ purpose, seen, actorId }: { purpose: RoomsPurpose; seen: number; actorId: string },
) {
	const fresh: LeadStatus = purpose === 'option' ? 'requestedOption' : 'requestedBooking';
	const moves: Partial<Record<LeadStatus, LeadStatus>> = {
		interest: fresh,
		requestedOption: 'requestedBooking',
		confirmedOption: 'confirmedBooking',
	};
	const isAtOnce = purpose === 'booking' && record.status === 'confirmedBooking' && record.version === seen + 2;
	if (isAtOnce && isInstant(record)) {
		const asked = { ...record, version: seen + 1, status: fresh };
		const first = await repeatedMove(db, asked, { seenVersion: seen, actorId, moves });
		return first && { version: record.version, status: record.status };
	}
	return repeatedMove(db, record, { seenVersion: seen, actorId, moves });
}
