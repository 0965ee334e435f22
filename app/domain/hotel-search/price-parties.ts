import { assignRooms } from '../offer/assign-rooms';
import { isSingleUse, payingGuests } from '../offer/guest-supplements';
import { type CountedParty, countParty, type Party } from '../offer/party';
import { wholeParty } from '../offer/requested-parties';
import { fitsInto } from '../offer/sleeping';
import type { HotelTerms, PlanTerms, RoomTerms } from './hotel-terms.server';

/** A plan as `availabilityStatement` answers it. */
export type SoldPlan = readonly (number | null)[];

/** A way to have all rooms of a search in a hotel, under one rate; sums in minor units of the hotel's currency. */
export type HotelOption = {
	plan: PlanTerms;
	cost: number;
	publicCost: number | null;
	/** The room type of each party, in their order. */
	rooms: readonly RoomTerms[];
	/** Free rooms of the scarcest of these types, its own included; `Infinity`: more than are told. */
	left: number;
	/** Everybody is in one larger room, since the rooms that were asked for cannot be had. */
	isMerged: boolean;
};

/** What a hotel has for the parties of a search: an option for each rate, cheapest first. */
export type HotelStay = {
	options: readonly HotelOption[];
	/** Something would fit whose price is told on request only. */
	isOnRequest: boolean;
};

export const NO_STAY: HotelStay = { options: [], isOnRequest: false };

type Setting = {
	/** Null: any one room, for the guests that its price is for. */
	parties: readonly Party[] | null;
	nights: number;
	/** Whether the plans tell what one guest alone is given back. */
	hasSingles: boolean;
	/** Free rooms by room type, where few are. */
	few: ReadonlyMap<number, number>;
};

/**
 * What a hotel has for parties, of the plans that `availabilityStatement` answers (SELECTION-22): the rooms of one option are under one rate,
 * each for its party, none of a type more often than there are free. Where several rooms cannot be had, one that takes everybody.
 */
export function priceParties(plans: readonly SoldPlan[], terms: HotelTerms, setting: Setting): HotelStay {
	const { parties } = setting;
	// What a hotel counts as a group has terms of its own.
	const isGroup = parties !== null && terms.groupFromRooms !== null && parties.length >= terms.groupFromRooms;
	if (isGroup) return { options: [], isOnRequest: plans.length > 0 };
	const stay = stayOf(plans, terms, parties, false, setting);
	if (stay.options.length > 0 || stay.isOnRequest || parties === null || parties.length < 2) return stay;
	return stayOf(plans, terms, [wholeParty(parties)], true, setting);
}

function stayOf(
	plans: readonly SoldPlan[],
	terms: HotelTerms,
	parties: readonly Party[] | null,
	isMerged: boolean,
	setting: Setting,
): HotelStay {
	if (parties && terms.ages.isAdultsOnly && parties.some(({ childrenAges }) => childrenAges.length > 0)) return NO_STAY;
	const guests = parties?.map((party) => countParty(party, terms.ages)) ?? [null];
	const options: HotelOption[] = [];
	let isOnRequest = false;
	for (const sold of plans) {
		const plan = terms.plans.get(sold[0] ?? 0);
		if (!plan) continue;
		const option = optionOf(sold, plan, guests, terms, setting);
		if (option === null) continue;
		if (plan.isOnRequest) isOnRequest = true;
		else options.push({ ...option, isMerged });
	}
	options.sort((a, b) => a.cost - b.cost);
	return { options, isOnRequest };
}

function optionOf(
	sold: SoldPlan,
	plan: PlanTerms,
	guests: readonly (CountedParty | null)[],
	{ rooms }: HotelTerms,
	{ nights, hasSingles, few }: Setting,
): Omit<HotelOption, 'isMerged'> | null {
	const width = hasSingles ? 4 : 3;
	const types: RoomTerms[] = [];
	const stock: number[] = [];
	const costs: number[][] = guests.map(() => []);
	const publics: (number | null)[] = [];
	for (let at = 1; at < sold.length; at += width) {
		const room = rooms.find(({ no }) => no === sold[at]);
		if (!room) continue;
		const left = Math.min(room.units, few.get(room.no) ?? Number.POSITIVE_INFINITY);
		if (left < 1) continue;
		const base = sold[at + 1] ?? 0;
		types.push(room);
		stock.push(left);
		publics.push(sold[at + 2] ?? null);
		for (const [request, guest] of guests.entries())
			costs[request]?.push(base + extraOf(guest, room, plan, nights, hasSingles ? (sold[at + 3] ?? 0) : 0));
	}
	const assigned = assignRooms(costs, stock);
	if (assigned === null) return null;
	const chosen = assigned.types.flatMap((type) => types[type] ?? []);
	let publicCost: number | null = 0;
	let left = Number.POSITIVE_INFINITY;
	for (const [request, type] of assigned.types.entries()) {
		const nightly = publics[type] ?? null;
		const room = types[type];
		const isTold = room !== undefined && few.has(room.no);
		if (isTold) left = Math.min(left, stock[type] ?? 0);
		const extra = room
			? extraOf(guests[request] ?? null, room, plan, nights, hasSingles ? singleOf(sold, width, room.no) : 0)
			: 0;
		publicCost = publicCost === null || nightly === null ? null : publicCost + nightly + extra;
	}
	return { plan, cost: assigned.total, publicCost, rooms: chosen, left };
}

function singleOf(sold: SoldPlan, width: number, roomNo: number): number {
	for (let at = 1; at < sold.length; at += width) if (sold[at] === roomNo) return sold[at + 3] ?? 0;
	return 0;
}

/** What a party pays beside the nights of a room; infinite where it does not fit. `single`: what one guest alone is given back. */
function extraOf(
	guest: CountedParty | null,
	{ limits, includedPax }: RoomTerms,
	{ extraAdultMinor, childSupplements }: PlanTerms,
	nights: number,
	single: number,
): number {
	if (guest === null) return 0;
	if (!fitsInto(limits, guest)) return Number.POSITIVE_INFINITY;
	const { extraAdults, children } = payingGuests(guest, includedPax, childSupplements);
	let nightly = extraAdults * extraAdultMinor;
	for (const { minor } of children) nightly += minor;
	return nightly * nights - (isSingleUse(guest, includedPax) ? single : 0);
}
