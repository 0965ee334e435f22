import { assignRooms } from './assign-rooms';
import { planRefusal } from './evaluate-plan';
import type { Party } from './party';
import { priceStay } from './price-stay';
import type { RatedRoom, RoomPlan } from './rate';
import { isOccupancyValid } from './sleeping';

/** A room for each party under one rate; sums in minor units of the hotel's currency. */
export type PartiesStay = {
	planId: string;
	totalMinor: number;
	/** The room type of each party, in their order. */
	rooms: { roomId: string; minor: number }[];
};

/**
 * What a hotel has for parties that each need a room of their own, by its rates (SELECTION-22): cheapest first, those on request without a
 * price. None of a type is given more often than there are free.
 */
export function staysForParties(
	rooms: readonly RatedRoom[],
	parties: readonly Party[],
): { stays: PartiesStay[]; isOnRequest: boolean } {
	const stays: PartiesStay[] = [];
	let isOnRequest = false;
	const fits = fitsOf(rooms, parties);
	const stock = rooms.map((room) => room.stock);
	const planIds = new Set(rooms.flatMap(({ plans }) => plans.map(({ planId }) => planId)));
	for (const planId of planIds) {
		const sold = rooms.map((room) => {
			const plan = room.plans.find((each) => each.planId === planId);
			return plan && room.stock > 0 && planRefusal(plan, room, room) === null ? plan : null;
		});
		if (sold.every((plan) => plan === null)) continue;
		const costs = parties.map((party, request) =>
			rooms.map((room, type) => {
				const plan = sold[type];
				if (!plan || !fits[request]?.[type]) return Number.POSITIVE_INFINITY;
				return priceOf(room, plan, party) ?? Number.POSITIVE_INFINITY;
			}),
		);
		const assigned = assignRooms(costs, stock);
		if (!assigned) continue;
		if (sold.some((plan) => plan?.isOnRequest)) isOnRequest = true;
		else
			stays.push({
				planId,
				totalMinor: assigned.total,
				rooms: assigned.types.map((type, request) => ({
					roomId: rooms[type]?.roomId ?? '',
					minor: costs[request]?.[type] ?? 0,
				})),
			});
	}
	return { stays: stays.sort((a, b) => a.totalMinor - b.totalMinor), isOnRequest };
}

/** By party, then by room. */
export type Fits = readonly (readonly boolean[])[];

/** Who of the parties may sleep in which room. */
export function fitsOf(rooms: readonly RatedRoom[], parties: readonly Party[]): Fits {
	return parties.map((party) => rooms.map((room) => isOccupancyValid(room.beds, party, room.agePolicy)));
}

function priceOf(room: RatedRoom, plan: RoomPlan, party: Party): number | null {
	const { agePolicy, includedPax } = room;
	const { seasons } = plan;
	return priceStay({ period: room, party, agePolicy, includedPax, supplements: plan, seasons })?.totalMinor ?? null;
}
