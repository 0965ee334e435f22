import { ROOM_CATEGORIES } from '#db/schema/enums';
import type { Party } from './party';

/** More rooms than this are a group, which the hotel is asked for. */
export const MOST_ROOMS = 10;
/** A party that fits into fewer rooms is not scattered over more than these beyond them. */
const SPREAD = 4;
const MOST_ANSWERS = 6;
/** Ways to lodge some of the guests that are tried, best prospects first; bounds the time for any hotel and party. */
const MOST_STEPS = 3_000_000;
/** Choices of rooms that are looked at; a hotel with more of them is searched without some of its types. */
const MOST_CHOICES = 100_000;

/** What being apart costs, as shares of the price: each further room, each further type, each step between categories. */
const APART = { room: 0.05, type: 0.02, category: 0.01 };

/** A room type that may be taken as often as there is stock. */
export type SolvableRoom = {
	roomId: string;
	category: (typeof ROOM_CATEGORIES)[number];
	stock: number;
	/** The most guests of one room, infants among them. */
	maxGuests: number;
	/** What it costs for some of the guests, in minor units; null when they may not sleep in it. */
	priceOf: (party: Party) => number | null;
};

type Question = {
	party: Party;
	rooms: readonly SolvableRoom[];
	/** Children with one class may change places: no room or price tells them apart. */
	ageClass?: (age: number) => string;
	/** Rooms that the hotel sells at once; more are a group. */
	mostRooms?: number;
};

/** Rooms that take a whole party, fullest first; prices in minor units. */
export type PartyAnswer = {
	rooms: { roomId: string; adults: number; childrenAges: number[]; minor: number }[];
	/** Sum of the rooms. */
	totalMinor: number;
};

/**
 * The ways to lodge a party in a hotel: combinations of its room types that the guests fit into and that the stock allows, an adult in
 * every room, each combination with its cheapest division of the guests. The best at most six first: by price, dearer by a few percent
 * for each further room, type and category, so that being together counts. Nothing for a party that ten rooms, or `mostRooms`, do not take.
 */
export function solveParty({ party, rooms, ageClass = String, mostRooms = MOST_ROOMS }: Question): PartyAnswer[] {
	const groups = groupsOf(party, ageClass);
	const whole = groups.map(({ size }) => size);
	const left = new Lodging(whole);
	const types = rooms.map((room) => roomType(room, groups, left)).filter(({ loads }) => loads.length > 0);
	const most = Math.min(mostRooms, MOST_ROOMS, party.adults, fewestRooms(types, whole) + SPREAD);
	const cheapest = manageable(types, most, (type) => type.least / type.most);
	const found = solveWith(cheapest, most, { party, groups, whole, left });
	if (found.length > 0 || cheapest.length === types.length) return found;
	// Perhaps only the largest rooms take everybody.
	const largest = manageable(types, most, (type) => -type.most);
	return solveWith(largest, most, { party, groups, whole, left });
}

type Solving = { party: Party; groups: readonly Group[]; whole: Guests; left: Lodging };

function solveWith(types: readonly RoomType[], most: number, { party, groups, whole, left }: Solving): PartyAnswer[] {
	const prospects = combinations(types, most)
		.filter((chosen) => sumOf(chosen.map(({ most }) => most)) >= sumOf(whole))
		.filter((chosen) => sumOf(chosen.map(({ mostAdults }) => mostAdults)) >= party.adults)
		.map((chosen) => ({ chosen, least: sumOf(chosen.map(({ least }) => least)) * apartness(chosen) }))
		.toSorted((a, b) => a.least - b.least);
	let best: { answer: PartyAnswer; score: number }[] = [];
	let steps = 0;
	for (const { chosen, least } of prospects) {
		const last = best[MOST_ANSWERS - 1];
		// Whatever comes now is dearer than all that are kept.
		if ((last && least >= last.score) || steps > MOST_STEPS) break;
		const divided = divide(chosen, left, (last?.score ?? Number.POSITIVE_INFINITY) / apartness(chosen));
		steps += divided.steps;
		if (!divided.loads) continue;
		const answer = answerOf(chosen, divided.loads, groups);
		best = [...best, { answer, score: answer.totalMinor * apartness(chosen) }]
			.toSorted((a, b) => a.score - b.score || a.answer.rooms.length - b.answer.rooms.length)
			.slice(0, MOST_ANSWERS);
	}
	return best.map(({ answer }) => answer);
}

