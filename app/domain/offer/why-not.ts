import { addDays, daysBetween, type PlainDate } from '../date/plain-date';
import type { Party } from './party';
import type { Closure, RatedRoom, RoomPlan } from './rate';
import { isOccupancyValid } from './sleeping';
import type { Fits } from './stays-for-parties';

/** What keeps a room, or a hotel, from being had in a period (OFFER-30), from what an agent can change easily to what he cannot. */
export type WhyNot =
	/** A stay that begins on this day must have so many nights. */
	| { kind: 'minimumStay'; nights: number }
	/** No stay begins, or ends, on this day. */
	| { kind: 'closedArrival'; day: PlainDate }
	| { kind: 'closedDeparture'; day: PlainDate }
	/** Everything that fits is taken on one of the nights; the first and the last of these that are known. */
	| { kind: 'soldOut' }
	/** Rooms are there, but not so many at once. */
	| { kind: 'tooFew' }
	/** Nothing is sold in a part of the period, from a day to a day. */
	| { kind: 'closed'; from: PlainDate; until: PlainDate }
	/** A night has no price: the house is closed. */
	| { kind: 'notInSeason'; night: PlainDate }
	/** No room takes the party. */
	| { kind: 'party' }
	/** Children are not taken. */
	| { kind: 'adultsOnly' }
	/** No rate for the way of paying. */
	| { kind: 'noRate' };

const ORDER: readonly WhyNot['kind'][] = [
	...(['minimumStay', 'closedArrival', 'closedDeparture', 'tooFew', 'soldOut', 'closed', 'notInSeason'] as const),
	...(['party', 'adultsOnly', 'noRate'] as const),
];

/** Why nothing of a room can be had for a party; null when it can, at a price or on request. */
export function whyNot(
	room: RatedRoom,
	party: Party | null,
	fits = party === null || isOccupancyValid(room.beds, party, room.agePolicy),
): WhyNot | null {
	if (party && !fits)
		return room.agePolicy.isAdultsOnly && party.childrenAges.length > 0 ? { kind: 'adultsOnly' } : { kind: 'party' };
	if (room.plans.length === 0) return { kind: 'noRate' };
	const reasons = room.plans.map((plan) => planObstacle(plan, room));
	if (reasons.includes(null)) return room.stock < 1 ? { kind: 'soldOut' } : null;
	return firstOf(reasons);
}

/** The same of a hotel for parties that each need a room: what stands in the way of the party that is hardest to place. */
export function whyNotTogether(rooms: readonly RatedRoom[], parties: readonly Party[], fits?: Fits): WhyNot {
	const each = parties.map((party, request) => {
		const reasons = rooms.map((room, type) => whyNot(room, party, fits?.[request]?.[type]));
		return reasons.includes(null) ? null : firstOf(reasons);
	});
	return firstOf(each) ?? { kind: 'tooFew' };
}

function firstOf(reasons: readonly (WhyNot | null)[]): WhyNot | null {
	const known = reasons.filter((reason) => reason !== null);
	return (
		known.toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) || leastNights(a) - leastNights(b))[0] ??
		null
	);
}

function leastNights(reason: WhyNot): number {
	return reason.kind === 'minimumStay' ? reason.nights : 0;
}

function planObstacle(plan: RoomPlan, { closures, rules, checkIn, checkOut }: RatedRoom): WhyNot | null {
	const missing = nightWithoutPrice(plan, checkIn, checkOut);
	if (missing) return { kind: 'notInSeason', night: missing };
	const own = closures.filter(({ planId }) => planId === null || planId === plan.planId);
	const at = (kind: Closure['kind'], day: PlainDate) =>
		own.some((closure) => closure.kind === kind && closure.firstDay <= day && day <= closure.lastDay);
	const whole = own.find(({ kind, firstDay, lastDay }) => kind === 'stay' && firstDay < checkOut && lastDay >= checkIn);
	if (rules.isStopped) return { kind: 'soldOut' };
	if (whole) return { kind: 'closed', from: whole.firstDay, until: whole.lastDay };
	if (rules.isArrivalClosed || at('arrival', checkIn)) return { kind: 'closedArrival', day: checkIn };
	if (at('departure', checkOut)) return { kind: 'closedDeparture', day: checkOut };
	const season = plan.seasons.find(({ lastNight }) => lastNight >= checkIn);
	const nights = rules.minNights ?? season?.minNights ?? 1;
	return daysBetween(checkIn, checkOut) < nights ? { kind: 'minimumStay', nights } : null;
}

function nightWithoutPrice({ seasons }: Pick<RoomPlan, 'seasons'>, checkIn: PlainDate, checkOut: PlainDate) {
	let night = checkIn;
	for (const { firstNight, lastNight } of seasons) {
		if (firstNight <= night && night <= lastNight) night = addDays(lastNight, 1);
	}
	return night < checkOut ? night : null;
}
