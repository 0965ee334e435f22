import { describe, expect, it } from 'vitest';
import { assignRooms } from '~/domain/offer/assign-rooms';
import { readParties, wholeParty, writeParties } from '~/domain/offer/requested-parties';

describe('the rooms of an address', () => {
	it.each([
		['2', [{ adults: 2, childrenAges: [] }]],
		[
			'2-6-9,1',
			[
				{ adults: 2, childrenAges: [6, 9] },
				{ adults: 1, childrenAges: [] },
			],
		],
		['12-0-17', [{ adults: 12, childrenAges: [0, 17] }]],
	])('%s is read and written', (text, parties) => {
		expect(readParties(text)).toEqual(parties);
		expect(writeParties(parties)).toBe(text);
	});

	it.each(['', '0', '13', '2-18', '2-', '-2', '2,,1', '2,2,2,2,2,2', '2-1.5', 'two', '2 -6', '2-6-'])(
		'%s is none',
		(text) => {
			expect(readParties(text)).toBeNull();
		},
	);

	it('adds up to one party', () => {
		expect(wholeParty(readParties('2-6,1-3-4') ?? [])).toEqual({ adults: 3, childrenAges: [6, 3, 4] });
	});
});

describe('the cheapest rooms for requests', () => {
	const NO = Number.POSITIVE_INFINITY;
	it.each([
		[
			'the cheapest of each',
			[
				[5, 3],
				[2, 9],
			],
			[1, 1],
			{ total: 5, types: [1, 0] },
		],
		[
			'no more of a type than there are',
			[
				[3, 8],
				[3, 5],
			],
			[1, 1],
			{ total: 8, types: [0, 1] },
		],
		[
			'two of a type that has two',
			[
				[3, 8],
				[3, 5],
			],
			[2, 1],
			{ total: 6, types: [0, 0] },
		],
		[
			'a dearer one where all that fits is taken',
			[
				[3, NO],
				[1, 9],
			],
			[1, 1],
			{ total: 12, types: [0, 1] },
		],
		[
			'nothing for somebody who fits nowhere',
			[
				[3, 8],
				[NO, NO],
			],
			[5, 5],
			null,
		],
		[
			'nothing where too few are free',
			[
				[3, NO],
				[3, NO],
			],
			[1, 1],
			null,
		],
		['nothing of a type that is sold out', [[3]], [0], null],
		[
			'the best of several conflicts',
			[
				[1, 4, 9],
				[1, 2, 9],
				[2, 2, 3],
			],
			[1, 1, 1],
			{ total: 6, types: [0, 1, 2] },
		],
	])('are %s', (_, costs, stock, expected) => {
		expect(assignRooms(costs, stock)).toEqual(expected);
	});
});
