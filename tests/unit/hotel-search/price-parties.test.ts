import { describe, expect, it } from 'vitest';
import type { HotelTerms } from '~/domain/hotel-search/hotel-terms.server';
import { priceParties } from '~/domain/hotel-search/price-parties';

const COUPLE = { adults: 2, childrenAges: [] };

const plan = (no: number, isOnRequest = false) => ({
	...{ no, id: `rate_${no}`, mealPlan: 'breakfast' as const, commissionPercent: 10, isOnRequest, programNo: null },
	...{ extraAdultMinor: 0, singleUseMinor: 0, childSupplements: [] },
	paymentPolicy: { depositPercentage: 0, tranches: [] },
	cancellationPolicy: { cancellationPeriods: [] },
});

/** A double with two rooms and a family room with one. */
const TERMS: HotelTerms = {
	timeZone: 'Europe/Zurich',
	ages: { isAdultsOnly: false, minGuestAge: null, maxAgeInfant: null, maxAgeChild: null },
	groupFromRooms: null,
	rooms: [
		{ no: 1, id: 'room_double', name: 'Double', units: 2, includedPax: 2, limits: [{ maxPax: 2, maxAdults: 2 }] },
		{ no: 2, id: 'room_family', name: 'Family', units: 1, includedPax: 2, limits: [{ maxPax: 4, maxAdults: 4 }] },
	],
	plans: new Map([1, 2, 3].map((no) => [no, plan(no, no === 3)])),
};
const setting = (rooms: number, few: [number, number][] = []) => ({
	...{ parties: Array.from({ length: rooms }, () => COUPLE), nights: 3, hasSingles: false },
	few: new Map(few),
});
/** The double for 300 and the family room for 500 under the first rate, a little more under the second. */
const PLANS = [
	[1, 1, 30_000, null, 2, 50_000, null],
	[2, 1, 31_000, null, 2, 51_000, null],
];

const told = (...question: Parameters<typeof priceParties>) => {
	const { options, isOnRequest } = priceParties(...question);
	return [
		options.map(({ cost, rooms, isMerged }) => [cost, rooms.map(({ name }) => name).join(), isMerged]),
		isOnRequest,
	];
};

describe('rooms of a hotel for parties', () => {
	it.each<[string, Parameters<typeof priceParties>, unknown]>([
		[
			'are the cheapest under each rate, cheapest rate first',
			[PLANS, TERMS, setting(2)],
			[
				[
					[60_000, 'Double,Double', false],
					[62_000, 'Double,Double', false],
				],
				false,
			],
		],
		[
			'are no more of a type than there are left',
			[PLANS, TERMS, setting(2, [[1, 1]])],
			[
				[
					[80_000, 'Double,Family', false],
					[82_000, 'Double,Family', false],
				],
				false,
			],
		],
		[
			'are one larger one where that many are not free',
			[PLANS, TERMS, setting(2, [[1, 0]])],
			[
				[
					[50_000, 'Family', true],
					[51_000, 'Family', true],
				],
				false,
			],
		],
		[
			'are none where nothing is',
			[
				PLANS,
				TERMS,
				setting(2, [
					[1, 0],
					[2, 0],
				]),
			],
			[[], false],
		],
		['are none for more than all of them', [PLANS, TERMS, setting(4)], [[], false]],
		['are asked for under a rate on request', [[[3, 1, 1, null, 2, 1, null]], TERMS, setting(2)], [[], true]],
		['are asked for as a group', [PLANS, { ...TERMS, groupFromRooms: 2 }, setting(2)], [[], true]],
		[
			'are sold below that',
			[PLANS.slice(0, 1), { ...TERMS, groupFromRooms: 3 }, setting(2)],
			[[[60_000, 'Double,Double', false]], false],
		],
	])('%s', (_, question, expected) => {
		expect(told(...question)).toEqual(expected);
	});
});
