import { DomainError } from '~/platform/errors';
import { addDays, type PlainDate } from '../date/plain-date';
import type { HotelQuestion } from './available-rooms.server';
import { loadRatedRooms } from './load-rated-rooms.server';
import { makeOffer } from './make-offer';
import type { OfferContext } from './offer-access';
import type { Party } from './party';
import { combinationOf, type PartyCombination, type RankedCombination, rankingOf } from './party-combination';
import { nearestParty, type PartyObstacle, partyObstacle } from './party-obstacle';
import { type PartyRooms, partyRooms } from './party-rooms';
import type { FoundRoom } from './read-rated-rooms.server';

/** What a hotel has for a party in a period. */
export type FoundPartyRooms = {
	/** Best first, at most six. */
	combinations: RankedCombination[];
	/** Why there is none. */
	obstacle: PartyObstacle | null;
	/** Then, where there is one: the same party in the nearest period. */
	nearestPeriod: (PartyCombination & { checkIn: PlainDate; checkOut: PlainDate }) | null;
	/** And the largest part of it in this one. */
	nearestParty: (PartyCombination & { party: Party }) | null;
};

/** Days by which a stay is moved, nearest first, and by which it is made longer. */
const MOVED_BY = [-1, 1, -2, 2, -3, 3] as const;
const LONGER_BY = [1, 2, 3, 4] as const;

/**
 * The best ways to lodge a party in a hotel in a period ("party solver"), each room with its offer; without any, what stands in the
 * way and what would do. One round trip, one more where no way is found. Throws DomainError 'not-found' for a hotel without rooms.
 */
export async function findPartyRooms({
	ctx,
	question,
	party,
}: {
	ctx: OfferContext;
	question: HotelQuestion;
	party: Party;
}): Promise<FoundPartyRooms> {
	const found = await loadRatedRooms(ctx, [question]);
	if (found.length === 0) throw new DomainError('not-found', `No rooms of ${question.hotelId}`);
	const rooms = found.map(({ room }) => room);
	const answers = partyRooms(party, rooms);
	if (answers.length > 0) {
		const combinations = rankingOf(answers.map((answer) => whole(answer, found, question, ctx)));
		return { combinations, obstacle: null, nearestPeriod: null, nearestParty: null };
	}
	const obstacle = partyObstacle(party, rooms);
	const fewer = nearestParty(party, rooms);
	return {
		combinations: [],
		obstacle,
		nearestPeriod: await findPeriod({ ctx, question, party, obstacle }),
		nearestParty: fewer && { ...whole(fewer.rooms, found, question, ctx), party: fewer.party },
	};
}

/** The nearest period with a way to lodge everybody; nights alone do not help against rules of beds and ages. */
async function findPeriod({
	ctx,
	question,
	party,
	obstacle,
}: {
	ctx: OfferContext;
	question: HotelQuestion;
	party: Party;
	obstacle: PartyObstacle;
}): Promise<FoundPartyRooms['nearestPeriod']> {
	if (obstacle.kind !== 'stock' && obstacle.kind !== 'notSold') return null;
	const { checkIn, checkOut } = question;
	const isTooShort = obstacle.kind === 'notSold' && obstacle.reason === 'minimum-stay';
	const periods = isTooShort
		? LONGER_BY.map((days) => ({ checkIn, checkOut: addDays(checkOut, days) }))
		: MOVED_BY.map((days) => ({ checkIn: addDays(checkIn, days), checkOut: addDays(checkOut, days) }));
	const questions = periods
		.filter((period) => period.checkIn >= ctx.today)
		.map((period) => ({ ...question, ...period }));
	const found = await loadRatedRooms(ctx, questions);
	for (const [at, requested] of questions.entries()) {
		const own = found.filter((each) => each.at === at);
		const [best] = partyRooms(
			party,
			own.map(({ room }) => room),
		);
		if (best) return { ...whole(best, own, requested, ctx), checkIn: requested.checkIn, checkOut: requested.checkOut };
	}
	return null;
}

/** An answer of the solver with the offer of every room. */
function whole(
	{ rooms }: PartyRooms,
	found: readonly FoundRoom[],
	{ checkIn, checkOut, paymentProfile }: HotelQuestion,
	{ access, today, now }: OfferContext,
): PartyCombination {
	return combinationOf(
		rooms.flatMap(({ roomId, planId, adults, childrenAges }) => {
			const row = found.find(({ room }) => room.roomId === roomId);
			const plan = row?.room.plans.find((each) => each.planId === planId);
			if (!row || !plan) return [];
			const request = {
				roomId,
				checkIn,
				checkOut,
				adults,
				children: childrenAges.length,
				childrenAges,
				paymentProfile,
			};
			return [
				{
					name: row.room.name,
					offer: makeOffer(row.room, plan, request, { access, rates: row.rates, day: { today, now } }),
				},
			];
		}),
	);
}
