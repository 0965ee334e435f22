import type { BedSleeps, RoomBed } from '#db/schema/hotel-room';
import type { HotelAges } from '../hotel/age-policy';
import { type CountedParty, countParty, type Party } from './party';

/** Guests that a room takes at the most when its beds are used in one way. */
export type SleepingLimit = { maxPax: number; maxAdults: number };

/**
 * What a room takes with each way to use its beds, none of them worse than another: one `sleeps` of every bed, added up (OFFER-9).
 * Most guests first. Empty for a room without bed data.
 */
export function sleepingLimits(beds: readonly RoomBed[]): SleepingLimit[] {
	const slept = beds.filter(({ sleeps }) => sleeps.length > 0);
	if (slept.length === 0) return [];
	let limits: SleepingLimit[] = [{ maxPax: 0, maxAdults: 0 }];
	for (const { sleeps } of slept) {
		limits = best(limits.flatMap((limit) => sleeps.map((way) => added(limit, way))));
	}
	return limits;
}

function added(limit: SleepingLimit, way: BedSleeps): SleepingLimit {
	const maxAdults = Math.min(way.maxAdults, way.maxPax);
	return { maxPax: limit.maxPax + way.maxPax, maxAdults: limit.maxAdults + maxAdults };
}

/** Without those that take fewer guests and fewer adults than another, so that many beds stay few limits. */
function best(limits: readonly SleepingLimit[]): SleepingLimit[] {
	const sorted = limits.toSorted((a, b) => b.maxPax - a.maxPax || b.maxAdults - a.maxAdults);
	const retained: SleepingLimit[] = [];
	for (const limit of sorted) if (limit.maxAdults > (retained.at(-1)?.maxAdults ?? -1)) retained.push(limit);
	return retained;
}

/**
 * Whether a party may sleep in a room (OFFER-9): at least one guest, no negative numbers, children where they are welcome; every adult in an
 * adult's place, children in any. A room without bed data takes everybody.
 */
export function isOccupancyValid(beds: readonly RoomBed[], party: Party, policy: HotelAges): boolean {
	if (party.adults < 0 || party.adults + party.childrenAges.length < 1) return false;
	if (policy.isAdultsOnly && party.childrenAges.length > 0) return false;
	return fitsInto(sleepingLimits(beds), countParty(party, policy));
}

/** Whether a counted party fits into beds of these limits; without any it does. */
export function fitsInto(
	limits: readonly SleepingLimit[],
	{ adults, children }: Pick<CountedParty, 'adults' | 'children'>,
): boolean {
	return limits.length === 0 || limits.some((limit) => takes(limit, adults, adults + children.length));
}

function takes({ maxPax, maxAdults }: SleepingLimit, adults: number, pax: number): boolean {
	return adults <= maxAdults && pax <= maxPax;
}

/** The most guests and the most adults of a room, each for itself; null where the beds are unknown. */
export function roomMaximum(beds: readonly RoomBed[]): SleepingLimit | null {
	const limits = sleepingLimits(beds);
	if (limits.length === 0) return null;
	return {
		maxPax: Math.max(...limits.map(({ maxPax }) => maxPax)),
		maxAdults: Math.max(...limits.map(({ maxAdults }) => maxAdults)),
	};
}

/** The other rooms of a hotel that take a party, in their order (OFFER-9). */
export function otherRoomsThatFit<Room extends { id: string; beds: readonly RoomBed[] }>(
	rooms: readonly Room[],
	roomId: string,
	party: Party,
	policy: HotelAges,
): Room[] {
	return rooms.filter(({ id, beds }) => id !== roomId && isOccupancyValid(beds, party, policy));
}

/** The figures of the PAX label (OFFER-10): guests in the standard beds, and those that extra beds add. Null for unknown beds. */
export function paxFigures(beds: readonly RoomBed[]): { standard: number; extra: number } | null {
	if (sleepingLimits(beds).length === 0) return null;
	const sum = (isStandard: boolean) =>
		beds
			.filter(({ isInStandardOccupancy }) => isInStandardOccupancy === isStandard)
			.reduce((guests, { sleeps }) => guests + Math.max(0, ...sleeps.map(({ maxPax }) => maxPax)), 0);
	return { standard: sum(true), extra: sum(false) };
}

/** The guests of a room as its label says them (OFFER-10): '4 PAX +2'. */
export function paxLabel({ standard, extra }: { standard: number; extra: number }): string {
	return `${standard} PAX${extra > 0 ? ` +${extra}` : ''}`;
}
