import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { BedSleeps, RoomBed } from '#db/schema/hotel-room';
import { bedConfigurations, readBedConfiguration } from '~/domain/offer/bed-configurations';
import { isOccupancyValid, otherRoomsThatFit, paxFigures, roomMaximum, sleepingLimits } from '~/domain/offer/sleeping';
import { ADULTS_ONLY, AGES, EXTRA, KING, SOFA } from './rated-room';

const SUITE = [KING, SOFA];

describe('the occupancy of a room (OFFER-9)', () => {
	test.each<[string, RoomBed[], number, number[], boolean]>([
		['no guests', [KING], 0, [], false],
		['a negative number of guests', [KING], -1, [5, 6], false],
		['one', [KING], 1, [], true],
		['as many as sleep', [KING], 2, [], true],
		['one too many', [KING], 3, [], false],
		['a child in an adult’s place', [KING], 1, [5], true],
		['children alone', [KING], 0, [5, 6], true],
		['a third adult on the sofa', SUITE, 3, [], true],
		['two children on the sofa', SUITE, 2, [5, 6], true],
		['an adult and a child on the sofa', SUITE, 3, [5], false],
		['three children on the sofa', SUITE, 2, [5, 6, 7], false],
		['an infant anywhere', SUITE, 2, [5, 6, 1], true],
		['who is no child here, as an adult', SUITE, 2, [13, 5], false],
		['anybody where the beds are unknown', [], 9, [5], true],
		['any guest where the capacity of a bed is unknown', [{ ...KING, sleeps: [] }], 9, [], true],
		['but not an empty party', [], 0, [], false],
	])('%s', (_, beds, adults, childrenAges, expected) => {
		expect(isOccupancyValid(beds, { adults, childrenAges }, AGES)).toBe(expected);
	});

	it('no child where only adults may come', () => {
		expect(isOccupancyValid([], { adults: 2, childrenAges: [0] }, ADULTS_ONLY)).toBe(false);
		expect(isOccupancyValid([], { adults: 2, childrenAges: [] }, ADULTS_ONLY)).toBe(true);
	});

	const way = fc.record({ maxPax: fc.integer({ min: 0, max: 3 }), maxAdults: fc.integer({ min: 0, max: 3 }) });
	const beds = fc.array(fc.array(way, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 4 });

	it('is what trying every bed in every way finds', () => {
		const tries = (ways: BedSleeps[][], adults: number, children: number): boolean => {
			const [first, ...rest] = ways;
			if (!first) return adults <= 0 && children <= 0;
			return first.some(({ maxPax, maxAdults }) =>
				Array.from({ length: Math.min(maxPax, maxAdults, adults) + 1 }, (_, own) => own).some((own) =>
					tries(rest, adults - own, children - Math.min(children, maxPax - own)),
				),
			);
		};
		fc.assert(
			fc.property(beds, fc.nat(8), fc.nat(8), (ways, adults, children) => {
				fc.pre(adults + children > 0);
				const room = ways.map((sleeps): RoomBed => ({ ...KING, sleeps }));
				const party = { adults, childrenAges: Array.from({ length: children }, () => 5) };
				expect(isOccupancyValid(room, party, AGES)).toBe(tries(ways, adults, children));
			}),
		);
	});
});

describe('the figures of a room', () => {
	it('has a limit for each way that no other one outdoes', () => {
		expect(sleepingLimits(SUITE)).toEqual([
			{ maxPax: 4, maxAdults: 2 },
			{ maxPax: 3, maxAdults: 3 },
		]);
		expect(roomMaximum(SUITE)).toEqual({ maxPax: 4, maxAdults: 3 });
		expect(roomMaximum([])).toBeNull();
	});

	test.each<[string, RoomBed[], unknown]>([
		['standard alone', [KING, KING], { standard: 4, extra: 0 }],
		['4 PAX +2', [KING, KING, SOFA], { standard: 4, extra: 2 }],
		['unknown', [], null],
	])('the PAX label: %s', (_, beds, expected) => {
		expect(paxFigures(beds)).toEqual(expected);
	});

	it('names the other rooms that fit', () => {
		const rooms = [
			{ id: 'small', beds: [KING] },
			{ id: 'suite', beds: SUITE },
			{ id: 'unknown', beds: [] },
		];
		const party = { adults: 3, childrenAges: [] };
		expect(otherRoomsThatFit(rooms, 'small', party, AGES).map(({ id }) => id)).toEqual(['suite', 'unknown']);
	});
});

describe('ways to make the beds', () => {
	test.each<[string, RoomBed[], number, number[], string[]]>([
		['a double bed, or twins', [KING], 2, [], ['kingSizeBed', 'twinBeds']],
		['one way', [{ ...KING, twinBedPossible: false }], 2, [], ['kingSizeBed']],
		['nothing extra for whom it is not needed', [KING, SOFA, EXTRA], 2, [1], ['kingSizeBed', 'twinBeds']],
		[
			'one extra bed, whichever',
			[KING, SOFA, EXTRA],
			3,
			[],
			['kingSizeBed+sofaBed', 'twinBeds+sofaBed', 'kingSizeBed+extraBed', 'twinBeds+extraBed'],
		],
		['the one that is enough', [KING, SOFA, EXTRA], 2, [5, 6], ['kingSizeBed+sofaBed', 'twinBeds+sofaBed']],
		['both', [KING, SOFA, EXTRA], 4, [], ['kingSizeBed+sofaBed+extraBed', 'twinBeds+sofaBed+extraBed']],
		['two alike', [KING, KING], 4, [], ['2*kingSizeBed', '2*twinBeds']],
		['unknown beds', [], 2, [], []],
		['who does not fit', [KING], 5, [], []],
	])('%s', (_, beds, adults, childrenAges, expected) => {
		expect(bedConfigurations(beds, { adults, childrenAges }, AGES)).toEqual(expected);
	});

	it('can be read again', () => {
		expect(readBedConfiguration('2*twinBeds+sofaBed')).toEqual([
			{ bed: 'twinBeds', count: 2 },
			{ bed: 'sofaBed', count: 1 },
		]);
	});
});
