import type { MEAL_PLANS } from '#db/schema/enums';
import { DomainError } from '~/platform/errors';
import { addDays, type PlainDate } from '../date/plain-date';
import type { HotelQuestion } from './available-rooms.server';
import { hotelToday } from './hotel-today';
import { loadRatedRooms } from './load-rated-rooms.server';
import { makeOffer } from './make-offer';
import type { OfferContext } from './offer-access';
import type { Party } from './party';
import { combinationOf, type PartyCombination, type RankedCombination, rankingOf } from './party-combination';
import { nearestParty, type PartyObstacle, partyObstacle } from './party-obstacle';
import { type PartyRooms, partyRooms } from './party-rooms';
import { freeCancellationUntil } from './rate-terms';
import type { FoundRoom } from './read-rated-rooms.server';
import { MOST_ROOMS } from './solve-party';

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

/** What the rate of every room must say; null and false ask for nothing. */
export type PartyTerms = {
	board: (typeof MEAL_PLANS)[number] | null;
	/** A cancellation is free for a while. */
	isFree: boolean;
};

const ANY_TERMS: PartyTerms = { board: null, isFree: false };

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
	terms = ANY_TERMS,
}: {
	ctx: OfferContext;
	question: HotelQuestion;
	party: Party;
	terms?: PartyTerms;
}): Promise<FoundPartyRooms> {
	const offered = await loadRatedRooms(ctx, [question]);
	const found = offered.map((row) => underTerms(row, terms, ctx));
	const mostRooms = mostRoomsOf(found);
	if (found.length === 0) throw new DomainError('not-found', `No rooms of ${question.hotelId}`);
	const rooms = found.map(({ room }) => room);
	const answers = partyRooms(party, rooms, mostRooms);
	if (answers.length > 0) {
		const combinations = rankingOf(answers.map((answer) => whole(answer, found, question, ctx)));
		return { combinations, obstacle: null, nearestPeriod: null, nearestParty: null };
	}
	const hasOthers =
		terms !== ANY_TERMS &&
		partyRooms(
			party,
			offered.map(({ room }) => room),
			mostRooms,
		).length > 0;
	const obstacle: PartyObstacle = hasOthers ? { kind: 'terms' } : partyObstacle(party, rooms, mostRooms);
	const fewer = nearestParty(party, rooms, mostRooms);
	return {
		combinations: [],
		obstacle,
		nearestPeriod: await findPeriod({ ctx, question, party, obstacle, terms }),
		nearestParty: fewer && { ...whole(fewer.rooms, found, question, ctx), party: fewer.party },
	};
}

/** The nearest period with a way to lodge everybody; nights alone do not help against rules of beds and ages. */
async function findPeriod({
	ctx,
	question,
	party,
	obstacle,
	terms,
}: {
	ctx: OfferContext;
	question: HotelQuestion;
	party: Party;
	obstacle: PartyObstacle;
	terms: PartyTerms;
}): Promise<FoundPartyRooms['nearestPeriod']> {
	if (obstacle.kind !== 'stock' && obstacle.kind !== 'notSold' && obstacle.kind !== 'terms') return null;
	const { checkIn, checkOut } = question;
	const isTooShort = obstacle.kind === 'notSold' && obstacle.reason === 'minimum-stay';
	const periods = isTooShort
		? LONGER_BY.map((days) => ({ checkIn, checkOut: addDays(checkOut, days) }))
		: MOVED_BY.map((days) => ({ checkIn: addDays(checkIn, days), checkOut: addDays(checkOut, days) }));
	const questions = periods
		.filter((period) => period.checkIn >= ctx.today)
		.map((period) => ({ ...question, ...period }));
	const found = (await loadRatedRooms(ctx, questions)).map((row) => underTerms(row, terms, ctx));
	for (const [at, requested] of questions.entries()) {
		const own = found.filter((each) => each.at === at);
		const [best] = partyRooms(
			party,
			own.map(({ room }) => room),
			mostRoomsOf(own),
		);
		if (best) return { ...whole(best, own, requested, ctx), checkIn: requested.checkIn, checkOut: requested.checkOut };
	}
	return null;
}

/** The hotel's own rule for groups, and at the most what the solver can do. */
function mostRoomsOf([first]: readonly FoundRoom[]): number {
	return first?.groupFromRooms ? Math.min(MOST_ROOMS, first.groupFromRooms - 1) : MOST_ROOMS;
}

/** A room with those of its plans that say what is asked for. */
function underTerms(row: FoundRoom, { board, isFree }: PartyTerms, { today, now }: OfferContext): FoundRoom {
	if (board === null && !isFree) return row;
	const { room } = row;
	const stay = { today: hotelToday({ today, now }, room.timeZone), checkIn: room.checkIn };
	const plans = room.plans.filter(
		({ mealPlan, cancellationPolicy }) =>
			(board === null || mealPlan === board) && (!isFree || freeCancellationUntil(cancellationPolicy, stay) !== null),
	);
	return { ...row, room: { ...room, plans } };
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
