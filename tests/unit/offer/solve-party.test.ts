import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { Party } from '~/domain/offer/party';
import { nearestParty, type PartyObstacle, partyObstacle } from '~/domain/offer/party-obstacle';
import { partyRooms } from '~/domain/offer/party-rooms';
import type { RatedRoom } from '~/domain/offer/rate';
import { isOccupancyValid } from '~/domain/offer/sleeping';
import { type PartyAnswer, type SolvableRoom, solveParty } from '~/domain/offer/solve-party';
import { AGES, EXTRA, KING, PLAN, ROOM, SEASON, SOFA } from './rated-room';

type Given = { roomId: string; nightly?: number } & Partial<RatedRoom & Pick<SolvableRoom, 'category'>>;

const room = ({ nightly = 400, ...given }: Given) => ({
	...ROOM,
	category: 'room' as const,
	beds: [KING],
	plans: [{ ...PLAN, seasons: [{ ...SEASON, nightlyMinor: nightly * 100 }] }],
	...given,
});

const DOUBLE = room({ roomId: 'double' });
const FAMILY = room({ roomId: 'family', category: 'suite', nightly: 700, beds: [KING, SOFA, EXTRA] });

const told = (answers: readonly PartyAnswer[]) =>
	answers.map(({ rooms, totalMinor }) => [
		rooms.map(({ roomId, adults, childrenAges }) => `${roomId} ${[adults, ...childrenAges].join('+')}`).join(', '),
		totalMinor / 100,
	]);

describe('ways to lodge a party', () => {
	test.each<[string, Party, ReturnType<typeof room>[], unknown[]]>([
		[
			'two',
			{ adults: 2, childrenAges: [] },
			[DOUBLE],
			[
				['double 2', 1200],
				['double 1, double 1', 2220],
			],
		],
		[
			'three adults, who need two doubles',
			{ adults: 3, childrenAges: [] },
			[DOUBLE],
			[
				['double 2, double 1', 2310],
				['double 1, double 1, double 1', 3330],
			],
		],
		[
			'a family, together before cheaper apart',
			{ adults: 2, childrenAges: [8, 4] },
			[DOUBLE, FAMILY],
			[
				['family 2+8+4', 2220],
				['double 1+4, double 1+8', 2400],
				['family 1+8+4, double 1', 3210],
				['family 1+8+4, family 1', 4110],
			],
		],
		['no child without an adult', { adults: 1, childrenAges: [8, 7] }, [DOUBLE], []],
		[
			'not more rooms than there are',
			{ adults: 4, childrenAges: [] },
			[
				{ ...DOUBLE, stock: 1 },
				{ ...FAMILY, stock: 1 },
			],
			[
				['family 4', 2820],
				['double 2, family 2', 3300],
			],
		],
		['sold out', { adults: 2, childrenAges: [] }, [{ ...DOUBLE, stock: 0 }], []],
		[
			'an infant shares a room with an adult',
			{ adults: 2, childrenAges: [1] },
			[DOUBLE],
			[
				['double 2+1', 1200],
				['double 1+1, double 1', 2220],
			],
		],
		['an empty party', { adults: 0, childrenAges: [] }, [DOUBLE], []],
		['more than ten rooms take', { adults: 21, childrenAges: [] }, [{ ...DOUBLE, stock: 99 }], []],
		['no rooms', { adults: 2, childrenAges: [] }, [], []],
	])('%s', (_, party, rooms, expected) => {
		expect(told(partyRooms(party, rooms)).slice(0, Math.max(expected.length, 0))).toEqual(expected);
		if (expected.length === 0) expect(partyRooms(party, rooms)).toEqual([]);
	});

	it('takes the cheapest plan of each room, and none that has no price', () => {
		const plans = [
			{ ...PLAN, planId: 'request', isOnRequest: true },
			{ ...PLAN, planId: 'dear', seasons: [{ ...SEASON, nightlyMinor: 90_000 }] },
			{ ...PLAN, planId: 'cheap' },
		];
		const [answer] = partyRooms({ adults: 2, childrenAges: [] }, [room({ roomId: 'double', plans })]);
		expect(answer?.rooms.map(({ planId, minor }) => [planId, minor])).toEqual([['cheap', 120_000]]);
	});

	it('puts rooms of one type before others that cost the same', () => {
		const twin = room({ roomId: 'twin' });
		const villa = room({ roomId: 'villa', category: 'villa' });
		const [first, second, third] = partyRooms({ adults: 4, childrenAges: [] }, [villa, DOUBLE, twin]).map(({ rooms }) =>
			rooms.map(({ roomId }) => roomId).join(),
		);
		expect([first, second].toSorted()).not.toContain('villa,double');
		expect(new Set([first, second, third])).toEqual(new Set(['villa,villa', 'double,double', 'twin,twin']));
	});

	test.each<[adults: number, childrenAges: number[]]>([
		[1, []],
		[6, [4, 8]],
		[12, [0, 2, 4, 6, 8, 10, 12, 14]],
		[20, []],
		[5, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]],
	])('are found in no time in a large hotel for %i adults and children of %j', (adults, childrenAges) => {
		const beds = [[KING], [KING, SOFA], [KING, SOFA, EXTRA], [KING, KING, SOFA, EXTRA]];
		const rooms = Array.from({ length: 10 }, (_, at) =>
			room({ roomId: `room${at}`, nightly: 300 + at * 70, beds: beds[at % 4] ?? [], stock: 20 }),
		);
		const started = process.cpuUsage();
		const answers = partyRooms({ adults, childrenAges }, rooms);
		expect(process.cpuUsage(started).user / 1000).toBeLessThan(1000);
		expect(answers).toHaveLength(6);
		for (const { rooms: chosen } of answers) {
			expect(chosen.reduce((sum, each) => sum + each.adults, 0)).toBe(adults);
			expect(chosen.flatMap((each) => each.childrenAges).toSorted((a, b) => a - b)).toEqual(childrenAges);
		}
	});
});