/** Guests whom nothing tells apart: the adults first, then the children of each class. */
type Group = { size: number; ages: readonly number[] };
/** How many of each group. */
type Guests = readonly number[];
/** Guests of one room, with their number among all (see `Lodging`). */
type Load = { guests: Guests; code: number; minor: number };

function groupsOf({ adults, childrenAges }: Party, ageClass: (age: number) => string): Group[] {
	const sorted = childrenAges.toSorted((a, b) => b - a);
	const classes = [...new Set(sorted.map(ageClass))].map((each) => sorted.filter((age) => ageClass(age) === each));
	return [{ size: adults, ages: [] }, ...classes.map((ages) => ({ size: ages.length, ages }))];
}

/** A room type with everybody who could sleep in one of its rooms. */
type RoomType = { room: SolvableRoom; loads: Load[]; least: number; most: number; mostAdults: number };

function roomType(room: SolvableRoom, groups: readonly Group[], left: Lodging): RoomType {
	const loads = room.stock < 1 ? [] : loadsOf(room, groups, left);
	return {
		room,
		loads,
		least: Math.min(...loads.map(({ minor }) => minor)),
		most: Math.max(...loads.map(({ guests }) => sumOf(guests))),
		mostAdults: Math.max(...loads.map(({ guests }) => guests[0] ?? 0)),
	};
}

function loadsOf(room: SolvableRoom, groups: readonly Group[], left: Lodging): Load[] {
	let parts: number[][] = [[]];
	for (const { size } of groups) {
		parts = parts.flatMap((part) => {
			const free = Math.max(0, room.maxGuests - sumOf(part));
			return Array.from({ length: Math.min(size, free) + 1 }, (_, guests) => [...part, guests]);
		});
	}
	return parts.flatMap((guests) => {
		const [adults = 0, ...children] = guests;
		if (adults < 1) return [];
		const childrenAges = children.flatMap((count, at) => groups[at + 1]?.ages.slice(0, count) ?? []);
		const minor = room.priceOf({ adults, childrenAges });
		return minor === null ? [] : [{ guests, code: left.code(guests), minor }];
	});
}

/** The least number of rooms that could have places for everybody. */
function fewestRooms(types: readonly RoomType[], whole: Guests): number {
	const needed = (places: (type: RoomType) => number, guests: number) => {
		const each = types.flatMap((type) => Array.from({ length: Math.min(type.room.stock, guests) }, () => places(type)));
		let left = guests;
		let rooms = 0;
		for (const some of each.toSorted((a, b) => b - a)) {
			if (left <= 0) break;
			left -= some;
			rooms += 1;
		}
		return rooms;
	};
	return Math.max(
		needed(({ most }) => most, sumOf(whole)),
		needed(({ mostAdults }) => mostAdults, whole[0] ?? 0),
	);
}

/** As many types as leave no more choices than can be looked at, those with the least `weight` first; in the order that they had. */
function manageable(types: readonly RoomType[], most: number, weight: (type: RoomType) => number): RoomType[] {
	const retained = new Set<RoomType>();
	/** Choices by their number of rooms. */
	let choices = [1, ...Array.from({ length: most }, () => 0)];
	for (const type of types.toSorted((a, b) => weight(a) - weight(b))) {
		const more = choices.map((_, rooms) => sumOf(choices.slice(Math.max(0, rooms - type.room.stock), rooms + 1)));
		if (sumOf(more) > MOST_CHOICES) continue;
		retained.add(type);
		choices = more;
	}
	return types.filter((type) => retained.has(type));
}

/** Every choice of up to `most` rooms, types in their order, none more often than there is stock. */
function combinations(types: readonly RoomType[], most: number): RoomType[][] {
	const all: RoomType[][] = [];
	const choose = (at: number, chosen: RoomType[]) => {
		const type = types[at];
		if (!type) return;
		const free = Math.min(most - chosen.length, type.room.stock);
		let own = chosen;
		choose(at + 1, own);
		for (let count = 1; count <= free; count++) {
			own = [...own, type];
			all.push(own);
			choose(at + 1, own);
		}
	};
	choose(0, []);
	return all;
}

