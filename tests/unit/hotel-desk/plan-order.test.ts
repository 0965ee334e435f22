import { describe, expect, it } from 'vitest';
import { inOrder, moveKey, readMove } from '~/domain/hotel-desk/plans/plan-order';

it.each([
	['c', 1, ['a', 'c', 'b']],
	['a', 2, ['b', 'c', 'a']],
	['a', -1, ['a', 'b', 'c']],
	['c', 3, ['a', 'b', 'c']],
	['b', 1, ['a', 'b', 'c']],
	['x', 0, ['a', 'b', 'c']],
])('%s is moved to place %i', (key, to, moved) => {
	expect(moveKey(['a', 'b', 'c'], key, to)).toEqual(moved);
});

it.each([
	['up:half-board', { way: 'up', key: 'half-board' }],
	['down:a:b', { way: 'down', key: 'a:b' }],
	['up:', null],
	['left:a', null],
	['remove', null],
])('a button says %s', (intent, move) => {
	expect(readMove(intent)).toEqual(move);
});

describe('places', () => {
	const plans = (...positions: (number | null)[]) =>
		positions.map((position, at) => ({ key: ['a', 'b', 'c', 'd'][at] ?? '', position }));

	it.each([
		['stay those of the plans, so that who is not moved does not change', plans(2, 5, 9), 'b a c', [2, 5, 9]],
		['are counted anew where two plans share one', plans(0, 0, 1), 'c a b', [0, 1, 2]],
		['are counted anew where none has one', plans(null, null, null), 'b c a', [0, 1, 2]],
	])('%s', (_, given, keys, positions) => {
		const ordered = inOrder(given, keys.split(' '));
		expect(ordered.map(({ key }) => key).join(' ')).toBe(keys);
		expect(ordered.map(({ position }) => position)).toEqual(positions);
	});
});
