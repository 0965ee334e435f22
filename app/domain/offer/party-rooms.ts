import { sellablePlans } from './evaluate-plan';
import { countParty, type Party } from './party';
import { priceStay } from './price-stay';
import type { RatedRoom, RoomPlan } from './rate';
import { isOccupancyValid, roomMaximum } from './sleeping';
import { MOST_ROOMS, type PartyAnswer, type SolvableRoom, solveParty } from './solve-party';

/** Where the beds of a room are unknown, more guests than this are not put into one. */
const MOST_IN_UNKNOWN_BEDS = 6;

/** A way to lodge a party, in minor units of the hotel's currency; each room under its cheapest plan. */
export type PartyRooms = { rooms: (PartyAnswer['rooms'][number] & { planId: string })[]; totalMinor: number };

/** A room type that may lodge some of a party. */
export type PartyRoomType = RatedRoom & Pick<SolvableRoom, 'category'>;

/**
 * The best ways to lodge a party in the rooms of one hotel in a period; see `solveParty`. Plans on request have no price and do not count.
 * @param mostRooms rooms that the hotel sells at once
 */
export function partyRooms(party: Party, rooms: readonly PartyRoomType[], mostRooms = MOST_ROOMS): PartyRooms[] {
	const found = new Map(rooms.map((room) => [room.roomId, { room, plans: sellablePlans(room).plans }]));
	const cheapestOf = (roomId: string, guests: Party) => {
		const { room, plans = [] } = found.get(roomId) ?? {};
		return room ? cheapest(room, plans, guests) : null;
	};
	const infants = rooms[0] ? countParty(party, rooms[0].agePolicy).infants : 0;
	const solvable = rooms.map(({ roomId, category, stock, beds }): SolvableRoom => {
		const prices = new Map<string, number | null>();
		return {
			...{ roomId, category, stock },
			maxGuests: (roomMaximum(beds)?.maxPax ?? MOST_IN_UNKNOWN_BEDS) + infants,
			priceOf: (guests) => {
				const key = [guests.adults, ...guests.childrenAges].join();
				if (!prices.has(key)) prices.set(key, cheapestOf(roomId, guests)?.minor ?? null);
				return prices.get(key) ?? null;
			},
		};
	});
	return solveParty({ party, rooms: solvable, ageClass: (age) => ageClass(age, rooms), mostRooms }).map((answer) => ({
		...answer,
		rooms: answer.rooms.map((each) => ({ ...each, planId: cheapestOf(each.roomId, each)?.planId ?? '' })),
	}));
}

function cheapest(room: RatedRoom, plans: readonly RoomPlan[], party: Party): { planId: string; minor: number } | null {
	if (!isOccupancyValid(room.beds, party, room.agePolicy)) return null;
	const { agePolicy, includedPax } = room;
	const priced = plans.flatMap((plan) => {
		const { seasons, planId } = plan;
		const stay = plan.isOnRequest
			? null
			: priceStay({ period: room, party, agePolicy, includedPax, supplements: plan, seasons });
		return stay ? [{ planId, minor: stay.totalMinor }] : [];
	});
	return priced.toSorted((a, b) => a.minor - b.minor)[0] ?? null;
}

/** Ages that count as the same and cost the same in every room. */
function ageClass(age: number, rooms: readonly RatedRoom[]): string {
	const [room] = rooms;
	if (!room) return String(age);
	const { infants, adults } = countParty({ adults: 0, childrenAges: [age] }, room.agePolicy);
	if (infants > 0) return 'infant';
	if (adults > 0) return 'adult';
	const bands = rooms.flatMap(({ plans }) =>
		plans.map(({ childSupplements }) => childSupplements.findIndex(({ maxAge }) => age <= maxAge)),
	);
	return bands.join();
}
