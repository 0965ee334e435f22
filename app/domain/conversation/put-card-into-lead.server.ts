import { asc, eq } from 'drizzle-orm';
import { lead, leadRoom } from '#db/schema/lead';
import { DomainError } from '~/platform/errors';
import { requireAgency } from '../access/require-actor';
import { plainDate } from '../date/plain-date';
import { leadActor } from '../lead/agent-lead-context';
import { changeLead } from '../lead/change-lead.server';
import { findLead } from '../lead/find-lead.server';
import { MOST_ROOMS } from '../lead/hotel/hotel-interest-schema';
import { commissionPercentOf, hotelTerms, retainedTerms } from '../lead/hotel/hotel-terms';
import { leadRoomStatement } from '../lead/hotel/lead-room-statement.server';
import { leadScope } from '../lead/lead-scope';
import { type CheckedCard, checkRateCard } from './check-rate-card.server';
import { requireParticipant } from './conversation-scope';
import { findConversation } from './find-conversation.server';
import { type Take, takenStatements } from './take-rate-card.server';

export type PutCard =
	| { outcome: 'stored'; leadId: string; version: number }
	/** The very card is in the lead already. */
	| { outcome: 'known'; leadId: string }
	/** The lead is no interest any more, is about another hotel, stay or way of paying, or has as many rooms as one may have. */
	| { outcome: 'unfit'; why: 'status' | 'stay' | 'full' }
	| Exclude<CheckedCard, { outcome: 'holds' }>;

/**
 * Puts the room of a hotel's card into the interest that the conversation is about: checked like any rate, with the stock that the rooms
 * there need too; the lead's sums, terms and party are worked out anew from its rooms. Rooms that were there keep what was agreed for
 * them. For the agency's people. Throws DomainError 'forbidden', 'not-found' (also for a conversation about no lead), 'conflict' with reason
 * `changed-meanwhile`, 'unavailable'.
 */
export async function putCardIntoLead({
	ctx,
	conversationId,
	messageId,
	version,
}: Take & {
	/** Of the lead, as the actor has seen it. */
	version: number;
}): Promise<PutCard> {
	const { scope } = requireParticipant(ctx);
	const actor = leadActor(requireAgency(ctx));
	const { db, today } = ctx;
	const leadId = (await findConversation(db, scope, conversationId)).lead?.id;
	if (!leadId) throw new DomainError('not-found', 'The conversation is about no lead');
	const record = await findLead(db, leadScope(ctx), leadId);
	const rooms = await db
		.select()
		.from(leadRoom)
		.where(eq(leadRoom.leadNo, record.no))
		.orderBy(asc(leadRoom.position))
		.execute();
	if (rooms.some(({ agreed }) => agreed.cardId === messageId)) return { outcome: 'known', leadId };
	if (record.status !== 'interest') return { outcome: 'unfit', why: 'status' };
	const paymentProfile = record.paymentProfile ?? 'ClientPays';
	const checked = await checkRateCard({
		ctx,
		conversationId,
		messageId,
		// They need their rooms also where their rate is not sold any more, so they come at what was agreed.
		beside: rooms.map(({ agreed, adults, childrenAges, localTotalMinor: totalMinor, commissionPercent }) => ({
			...{ roomId: agreed.roomId, planId: agreed.planId, paymentProfile, adults, childrenAges },
			children: childrenAges.length,
			checkIn: plainDate(record.checkIn),
			checkOut: plainDate(record.checkOut),
			given: { totalMinor, commissionPercent },
		})),
	});
	if (checked.outcome !== 'holds') return checked;
	const { card, offer } = checked;
	const isSameStay =
		record.hotelNo === checked.conversation.hotel.no &&
		record.checkIn === card.checkIn &&
		record.checkOut === card.checkOut &&
		record.currency === offer.price.total.currency &&
		paymentProfile === checked.paymentProfile;
	if (!isSameStay) return { outcome: 'unfit', why: 'stay' };
	if (rooms.length >= MOST_ROOMS) return { outcome: 'unfit', why: 'full' };
	const { adults, childrenAges } = card;
	const ages = [...rooms.flatMap((room) => room.childrenAges), ...childrenAges];
	const grownUps = rooms.reduce((sum, room) => sum + room.adults, adults);
	const totalMinor = rooms.reduce((sum, room) => sum + room.totalMinor, offer.price.total.minor);
	const commissionMinor = rooms.reduce((sum, room) => sum + room.commissionMinor, offer.commissionMinor ?? 0);
	const stored = await changeLead({
		ctx,
		lead: record,
		seen: version,
		actor,
		action: 'lead.room-added',
		columns: {
			pax: grownUps + ages.length,
			adults: grownUps,
			children: ages.length,
			childrenAges: ages,
			subtotalMinor: totalMinor,
			cardFeeMinor: 0,
			totalMinor,
			commissionMinor,
			commissionPercent: commissionPercentOf(totalMinor, commissionMinor),
			agreedTerms: hotelTerms([...rooms.map(({ agreed }) => retainedTerms(agreed)), offer]),
		},
		condition: eq(lead.status, 'interest'),
		after: [
			leadRoomStatement(db, {
				...{ leadNo: record.no, offer, today },
				position: (rooms.at(-1)?.position ?? -1) + 1,
				room: { roomId: card.roomId, adults, childrenAges, bedConfiguration: null, cardId: messageId },
			}),
			...takenStatements(ctx, checked, messageId),
		],
	});
	return { outcome: 'stored', leadId, version: stored.version };
}
