import { sellablePlans } from './evaluate-plan';
import type { NoOfferReason } from './offer';
import { countParty, type Party } from './party';
import { type PartyRooms, type PartyRoomType, partyRooms } from './party-rooms';
import { roomMaximum } from './sleeping';
import { MOST_ROOMS } from './solve-party';

/** The rule for which a hotel cannot lodge a party in a period. */
export type PartyObstacle =
	/** No children are taken. */
	| { kind: 'adultsOnly' }
	/** Nothing is sold at a price, for any access. */
	| { kind: 'notSold'; reason: Exclude<NoOfferReason, 'invalid-occupancy'> | 'on-request' }
	/** It would fit if more rooms than these were free. */
	| { kind: 'stock'; free: number }
	/** There are fewer adults than rooms that it takes. */
	| { kind: 'adultPerRoom' }
	/** It takes more rooms than these, which is a group. */
	| { kind: 'tooMany'; rooms: number }
	/** Rooms are there, but not under the board and the cancellation that were asked for. */
	| { kind: 'terms' };

/** Parties that are tried for the nearest one. */
const MOST_TRIES = 40;

/** What stands in the way of a party for which `partyRooms` finds nothing. */
export function partyObstacle(party: Party, rooms: readonly PartyRoomType[], mostRooms = MOST_ROOMS): PartyObstacle {
	const policy = rooms[0]?.agePolicy;
	if (policy?.isAdultsOnly && party.childrenAges.length > 0) return { kind: 'adultsOnly' };
	const unlimited = rooms.map((room) => ({ ...room, stock: MOST_ROOMS }));
	if (partyRooms(party, unlimited, mostRooms).length > 0)
		return { kind: 'stock', free: rooms.filter(isPriced).reduce((sum, { stock }) => sum + stock, 0) };
	const priced = unlimited.filter(isPriced);
	if (priced.length === 0) return { kind: 'notSold', reason: refusal(unlimited) };
	const counted = policy ? countParty(party, policy) : { adults: party.adults, children: party.childrenAges };
	const guests = counted.adults + counted.children.length;
	const largest = Math.max(...priced.map(({ beds }) => roomMaximum(beds)?.maxPax ?? guests));
	const needed = Math.ceil(guests / largest);
	return needed > party.adults && needed <= mostRooms
		? { kind: 'adultPerRoom' }
		: { kind: 'tooMany', rooms: mostRooms };
}

function isPriced(room: PartyRoomType): boolean {
	return sellablePlans(room).plans.some(({ isOnRequest }) => !isOnRequest);
}

/** The first that a room says; plans on request have no price that could be added up. */
function refusal(rooms: readonly PartyRoomType[]): Extract<PartyObstacle, { kind: 'notSold' }>['reason'] {
	const reasons = rooms.map((room) => sellablePlans(room).reason ?? ('on-request' as const));
	const found = reasons.find((reason) => reason !== 'no-rate-for-profile') ?? 'no-rate-for-profile';
	return found === 'invalid-occupancy' ? 'sold-out' : found;
}

/**
 * The largest part of a party that the hotel can lodge, with the best way to: one guest fewer after the other, children before
 * adults and the oldest of them first. Null when not even one adult has a room.
 */
export function nearestParty(
	{ adults, childrenAges }: Party,
	rooms: readonly PartyRoomType[],
	mostRooms = MOST_ROOMS,
): { party: Party; rooms: PartyRooms } | null {
	const isAdultsOnly = rooms[0]?.agePolicy.isAdultsOnly ?? false;
	const ages = isAdultsOnly ? [] : childrenAges.toSorted((a, b) => b - a);
	let tries = 0;
	for (let fewer = 0; fewer < adults + ages.length; fewer++) {
		for (let without = Math.max(0, fewer - ages.length); without <= Math.min(fewer, adults - 1); without++) {
			if (++tries > MOST_TRIES) return null;
			const party = { adults: adults - without, childrenAges: ages.slice(fewer - without) };
			const [best] = partyRooms(party, rooms, mostRooms);
			if (best) return { party, rooms: best };
		}
	}
	return null;
}