describe('a party that does not fit', () => {
	const closed = { planId: null, kind: 'stay', firstDay: ROOM.checkIn, lastDay: ROOM.checkIn } as const;
	const long = [{ ...PLAN, seasons: [{ ...SEASON, minNights: 7 }] }];
	const request = [{ ...PLAN, isOnRequest: true }];
	const adultsOnly = { ...AGES, isAdultsOnly: true };
	const one = { adults: 1, childrenAges: [] };
	const two = { adults: 2, childrenAges: [] };
	test.each<[string, Party, ReturnType<typeof room>[], PartyObstacle, Party | null]>([
		[
			'children among adults only',
			{ adults: 2, childrenAges: [4] },
			[{ ...FAMILY, agePolicy: adultsOnly }],
			{ kind: 'adultsOnly' },
			two,
		],
		[
			'rooms that are taken',
			{ adults: 5, childrenAges: [4] },
			[{ ...DOUBLE, stock: 2 }],
			{ kind: 'stock', free: 2 },
			{ adults: 4, childrenAges: [] },
		],
		['everything is taken', two, [{ ...DOUBLE, stock: 0 }], { kind: 'stock', free: 0 }, null],
		[
			'too few adults',
			{ adults: 1, childrenAges: [8, 7, 3] },
			[DOUBLE],
			{ kind: 'adultPerRoom' },
			{ adults: 1, childrenAges: [3] },
		],
		[
			'teens count as adults',
			{ adults: 1, childrenAges: [15, 14] },
			[DOUBLE],
			{ kind: 'adultPerRoom' },
			{ adults: 1, childrenAges: [14] },
		],
		[
			'a group',
			{ adults: 21, childrenAges: [] },
			[{ ...DOUBLE, stock: 99 }],
			{ kind: 'tooMany', rooms: 10 },
			{ adults: 20, childrenAges: [] },
		],
		['a closed hotel', two, [{ ...DOUBLE, closures: [closed] }], { kind: 'notSold', reason: 'closed' }, null],
		['too few nights', two, [room({ roomId: 'a', plans: long })], { kind: 'notSold', reason: 'minimum-stay' }, null],
		['no rate', two, [room({ roomId: 'a', plans: [] })], { kind: 'notSold', reason: 'no-rate-for-profile' }, null],
		[
			'prices on request',
			one,
			[room({ roomId: 'a', plans: request })],
			{ kind: 'notSold', reason: 'on-request' },
			null,
		],
	])('%s: the rule and the nearest alternatives', (_, party, rooms, obstacle, nearest) => {
		expect(partyRooms(party, rooms)).toEqual([]);
		expect(partyObstacle(party, rooms)).toEqual(obstacle);
		expect(nearestParty(party, rooms)?.party ?? null).toEqual(nearest);
	});
});