/** 1 for a single room, more the further apart the guests sleep. */
function apartness(chosen: readonly RoomType[]): number {
	const types = new Set(chosen.map(({ room }) => room.roomId)).size;
	const categories = chosen.map(({ room }) => ROOM_CATEGORIES.indexOf(room.category));
	const spread = Math.max(...categories) - Math.min(...categories);
	return 1 + APART.room * (chosen.length - 1) + APART.type * (types - 1) + APART.category * spread;
}

/** The cheapest way to put everybody into just these rooms for less than `limit` (null when there is none), and how many ways were tried. */
function divide(chosen: readonly RoomType[], left: Lodging, limit: number): { loads: Load[] | null; steps: number } {
	let steps = 0;
	// What it costs to have only so many left, a room after the other; at first everybody is.
	let costs = new Float64Array(left.size).fill(Number.POSITIVE_INFINITY);
	costs[left.size - 1] = 0;
	const taken: Int32Array[] = [];
	for (const [at, { loads }] of chosen.entries()) {
		const later = sumOf(chosen.slice(at + 1).map(({ most }) => most));
		const most = limit - sumOf(chosen.slice(at + 1).map(({ least }) => least));
		const next = new Float64Array(left.size).fill(Number.POSITIVE_INFINITY);
		const by = new Int32Array(left.size);
		for (let state = 0; state < left.size; state++) {
			const cost = costs[state] ?? 0;
			if (cost === Number.POSITIVE_INFINITY) continue;
			steps += loads.length;
			for (let index = 0; index < loads.length; index++) {
				const load = loads[index] as Load;
				const rest = state - load.code;
				const sum = cost + load.minor;
				if (rest < 0 || sum >= most || sum >= (next[rest] ?? 0)) continue;
				if ((left.counts[rest] ?? 0) > later || !left.has(state, load.guests)) continue;
				next[rest] = sum;
				by[rest] = index;
			}
		}
		costs = next;
		taken.push(by);
	}
	if (costs[0] === Number.POSITIVE_INFINITY) return { loads: null, steps };
	const loads: Load[] = [];
	let state = 0;
	for (const [at, { loads: own }] of [...chosen.entries()].toReversed()) {
		const load = own[taken[at]?.[state] ?? 0];
		if (!load) return { loads: null, steps };
		loads.unshift(load);
		state += load.code;
	}
	return { loads, steps };
}

/** How many of each group are still to be lodged, as one number from 0 (none) to `size` - 1 (all). */
class Lodging {
	readonly size: number;
	/** Guests of each number. */
	readonly counts: Int32Array;
	private readonly whole: Guests;
	private readonly weights: readonly number[];
	constructor(whole: Guests) {
		this.whole = whole;
		this.weights = whole.map((_, group) => whole.slice(0, group).reduce((product, size) => product * (size + 1), 1));
		this.size = whole.reduce((product, size) => product * (size + 1), 1);
		this.counts = Int32Array.from({ length: this.size }, (_, state) =>
			sumOf(whole.map((_size, group) => this.digit(state, group))),
		);
	}
	code(guests: Guests): number {
		return sumOf(guests.map((count, group) => count * (this.weights[group] ?? 1)));
	}
	has(state: number, guests: Guests): boolean {
		for (let group = 0; group < guests.length; group++)
			if ((guests[group] ?? 0) > this.digit(state, group)) return false;
		return true;
	}
	private digit(state: number, group: number): number {
		return Math.floor(state / (this.weights[group] ?? 1)) % ((this.whole[group] ?? 0) + 1);
	}
}

/** The loads with the guests that they stand for: of each group one after the other. */
function answerOf(chosen: readonly RoomType[], loads: readonly Load[], groups: readonly Group[]): PartyAnswer {
	const used = groups.map(() => 0);
	const rooms = loads.map(({ guests, minor }, at) => {
		const childrenAges = groups.flatMap(({ ages }, group) => {
			const from = used[group] ?? 0;
			used[group] = from + (guests[group] ?? 0);
			return ages.slice(from, used[group]);
		});
		return { roomId: chosen[at]?.room.roomId ?? '', adults: guests[0] ?? 0, childrenAges, minor };
	});
	const guestsOf = (room: (typeof rooms)[number]) => room.adults + room.childrenAges.length;
	return {
		rooms: rooms.toSorted((a, b) => guestsOf(b) - guestsOf(a)),
		totalMinor: sumOf(rooms.map(({ minor }) => minor)),
	};
}

function sumOf(numbers: readonly number[]): number {
	return numbers.reduce((sum, each) => sum + each, 0);
}