/** Tries every way to give each guest a room, without any of the solver's ideas. */
function cheapestByTrying(party: Party, rooms: readonly SolvableRoom[]): number | null {
	const units = rooms.flatMap((each) => Array.from({ length: Math.min(each.stock, 3) }, () => each));
	let best: number | null = null;
	const guests = [...Array.from({ length: party.adults }, () => null), ...party.childrenAges];
	const place = (at: number, lodged: { adults: number; childrenAges: number[] }[]) => {
		if (at === guests.length) {
			let sum = 0;
			for (const [unit, each] of lodged.entries()) {
				if (each.adults + each.childrenAges.length === 0) continue;
				const price = each.adults > 0 ? (units[unit]?.priceOf(each) ?? null) : null;
				if (price === null) return;
				sum += price;
			}
			if (best === null || sum < best) best = sum;
			return;
		}
		for (const [unit, each] of lodged.entries()) {
			const age = guests[at] ?? null;
			const own =
				age === null ? { ...each, adults: each.adults + 1 } : { ...each, childrenAges: [...each.childrenAges, age] };
			place(at + 1, lodged.with(unit, own));
		}
	};
	place(
		0,
		units.map(() => ({ adults: 0, childrenAges: [] })),
	);
	return best;
}

describe('invariants', () => {
	const rooms = fc.array(
		fc.record({
			beds: fc.constantFrom([KING], [KING, SOFA], [KING, EXTRA]),
			stock: fc.integer({ min: 0, max: 2 }),
			base: fc.integer({ min: 100, max: 1000 }),
			guest: fc.integer({ min: 0, max: 200 }),
		}),
		{ minLength: 1, maxLength: 2 },
	);
	const parties = fc.record({
		adults: fc.integer({ min: 1, max: 3 }),
		childrenAges: fc.array(fc.integer({ min: 0, max: 14 }), { maxLength: 2 }),
	});

	it('no way is cheaper than the cheapest that it finds, and everybody has a bed', () => {
		fc.assert(
			fc.property(rooms, parties, (given, party) => {
				const solvable = given.map(
					({ beds, stock, base, guest }, at): SolvableRoom => ({
						...{ roomId: `room${at}`, category: 'room', stock, maxGuests: 8 },
						priceOf: (part) =>
							isOccupancyValid(beds, part, AGES)
								? base + guest * part.adults + part.childrenAges.reduce((sum, age) => sum + age * 3, 0)
								: null,
					}),
				);
				const answers = solveParty({ party, rooms: solvable });
				const totals = answers.map(({ totalMinor }) => totalMinor);
				expect(totals.length > 0 ? Math.min(...totals) : null).toBe(cheapestByTrying(party, solvable));
				for (const { rooms: chosen, totalMinor } of answers) {
					expect(chosen.reduce((sum, { minor }) => sum + minor, 0)).toBe(totalMinor);
					expect(chosen.reduce((sum, { adults }) => sum + adults, 0)).toBe(party.adults);
					expect(chosen.flatMap(({ childrenAges }) => childrenAges).toSorted((a, b) => a - b)).toEqual(
						party.childrenAges.toSorted((a, b) => a - b),
					);
					for (const { roomId, stock } of solvable)
						expect(chosen.filter((each) => each.roomId === roomId).length).toBeLessThanOrEqual(stock);
				}
			}),
			{ numRuns: 60 },
		);
	});
});

describe('a hotel with very many room types', () => {
	const type = (at: number, places: number, price: number): SolvableRoom => ({
		...{ roomId: `room_${at}`, category: 'room', stock: 10, maxGuests: places },
		priceOf: ({ adults, childrenAges }) => (adults + childrenAges.length <= places ? price : null),
	});
	const small = Array.from({ length: 24 }, (_, at) => type(at, 2, 20_000 + at * 100));

	it('is searched all the same, for its cheapest rooms', () => {
		const [best] = solveParty({ party: { adults: 16, childrenAges: [] }, rooms: small });
		expect(best?.rooms.map(({ roomId }) => roomId)).toEqual(Array.from({ length: 8 }, () => 'room_0'));
		expect(best?.totalMinor).toBe(160_000);
	});

	it('takes its largest rooms where only these take everybody', () => {
		const [best] = solveParty({ party: { adults: 30, childrenAges: [] }, rooms: [...small, type(99, 4, 90_000)] });
		expect(best?.rooms.reduce((sum, { adults }) => sum + adults, 0)).toBe(30);
		expect(best?.rooms.filter(({ roomId }) => roomId === 'room_99').length).toBeGreaterThanOrEqual(5);
	});
});
